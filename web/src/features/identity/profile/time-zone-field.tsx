import { Controller } from 'react-hook-form';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { zoneName, zoneOptions } from '../../../ui/period/zones.ts';
import { profileMessages } from './messages.ts';
import type { ProfileFormState } from './profile-values.ts';

/** The browser's own list: it is long, and phones show long lists best themselves. */
export function TimeZoneField({ form }: { form: ProfileFormState }) {
  const t = useTexts(profileMessages);
  const fieldText = useFieldText();
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Controller
      control={form.control}
      name="timeZone"
      render={({ field: { name, value = '', onChange } }) => (
        <NativeSelect
          name={name}
          label={t('timeZone')}
          hint={t('timeZoneHint')}
          error={fieldText(form.formState.errors.timeZone?.message)}
          options={[{ value: '', label: t('browserZone', { zone: zoneName(here) }) }, ...zoneOptions(value)]}
          value={value}
          onChange={onChange}
        />
      )}
    />
  );
}
