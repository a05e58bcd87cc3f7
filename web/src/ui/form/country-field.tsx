import { COUNTRIES } from '@callstead/domain/payouts/countries';
import { useMemo } from 'react';
import { LOCALES, useLanguage, useTexts } from '../../i18n/language.tsx';
import { countryFieldMessages } from './country-field-messages.ts';
import type { FieldFrame } from './form-field.tsx';
import { SearchSelectField } from './search-select-field.tsx';

type CountryFieldProps = FieldFrame & {
  /** Two letters; '' for none. */
  value: string;
  onChange: (value: string) => void;
  /** Those that can be chosen, if not all. */
  countries?: readonly string[];
};

/** A country, by the name it has in the language that is shown. */
export function CountryField({ countries = COUNTRIES, value, ...field }: CountryFieldProps) {
  const t = useTexts(countryFieldMessages);
  const locale = LOCALES[useLanguage().language];
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return countries
      .map((code) => ({ value: code, label: names.of(code) ?? code }))
      .sort((one, other) => one.label.localeCompare(other.label, locale));
  }, [countries, locale]);
  return (
    <SearchSelectField
      {...field}
      options={value ? options : [{ value: '', label: t('choose') }, ...options]}
      value={value}
    />
  );
}
