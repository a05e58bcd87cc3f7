import type { FundingResponse } from '@callstead/contract/payments';
import { Controller } from 'react-hook-form';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { useMethodName } from '../../../ui/payment/use-method-name.ts';
import { fundingMessages } from './messages.ts';
import { type RechargeForm, useRechargeForm } from './use-recharge-form.ts';

type RechargeDialogProps = { funding: FundingResponse; onClose: () => void };

export function RechargeDialog({ funding, onClose }: RechargeDialogProps) {
  const t = useTexts(fundingMessages);
  const { form, saving, submit, isOutdated, takeSaved } = useRechargeForm(funding, onClose);
  return (
    <Dialog open onOpenChange={onClose} title={t('recharge.title')} description={t('recharge.text')}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <Amounts form={form} />
        <MethodField form={form} methods={funding.methods} />
        <CheckboxField label={t('recharge.form.isOn')} {...form.register('isOn')} />
        {isOutdated ? <Outdated onTakeSaved={takeSaved} /> : <FailureBanner error={saving.error} />}
        <DialogButtons onCancel={onClose} busy={saving.isPending}>
          {t(saving.isPending ? 'recharge.form.saving' : 'recharge.form.save')}
        </DialogButtons>
      </form>
    </Dialog>
  );
}

const AMOUNTS = ['below', 'add', 'limit'] as const;

function Amounts({ form }: { form: RechargeForm }) {
  const t = useTexts(fundingMessages);
  const money = useMoney();
  const { errors } = form.formState;
  const hints = {
    below: t('recharge.form.belowHint', { example: money(10_000) }),
    add: undefined,
    limit: t('recharge.form.limitHint'),
  };
  return AMOUNTS.map((name) => (
    <TextField
      key={name}
      label={t(`recharge.form.${name}Field`)}
      hint={hints[name]}
      inputMode="decimal"
      autoComplete="off"
      error={errors[name]?.message}
      {...form.register(name)}
    />
  ));
}

type MethodFieldProps = { form: RechargeForm; methods: FundingResponse['methods'] };

function MethodField({ form, methods }: MethodFieldProps) {
  const t = useTexts(fundingMessages);
  const fieldText = useFieldText();
  const methodName = useMethodName();
  return (
    <Controller
      control={form.control}
      name="methodId"
      render={({ field, fieldState }) => (
        <SelectField
          label={t('recharge.form.method')}
          placeholder={t('recharge.form.choose')}
          options={methods.map((method) => ({ value: method.id, label: methodName(method) }))}
          error={fieldText(fieldState.error?.message)}
          {...field}
        />
      )}
    />
  );
}

/** What was typed stays until somebody asks for what is saved. */
function Outdated({ onTakeSaved }: { onTakeSaved: () => void }) {
  const t = useTexts(fundingMessages);
  const take = (
    <Button variant="secondary" size="sm" onClick={onTakeSaved}>
      {t('recharge.form.takeSaved')}
    </Button>
  );
  return (
    <div role="alert">
      <Banner tone="warning" action={take}>
        {t('recharge.form.outdated')}
      </Banner>
    </div>
  );
}
