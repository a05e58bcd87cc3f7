import type { Application, DecideManyResponse } from '@callstead/contract/applications';
import type { Decision } from '@callstead/domain/applications/lifecycle';
import { ApiError } from '../../../api/api-error.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useDecideApplications, useUndoDecision } from './api.ts';
import { applicationsMessages } from './messages.ts';

/** Deciding about many at once; it waits on the server, and the toast takes it back. */
export function useDecideMany(onDone: () => void) {
  const t = useTexts(applicationsMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const many = useDecideApplications();
  const undo = useTakeBack();

  const tell = (decision: Decision, { results, waiting }: DecideManyResponse) => {
    const refused = results.filter(({ error }) => error !== null);
    const [first] = refused;
    const notDone = first?.error
      ? [t('notDone', { count: refused.length, message: errorText(new ApiError(first.error)) })]
      : [];
    if (!waiting) return toast({ title: t('error'), description: notDone, tone: 'danger' });
    return toast({
      title: t(`decidingMany.${decision}`, { count: results.length - refused.length }),
      description: [t('mayUndo'), ...notDone],
      tone: first ? 'warning' : 'info',
      action: { label: t('undo'), onAction: () => undo(waiting.id), forSeconds: waiting.seconds },
    });
  };

  const decide = (decision: Decision, applications: readonly Application[], reason: string) =>
    many.mutate(
      { ids: applications.map(({ id }) => id), decision, reason },
      {
        onSuccess: (answer) => {
          onDone();
          tell(decision, answer);
        },
        onError: (error) =>
          toast({ title: t('error'), description: t('failed', { message: errorText(error) }), tone: 'danger' }),
      },
    );

  return { decide, isBusy: many.isPending };
}

/** Whoever comes too late is told so. */
function useTakeBack() {
  const t = useTexts(applicationsMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const undo = useUndoDecision();
  // A promise, as the page that asked may be left by then.
  return (id: string) =>
    undo.mutateAsync(id).then(
      () => toast({ title: t('undone'), description: t('undoneText'), tone: 'success' }),
      (error) => toast({ title: t('error'), description: errorText(error), tone: 'danger' }),
    );
}
