import type { BankTransfer } from '@callstead/contract/transfers';
import { useState } from 'react';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useTransferStep } from './api.ts';
import { transferMessages } from './messages.ts';

type ReasonDialogProps = { step: 'ignore' | 'undo'; transfer: BankTransfer; onClose: () => void };

/** Both say why; what was typed stays when sending fails. */
export function ReasonDialog({ step, transfer, onClose }: ReasonDialogProps) {
  const t = useTexts(transferMessages);
  const fieldText = useFieldText();
  const money = useMoney();
  const { toast } = useToast();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const sending = useTransferStep();
  const values = { amount: money(transfer.amountCents), name: transfer.account?.name ?? '' };
  const confirm = () => {
    if (reason.trim() === '') return setMissing(true);
    sending.mutate(
      { step, id: transfer.id, reason },
      {
        onSuccess: () => {
          toast({ title: t(`${step}Dialog.done`), tone: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`${step}Dialog.title`)}
      description={t(`${step}Dialog.text`, values)}
      confirmLabel={t(`${step}Dialog.button`)}
      onConfirm={confirm}
      busy={sending.isPending}
    >
      <div className="grid gap-4">
        <FailureBanner error={sending.error} />
        <ReasonField
          label={t('reason')}
          hint={t('reasonHint')}
          value={reason}
          onChange={setReason}
          error={isMissing && reason.trim() === '' ? fieldText('required') : undefined}
        />
      </div>
    </ConfirmDialog>
  );
}
