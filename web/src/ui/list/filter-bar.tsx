import { clsx } from 'clsx';
import { SlidersHorizontal } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../action/button.tsx';
import { TextField } from '../form/text-field.tsx';
import { useDebouncedSearch } from '../hooks/use-debounced-search.ts';
import { type ActiveFilter, ActiveFilters, ClearFilters } from './active-filters.tsx';
import { type ChoiceField, chosenIn, FilterChoice } from './filter-choice.tsx';
import { listMessages } from './messages.ts';
import type { ListAddress } from './use-list-address.ts';

export type SearchField = { name?: string; label: string; hint: string; maxLength: number };
type FilterBarProps = {
  address: ListAddress;
  search?: SearchField;
  choices?: readonly ChoiceField[];
  /** What was narrowed by a click in the list and has no field here. */
  narrowed?: readonly ActiveFilter[];
  /** Beside the search, such as a PeriodPicker. */
  children?: ReactNode;
};

/** More fields than this fold away on a phone. */
const FEW_FIELDS = 3;
/** So many stand beside each other with room for their words. */
const ONE_ROW = 4;

/** Everything a list can be narrowed by; each choice is in the address, and can be taken back alone or with all others. */
export function FilterBar(props: FilterBarProps) {
  const { address, search, choices = [], narrowed = [], children } = props;
  const isFew = choices.length <= FEW_FIELDS;
  const chosen = choices.flatMap((field) => chosenIn(address, field));
  const folded = isFew ? [] : chosen.map((filter) => ({ ...filter, isFolded: true }));
  const fields = <Fields {...props} isFew={isFew} />;
  return (
    <search className="grid gap-4">
      <div className="flex flex-wrap items-end gap-4">
        {search && <Search address={address} search={search} />}
        {children && <div className="w-full sm:w-auto sm:min-w-52">{children}</div>}
        {isFew && fields}
        <ClearFilters address={address} />
      </div>
      {!isFew && (
        <Folding count={chosen.length} isMany={choices.length > ONE_ROW}>
          {fields}
        </Folding>
      )}
      <ActiveFilters address={address} active={[...folded, ...narrowed]} />
    </search>
  );
}

function Search({ address, search }: { address: ListAddress; search: SearchField }) {
  const { name = 'search', label, hint, maxLength } = search;
  const [typed, setTyped] = useDebouncedSearch(
    address.valueOf(name) ?? '',
    (wanted) => address.change({ [name]: wanted }, { replace: true }),
    { held: address.isCovered },
  );
  return (
    <TextField
      label={label}
      type="search"
      required={false}
      maxLength={maxLength}
      placeholder={hint}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      className="min-w-0 flex-1 basis-36"
    />
  );
}

function Fields({ address, choices = [], isFew }: FilterBarProps & { isFew: boolean }) {
  const className = isFew ? 'w-full sm:w-auto sm:min-w-44 sm:max-w-48' : undefined;
  return choices.map((field) => (
    <FilterChoice key={field.name} address={address} field={field} className={className} />
  ));
}

type FoldingProps = { count: number; isMany: boolean; children: ReactNode };

function Folding({ count, isMany, children }: FoldingProps) {
  const t = useTexts(listMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={SlidersHorizontal}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="justify-self-start sm:hidden"
      >
        {count === 0 ? t('filters') : t('filtersSet', { count: String(count) })}
      </Button>
      <div
        id={id}
        className={clsx(
          'gap-4 sm:grid sm:grid-cols-2',
          isMany ? 'lg:grid-cols-3 xl:grid-cols-6' : 'lg:grid-cols-4',
          isOpen ? 'grid' : 'hidden',
        )}
      >
        {children}
      </div>
    </>
  );
}
