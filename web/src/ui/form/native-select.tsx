import { CONTROL_CLASS, type FieldFrame, FormField, useFieldIds } from './form-field.tsx';

type NativeSelectProps = FieldFrame & {
  name: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
};

/** The browser's own select, for public pages: it weighs nothing and works without script. */
export function NativeSelect({ name, options, value, onChange, ...frame }: NativeSelectProps) {
  const ids = useFieldIds(frame);
  return (
    <FormField ids={ids} {...frame}>
      <select
        id={ids.id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={CONTROL_CLASS}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FormField>
  );
}
