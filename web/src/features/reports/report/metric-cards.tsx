import type { Report } from '@callstead/contract/reports/report';
import type { CallView } from '@callstead/domain/calls/call-view';
import { type MetricName, metricKind } from '@callstead/domain/reports/metrics';
import { clsx } from 'clsx';
import { useTexts } from '../../../i18n/language.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { usePeriodBefore } from '../shared/use-change.ts';
import { useMetricText } from '../shared/use-metric-text.ts';
import { ChangeMark } from './change-mark.tsx';
import { reportMessages } from './messages.ts';
import type { Shown } from './use-report-page.ts';

const TOTALS: Record<CallView, readonly MetricName[]> = {
  publisher: ['payoutCents', 'incoming', 'sold', 'conversionRate', 'epcCents', 'averageTalkSeconds'],
  advertiser: ['revenueCents', 'sold', 'costPerSaleCents', 'conversionRate', 'incoming', 'averageTalkSeconds'],
  admin: ['revenueCents', 'payoutCents', 'marginCents', 'incoming', 'sold', 'conversionRate'],
};

type CardsProps = { shown: Shown; report: Report | undefined };

/** What it all adds up to. Each is the switch that draws it. */
export function MetricCards({ shown, report }: CardsProps) {
  const t = useTexts(reportMessages);
  return (
    <fieldset
      aria-label={t('figures')}
      className="grid grid-cols-2 gap-px bg-border sm:grid-cols-3 xl:grid-cols-6 print:[print-color-adjust:exact]"
    >
      {TOTALS[shown.view].map((metric) => (
        <MetricCard key={metric} metric={metric} shown={shown} report={report} />
      ))}
    </fieldset>
  );
}

function MetricCard({ metric, shown, report }: CardsProps & { metric: MetricName }) {
  const { view, address, period } = shown;
  const { nameOf, format } = useMetricText(view);
  const than = usePeriodBefore(period);
  const isDrawn = address.metric === metric;
  const value = report?.totals[metric];
  return (
    <button
      type="button"
      aria-pressed={isDrawn}
      onClick={() => !isDrawn && address.change({ metric })}
      className={clsx(
        'relative grid content-start gap-1 bg-surface px-4 py-3 text-left -outline-offset-2 hover:bg-canvas',
        isDrawn && 'before:absolute before:inset-x-0 before:top-0 before:h-0.75 before:bg-primary',
      )}
    >
      <span className={clsx('font-medium text-12', isDrawn ? 'text-text' : 'text-muted')}>{nameOf(metric)}</span>
      {report ? (
        <>
          <span
            className={clsx(
              'font-display font-semibold text-20 tabular-nums sm:text-28',
              metricKind(metric) === 'money' && 'text-brass',
            )}
          >
            {typeof value === 'number' ? format(metric)(value) : '–'}
          </span>
          <span className="min-h-4">
            <ChangeMark metric={metric} view={view} now={value} before={report.totalsBefore?.[metric]} than={than} />
          </span>
        </>
      ) : (
        <>
          <Skeleton className="my-1 h-7 w-24" />
          <Skeleton className="h-3 w-12" />
        </>
      )}
    </button>
  );
}
