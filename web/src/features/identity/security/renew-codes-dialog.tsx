import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useRenewRecoveryCodes } from './api.ts';
import { securityMessages } from './messages.ts';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type RenewCodesDialogProps = { open: boolean; onClose: () => void };

export function RenewCodesDialog({ open, onClose }: RenewCodesDialogProps) {
  const t = useTexts(securityMessages);
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('renew.title')}>
      <RenewCodes onClose={onClose} />
    </Dialog>
  );
}

function RenewCodes({ onClose }: { onClose: () => void }) {
  const t = useTexts(securityMessages);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = useRenewRecoveryCodes();
  if (codes) return <NewCodes codes={codes} onClose={onClose} />;
  return (
    <>
      <p className="mb-4 text-muted">{t('renew.text')}</p>
      <PasswordForm
        mutation={renew}
        onDone={setCodes}
        onCancel={onClose}
        label={t('renew.submit')}
        busyLabel={t('renew.busy')}
      />
    </>
  );
}

function NewCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTexts(securityMessages);
  return (
    <div className="grid gap-4">
      <p role="status" className="text-muted">
        {t('renew.shown')}
      </p>
      <RecoveryCodes codes={codes} />
      {/* The field that had the focus is gone; without this the keyboard would start over at the top. */}
      <Button autoFocus onClick={onClose} className="justify-self-end">
        {t('renew.done')}
      </Button>
    </div>
  );
}
