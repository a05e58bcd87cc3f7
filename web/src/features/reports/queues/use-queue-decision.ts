import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { DASHBOARDS } from '../shared/use-live-figures.ts';
import { DECIDE, type QueueName, type Verdict } from './decide.ts';
import { queueMessages } from './messages.ts';

/** Topics under which lists hold what a queue is of. */
const TOPICS: Record<QueueName, string> = {
  accounts: 'accounts',
  campaigns: 'campaigns',
  applications: 'applications',
  disputedCalls: 'calls',
  reviewCalls: 'calls',
  disputedConversions: 'conversions',
  reviewConversions: 'conversions',
  disputedLeads: 'leads',
  openTickets: 'tickets',
};

/** Decides one thing of a queue; the queue then shows who is next. */
export function useQueueDecision(queue: QueueName, item: { id: string; name: string }) {
  const t = useTexts(queueMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ verdict, reason }: { verdict: Verdict; reason: string }) =>
      DECIDE[queue]?.({ id: item.id, verdict, reason }),
    onSuccess: (_, { verdict }) => toast({ title: t(`done.${verdict}`), description: item.name, tone: 'success' }),
    onError: (error) => toast({ title: t('failed'), description: errorText(error), tone: 'danger' }),
    onSettled: async () => {
      void queries.invalidateQueries({ queryKey: [TOPICS[queue]] });
      await queries.invalidateQueries({ queryKey: [DASHBOARDS] });
    },
  });
}
