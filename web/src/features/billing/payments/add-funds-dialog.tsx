import type { FundingResponse } from '@callstead/contract/payments';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { newId } from '../../../api/new-id.ts';
import { wayOut } from '../../../api/way-out.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { readDollars } from '../../../ui/form/read-dollars.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { useStartTopUp } from './api.ts';
import { fundingMessages } from './messages.ts';
import { QuickAmounts } from './quick-amounts.tsx';

type AddFundsDialogProps = {
  open: boolean;
  onClose: () => void;
  funding: Pick<FundingResponse, 'leastCents' | 'mostCents'>;
  /** Of a payment that is tried again. */
  amountCents?: number | undefined;
};

export function AddFundsDialog({ open, onClose, ...form }: AddFundsDialogProps) {
  const t = useTexts(fundingMessages);
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('addFunds.button')} description={t('addFunds.text')}>
      <AddFundsForm onClose={onClose} {...form} />
    </Dialog>
  );
}

type Wanted = { amountCents: number; savesMethod: boolean };

/** The same payment while nothing of it changes: a second try after a lost answer opens the same page. */
function usePaymentId(): (wanted: Wanted) => string {
  const sent = useRef({ key: '', id: '' });
  return ({ amountCents, savesMethod }) => {
    const key = `${amountCents} ${savesMethod}`;
    if (sent.current.key !== key) sent.current = { key, id: newId() };
    return sent.current.id;
  };
}

/** What a field of money accepts: codes for what everybody knows, a sentence where the limit is said. */
function useAmountRule({ leastCents, mostCents }: AddFundsDialogProps['funding']) {
  const t = useTexts(fundingMessages);
  const money = useMoney();
  const fieldText = useFieldText();
  return (typed: string): true | string => {
    if (typed.trim() === '') return fieldText('required') ?? '';
    const cents = readDollars(typed);
    if (cents === undefined) return fieldText('invalid') ?? '';
    if (cents < leastCents) return t('addFunds.tooSmall', { least: money(leastCents) });
    return cents <= mostCents || t('addFunds.tooLarge', { most: money(mostCents) });
  };
}

function AddFundsForm({ onClose, funding, amountCents }: Omit<AddFundsDialogProps, 'open'>) {
  const t = useTexts(fundingMessages);
  const money = useMoney();
  const start = useStartTopUp();
  const idOf = usePaymentId();
  const amount = amountCents === undefined ? '' : String(amountCents / 100);
  const form = useForm({ defaultValues: { amount, savesMethod: false } });
  const submit = form.handleSubmit((typed) => {
    const wanted = { amountCents: readDollars(typed.amount) ?? 0, savesMethod: typed.savesMethod };
    start.mutate(
      { id: idOf(wanted), ...wanted },
      {
        onSuccess: ({ url }) => {
          onClose(); // whoever comes back with the browser's button finds the page as it was
          wayOut.leaveTo(url);
        },
      },
    );
  });
  const validate = useAmountRule(funding);
  const limits = { least: money(funding.leastCents), most: money(funding.mostCents) };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <QuickAmounts
        label={t('addFunds.quick')}
        chosenCents={readDollars(form.watch('amount'))}
        onChoose={(cents) => form.setValue('amount', String(cents / 100), { shouldValidate: true })}
      />
      <TextField
        label={t('addFunds.amount')}
        hint={t('addFunds.amountHint', limits)}
        inputMode="decimal"
        autoComplete="off"
        error={form.formState.errors.amount?.message}
        {...form.register('amount', { validate })}
      />
      <CheckboxField label={t('addFunds.saves')} hint={t('addFunds.savesHint')} {...form.register('savesMethod')} />
      <FailureBanner error={start.error} />
      <DialogButtons onCancel={onClose} busy={start.isPending}>
        {t(start.isPending ? 'addFunds.busy' : 'addFunds.submit')}
      </DialogButtons>
    </form>
  );
}
