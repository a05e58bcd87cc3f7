import { suppressOf } from '@callstead/contract/suppression-endpoints';
import { useMutation } from '@tanstack/react-query';
import { UserX } from 'lucide';
import { call } from '../../../api/call.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { leadMessages } from './messages.ts';

/** Whose lead it is asked not to be contacted: by number and by address they are refused from now on. */
export function SuppressPerson({ leadId }: { leadId: string }) {
  const t = useTexts(leadMessages);
  const { toast } = useToast();
  const suppressing = useMutation({ mutationFn: () => call(suppressOf, { body: { leadId } }) });
  const onSuccess = () => toast({ title: t('suppress.done'), description: t('suppress.doneText'), tone: 'success' });
  return (
    <div className="grid gap-2">
      <FailureBanner error={suppressing.error} />
      <Button
        variant="secondary"
        size="sm"
        icon={UserX}
        busy={suppressing.isPending}
        disabled={suppressing.isSuccess}
        className="justify-self-start"
        onClick={() => suppressing.mutate(undefined, { onSuccess })}
      >
        {t('suppress.button')}
      </Button>
    </div>
  );
}
