import type { TicketSummary } from '@callstead/contract/tickets';
import type { TicketPriority, TicketStatus } from '@callstead/domain/tickets/ticket';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { ticketMessages } from '../shared/ticket-messages.ts';
import { useDeleteTicket, useSetPriority, useSetTicketStatus } from './api.ts';
import { ticketManageMessages } from './messages.ts';

type NamedTicket = Pick<TicketSummary, 'id' | 'subject'>;

/** What an admin decides about a ticket, from its row or its dialog; deleting asks first. */
export function useTicketChanges(onDeleted: () => void) {
  const t = useTexts(ticketManageMessages);
  const words = useTexts(ticketMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const [deleting, setDeleting] = useState<NamedTicket | null>(null);
  const status = useSetTicketStatus();
  const priority = useSetPriority();
  const deletion = useDeleteTicket();

  const succeed = (title: string, description: string) => toast({ title, description, tone: 'success' });
  const fail = (title: string, description: string) => toast({ title, description, tone: 'danger' });
  return {
    setStatus: (id: string, wanted: TicketStatus) =>
      status.mutate(
        { id, status: wanted },
        {
          onSuccess: (ticket) => succeed(t('updated'), `${ticket.subject}: ${words(`statuses.${ticket.status}`)}`),
          onError: (error) => fail(t('error'), t('updateFailed', { message: errorText(error) })),
        },
      ),
    setPriority: (id: string, wanted: TicketPriority) =>
      priority.mutate(
        { id, priority: wanted },
        {
          onSuccess: (ticket) =>
            succeed(t('priorityUpdated'), `${ticket.subject}: ${t(`priorities.${ticket.priority}`)}`),
          onError: (error) => fail(t('error'), t('priorityFailed', { message: errorText(error) })),
        },
      ),
    /** What was just chosen, until the answer is here. */
    wanted: {
      status: status.isPending ? status.variables.status : undefined,
      priority: priority.isPending ? priority.variables.priority : undefined,
    },
    deleting,
    askToDelete: (ticket: NamedTicket) => setDeleting(ticket),
    keep: () => setDeleting(null),
    isDeleting: deletion.isPending,
    delete: (ticket: NamedTicket) =>
      deletion.mutate(ticket.id, {
        onSuccess: () => {
          setDeleting(null);
          onDeleted();
          succeed(t('deleted'), ticket.subject);
        },
        onError: (error) => fail(t('deleteFailed'), errorText(error)), // the question stays, to try again
      }),
  };
}

export type TicketChanges = ReturnType<typeof useTicketChanges>;
