import { paths } from '@callstead/contract/paths';
import type { Report } from '@callstead/contract/reports/report';
import { addDays } from '@callstead/domain/calendar-day';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { MetricName } from '@callstead/domain/reports/metrics';
import { localTime } from '@callstead/domain/zone-clock';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { TimeChart } from '../../../ui/chart/time-chart.tsx';
import type { TimePoint } from '../../../ui/chart/time-point.ts';
import { useNow } from '../../../ui/hooks/use-now.ts';
import { usePeriod } from '../../../ui/period/use-period.ts';
import { scaleOptions } from '../shared/report-points.ts';
import { useReport } from '../shared/report-query.ts';
import { useMetricText } from '../shared/use-metric-text.ts';
import { useReportScope } from '../shared/use-report-scope.ts';
import { ChartCard } from './chart-card.tsx';
import { dashboardChartMessages } from './messages.ts';

const FIGURES: Record<CallView, readonly [MetricName, ...MetricName[]]> = {
  publisher: ['payoutCents', 'incoming'],
  advertiser: ['revenueCents', 'incoming'],
  admin: ['incoming', 'revenueCents'],
};
const WEEKS = 4;
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Whether today is a day like any other: hour by hour against the same weekday of the last four weeks. */
export function ByHour({ view }: { view: CallView }) {
  const t = useTexts(dashboardChartMessages);
  const metrics = FIGURES[view];
  const [metric, setMetric] = useState<MetricName>(metrics[0]);
  const { zone, today } = usePeriod();
  const at = useNow();
  const ofToday = useReportScope({ view, period: { zone, today, days: { first: today, last: today } } });
  const weeks = { first: addDays(today, -7 * WEEKS), last: addDays(today, -1) };
  const ofWeeks = useReportScope({ view, period: { zone, today, days: weeks } });
  const answer = useReport(ofToday.scope, { by: ['hourOfDay'], limit: HOURS.length });
  const usual = useReport(ofWeeks.scope, { by: ['weekday', 'hourOfDay'], limit: HOURS.length * DAYS.length });
  const { nameOf, format, formatShort } = useMetricText(view);
  const keepAccount = useKeepAccount();
  const clock = at && zone ? localTime(at, zone) : { day: 0, minute: 0 };
  const weekday = DAYS[clock.day] ?? 'monday';
  return (
    <ChartCard
      title={t('byHour')}
      {...{ view, metrics, metric, answer }}
      onMetric={setMetric}
      to={keepAccount(paths[view].reports({ period: 'today', metric }))}
    >
      {(report) => (
        <TimeChart
          label={t('todayChart', { metric: nameOf(metric) })}
          points={hoursOf({ report, usual: usual.data, metric, clock }).map((point) => ({
            ...point,
            name: t('hour', { from: point.key, to: String(Number(point.key) + 1) }),
          }))}
          series={{ now: t('today'), before: usual.data ? t(`average.${weekday}`) : undefined }}
          kind="bar"
          format={format(metric)}
          formatLine={formatShort(metric)}
          {...scaleOptions(metric)}
        />
      )}
    </ChartCard>
  );
}

type Told = {
  report: Report;
  usual: Report | undefined;
  metric: MetricName;
  clock: { day: number; minute: number };
};

/** Four weeks hold each weekday four times. An hour that has not begun is not told. */
function hoursOf({ report, usual, metric, clock }: Told): Omit<TimePoint, 'name'>[] {
  const today = figuresOf(report, metric);
  const summed = usual && figuresOf(usual, metric);
  const hourNow = Math.floor(clock.minute / 60);
  return HOURS.map((hour) => ({
    key: String(hour),
    short: String(hour),
    value: hour > hourNow ? null : (today.get(`${hour}`) ?? 0),
    before: summed && round((summed.get(`${clock.day + 1},${hour}`) ?? 0) / WEEKS),
    isUnfinished: hour === hourNow,
  }));
}

const figuresOf = ({ rows }: Report, metric: MetricName) =>
  new Map(rows.map(({ keys, figures }) => [keys.map(({ value }) => value).join(), figures[metric]]));

const round = (value: number) => Math.round(value * 10) / 10;
