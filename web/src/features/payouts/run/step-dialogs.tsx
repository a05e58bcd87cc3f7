import type { PayoutRow, PayoutRun } from '@callstead/contract/payouts/runs';
import { useState } from 'react';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { usePayoutStep, usePlaceStep } from './api.ts';
import type { PaidRow } from './row-step.ts';
import { runStepMessages } from './step-messages.ts';

export function ExcludeDialog({ run, row, onClose }: { run: PayoutRun; row: PayoutRow; onClose: () => void }) {
  const t = useTexts(runStepMessages);
  const sending = usePlaceStep(run.id);
  const onSuccess = useDone(t('exclude.done'), onClose);
  return (
    <ReasonDialog
      words="exclude"
      row={row}
      hint={t('reasonHint')}
      sending={sending}
      onConfirm={(reason) => sending.mutate({ step: 'exclude', accountId: row.publisher.id, reason }, { onSuccess })}
      onClose={onClose}
    />
  );
}

/** What never left has failed; what left and came back was returned. */
export function FailedDialog({ row, onClose }: { row: PaidRow; onClose: () => void }) {
  const t = useTexts(runStepMessages);
  const words = row.payout.status === 'sent' ? 'return' : 'fail';
  const sending = usePayoutStep();
  const onSuccess = useDone(t(`${words}.done`), onClose);
  return (
    <ReasonDialog
      words={words}
      row={row}
      hint={t('failureHint')}
      sending={sending}
      onConfirm={(reason) => sending.mutate({ step: 'failed', payoutId: row.payout.id, reason }, { onSuccess })}
      onClose={onClose}
    />
  );
}

export function RetryDialog({ row, onClose }: { row: PaidRow; onClose: () => void }) {
  const t = useTexts(runStepMessages);
  const sending = usePayoutStep();
  const onSuccess = useDone(t('retryDialog.done'), onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('retryDialog.title', { name: row.publisher.name })}
      description={t('retryDialog.text')}
      confirmLabel={t('retryDialog.button')}
      tone="primary"
      onConfirm={() => sending.mutate({ step: 'retry', payoutId: row.payout.id }, { onSuccess })}
      busy={sending.isPending}
    >
      <FailureBanner error={sending.error} />
    </ConfirmDialog>
  );
}

function useDone(title: string, onClose: () => void): () => void {
  const { toast } = useToast();
  return () => {
    toast({ title, tone: 'success' });
    onClose();
  };
}

type ReasonDialogProps = {
  words: 'exclude' | 'fail' | 'return';
  row: PayoutRow;
  hint: string;
  sending: { isPending: boolean; error: unknown };
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

/** All of them say why; what was typed stays when sending fails. */
function ReasonDialog({ words, row, hint, sending, onConfirm, onClose }: ReasonDialogProps) {
  const t = useTexts(runStepMessages);
  const fieldText = useFieldText();
  const money = useMoney();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isEmpty = reason.trim() === '';
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`${words}.title`, { name: row.publisher.name })}
      description={t(`${words}.text`, { amount: money(row.amountCents) })}
      confirmLabel={t(`${words}.button`)}
      onConfirm={() => (isEmpty ? setMissing(true) : onConfirm(reason))}
      busy={sending.isPending}
    >
      <div className="grid gap-4">
        <FailureBanner error={sending.error} />
        <TextAreaField
          label={t('reason')}
          hint={hint}
          rows={3}
          maxLength={500}
          value={reason}
          error={isMissing && isEmpty ? fieldText('required') : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
