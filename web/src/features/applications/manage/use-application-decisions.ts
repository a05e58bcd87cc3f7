import type { Application, DecideManyResponse } from '@callstead/contract/applications';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { type DecidingStep, useDecideApplication, useDecideApplications } from './api.ts';
import { applicationsMessages } from './messages.ts';

export type AskedDecision = { step: DecidingStep; applications: readonly Application[] };

/** Deciding about one or many, always after asking: a decision takes a number, or ends something. */
export function useApplicationDecisions(onDone: () => void) {
  const t = useTexts(applicationsMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const one = useDecideApplication();
  const many = useDecideApplications();

  const finish = () => {
    setAsked(null);
    onDone();
  };
  // The dialog stays, with the reason that was typed into it.
  const fail = (error: unknown) =>
    toast({ title: t('error'), description: t('failed', { message: errorText(error) }), tone: 'danger' });

  const tellMany = ({ results }: DecideManyResponse) => {
    const refused = results.filter((result) => result.error !== null);
    const lines = [t('doneMany', { count: results.length - refused.length })];
    const [first] = refused;
    if (first?.error)
      lines.push(t('notDone', { count: refused.length, message: errorText(new ApiError(first.error)) }));
    toast({ title: t('done'), description: lines, tone: first ? 'warning' : 'success' });
    finish();
  };

  const confirm = ({ step, applications }: AskedDecision, reason: string) => {
    const [only, ...others] = applications;
    if (others.length > 0 && step !== 'revoke') {
      const ids = applications.map((each) => each.id);
      return many.mutate({ ids, decision: step, reason }, { onSuccess: tellMany, onError: fail });
    }
    if (!only) return undefined;
    return one.mutate(
      { id: only.id, step, reason },
      {
        onSuccess: ({ status }) => {
          const description = t('doneText', { name: only.applicant.fullName, status: t(`statuses.${status}`) });
          toast({ title: t('done'), description, tone: 'success' });
          finish();
        },
        onError: fail,
      },
    );
  };

  return { asked, ask: setAsked, cancel: () => setAsked(null), confirm, busy: one.isPending || many.isPending };
}

export type ApplicationDecisions = ReturnType<typeof useApplicationDecisions>;
