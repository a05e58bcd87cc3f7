import { REFILL_COUNTRIES } from '@callstead/contract/refill';
import { NUMBER_TYPES } from '@callstead/domain/numbers/carrier-account';
import { Plus, Trash2 } from 'lucide';
import { Controller, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { CountryField } from '../../../ui/form/country-field.tsx';
import type { FieldFrame } from '../../../ui/form/form-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { settingsMessages } from './messages.ts';

const A_COUNTRY = { country: '', type: 'local', begins: '', level: 5, perDay: 2 };

type RefillSettingProps = FieldFrame & { form: UseFormReturn; name: string };

/** Other countries in which numbers are bought by themselves, one entry each. */
export function RefillSetting({ form, name, label, hint }: RefillSettingProps) {
  const t = useTexts(settingsMessages);
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-medium text-13">{label}</legend>
      <p className="text-13 text-muted">{hint}</p>
      {fields.length > 0 && (
        <ol className="grid min-w-0 gap-3">
          {fields.map(({ id }, index) => (
            <li key={id} className="min-w-0 rounded border p-3">
              <CountryRefill form={form} path={`${name}.${index}`} index={index} onRemove={() => remove(index)} />
            </li>
          ))}
        </ol>
      )}
      <Button
        variant="secondary"
        size="sm"
        icon={Plus}
        className="justify-self-start"
        onClick={() => append(A_COUNTRY)}
      >
        {t('refill.add')}
      </Button>
    </fieldset>
  );
}

type CountryRefillProps = { form: UseFormReturn; path: string; index: number; onRemove: () => void };

function CountryRefill({ form, path, index, onRemove }: CountryRefillProps) {
  const t = useTexts(settingsMessages);
  const fieldText = useFieldText();
  const { control, register, formState } = form;
  const errorOf = (field: string) => fieldText(form.getFieldState(`${path}.${field}`, formState).error?.message);
  const count = (field: 'level' | 'perDay') => ({
    ...{ label: t(`refill.${field}`), error: errorOf(field), type: 'number', inputMode: 'numeric' as const },
    ...register(`${path}.${field}`, { valueAsNumber: true }),
  });
  return (
    <fieldset className="grid min-w-0 items-start gap-3 sm:grid-cols-2">
      <legend className="sr-only">{t('refill.one', { number: String(index + 1) })}</legend>
      <Controller
        control={control}
        name={`${path}.country`}
        render={({ field: { value, onChange } }) => (
          <CountryField
            label={t('refill.country')}
            countries={REFILL_COUNTRIES}
            error={errorOf('country')}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <Controller
        control={control}
        name={`${path}.type`}
        render={({ field: { value, onChange } }) => (
          <SelectField
            label={t('refill.type')}
            options={NUMBER_TYPES.map((type) => ({ value: type, label: t(`refill.types.${type}`) }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <TextField
        label={t('refill.begins')}
        hint={t('refill.beginsHint')}
        error={errorOf('begins')}
        inputMode="numeric"
        maxLength={6}
        optional
        className="sm:col-span-2"
        {...register(`${path}.begins`)}
      />
      <TextField {...count('level')} />
      <TextField {...count('perDay')} />
      <Button variant="ghost" size="sm" icon={Trash2} className="justify-self-start" onClick={onRemove}>
        {t('refill.remove')}
      </Button>
    </fieldset>
  );
}
