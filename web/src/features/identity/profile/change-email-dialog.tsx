import { ChangeEmailRequest } from '@callstead/contract/identity/own-account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../../../api/field-errors.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { CurrentPasswordField, isWrongPassword } from '../shared/current-password-field.tsx';
import { useChangeEmail } from './api.ts';
import { profileMessages } from './messages.ts';

type ChangeEmailDialogProps = { open: boolean; onClose: () => void };

export function ChangeEmailDialog({ open, onClose }: ChangeEmailDialogProps) {
  const t = useTexts(profileMessages);
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('access.dialogTitle')} description={t('access.dialogText')}>
      <ChangeEmailForm onClose={onClose} />
    </Dialog>
  );
}

function useChangeEmailForm(onClose: () => void) {
  const t = useTexts(profileMessages);
  const { toast } = useToast();
  const change = useChangeEmail();
  const form = useForm({ resolver: zodResolver(ChangeEmailRequest), defaultValues: { email: '', password: '' } });
  const submit = form.handleSubmit((request) =>
    change.mutate(request, {
      onSuccess: () => {
        const description = t('access.sent.text', { email: request.email });
        toast({ title: t('access.sent.title'), description, tone: 'success' });
        onClose();
      },
      onError: (error) => {
        if (isWrongPassword(error)) form.setFocus('password', { shouldSelect: true });
        showFieldErrors(form, error);
      },
    }),
  );
  return { form, change, submit };
}

function ChangeEmailForm({ onClose }: { onClose: () => void }) {
  const t = useTexts(profileMessages);
  const fieldText = useFieldText();
  const { form, change, submit } = useChangeEmailForm(onClose);
  const { errors } = form.formState;
  const forget = () => change.isError && change.reset();
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t('access.newEmail')}
        type="email"
        autoComplete="email"
        error={fieldText(errors.email?.message)}
        {...form.register('email', { onChange: forget })}
      />
      <CurrentPasswordField
        label={t('access.currentPassword')}
        message={errors.password?.message}
        refusal={change.error}
        {...form.register('password', { onChange: forget })}
      />
      <FailureBanner error={isWrongPassword(change.error) ? null : change.error} />
      <DialogButtons onCancel={onClose} busy={change.isPending}>
        {change.isPending ? t('access.busy') : t('access.submit')}
      </DialogButtons>
    </form>
  );
}
