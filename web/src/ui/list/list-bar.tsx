import { SlidersHorizontal } from 'lucide';
import { Popover } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../action/button.tsx';
import { PopoverPanel } from '../overlay/popover-panel.tsx';
import { type ActiveFilter, ActiveFilters, ClearFilters } from './active-filters.tsx';
import type { SearchField } from './filter-bar.tsx';
import { type ChoiceField, chosenIn, FilterChoice } from './filter-choice.tsx';
import { listMessages } from './messages.ts';
import { SearchBox } from './search-box.tsx';
import type { ListAddress } from './use-list-address.ts';
import { focusFirstRow } from './use-list-keys.ts';

type ListBarProps = {
  address: ListAddress;
  search?: SearchField;
  choices: readonly ChoiceField[];
  /** What is narrowed and has no choice here. */
  narrowed?: readonly ActiveFilter[];
  /** At its beginning: saved views. */
  views?: ReactNode;
  period?: ReactNode;
  /** Below the choices, for what is asked for less often. */
  moreFilters?: ReactNode;
  /** At its end, each an icon. */
  tools?: ReactNode;
};

/** Everything a list can be asked for, in one line that keeps its height: what is chosen stands there as chips. */
export function ListBar({ address, search, choices, narrowed = [], views, period, moreFilters, tools }: ListBarProps) {
  const chosen = [...choices.flatMap((field) => chosenIn(address, field)), ...narrowed];
  return (
    <search className="flex min-h-10 min-w-0 flex-wrap items-center gap-2 sm:h-10 sm:flex-nowrap">
      <SkipToRows />
      {views}
      {search && <SearchBox address={address} search={search} />}
      {period && <div className="max-sm:min-w-0 max-sm:flex-1 sm:shrink-0">{period}</div>}
      {(choices.length > 0 || moreFilters) && (
        <FilterPanel address={address} choices={choices} count={chosen.length}>
          {moreFilters}
        </FilterPanel>
      )}
      <ActiveFilters address={address} active={chosen} isOneLine />
      {address.isFiltered && <ClearFilters address={address} isIcon />}
      {tools && <div className="ml-auto flex shrink-0 items-center gap-1">{tools}</div>}
    </search>
  );
}

/** Seen when it has the focus: a dozen controls stand between the heading and the first row. */
function SkipToRows() {
  const t = useTexts(listMessages);
  return (
    <button
      type="button"
      onClick={focusFirstRow}
      className="sr-only z-20 rounded bg-primary font-medium text-13 text-on-primary focus:not-sr-only focus:absolute focus:px-3 focus:py-2"
    >
      {t('toRows')}
    </button>
  );
}

type FilterPanelProps = Pick<ListBarProps, 'address' | 'choices'> & { count: number; children: ReactNode };

function FilterPanel({ address, choices, count, children }: FilterPanelProps) {
  const t = useTexts(listMessages);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button ref={setTrigger} variant="secondary" size="sm" icon={SlidersHorizontal} className="h-10 shrink-0">
          <span className="max-sm:sr-only">
            {count === 0 ? t('filters') : t('filtersSet', { count: String(count) })}
          </span>
        </Button>
      </Popover.Trigger>
      <PopoverPanel label={t('filters')} trigger={trigger}>
        <div className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-3 p-4 max-sm:grid-cols-[minmax(0,1fr)]">
          {choices.map((field) => (
            <FilterChoice key={field.name} address={address} field={field} />
          ))}
        </div>
        {children && <div className="border-t p-4">{children}</div>}
      </PopoverPanel>
    </Popover.Root>
  );
}
