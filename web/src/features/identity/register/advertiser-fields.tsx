import { AVERAGE_INVESTMENTS } from '@callstead/domain/identity/account';
import { Controller } from 'react-hook-form';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { CategoryField } from './category-field.tsx';
import { InEnglish } from './in-english.tsx';
import { registerMessages } from './messages.ts';
import type { RegisterForm } from './register-fields.ts';
import { RegisterSection } from './register-section.tsx';

type FormProps = { form: RegisterForm };

export function AdvertiserFields({ form }: FormProps) {
  return (
    <>
      <CompanyFields form={form} />
      <AddressFields form={form} />
    </>
  );
}

function CompanyFields({ form }: FormProps) {
  const t = useTexts(registerMessages);
  const fieldText = useFieldText();
  const { errors } = form.formState;
  return (
    <RegisterSection title={<InEnglish>{t('advertiser.title')}</InEnglish>}>
      <TextField
        label={t('advertiser.companyName')}
        autoComplete="organization"
        error={fieldText(errors.companyName?.message)}
        {...form.register('companyName')}
      />
      <TextField
        label={t('advertiser.website')}
        hint={<InEnglish>{t('advertiser.websiteHint')}</InEnglish>}
        optional
        type="url"
        autoComplete="url"
        error={fieldText(errors.website?.message)}
        {...form.register('website')}
      />
      <CategoryField
        form={form}
        name="interestedServices"
        label={t('advertiser.services')}
        placeholder={t('advertiser.servicesPlaceholder')}
      />
      <InvestmentField form={form} />
    </RegisterSection>
  );
}

const INVESTMENT_OPTIONS = AVERAGE_INVESTMENTS.map((range) => ({ value: range, label: range }));

function InvestmentField({ form }: FormProps) {
  const t = useTexts(registerMessages);
  return (
    <Controller
      control={form.control}
      name="avgInvestment"
      render={({ field }) => (
        <SelectField
          label={<InEnglish>{t('advertiser.avgInvestment')}</InEnglish>}
          placeholder={t('advertiser.avgInvestmentPlaceholder')}
          optional
          options={INVESTMENT_OPTIONS}
          {...field}
        />
      )}
    />
  );
}

function AddressFields({ form }: FormProps) {
  const t = useTexts(registerMessages);
  const fieldText = useFieldText();
  const { errors } = form.formState;
  return (
    <RegisterSection title={<InEnglish>{t('advertiser.addressTitle')}</InEnglish>}>
      <TextField
        className="sm:col-span-2"
        label={t('advertiser.address')}
        autoComplete="street-address"
        error={fieldText(errors.address?.message)}
        {...form.register('address')}
      />
      <TextField
        label={t('advertiser.city')}
        autoComplete="address-level2"
        error={fieldText(errors.city?.message)}
        {...form.register('city')}
      />
      <TextField
        label={t('advertiser.state')}
        autoComplete="address-level1"
        error={fieldText(errors.state?.message)}
        {...form.register('state')}
      />
      <TextField
        label={t('advertiser.zipCode')}
        autoComplete="postal-code"
        error={fieldText(errors.zipCode?.message)}
        {...form.register('zipCode')}
      />
    </RegisterSection>
  );
}
