import { paths } from '@callstead/contract/paths';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { useReverseCorrection } from '../shared/api.ts';
import { correctionMessages } from '../shared/messages.ts';

/** Asks why; what can be put back is seen on the next page. */
export function ReverseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts(correctionMessages);
  const fieldText = useFieldText();
  const navigate = useNavigate();
  const reverse = useReverseCorrection(id);
  const form = useForm({ defaultValues: { reason: '' } });
  const submit = form.handleSubmit(({ reason }) =>
    reverse.mutate(reason, {
      onSuccess: (correction) => {
        onClose();
        void navigate(paths.admin.correction(correction.id));
      },
    }),
  );
  return (
    <Dialog open onOpenChange={onClose} title={t('reverse.title')} description={t('reverse.text')}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <TextAreaField
          label={t('dialog.reason')}
          hint={t('dialog.reasonHint')}
          rows={2}
          maxLength={500}
          error={fieldText(form.formState.errors.reason?.message)}
          {...form.register('reason', { validate: (text) => text.trim() !== '' || 'required' })}
        />
        <FailureBanner error={reverse.error} />
        <DialogButtons onCancel={onClose} busy={reverse.isPending}>
          {t(reverse.isPending ? 'reverse.busy' : 'reverse.submit')}
        </DialogButtons>
      </form>
    </Dialog>
  );
}
