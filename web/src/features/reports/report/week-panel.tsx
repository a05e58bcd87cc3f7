import { addDays, countDays } from '@callstead/domain/calendar-day';
import { startOfLocalDay } from '@callstead/domain/zone-clock';
import { useTexts } from '../../../i18n/language.tsx';
import { HeatMap } from '../../../ui/chart/heat-map.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useReport } from '../shared/report-query.ts';
import { useMetricText } from '../shared/use-metric-text.ts';
import { reportMessages } from './messages.ts';
import { ReportPart } from './report-part.tsx';
import type { Shown } from './use-report-page.ts';

const HOURS_OF_WEEK = 168;
/** No more than a year is cut into its hours. */
const MOST_DAYS = 365;

/** When it happens: the figure that is drawn over time, by the hours of the week. */
export function WeekPanel({ shown }: { shown: Shown }) {
  const t = useTexts(reportMessages);
  const { scope, address, view, days, zone } = shown;
  const isLonger = countDays(days.first, days.last) > MOST_DAYS;
  const from = isLonger ? startOfLocalDay(addDays(days.last, 1 - MOST_DAYS), zone).toISOString() : undefined;
  const { metric } = address;
  const { nameOf, format } = useMetricText(view);
  const answer = useReport(scope && { ...scope, ...(from && { from }) }, {
    by: ['weekday', 'hourOfDay'],
    limit: HOURS_OF_WEEK,
  });
  return (
    <ReportPart
      title={t('week.title')}
      aside={isLonger && <span className="text-13 text-muted">{t('week.lastYear')}</span>}
      answer={answer}
      skeleton={<Skeleton className="h-64 w-full max-sm:h-175" />}
    >
      {({ rows }) => {
        const values = new Map(
          rows.map(({ keys, figures }) => [keys.map(({ value }) => value).join(), figures[metric]]),
        );
        return (
          <HeatMap
            label={t('week.label', { metric: nameOf(metric) })}
            valueAt={({ weekday, hour }) => values.get(`${weekday + 1},${hour}`) ?? null}
            format={format(metric)}
          />
        );
      }}
    </ReportPart>
  );
}
