import type { CallView } from '@callstead/domain/calls/call-view';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useNear } from '../../../ui/hooks/use-near.ts';

const Charts = lazy(async () => ({ default: (await import('./charts.tsx')).Charts }));

/** What people look for first, drawn when somebody comes near, on a place that is kept for it. */
export function DashboardCharts({ view }: { view: CallView }) {
  const [place, isNear] = useNear();
  return (
    <div ref={place} className="grid grid-cols-[minmax(0,1fr)] gap-4 overflow-x-clip xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      {isNear ? (
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
