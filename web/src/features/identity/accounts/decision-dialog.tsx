import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { accountsMessages } from './messages.ts';
import type { AccountDecisions, AskedStatus } from './use-account-decisions.ts';

export function DecisionDialog({ decisions }: { decisions: AccountDecisions }) {
  const { asking } = decisions;
  if (!asking) return null;
  return <DecisionQuestion key={`${asking.account.id} ${asking.status}`} asking={asking} decisions={decisions} />;
}

function DecisionQuestion({ asking, decisions }: { asking: AskedStatus; decisions: AccountDecisions }) {
  const t = useTexts(accountsMessages);
  const [reason, setReason] = useState('');
  const { account, status } = asking;
  const busy = decisions.isBusy(account);
  return (
    <ConfirmDialog
      open
      onOpenChange={decisions.cancel}
      title={t(`ask.${status}.title`, { name: account.fullName })}
      description={t(`ask.${status}.text`)}
      confirmLabel={busy ? t('busy') : t(`set.${status}`)}
      onConfirm={() => decisions.confirm(asking, reason)}
      tone={status === 'rejected' ? 'danger' : 'primary'}
      busy={busy}
    >
      <ReasonField label={t('reason')} hint={t(`reasonHint.${status}`)} optional value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}
