import { CATEGORIES, type Category } from '@callstead/domain/campaigns/categories';
import { Controller } from 'react-hook-form';
import { useByLabel } from '../../../i18n/by-label.ts';
import { categoryMessages } from '../../../i18n/category-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { MultiSelectField } from '../../../ui/form/multi-select-field.tsx';
import { registerMessages } from './messages.ts';
import type { RegisterForm } from './register-fields.ts';

type CategoryFieldProps = {
  form: RegisterForm;
  name: 'servicesToPromote' | 'interestedServices';
  label: string;
  placeholder: string;
};

export function CategoryField({ form, name, label, placeholder }: CategoryFieldProps) {
  const t = useTexts(registerMessages);
  const category = useTexts(categoryMessages);
  const byLabel = useByLabel();
  const options = byLabel(CATEGORIES.map((id) => ({ value: id, label: category(`category.${id}`) })));
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <MultiSelectField
          ref={ref}
          label={label}
          optional
          options={options}
          value={value}
          onChange={(chosen) => onChange(chosen as Category[])}
          onBlur={onBlur}
          placeholder={placeholder}
          searchPlaceholder={t('categories.search')}
          emptyText={t('categories.empty')}
          closeText={t('categories.close')}
        />
      )}
    />
  );
}
