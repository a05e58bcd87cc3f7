import { US_STATE_NAMES } from '@callstead/domain/campaigns/us-states';
import { ADDRESS_STATES } from '@callstead/domain/payouts/tax/us-address';
import { Controller } from 'react-hook-form';
import { useTexts } from '../../../i18n/language.tsx';
import { SearchSelectField } from '../../../ui/form/search-select-field.tsx';
import { CountryChoice, type FormProps, Line } from './fields.tsx';
import { taxSignMessages } from './messages.ts';
import { useRefusalText } from './use-refusal-text.ts';

/** By name where there is one; what forces abroad use has none. */
const STATES = ADDRESS_STATES.map((value) => {
  const name = (US_STATE_NAMES as Record<string, string>)[value];
  return { value, label: name ? `${name} (${value})` : value };
});

export function UsAddress({ form }: FormProps) {
  const t = useTexts(taxSignMessages);
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-medium text-14">{t('address.title')}</legend>
      <Line
        form={form}
        name="address.street"
        label={t('address.street')}
        autoComplete="street-address"
        className="sm:col-span-2"
      />
      <Line form={form} name="address.city" label={t('address.city')} autoComplete="address-level2" />
      <State form={form} />
      <Line form={form} name="address.zip" label={t('address.zip')} inputMode="numeric" autoComplete="postal-code" />
    </fieldset>
  );
}

function State({ form }: FormProps) {
  const t = useTexts(taxSignMessages);
  const refusalText = useRefusalText();
  return (
    <Controller
      control={form.control}
      name="address.state"
      render={({ field: { value, onChange }, fieldState }) => (
        <SearchSelectField
          label={t('address.state')}
          error={refusalText('address.state', fieldState.error?.message)}
          options={value ? STATES : [{ value: '', label: t('choose') }, ...STATES]}
          value={value}
          onChange={onChange}
        />
      )}
    />
  );
}

export function AddressAbroad({ form, of, legend }: FormProps & { of: 'address' | 'mailingAddress'; legend: string }) {
  const t = useTexts(taxSignMessages);
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-medium text-14">{legend}</legend>
      <Line
        form={form}
        name={`${of}.street`}
        label={t('address.street')}
        autoComplete="off"
        className="sm:col-span-2"
        {...(of === 'address' && { hint: t('address.noPostBox') })}
      />
      <Line form={form} name={`${of}.city`} label={t('address.city')} autoComplete="off" />
      <Line form={form} name={`${of}.region`} label={t('address.region')} optional autoComplete="off" />
      <Line form={form} name={`${of}.postcode`} label={t('address.postcode')} optional autoComplete="off" />
      <CountryChoice form={form} name={`${of}.country`} label={t('address.country')} />
    </fieldset>
  );
}
