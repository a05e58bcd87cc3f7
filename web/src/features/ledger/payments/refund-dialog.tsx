import type { AdminPayment } from '@callstead/contract/payments';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { newId } from '../../../api/new-id.ts';
import { isRefusal } from '../../../api/refusal.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { readDollars } from '../../../ui/form/read-dollars.ts';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { useRefund } from './api.ts';
import { receivedMessages } from './messages.ts';

type RefundDialogProps = { payment: AdminPayment; onClose: () => void };

export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const t = useTexts(receivedMessages);
  const money = useMoney();
  const title = t('refundDialog.title', { name: payment.advertiser.name });
  const text = t('refundDialog.text', { left: money(payment.refundableCents) });
  return (
    <Dialog open onOpenChange={onClose} title={title} description={text}>
      <RefundForm payment={payment} onClose={onClose} />
    </Dialog>
  );
}

/** What was typed stays until it is booked. A lost answer is asked for again under the same id: nothing goes back twice. */
function useRefundForm({ payment, onClose }: RefundDialogProps) {
  const t = useTexts(receivedMessages);
  const money = useMoney();
  const { toast } = useToast();
  const refund = useRefund(payment.id);
  const [id, setId] = useState(newId);
  const form = useForm({ defaultValues: { amount: String(payment.refundableCents / 100), reason: '' } });
  const submit = form.handleSubmit(({ amount, reason }) => {
    const amountCents = readDollars(amount) ?? 0;
    refund.mutate(
      { id, amountCents, reason },
      {
        onSuccess: () => {
          const description = t('refundDialog.doneText', { amount: money(amountCents), name: payment.advertiser.name });
          toast({ title: t('refundDialog.done'), description, tone: 'success' });
          onClose();
        },
        // The first try was booked with what was typed then: what is typed now is another refund.
        onError: (error) => isRefusal(error, 'recorded_otherwise') && setId(newId()),
      },
    );
  });
  return { form, refund, submit };
}

function useAmountRule({ refundableCents }: AdminPayment) {
  const t = useTexts(receivedMessages);
  const fieldText = useFieldText();
  const money = useMoney();
  return (typed: string): true | string => {
    if (typed.trim() === '') return fieldText('required') ?? '';
    const cents = readDollars(typed);
    if (!cents) return fieldText('invalid') ?? '';
    return cents <= refundableCents || t('refundDialog.tooLarge', { left: money(refundableCents) });
  };
}

function RefundForm(props: RefundDialogProps) {
  const t = useTexts(receivedMessages);
  const fieldText = useFieldText();
  const money = useMoney();
  const { form, refund, submit } = useRefundForm(props);
  const validate = useAmountRule(props.payment);
  useEffect(() => form.setFocus('amount'), [form]); // not the cross that closes it
  const { errors } = form.formState;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t('refundDialog.amount')}
        hint={t('refundDialog.amountHint', { left: money(props.payment.refundableCents) })}
        inputMode="decimal"
        autoComplete="off"
        error={errors.amount?.message}
        {...form.register('amount', { validate })}
      />
      <TextAreaField
        label={t('refundDialog.reason')}
        hint={t('refundDialog.reasonHint')}
        rows={2}
        maxLength={500}
        error={fieldText(errors.reason?.message)}
        {...form.register('reason', { validate: (text) => text.trim() !== '' || 'required' })}
      />
      <FailureBanner error={refund.error} />
      <DialogButtons variant="danger" onCancel={props.onClose} busy={refund.isPending}>
        {t(refund.isPending ? 'refundDialog.busy' : 'refundDialog.submit')}
      </DialogButtons>
    </form>
  );
}
