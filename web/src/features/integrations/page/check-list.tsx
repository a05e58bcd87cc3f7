import { useId } from 'react';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { FieldError } from '../../../ui/form/form-field.tsx';

type CheckListProps<Name extends string> = {
  legend: string;
  names: readonly Name[];
  /** What people read instead of the names. */
  labels?: Record<string, string>;
  error?: string | undefined;
  value: readonly Name[];
  onChange: (value: Name[]) => void;
};

/** Names as programs spell them, each on or off. */
export function CheckList<Name extends string>({
  legend,
  names,
  labels,
  error,
  value,
  onChange,
}: CheckListProps<Name>) {
  const errorId = useId();
  const toggle = (name: Name) =>
    onChange(value.includes(name) ? value.filter((each) => each !== name) : [...value, name]);
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1 sm:grid-cols-2" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 font-medium text-13">{legend}</legend>
      {names.map((name) => (
        <CheckboxField
          key={name}
          label={labels ? labels[name] : <span className="font-mono text-13">{name}</span>}
          checked={value.includes(name)}
          onChange={() => toggle(name)}
        />
      ))}
      {error && <FieldError id={errorId} text={error} />}
    </fieldset>
  );
}
