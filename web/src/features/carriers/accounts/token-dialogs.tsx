import { type CarrierAccount, RotateCarrierTokenRequest } from '@callstead/contract/carriers';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { useRemoveAccount, useRotateToken } from './api.ts';
import { carriersMessages } from './messages.ts';

type Props = { account: CarrierAccount; onClose: () => void };

export function RotateDialog({ account: { id, name, kind }, onClose }: Props) {
  const t = useTexts(carriersMessages);
  const fieldText = useFieldText();
  const { toast } = useToast();
  const rotate = useRotateToken(id);
  const form = useForm({
    resolver: zodResolver(RotateCarrierTokenRequest),
    defaultValues: { token: '', publicKey: '' },
  });
  const isTelnyx = kind === 'telnyx';
  const onSuccess = () => {
    toast({ title: t('rotate.done'), description: name, tone: 'success' });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('rotate.title', { name })}
      description={t(isTelnyx ? 'rotate.telnyxText' : 'rotate.text')}
    >
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit((values) => rotate.mutate(values, { onSuccess }))}
        className="grid gap-4"
      >
        <PasswordField
          label={t(isTelnyx ? 'add.apiKey' : 'add.token')}
          maxLength={200}
          autoComplete="new-password"
          error={fieldText(form.formState.errors.token?.message)}
          {...form.register('token')}
        />
        {isTelnyx && (
          <TextField
            label={t('add.publicKey')}
            hint={t('rotate.publicKeyHint')}
            optional
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            error={fieldText(form.formState.errors.publicKey?.message)}
            {...form.register('publicKey')}
          />
        )}
        <FailureBanner error={rotate.error} />
        <DialogButtons onCancel={onClose} busy={rotate.isPending}>
          {t(rotate.isPending ? 'add.busy' : 'add.submit')}
        </DialogButtons>
      </form>
    </Dialog>
  );
}

export function RemoveDialog({ account: { id, name }, onClose }: Props) {
  const t = useTexts(carriersMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const remove = useRemoveAccount(id);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: t('remove.done'), description: name, tone: 'success' });
        onClose();
      },
      onError: (error) => {
        toast({ title: t('error'), description: errorText(error), tone: 'danger' });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('remove.title', { name })}
      description={t('remove.text')}
      confirmLabel={t(remove.isPending ? 'remove.busy' : 'account.remove')}
      onConfirm={confirm}
      busy={remove.isPending}
    />
  );
}
