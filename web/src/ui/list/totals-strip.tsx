import { Skeleton } from '../feedback/skeleton.tsx';

export type Total = { label: string; value: string | undefined; isMoney?: boolean };

/** What all rows come to, in a few figures. They hold their place while they are on their way. */
export function TotalsStrip({ label, totals }: { label: string; totals: readonly Total[] }) {
  return (
    <dl aria-label={label} className="grid grid-cols-3 content-between gap-x-4 gap-y-2">
      {totals.map((total) => (
        <div key={total.label} className="min-w-0">
          <dt className="truncate text-12 text-muted" title={total.label}>
            {total.label}
          </dt>
          <dd
            className={`min-h-6 truncate font-display font-semibold text-16 tabular-nums ${total.isMoney ? 'text-brass' : ''}`}
          >
            {total.value ?? <Skeleton className="mt-1 h-4 w-14" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
