import type { ListBar } from '@callstead/contract/list-summary';
import { localDate } from '@callstead/domain/zone-clock';
import { useFormats, useTexts } from '../../i18n/language.tsx';
import { uiMessages } from '../../i18n/ui-messages.ts';
import { Button } from '../action/button.tsx';
import { Histogram } from '../chart/histogram.tsx';
import type { HistogramBar } from '../chart/histogram-bar.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import type { Period } from '../period/use-period.ts';
import { listMessages } from './messages.ts';
import { type Total, TotalsStrip } from './totals-strip.tsx';
import { useBrush } from './use-brush.ts';

type ListOverviewProps = {
  /** What a query of TanStack Query looks like from here. */
  query: { data: { bars: readonly ListBar[] } | undefined; isError: boolean; refetch: () => unknown };
  label: string;
  /** What the colours mean. */
  series: { counted: string; others: string };
  totals: readonly Total[];
  period: Period;
};

/** What a whole list comes to, and when: a stretch of it that is brushed is what the list shows then. */
export function ListOverview({ query, label, series, totals, period }: ListOverviewProps) {
  const t = useTexts(listMessages);
  const brush = useBrush(period);
  const bars = useBars(query.data?.bars ?? [], period.zone ?? 'UTC');
  return (
    <section
      aria-label={label}
      className="grid gap-x-6 gap-y-3 rounded border bg-surface px-4 py-2 lg:h-26 lg:grid-cols-[19rem_minmax(0,1fr)]"
    >
      {query.isError && !query.data ? (
        <Failed onRetry={() => void query.refetch()} />
      ) : (
        <>
          <TotalsStrip label={t('totals')} totals={totals} />
          {query.data ? (
            <Histogram label={t('histogram')} bars={bars} series={series} onBrush={brush} />
          ) : (
            <Skeleton className="h-22" />
          )}
        </>
      )}
    </section>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const ui = useTexts(uiMessages);
  return (
    <div role="alert" className="col-span-full flex flex-wrap items-center gap-3 text-14">
      {ui('loadFailed')}
      <Button variant="ghost" size="sm" onClick={onRetry}>
        {ui('retry')}
      </Button>
    </div>
  );
}

/** Named by their days, or by their hours where there is one day. */
function useBars(bars: readonly ListBar[], timeZone: string): HistogramBar[] {
  const formats = useFormats();
  const [first] = bars;
  const last = bars.at(-1);
  const isOneDay = first && last && dayOf(first.from, timeZone) === dayOf(justBefore(last.to), timeZone);
  const written = (at: string, isShort: boolean) =>
    isOneDay
      ? formats.dateTime(new Date(at), { hour: 'numeric', ...(isShort ? {} : { minute: '2-digit' }), timeZone })
      : formats.dateTime(new Date(at), { day: 'numeric', month: isShort ? 'short' : 'long', timeZone });
  return bars.map(({ from, to, counted, others }) => {
    const isLong = !isOneDay && dayOf(from, timeZone) !== dayOf(justBefore(to), timeZone);
    const name = isLong ? `${written(from, false)} – ${written(justBefore(to), false)}` : written(from, false);
    return { from, to, name, short: written(from, true), counted, others };
  });
}

const dayOf = (at: string, zone: string) => localDate(new Date(at), zone);
const justBefore = (at: string) => new Date(Date.parse(at) - 1).toISOString();
