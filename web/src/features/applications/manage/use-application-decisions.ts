import type { Application } from '@callstead/contract/applications';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { type DecidingStep, useDecideApplication } from './api.ts';
import { applicationsMessages } from './messages.ts';

export type AskedDecision = { step: DecidingStep; application: Application };

/** Deciding about one, always after asking: a decision takes a number, or ends something. */
export function useApplicationDecisions(onDone: () => void) {
  const t = useTexts(applicationsMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const one = useDecideApplication();

  const finish = () => {
    setAsked(null);
    onDone();
  };
  // The dialog stays, with the reason that was typed into it.
  const fail = (error: unknown) =>
    toast({ title: t('error'), description: t('failed', { message: errorText(error) }), tone: 'danger' });

  const confirm = ({ step, application }: AskedDecision, reason: string) => {
    one.mutate(
      { id: application.id, step, reason },
      {
        onSuccess: ({ status }) => {
          const description = t('doneText', { name: application.applicant.fullName, status: t(`statuses.${status}`) });
          toast({ title: t('done'), description, tone: 'success' });
          finish();
        },
        onError: fail,
      },
    );
  };

  return { asked, ask: setAsked, cancel: () => setAsked(null), confirm, busy: one.isPending };
}

export type ApplicationDecisions = ReturnType<typeof useApplicationDecisions>;
