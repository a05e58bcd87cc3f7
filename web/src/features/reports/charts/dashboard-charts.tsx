import type { CallView } from '@callstead/domain/calls/call-view';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts';

const Charts = lazy(async () => ({ default: (await import('./charts.tsx')).Charts }));

/** What people look for first, drawn; after the page stands, and on a place that is kept for it. */
export function DashboardCharts({ view }: { view: CallView }) {
  const isHydrated = useHydrated();
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      {isHydrated ? (
        <Suspense fallback={<Places />}>
          <Charts view={view} />
        </Suspense>
      ) : (
        <Places />
      )}
    </div>
  );
}

function Places() {
  return (
    <>
      <Place />
      <Place />
    </>
  );
}

function Place() {
  return (
    <div className="rounded border bg-surface p-4">
      <Skeleton className={CHART_PLACE} />
    </div>
  );
}

/** With its title, its legend and its scale. */
const CHART_PLACE = 'h-92 w-full sm:h-106';
