import { type CallDetail, DisputeRequest } from '@callstead/contract/calls/calls';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../../api/field-errors.ts';
import { callDetailMessages } from '../../i18n/call-detail-messages.ts';
import { useFieldText } from '../../i18n/field-text.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureBanner } from '../../ui/failure-banner.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useDisputeCall } from './api.ts';

/** Stays open, with what was typed, until the dispute has arrived. */
export function DisputeDialog({ call, onClose }: { call: CallDetail; onClose: () => void }) {
  const t = useTexts(callDetailMessages);
  const fieldText = useFieldText();
  const { toast } = useToast();
  const dispute = useDisputeCall(call.id);
  const form = useForm({ resolver: zodResolver(DisputeRequest), defaultValues: { reason: '' } });
  const submit = form.handleSubmit(({ reason }) =>
    dispute.mutate(reason, {
      onSuccess: () => {
        toast({ title: t('dispute.done'), description: t('dispute.doneText'), tone: 'success' });
        onClose();
      },
      onError: (error) => showFieldErrors(form, error),
    }),
  );
  return (
    <Dialog open onOpenChange={onClose} title={t('dispute.title')} description={t('dispute.text')}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <FailureBanner error={dispute.error} />
        <TextAreaField
          label={t('dispute.reason')}
          hint={t('dispute.reasonHint')}
          rows={4}
          error={fieldText(form.formState.errors.reason?.message)}
          {...form.register('reason')}
        />
        <Button type="submit" busy={dispute.isPending} className="justify-self-end">
          {t(dispute.isPending ? 'sending' : 'dispute.send')}
        </Button>
      </form>
    </Dialog>
  );
}
