import { X } from 'lucide';
import { useTexts } from '../../i18n/language.tsx';
import { uiMessages } from '../../i18n/ui-messages.ts';
import { Button } from '../action/button.tsx';
import { listMessages } from './messages.ts';
import type { ListAddress } from './use-list-address.ts';

export type ActiveFilter = {
  name: string;
  label: string;
  /** Parameters that go with it. */
  resets?: readonly string[];
};

type ActiveFiltersProps = { address: ListAddress; active: readonly ActiveFilter[] };

/** By what the list is narrowed, each to be taken back alone, or all at once; a search stands in its own field. */
export function ActiveFilters({ address, active }: ActiveFiltersProps) {
  const t = useTexts(listMessages);
  const ui = useTexts(uiMessages);
  if (!address.isFiltered) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {active.length > 0 && (
        <ul aria-label={t('activeFilters')} className="contents">
          {active.map((filter) => (
            <li key={filter.name} className="min-w-0">
              <Chip address={address} filter={filter} />
            </li>
          ))}
        </ul>
      )}
      <Button variant="ghost" size="sm" icon={X} onClick={address.clear}>
        {ui('clearFilters')}
      </Button>
    </div>
  );
}

function Chip({ address, filter: { name, label, resets = [] } }: { address: ListAddress; filter: ActiveFilter }) {
  const t = useTexts(listMessages);
  const removed = Object.fromEntries([name, ...resets].map((each) => [each, undefined]));
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={X}
      onClick={() => address.change(removed)}
      className="max-w-full rounded-full"
    >
      <span className="min-w-0 truncate">
        <span className="sr-only">{t('removeFilter')} </span>
        {label}
      </span>
    </Button>
  );
}
