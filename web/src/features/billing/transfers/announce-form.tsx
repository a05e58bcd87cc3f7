import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { newId } from '../../../api/new-id.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { readDollars } from '../../../ui/form/read-dollars.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { useAnnounceTransfer } from '../shared/api.ts';
import { ownTransferMessages } from './messages.ts';

/** A second try after a lost answer announces nothing twice: it has the same id until one succeeded. */
export function AnnounceForm() {
  const t = useTexts(ownTransferMessages);
  const fieldText = useFieldText();
  const money = useMoney();
  const { toast } = useToast();
  const [id, setId] = useState(newId);
  const form = useForm({ defaultValues: { amount: '' } });
  const announce = useAnnounceTransfer();
  const submit = form.handleSubmit(({ amount }) => {
    const amountCents = readDollars(amount) ?? 0;
    announce.mutate(
      { id, amountCents },
      {
        onSuccess: () => {
          const description = t('announce.doneText', { amount: money(amountCents) });
          toast({ title: t('announce.done'), description, tone: 'success' });
          form.reset();
          setId(newId());
        },
      },
    );
  });
  const isAmount = (typed: string) => (typed.trim() === '' ? 'required' : Boolean(readDollars(typed)) || 'invalid');
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-3 border-t pt-4">
      <h3 className="font-medium text-14">{t('announce.title')}</h3>
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          className="w-full sm:w-56"
          label={t('announce.amount')}
          hint={t('announce.amountHint')}
          inputMode="decimal"
          autoComplete="off"
          error={fieldText(form.formState.errors.amount?.message)}
          {...form.register('amount', { validate: isAmount })}
        />
        <Button type="submit" variant="secondary" busy={announce.isPending} className="sm:mt-6.5">
          {t(announce.isPending ? 'announce.busy' : 'announce.button')}
        </Button>
      </div>
      <FailureBanner error={announce.error} />
    </form>
  );
}
