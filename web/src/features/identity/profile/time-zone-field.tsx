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
  const options = useZoneOptions(form.watch('timeZone') ?? '');
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Controller
      control={form.control}
      name="timeZone"
      render={({ field: { value = '', onChange } }) => (
        <SearchSelectField
          label={t('timeZone')}
          hint={t('timeZoneHint')}
          error={fieldText(form.formState.errors.timeZone?.message)}
          options={[{ value: '', label: t('browserZone', { zone: zoneName(here) }) }, ...options]}
          value={value}
          onChange={onChange}
        />
      )}
    />
  );
}
