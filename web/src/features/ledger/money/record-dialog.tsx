import type { HolderBalances, LedgerSide } from '@callstead/contract/ledger';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { newId } from '../../../api/new-id.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { readDollars } from '../../../ui/form/read-dollars.ts';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type LedgerRecord, type LedgerStep, useRecord } from './api.ts';
import { ledgerMessages } from './messages.ts';

type RecordDialogProps = {
  account: Pick<HolderBalances, 'id' | 'name' | 'netDays' | 'creditLimitCents'>;
  side: LedgerSide;
  step: LedgerStep;
  onClose: () => void;
};

/** Money recorded by hand. What was typed stays until it is booked, and a second try books nothing twice. */
export function RecordDialog(props: RecordDialogProps) {
  const { account, step, onClose } = props;
  const t = useTexts(ledgerMessages);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('record.title', { step: t(`steps.${step}.label`), name: account.name })}
      description={t(`steps.${step}.text`)}
    >
      <RecordForm {...props} />
    </Dialog>
  );
}

type Fields = { amount: string; direction: 'give' | 'take'; reason: string; netDays: string };
type Form = UseFormReturn<Fields>;

function useRecordForm({ account, side, step, onClose }: RecordDialogProps) {
  const t = useTexts(ledgerMessages);
  const money = useMoney();
  const { toast } = useToast();
  const record = useRecord();
  const [id] = useState(newId);
  const limit = String((account.creditLimitCents ?? 0) / 100);
  const form = useForm<Fields>({
    defaultValues: {
      amount: step === 'credit_limit' ? limit : '', // whoever changes the days leaves the limit as it is
      direction: 'give',
      reason: '',
      netDays: String(account.netDays ?? ''),
    },
  });
  const submit = form.handleSubmit((fields) => {
    const amountCents = readDollars(fields.amount) ?? 0;
    record.mutate(recordingOf({ account, side, step, id, fields, amountCents }), {
      onSuccess: () => {
        const values = { amount: money(amountCents), name: account.name };
        toast({ title: t(`steps.${step}.done`), description: t('record.doneText', values), tone: 'success' });
        onClose();
      },
    });
  });
  return { form, record, submit };
}

type Written = Omit<RecordDialogProps, 'onClose'> & { id: string; fields: Fields; amountCents: number };

function recordingOf({ account, side, step, id, fields, amountCents }: Written): LedgerRecord {
  const { reason, direction, netDays } = fields;
  const body = { id, accountId: account.id, reason };
  if (step === 'credit_limit')
    return {
      step,
      accountId: account.id,
      creditLimitCents: amountCents,
      netDays: netDays.trim() === '' ? null : Number(netDays),
    };
  if (step === 'adjustment')
    return { step, body: { ...body, side, amountCents: direction === 'take' ? -amountCents : amountCents } };
  return { step, body: { ...body, amountCents } };
}

function RecordForm(props: RecordDialogProps) {
  const t = useTexts(ledgerMessages);
  const { form, record, submit } = useRecordForm(props);
  useEffect(() => form.setFocus('amount'), [form]); // not the cross that closes it
  const { step, onClose } = props;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {step === 'adjustment' && <Direction form={form} />}
      <Amount form={form} step={step} />
      {step === 'credit_limit' && <NetDays form={form} />}
      {step !== 'credit_limit' && <Reason form={form} step={step} />}
      <FailureBanner error={record.error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          {t('record.cancel')}
        </Button>
        <Button type="submit" busy={record.isPending}>
          {t(record.isPending ? 'record.busy' : 'record.submit')}
        </Button>
      </div>
    </form>
  );
}

function Direction({ form }: { form: Form }) {
  const t = useTexts(ledgerMessages);
  return (
    <fieldset className="grid gap-2 sm:grid-cols-2">
      <legend className="mb-1.5 font-medium text-13">{t('record.direction')}</legend>
      {(['give', 'take'] as const).map((value) => (
        <label
          key={value}
          className="flex min-h-11 items-center gap-3 rounded border px-3 py-2 hover:border-strong has-checked:border-primary has-checked:bg-sunken"
        >
          <input type="radio" value={value} className="size-4 accent-primary" {...form.register('direction')} />
          {t(`record.${value}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Amount({ form, step }: { form: Form; step: LedgerStep }) {
  const t = useTexts(ledgerMessages);
  const fieldText = useFieldText();
  const validate = (typed: string) => {
    if (typed.trim() === '') return 'required';
    const cents = readDollars(typed);
    const isZero = cents === 0 && step !== 'credit_limit'; // a limit of nothing is a limit
    return (cents !== undefined && !isZero) || 'invalid';
  };
  return (
    <TextField
      label={t(step === 'credit_limit' ? 'accounts.creditLimit' : 'record.amount')}
      hint={t('record.amountHint')}
      inputMode="decimal"
      autoComplete="off"
      error={fieldText(form.formState.errors.amount?.message)}
      {...form.register('amount', { validate })}
    />
  );
}

const MOST_NET_DAYS = 120;

/** How long the invoices of somebody on credit may wait; left empty, as it was. */
function NetDays({ form }: { form: Form }) {
  const t = useTexts(ledgerMessages);
  const fieldText = useFieldText();
  const isDays = (typed: string) =>
    /^\d{0,3}$/.test(typed.trim()) && Number(typed) <= MOST_NET_DAYS ? true : 'number_invalid';
  return (
    <TextField
      label={t('record.netDays')}
      hint={t('record.netDaysHint')}
      inputMode="numeric"
      autoComplete="off"
      optional
      error={fieldText(form.formState.errors.netDays?.message)}
      {...form.register('netDays', { validate: isDays })}
    />
  );
}

/** An adjustment or a bonus says why; the account's holder reads it. */
function Reason({ form, step }: { form: Form; step: LedgerStep }) {
  const t = useTexts(ledgerMessages);
  const fieldText = useFieldText();
  const isRequired = step === 'adjustment' || step === 'bonus';
  return (
    <TextAreaField
      label={t('record.reason')}
      hint={t('record.reasonHint')}
      rows={2}
      maxLength={500}
      optional={!isRequired}
      error={fieldText(form.formState.errors.reason?.message)}
      {...form.register('reason', { validate: (text) => !isRequired || text.trim() !== '' || 'required' })}
    />
  );
}
