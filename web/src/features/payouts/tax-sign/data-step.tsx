import {
  CHAPTER3_STATUSES,
  CHAPTER4_STATUSES,
  CLASSIFICATIONS,
  SIGNED_STATUSES,
} from '@callstead/domain/payouts/tax/tax-form';
import { Controller, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/language.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { useToday } from '../shared/use-today.ts';
import { AddressAbroad, UsAddress } from './address-fields.tsx';
import { Choice, CountryChoice, type FormProps, Line, Mark } from './fields.tsx';
import { taxSignMessages } from './messages.ts';
import { useRefusalText } from './use-refusal-text.ts';
import { kindOf } from './values.ts';
import { WriteUs } from './write-us.tsx';

/** What somebody is called and where they live. */
export function DataStep({ form }: FormProps) {
  const [isUsPerson, isEntity] = useWatch({ control: form.control, name: ['isUsPerson', 'isEntity'] });
  const kind = kindOf({ isUsPerson, isEntity });
  if (kind === 'w9') return isEntity === 'yes' ? <UsCompany form={form} /> : <UsPerson form={form} />;
  return kind === 'w8ben' ? <PersonAbroad form={form} /> : <CompanyAbroad form={form} />;
}

function UsPerson({ form }: FormProps) {
  const t = useTexts(taxSignMessages);
  return (
    <>
      <Line form={form} name="name" label={t('data.name')} hint={t('data.nameHint')} autoComplete="name" />
      <Line form={form} name="businessName" label={t('data.businessName')} optional autoComplete="organization" />
      <UsAddress form={form} />
    </>
  );
}

function UsCompany({ form }: FormProps) {
  const t = useTexts(taxSignMessages);
  const companies = CLASSIFICATIONS.filter((each) => each !== 'individual');
  return (
    <>
      <Line form={form} name="name" label={t('data.company')} hint={t('data.nameHint')} autoComplete="organization" />
      <Line form={form} name="businessName" label={t('data.businessName')} optional autoComplete="off" />
      <Choice
        form={form}
        name="classification"
        label={t('data.classification')}
        hint={t('data.classificationHint')}
        placeholder={t('choose')}
        options={companies.map((value) => ({ value, label: t(`classifications.${value}`) }))}
      />
      <Line form={form} name="exemptPayeeCode" label={t('data.exemptCode')} hint={t('data.exemptHint')} optional />
      <UsAddress form={form} />
    </>
  );
}

function PersonAbroad({ form }: FormProps) {
  const t = useTexts(taxSignMessages);
  return (
    <>
      <Line form={form} name="name" label={t('data.name')} hint={t('data.nameHint')} autoComplete="name" />
      <CountryChoice form={form} name="citizenship" label={t('data.citizenship')} />
      <BirthDate form={form} />
      <Residence form={form} />
    </>
  );
}

function BirthDate({ form }: FormProps) {
  const t = useTexts(taxSignMessages);
  const refusalText = useRefusalText();
  const today = useToday();
  return (
    <Controller
      control={form.control}
      name="birthDate"
      render={({ field: { value, onChange }, fieldState }) => (
        <DateField
          label={t('data.birthDate')}
          value={value}
          onChange={onChange}
          today={today}
          max={today}
          error={refusalText('birthDate', fieldState.error?.message)}
        />
      )}
    />
  );
}

function CompanyAbroad({ form }: FormProps) {
  const t = useTexts(taxSignMessages);
  const [chapter3, chapter4] = useWatch({ control: form.control, name: ['chapter3', 'chapter4'] });
  const needsAnother =
    (chapter3 !== '' && !(SIGNED_STATUSES as readonly string[]).includes(chapter3)) || chapter4 === 'other';
  return (
    <>
      <Line form={form} name="name" label={t('data.company')} hint={t('data.nameHint')} autoComplete="organization" />
      <CountryChoice form={form} name="incorporation" label={t('data.incorporation')} />
      <Line form={form} name="disregardedName" label={t('data.disregardedName')} optional autoComplete="off" />
      <Choice
        form={form}
        name="chapter3"
        label={t('data.chapter3')}
        placeholder={t('choose')}
        options={CHAPTER3_STATUSES.map((value) => ({ value, label: t(`chapter3.${value}`) }))}
      />
      <Choice
        form={form}
        name="chapter4"
        label={t('data.chapter4')}
        hint={t('data.chapter4Hint')}
        placeholder={t('choose')}
        options={CHAPTER4_STATUSES.map((value) => ({ value, label: t(`chapter4.${value}`) }))}
      />
      {needsAnother && <WriteUs>{t('writeUs.anotherForm')}</WriteUs>}
      <Residence form={form} />
    </>
  );
}

function Residence({ form }: FormProps) {
  const t = useTexts(taxSignMessages);
  const hasMailingAddress = useWatch({ control: form.control, name: 'hasMailingAddress' });
  return (
    <>
      <AddressAbroad form={form} of="address" legend={t('address.residence')} />
      <Mark form={form} name="hasMailingAddress" label={t('address.hasMailing')} />
      {hasMailingAddress && <AddressAbroad form={form} of="mailingAddress" legend={t('address.mailing')} />}
    </>
  );
}
