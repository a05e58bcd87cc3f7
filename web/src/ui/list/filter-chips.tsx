import { FilterChip } from './filter-chip.tsx';

type FilterChipsProps<Value extends string | undefined> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  addressOf: (value: Value) => string;
  small?: boolean;
};

/** One of a few, each a link of its own: Back undoes the choice. */
export function FilterChips<Value extends string | undefined>(props: FilterChipsProps<Value>) {
  const { label, options, chosen, addressOf, small = false } = props;
  return (
    <nav aria-label={label} className="-mx-1 flex flex-wrap gap-2 px-1 py-1">
      {options.map((option) => (
        <FilterChip
          key={option.value ?? ''}
          to={addressOf(option.value)}
          selected={option.value === chosen}
          small={small}
        >
          {option.label}
        </FilterChip>
      ))}
    </nav>
  );
}
