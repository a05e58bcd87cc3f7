import type { ComponentProps } from 'react';
import { Controller, type FieldPath, get } from 'react-hook-form';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { CountryField } from '../../../ui/form/country-field.tsx';
import { RadioChoice } from '../../../ui/form/radio-choice.tsx';
import { SelectField, type SelectOption } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useRefusalText } from './use-refusal-text.ts';
import type { TaxFormState } from './use-tax-form.ts';
import type { TaxValues } from './values.ts';

export type FormProps = { form: TaxFormState };
type Named = FormProps & { name: FieldPath<TaxValues> };

function useError({ form, name }: Named): string | undefined {
  const refusalText = useRefusalText();
  const error: { message?: string } | undefined = get(form.formState.errors, name);
  return refusalText(name, error?.message);
}

type LineProps = Named & Omit<ComponentProps<typeof TextField>, 'form' | 'name'>;

export function Line({ form, name, ...field }: LineProps) {
  const error = useError({ form, name });
  return <TextField {...field} error={error} {...form.register(name)} />;
}

type ChoiceProps = Named & { label: string; options: readonly SelectOption[]; placeholder: string; hint?: string };

export function Choice({ form, name, ...field }: ChoiceProps) {
  const error = useError({ form, name });
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, ref } }) => (
        <SelectField {...field} error={error} value={String(value)} onChange={onChange} ref={ref} />
      )}
    />
  );
}

export function CountryChoice({
  form,
  name,
  ...field
}: Named & { label: string; hint?: string; countries?: readonly string[] }) {
  const error = useError({ form, name });
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <CountryField {...field} error={error} value={String(value)} onChange={onChange} />
      )}
    />
  );
}

type QuestionProps = Named & Pick<ComponentProps<typeof RadioChoice>, 'legend' | 'options' | 'isPair'>;

export function Question({ form, name, ...field }: QuestionProps) {
  const error = useError({ form, name });
  return <RadioChoice {...field} error={error} {...form.register(name, { onChange: () => form.clearErrors(name) })} />;
}

type MarkProps = Named & Pick<ComponentProps<typeof CheckboxField>, 'label' | 'hint'>;

export function Mark({ form, name, ...field }: MarkProps) {
  const error = useError({ form, name });
  return <CheckboxField {...field} error={error} {...form.register(name)} />;
}
