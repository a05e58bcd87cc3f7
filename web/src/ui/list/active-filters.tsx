import { clsx } from 'clsx';
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
  /** Its field folds away on a phone; elsewhere the field itself tells. */
  isFolded?: boolean;
};

type ActiveFiltersProps = {
  address: ListAddress;
  active: readonly ActiveFilter[];
  /** Beside others in a bar that keeps its height: what does not fit is scrolled to. */
  isOneLine?: boolean;
};

/** By what the list is narrowed where no field in view says so, each to be taken back alone. */
export function ActiveFilters({ address, active, isOneLine = false }: ActiveFiltersProps) {
  const t = useTexts(listMessages);
  if (active.length === 0) return null;
  const isOnPhones = active.every(({ isFolded }) => isFolded);
  return (
    <ul
      aria-label={t('activeFilters')}
      className={clsx(
        'flex items-center gap-2',
        isOneLine ? 'min-w-0 overflow-x-auto max-sm:order-last max-sm:w-full' : 'flex-wrap',
        isOnPhones && 'sm:hidden',
      )}
    >
      {active.map((filter) => (
        <li key={filter.name} className={clsx(isOneLine ? 'shrink-0' : 'min-w-0', filter.isFolded && 'sm:hidden')}>
          <Chip address={address} filter={filter} />
        </li>
      ))}
    </ul>
  );
}

/** Holds its place while there is nothing to clear: the list below must not move. `isIcon`: in a bar that keeps its height. */
export function ClearFilters({ address, isIcon = false }: { address: ListAddress; isIcon?: boolean }) {
  const ui = useTexts(uiMessages);
  return (
    <Button
      variant="ghost"
      icon={X}
      size={isIcon ? 'sm' : 'md'}
      onClick={address.clear}
      disabled={!address.isFiltered}
      title={isIcon ? ui('clearFilters') : undefined}
      className={clsx('shrink-0 px-2', !address.isFiltered && 'invisible max-sm:hidden')}
    >
      <span className={clsx(isIcon && 'sr-only')}>{ui('clearFilters')}</span>
    </Button>
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
