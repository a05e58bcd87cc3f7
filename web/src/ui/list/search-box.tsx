import { Search } from 'lucide';
import { useId } from 'react';
import { Icon } from '../brand/icon.tsx';
import { useDebouncedSearch } from '../hooks/use-debounced-search.ts';
import type { SearchField } from './filter-bar.tsx';
import type { ListAddress } from './use-list-address.ts';

/** A search of one line; its label is for screen readers, as the glass and the hint say it to everybody else. */
export function SearchBox({ address, search }: { address: ListAddress; search: SearchField }) {
  const { name = 'search', label, hint, maxLength } = search;
  const id = useId();
  const [typed, setTyped] = useDebouncedSearch(
    address.valueOf(name) ?? '',
    (wanted) => address.change({ [name]: wanted }, { replace: true }),
    { held: address.isCovered },
  );
  return (
    <div className="relative min-w-32 flex-1 basis-40 max-sm:order-first max-sm:basis-full">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Icon of={Search} className="pointer-events-none absolute top-3 left-3 text-muted" />
      <input
        id={id}
        type="search"
        maxLength={maxLength}
        placeholder={hint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="h-10 w-full text-ellipsis rounded border border-strong bg-surface pr-2 pl-9 text-14 placeholder:text-muted"
      />
    </div>
  );
}
