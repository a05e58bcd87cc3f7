import type { Profile } from '@callstead/contract/identity';
import { useState } from 'react';
import { accountsMessages } from '../../i18n/accounts-messages.ts';
import { useTexts } from '../../i18n/language.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';

const REASON_MAX_LENGTH = 4000;

type RejectDialogProps = {
  account: Profile;
  busy: boolean;
  onReject: (reason: string) => void;
  onClose: () => void;
};

export function RejectDialog({ account, busy, onReject, onClose }: RejectDialogProps) {
  const t = useTexts(accountsMessages);
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('reject.title', { name: account.fullName })}
      description={t('reject.text')}
      confirmLabel={busy ? t('reject.busy') : t('reject.submit')}
      onConfirm={() => onReject(reason)}
      busy={busy}
    >
      <TextAreaField
        label={t('reject.reason')}
        hint={t('reject.reasonHint')}
        optional
        maxLength={REASON_MAX_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
