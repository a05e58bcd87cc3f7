import { Controller } from 'react-hook-form';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { SearchSelectField } from '../../../ui/form/search-select-field.tsx';
import { useZoneName, useZoneOptions } from '../../../ui/period/zones.ts';
import { profileMessages } from './messages.ts';
import type { ProfileFormState } from './profile-values.ts';

export function TimeZoneField({ form }: { form: ProfileFormState }) {
  const t = useTexts(profileMessages);
  const fieldText = useFieldText();
  const zoneName = useZoneName();
  const zones = useZoneOptions(form.watch('timeZone') ?? '');
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const browsers = t('browserZone', { zone: zoneName(here) });
  const options = {
    list: () => [{ value: '', label: browsers }, ...zones.list()],
    labelOf: (zone: string) => (zone ? zones.labelOf(zone) : browsers),
  };
  return (
    <Controller
      control={form.control}
      name="timeZone"
      render={({ field: { value = '', onChange } }) => (
        <SearchSelectField
          label={t('timeZone')}
          hint={t('timeZoneHint')}
          error={fieldText(form.formState.errors.timeZone?.message)}
          options={options}
          value={value}
          onChange={onChange}
        />
      )}
    />
  );
}
