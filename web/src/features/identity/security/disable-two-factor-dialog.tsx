import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useDisableTwoFactor } from './api.ts';
import { securityMessages } from './messages.ts';
import { PasswordForm } from './password-form.tsx';

type DisableTwoFactorDialogProps = { open: boolean; onClose: () => void };

export function DisableTwoFactorDialog({ open, onClose }: DisableTwoFactorDialogProps) {
  const t = useTexts(securityMessages);
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('disable.title')} description={t('disable.text')}>
      <DisableForm onClose={onClose} />
    </Dialog>
  );
}

function DisableForm({ onClose }: { onClose: () => void }) {
  const t = useTexts(securityMessages);
  const { toast } = useToast();
  const disable = useDisableTwoFactor();
  const finish = () => {
    toast({ title: t('disable.done.title'), description: t('disable.done.text'), tone: 'success' });
    onClose();
  };
  return (
    <PasswordForm
      mutation={disable}
      onDone={finish}
      onCancel={onClose}
      label={t('disable.submit')}
      busyLabel={t('disable.busy')}
      variant="danger"
    />
  );
}
