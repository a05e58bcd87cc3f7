import type { FixedBy } from '@callstead/contract/settings';
import { CURRENCIES } from '@callstead/domain/currencies';
import { currencyWords } from '@callstead/domain/currency-words';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import type { FieldFrame } from '../../../ui/form/form-field.tsx';
import { SearchSelectField } from '../../../ui/form/search-select-field.tsx';
import { useZoneOptions } from '../../../ui/period/zones.ts';
import { settingsMessages } from './messages.ts';

type BooksSettingProps = FieldFrame & {
  form: UseFormReturn;
  name: string;
  type: 'currency' | 'zone';
  fixed: FixedBy | undefined;
};

/** The currency or the zone: to choose from a list with a search, until something goes by it. */
export function BooksSetting({ form, name, type, fixed, ...frame }: BooksSettingProps) {
  const t = useTexts(settingsMessages);
  const currencies = useCurrencyOptions();
  const zones = useZoneOptions(type === 'zone' ? form.watch(name) : '');
  const labelOf = (value: string) =>
    type === 'zone' ? zones.labelOf(value) : currencies.find((option) => option.value === value)?.label;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) =>
        fixed ? (
          <FixedSetting
            label={frame.label}
            value={labelOf(value)}
            why={t(fixed === 'named' ? 'fixed.named' : `fixed.${type}`)}
          />
        ) : (
          <SearchSelectField
            {...frame}
            options={type === 'zone' ? zones : currencies}
            value={value}
            onChange={onChange}
          />
        )
      }
    />
  );
}

function FixedSetting({ label, value, why }: Record<'label' | 'value' | 'why', ReactNode>) {
  return (
    <dl className="grid gap-1">
      <dt className="font-medium text-14">{label}</dt>
      <dd>{value}</dd>
      <dd className="text-13 text-muted">{why}</dd>
    </dl>
  );
}

/** 'EUR · euros', in the order in which they are listed: the usual ones first. */
function useCurrencyOptions() {
  const { language } = useLanguage();
  return CURRENCIES.map((currency) => ({
    value: currency,
    label: `${currency} · ${currencyWords(currency, language)}`,
  }));
}
