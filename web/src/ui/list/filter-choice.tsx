import { SelectField, type SelectOption } from '../form/select-field.tsx';
import type { ActiveFilter } from './active-filters.tsx';
import type { ListAddress } from './use-list-address.ts';

export type ChoiceField = {
  name: string;
  label: string;
  /** Stands for no choice: 'Todos los estados'. */
  any: string;
  options: readonly SelectOption[];
  /** Parameters that mean nothing once this one changes. */
  resets?: readonly string[];
};

/** A select cannot hold an empty value. */
const ANY = 'any';

type FilterChoiceProps = { address: ListAddress; field: ChoiceField; className?: string | undefined };

/** What the address names stays on the list, even if the suggestions do not hold it. */
export function FilterChoice({ address, field, className }: FilterChoiceProps) {
  const { name, label, any, options, resets = [] } = field;
  const value = address.valueOf(name);
  const isMissing = value !== undefined && !options.some((option) => option.value === value);
  const all = isMissing ? [{ value, label: value }, ...options] : options;
  const forgotten = Object.fromEntries(resets.map((each) => [each, undefined]));
  return (
    <SelectField
      label={label}
      options={[{ value: ANY, label: any }, ...all]}
      value={value ?? ANY}
      onChange={(chosen) => address.change({ ...forgotten, [name]: chosen === ANY ? undefined : chosen })}
      className={className}
    />
  );
}

/** What of it is chosen, in words. */
export function chosenIn(address: ListAddress, { name, label, options, resets = [] }: ChoiceField): ActiveFilter[] {
  const value = address.valueOf(name);
  if (value === undefined) return [];
  const option = options.find((each) => each.value === value);
  return [{ name, label: `${label}: ${option?.label ?? value}`, resets }];
}
