import type { PayoutFile, PayoutRun, PayoutSentRequest } from '@callstead/contract/payouts/runs';
import { localDate } from '@callstead/domain/zone-clock';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { useFileSent, usePayoutStep } from './api.ts';
import type { PaidRow } from './row-step.ts';
import { runStepMessages } from './step-messages.ts';

/** All of a file that is still open left on one day. */
export function FileSentDialog({ run, file, onClose }: { run: PayoutRun; file: PayoutFile; onClose: () => void }) {
  const t = useTexts(runStepMessages);
  const { toast } = useToast();
  const sending = useFileSent(run.id);
  const onSuccess = () => {
    toast({ title: t('sentDialog.fileDone'), tone: 'success' });
    onClose();
  };
  return (
    <SentDialog
      run={run}
      title={t('sentDialog.fileTitle', { name: file.name })}
      text={t('sentDialog.fileText', { count: file.open })}
      sending={sending}
      onSend={(body) => sending.mutate({ ...body, fileId: file.id }, { onSuccess })}
      onClose={onClose}
    />
  );
}

export function PayoutSentDialog({ run, row, onClose }: { run: PayoutRun; row: PaidRow; onClose: () => void }) {
  const t = useTexts(runStepMessages);
  const money = useMoney();
  const { toast } = useToast();
  const sending = usePayoutStep();
  const onSuccess = () => {
    toast({ title: t('sentDialog.done'), tone: 'success' });
    onClose();
  };
  return (
    <SentDialog
      run={run}
      title={t('sentDialog.title', { name: row.publisher.name })}
      text={t('sentDialog.text', { amount: money(row.amountCents) })}
      sending={sending}
      onSend={(body) => sending.mutate({ step: 'sent', payoutId: row.payout.id, body }, { onSuccess })}
      onClose={onClose}
    />
  );
}

type SentDialogProps = {
  run: PayoutRun;
  title: string;
  text: string;
  sending: { isPending: boolean; error: unknown };
  onSend: (body: PayoutSentRequest) => void;
  onClose: () => void;
};

/** The day is one of the network's zone: not before the run was approved, and not to come. */
function SentDialog({ run: { zone, frozenAt }, title, text, sending, onSend, onClose }: SentDialogProps) {
  const t = useTexts(runStepMessages);
  const today = localDate(new Date(), zone);
  const [sentOn, setSentOn] = useState(today);
  const [reference, setReference] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend({ sentOn, reference });
  };
  return (
    <Dialog open onOpenChange={onClose} title={title} description={text}>
      <form method="post" onSubmit={submit} className="grid gap-4">
        <DateField
          label={t('sentDialog.day')}
          value={sentOn}
          onChange={setSentOn}
          today={today}
          min={frozenAt ? localDate(new Date(frozenAt), zone) : undefined}
          max={today}
        />
        <TextField
          label={t('sentDialog.reference')}
          optional
          maxLength={100}
          autoComplete="off"
          value={reference}
          onChange={(event) => setReference(event.target.value)}
        />
        <FailureBanner error={sending.error} />
        <DialogButtons busy={sending.isPending} onCancel={onClose}>
          {t('sentDialog.button')}
        </DialogButtons>
      </form>
    </Dialog>
  );
}
