import { paths } from '@callstead/contract/paths';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { MetricName } from '@callstead/domain/reports/metrics';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { TimeChart } from '../../../ui/chart/time-chart.tsx';
import { useNow } from '../../../ui/hooks/use-now.ts';
import { usePeriod } from '../../../ui/period/use-period.ts';
import { type Filters, writtenFilters } from '../shared/report-filters.ts';
import { chartKind, grainOfReport, pointsOf, scaleOptions } from '../shared/report-points.ts';
import { useReport } from '../shared/report-query.ts';
import { grainOf } from '../shared/time-pieces.ts';
import { usePeriodBeforeName } from '../shared/use-change.ts';
import { useDimensionText } from '../shared/use-dimension-text.ts';
import { useMetricText } from '../shared/use-metric-text.ts';
import { useReportScope } from '../shared/use-report-scope.ts';
import { ChartCard } from './chart-card.tsx';
import { dashboardChartMessages } from './messages.ts';

const FIGURES: Record<CallView, readonly [MetricName, ...MetricName[]]> = {
  publisher: ['payoutCents', 'sold', 'epcCents'],
  advertiser: ['revenueCents', 'costPerSaleCents', 'sold'],
  admin: ['revenueCents', 'marginCents', 'incoming'],
};

type OverTimeProps = {
  view: CallView;
  /** Narrowed to these; the report behind it is, too. */
  filters?: Filters;
  title?: string;
};

/** The figures somebody lives by, in the period of the page. */
export function OverTime({ view, filters = {}, title }: OverTimeProps) {
  const t = useTexts(dashboardChartMessages);
  const metrics = FIGURES[view];
  const [metric, setMetric] = useState<MetricName>(metrics[0]);
  const period = usePeriod();
  const { scope, days, zone } = useReportScope({ view, period, filters });
  const answer = useReport(scope, {
    by: [grainOf(undefined, days)],
    limit: 500,
    compare: period.days !== undefined,
  });
  const { nameOf, format, formatShort } = useMetricText(view);
  const texts = useDimensionText(zone);
  const before = usePeriodBeforeName(period);
  const now = useNow();
  const keepAccount = useKeepAccount();
  return (
    <ChartCard
      title={title ?? t(`overTime.${view}`)}
      {...{ view, metrics, metric, answer }}
      onMetric={setMetric}
      to={keepAccount(paths[view].reports({ ...period.params, metric, ...writtenFilters(filters) }))}
    >
      {(report) => {
        const at = now ?? new Date(report.span.to);
        const points = pointsOf(report, { metric, zone, now: at, texts, fromFirst: period.days === undefined });
        return (
          <TimeChart
            label={t(`chart.${grainOfReport(report)}`, { metric: nameOf(metric) })}
            points={points}
            series={{ now: t('now'), before: report.spanBefore ? before : undefined }}
            kind={chartKind(metric, points.length)}
            format={format(metric)}
            formatLine={formatShort(metric)}
            {...scaleOptions(metric)}
          />
        );
      }}
    </ChartCard>
  );
}
