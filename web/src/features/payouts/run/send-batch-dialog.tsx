import type { PayoutRun } from '@callstead/contract/payouts/runs';
import { useState } from 'react';
import { newId } from '../../../api/new-id.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useSendBatch } from './api.ts';
import { payoutRunMessages } from './messages.ts';

type SendBatchDialogProps = { run: PayoutRun; waiting: PayoutRun['unfiled'][number]; onClose: () => void };

/** A lost answer is asked for again under the same id: nothing is sent twice. */
export function SendBatchDialog({ run, waiting: { payouts, totalCents }, onClose }: SendBatchDialogProps) {
  const t = useTexts(payoutRunMessages);
  const money = useMoney();
  const { toast } = useToast();
  const [id] = useState(newId);
  const sending = useSendBatch(run.id);
  const onSuccess = () => {
    toast({ title: t('batches.done'), description: t('batches.doneText'), tone: 'success' });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('batches.dialogTitle')}
      description={t('batches.dialogText', { count: payouts, amount: money(totalCents) })}
      confirmLabel={t('batches.confirm', { amount: money(totalCents) })}
      tone="primary"
      onConfirm={() => sending.mutate({ id }, { onSuccess })}
      busy={sending.isPending}
    >
      <FailureBanner error={sending.error} />
    </ConfirmDialog>
  );
}
