import { BANK_ACCOUNT_TYPES, HOLDER_TYPES } from '@callstead/domain/payouts/payment-method';
import type { ComponentProps } from 'react';
import { Controller, get, useWatch } from 'react-hook-form';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { CountryField } from '../../../ui/form/country-field.tsx';
import { RadioChoice } from '../../../ui/form/radio-choice.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { paymentMessages } from './payment-messages.ts';
import type { PaymentMethodFormState } from './use-payment-method-form.ts';

type FormProps = { form: PaymentMethodFormState };

/** What is asked for, by the kind that is chosen. Nobody's browser should offer a bank account to the next person. */
export function PaymentMethodFields({ form }: FormProps) {
  const t = useTexts(paymentMessages);
  const kind = useWatch({ control: form.control, name: 'kind' });
  if (kind === 'paypal')
    return <Line form={form} name="email" label={t('paypalEmail')} type="email" autoComplete="email" />;
  if (kind === 'manual') return <Instructions form={form} />;
  return (
    <>
      <Line form={form} name="holder" label={t('holder')} autoComplete="name" />
      {kind === 'iban' ? <IbanFields form={form} /> : <HolderType form={form} />}
      {kind === 'us_bank' && <UsBankFields form={form} />}
      {kind === 'wise' && (
        <Line form={form} name="email" label={t('wiseEmail')} hint={t('wiseHint')} type="email" autoComplete="email" />
      )}
    </>
  );
}

function HolderType({ form }: FormProps) {
  const t = useTexts(paymentMessages);
  const options = HOLDER_TYPES.map((value) => ({ value, label: t(`holderTypes.${value}`) }));
  return <RadioChoice isPair legend={t('holderType')} options={options} {...form.register('holderType')} />;
}

function UsBankFields({ form }: FormProps) {
  const t = useTexts(paymentMessages);
  const options = BANK_ACCOUNT_TYPES.map((value) => ({ value, label: t(`accountTypes.${value}`) }));
  return (
    <>
      <Line
        form={form}
        name="routingNumber"
        label={t('routingNumber')}
        hint={t('routingHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <Line form={form} name="accountNumber" label={t('accountNumber')} inputMode="numeric" autoComplete="off" />
      <RadioChoice isPair legend={t('accountType')} options={options} {...form.register('accountType')} />
    </>
  );
}

function IbanFields({ form }: FormProps) {
  const t = useTexts(paymentMessages);
  return (
    <>
      <Line form={form} name="iban" label={t('iban')} autoComplete="off" spellCheck={false} />
      <Line form={form} name="bic" label={t('bic')} hint={t('bicHint')} autoComplete="off" spellCheck={false} />
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 font-medium text-14">{t('address')}</legend>
        <Line
          form={form}
          name="address.street"
          label={t('street')}
          autoComplete="street-address"
          className="sm:col-span-2"
        />
        <Line form={form} name="address.postcode" label={t('postcode')} autoComplete="postal-code" />
        <Line form={form} name="address.town" label={t('town')} autoComplete="address-level2" />
        <div className="sm:col-span-2">
          <Country form={form} />
        </div>
      </fieldset>
    </>
  );
}

function Country({ form }: FormProps) {
  const t = useTexts(paymentMessages);
  const fieldText = useFieldText();
  return (
    <Controller
      control={form.control}
      name="address.country"
      render={({ field: { value, onChange }, fieldState }) => (
        <CountryField
          label={t('country')}
          error={fieldText(fieldState.error?.message)}
          value={value}
          onChange={onChange}
        />
      )}
    />
  );
}

function Instructions({ form }: FormProps) {
  const t = useTexts(paymentMessages);
  const fieldText = useFieldText();
  return (
    <TextAreaField
      label={t('instructions')}
      hint={t('instructionsHint')}
      maxLength={1000}
      error={fieldText(form.formState.errors.instructions?.message)}
      {...form.register('instructions')}
    />
  );
}

type LineProps = Omit<ComponentProps<typeof TextField>, 'form' | 'name'> & {
  form: PaymentMethodFormState;
  name:
    | 'email'
    | 'holder'
    | 'routingNumber'
    | 'accountNumber'
    | 'iban'
    | 'bic'
    | 'address.street'
    | 'address.postcode'
    | 'address.town';
};

function Line({ form, name, ...field }: LineProps) {
  const fieldText = useFieldText();
  const error: { message?: string } | undefined = get(form.formState.errors, name);
  return <TextField {...field} error={fieldText(error?.message)} {...form.register(name)} />;
}
