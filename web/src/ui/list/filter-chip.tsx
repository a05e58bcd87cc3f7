import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type FilterChipProps = { id?: string; to: string; selected: boolean; small?: boolean; children: ReactNode };

/** A filter that is a link: it works before any script runs, and Back undoes it. */
export function FilterChip({ id, to, selected, small = false, children }: FilterChipProps) {
  return (
    <Link
      id={id}
      to={to}
      preventScrollReset
      aria-current={selected ? 'true' : undefined}
      className={clsx(
        'inline-flex items-center gap-2 whitespace-nowrap rounded-full border px-3 transition-colors',
        small ? 'min-h-8 text-13' : 'min-h-10 font-medium text-14',
        selected ? 'border-primary bg-primary text-on-primary' : 'bg-surface text-text hover:border-strong',
      )}
    >
      {children}
    </Link>
  );
}
