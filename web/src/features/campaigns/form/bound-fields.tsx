import type { ComponentProps, ReactNode } from 'react';
import { Controller, type FieldError, type FieldPath, get, useFormContext } from 'react-hook-form';
import { useFieldText } from '../../../i18n/field-text.ts';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { SelectField, type SelectOption } from '../../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import type { CampaignFields } from './campaign-fields.ts';

type FieldName = FieldPath<CampaignFields>;
type Bound = { name: FieldName };

/** What is wrong with a field, in the language shown. */
export function useComplaint(name: string): string | undefined {
  const fieldText = useFieldText();
  const { errors } = useFormContext<CampaignFields>().formState;
  const error: FieldError | undefined = get(errors, name);
  return fieldText(error?.message);
}

export function BoundText({ name, ...props }: Bound & Omit<ComponentProps<typeof TextField>, 'name' | 'error'>) {
  const { register } = useFormContext<CampaignFields>();
  return <TextField error={useComplaint(name)} {...props} {...register(name)} />;
}

export function BoundArea({ name, ...props }: Bound & Omit<ComponentProps<typeof TextAreaField>, 'name' | 'error'>) {
  const { register } = useFormContext<CampaignFields>();
  return <TextAreaField error={useComplaint(name)} {...props} {...register(name)} />;
}

/** Money is typed in dollars and cents. */
export function BoundMoney(props: ComponentProps<typeof BoundText>) {
  return <BoundText type="number" inputMode="decimal" min={0} step="0.01" {...props} />;
}

export function BoundCount(props: ComponentProps<typeof BoundText>) {
  return <BoundText type="number" inputMode="numeric" min={0} step={1} {...props} />;
}

type BoundSelectProps = Bound & {
  label: ReactNode;
  options: readonly SelectOption[];
  hint?: ReactNode;
  placeholder?: string;
  optional?: boolean;
  disabled?: boolean;
  className?: string;
  onChosen?: (value: string) => void;
};

export function BoundSelect({ name, onChosen, ...props }: BoundSelectProps) {
  const { control } = useFormContext<CampaignFields>();
  const error = useComplaint(name);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <SelectField
          {...props}
          ref={ref}
          error={error}
          value={String(value)}
          onBlur={onBlur}
          onChange={(chosen) => {
            onChange(chosen);
            onChosen?.(chosen);
          }}
        />
      )}
    />
  );
}

export function BoundCheckbox({
  name,
  ...props
}: Bound & Omit<ComponentProps<typeof CheckboxField>, 'name' | 'error'>) {
  const { register } = useFormContext<CampaignFields>();
  return <CheckboxField error={useComplaint(name)} {...props} {...register(name)} />;
}
