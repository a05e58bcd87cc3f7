import type { PayoutTerms } from '@callstead/contract/payouts/runs';
import { TERM_SCHEDULES, type TermSchedule } from '@callstead/domain/payouts/payout-run';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { useSetTerms } from './api.ts';
import { termsMessages } from './messages.ts';

type Fields = { schedule: TermSchedule; netDays: string; isHeld: boolean; reason: string };
type Form = UseFormReturn<Fields>;
type TermsFormProps = { accountId: string; terms: PayoutTerms; onClose: () => void };

export function TermsForm({ accountId, terms, onClose }: TermsFormProps) {
  const t = useTexts(termsMessages);
  const { toast } = useToast();
  const saving = useSetTerms(accountId);
  const form = useForm<Fields>({ defaultValues: fieldsOf(terms) });
  const submit = form.handleSubmit(({ schedule, netDays, isHeld, reason }) =>
    saving.mutate(
      { schedule, netDays: schedule === 'net' ? Number(netDays) : null, heldReason: isHeld ? reason : null },
      {
        onSuccess: () => {
          toast({ title: t('done'), tone: 'success' });
          onClose();
        },
      },
    ),
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <Schedule form={form} />
      {form.watch('schedule') === 'net' && <NetDays form={form} />}
      <CheckboxField label={t('hold')} hint={t('holdHint')} {...form.register('isHeld')} />
      {form.watch('isHeld') && <Reason form={form} />}
      <FailureBanner error={saving.error} />
      <DialogButtons busy={saving.isPending} onCancel={onClose}>
        {t('save')}
      </DialogButtons>
    </form>
  );
}

const fieldsOf = ({ schedule, netDays, heldReason }: PayoutTerms): Fields => ({
  schedule,
  netDays: String(netDays ?? ''),
  isHeld: heldReason !== null,
  reason: heldReason ?? '',
});

function Schedule({ form }: { form: Form }) {
  const t = useTexts(termsMessages);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-13">{t('schedule')}</legend>
      {TERM_SCHEDULES.map((value) => (
        <label
          key={value}
          className="flex min-h-11 items-center gap-3 rounded border px-3 py-2 hover:border-strong has-checked:border-primary has-checked:bg-sunken"
        >
          <input type="radio" value={value} className="size-4 shrink-0 accent-primary" {...form.register('schedule')} />
          {t(`schedules.${value}`)}
        </label>
      ))}
    </fieldset>
  );
}

const MOST_DAYS = 90;

function NetDays({ form }: { form: Form }) {
  const t = useTexts(termsMessages);
  const fieldText = useFieldText();
  const isDays = (typed: string) => {
    if (typed.trim() === '') return 'required';
    return (/^\d{1,2}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= MOST_DAYS) || 'number_invalid';
  };
  return (
    <TextField
      label={t('netDays')}
      hint={t('netDaysHint')}
      inputMode="numeric"
      autoComplete="off"
      error={fieldText(form.formState.errors.netDays?.message)}
      {...form.register('netDays', { validate: isDays })}
    />
  );
}

function Reason({ form }: { form: Form }) {
  const t = useTexts(termsMessages);
  const fieldText = useFieldText();
  return (
    <TextAreaField
      label={t('reason')}
      hint={t('reasonHint')}
      rows={2}
      maxLength={500}
      error={fieldText(form.formState.errors.reason?.message)}
      {...form.register('reason', { validate: (text) => text.trim() !== '' || 'required' })}
    />
  );
}
