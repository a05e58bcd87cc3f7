import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';

type CheckListProps<Name extends string> = {
  legend: string;
  names: readonly Name[];
  value: readonly Name[];
  onChange: (value: Name[]) => void;
};

/** Names as programs spell them, each on or off. */
export function CheckList<Name extends string>({ legend, names, value, onChange }: CheckListProps<Name>) {
  const toggle = (name: Name) =>
    onChange(value.includes(name) ? value.filter((each) => each !== name) : [...value, name]);
  return (
    <fieldset className="grid gap-1 sm:grid-cols-2">
      <legend className="mb-1.5 font-medium text-13">{legend}</legend>
      {names.map((name) => (
        <CheckboxField
          key={name}
          label={<span className="font-mono text-13">{name}</span>}
          checked={value.includes(name)}
          onChange={() => toggle(name)}
        />
      ))}
    </fieldset>
  );
}
