import type { Twin } from '@callstead/contract/transfers';
import { isCalendarDay } from '@callstead/domain/calendar-day';
import { localDate } from '@callstead/domain/zone-clock';
import { useRef, useState } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { newId } from '../../../api/new-id.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { readDollars } from '../../../ui/form/read-dollars.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useTimeZone } from '../../../ui/format/date-time.tsx';
import { useNow } from '../../../ui/hooks/use-now.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { type Advertiser, AdvertiserField } from './advertiser-field.tsx';
import { useRecordTransfer } from './api.ts';
import { transferMessages } from './messages.ts';
import { TwinDialog } from './twin-dialog.tsx';
import { isTwin } from './use-match.ts';

type Fields = { amount: string; day: string; sender: string; note: string };

/** Typed from the bank's screen. What was typed stays until it is recorded, and a second try records nothing twice. */
export function RecordTransferDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(transferMessages);
  const { toast } = useToast();
  const [id] = useState(newId);
  const [owner, setOwner] = useState<Advertiser | null>(null);
  const form = useForm<Fields>({ defaultValues: { amount: '', day: '', sender: '', note: '' } });
  const record = useRecordTransfer();
  const send = ({ amount, day, sender, note }: Fields, twin?: Twin) =>
    record.mutate(
      { id, amountCents: readDollars(amount) ?? 0, day, sender, text: note, accountId: owner?.id ?? null, twin },
      {
        onSuccess: () => {
          toast({ title: t('record.done'), tone: 'success' });
          onClose();
        },
      },
    );
  const isAsked = isTwin(record.error);
  return (
    <Dialog open onOpenChange={onClose} title={t('record.title')} description={t('record.text')}>
      <form method="post" noValidate onSubmit={form.handleSubmit((fields) => send(fields))} className="grid gap-4">
        <MoneyFields form={form} />
        <TextField label={t('record.sender')} optional maxLength={200} {...form.register('sender')} />
        <TextField
          label={t('record.note')}
          hint={t('record.noteHint')}
          optional
          maxLength={300}
          {...form.register('note')}
        />
        <AdvertiserField chosen={owner} onChoose={setOwner} nobody={t('record.later')} />
        {!isAsked && <FailureBanner error={record.error} />}
        <DialogButtons busy={record.isPending} onCancel={onClose}>
          {t('record.button')}
        </DialogButtons>
      </form>
      {isAsked && owner && (
        <TwinDialog
          amountCents={readDollars(form.getValues('amount')) ?? 0}
          name={owner.name}
          busy={record.isPending}
          onAnswer={(twin) => send(form.getValues(), twin)}
          onClose={record.reset}
        />
      )}
    </Dialog>
  );
}

function MoneyFields({ form }: { form: UseFormReturn<Fields> }) {
  const t = useTexts(transferMessages);
  const fieldText = useFieldText();
  const isAmount = (typed: string) => (typed.trim() === '' ? 'required' : Boolean(readDollars(typed)) || 'invalid');
  const { amount } = form.formState.errors;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label={t('record.amount')}
        hint={t('record.amountHint')}
        inputMode="decimal"
        autoComplete="off"
        error={fieldText(amount?.message)}
        {...form.register('amount', { validate: isAmount })}
      />
      <DayField form={form} />
    </div>
  );
}

/** What is no day says so itself; only one that is missing has to be told of when the form is sent. */
function DayField({ form }: { form: UseFormReturn<Fields> }) {
  const t = useTexts(transferMessages);
  const fieldText = useFieldText();
  const box = useRef<HTMLDivElement>(null);
  const zone = useTimeZone();
  const now = useNow();
  const focus = () => box.current?.querySelector('input')?.focus();
  return (
    <Controller
      control={form.control}
      name="day"
      rules={{ validate: (day) => isCalendarDay(day) || 'required' }}
      render={({ field: { ref, value, onChange }, fieldState }) => {
        ref({ focus });
        return (
          <div ref={box}>
            <DateField
              label={t('record.day')}
              value={value}
              onChange={onChange}
              today={localDate(now ?? new Date(0), zone ?? 'UTC')}
              error={value === '' ? fieldText(fieldState.error?.message) : undefined}
            />
          </div>
        );
      }}
    />
  );
}
