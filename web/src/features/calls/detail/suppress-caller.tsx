import { suppressOf } from '@callstead/contract/suppression-endpoints';
import { useMutation } from '@tanstack/react-query';
import { UserX } from 'lucide';
import { call as ask } from '../../../api/call.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { suppressMessages } from './suppress-messages.ts';

/** Whoever called asked not to be contacted: from now on they are refused. */
export function SuppressCaller({ callId }: { callId: string }) {
  const t = useTexts(suppressMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const suppressing = useMutation({ mutationFn: () => ask(suppressOf, { body: { callId } }) });
  const suppress = () =>
    suppressing.mutate(undefined, {
      onSuccess: () => toast({ title: t('done'), description: t('doneText'), tone: 'success' }),
      onError: (error) => toast({ title: t('error'), description: errorText(error), tone: 'danger' }),
    });
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={UserX}
      busy={suppressing.isPending}
      disabled={suppressing.isSuccess}
      className="justify-self-start"
      onClick={suppress}
    >
      {t('button')}
    </Button>
  );
}
