import { addDays, countDays } from '@callstead/domain/calendar-day';
import { startOfLocalDay } from '@callstead/domain/zone-clock';
import { useTexts } from '../../../i18n/language.tsx';
import { HeatMap, WEEKDAYS, type WeekHour } from '../../../ui/chart/heat-map.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { Drawn } from '../shared/drawn.ts';
import type { Filters, FilterValue } from '../shared/report-filters.ts';
import { useReport } from '../shared/report-query.ts';
import { useMetricText } from '../shared/use-metric-text.ts';
import { reportMessages } from './messages.ts';
import { ReportPart } from './report-part.tsx';

const HOURS_OF_WEEK = 168;
/** No more than a year is cut into its hours. */
const MOST_DAYS = 365;

/** When it happens: the figure that is drawn over time, by the hours of the week; a click narrows everything to one of them. */
export function WeekPanel({ shown, title }: { shown: Drawn; title?: string }) {
  const t = useTexts(reportMessages);
  const { scope, address, view, days, zone } = shown;
  const isLonger = countDays(days.first, days.last) > MOST_DAYS;
  const from = isLonger ? startOfLocalDay(addDays(days.last, 1 - MOST_DAYS), zone).toISOString() : undefined;
  const { metric } = address;
  const { nameOf, format } = useMetricText(view);
  const { weekday, hourOfDay, ...others } = address.filters;
  const chosen = cellOf(weekday, hourOfDay);
  const answer = useReport(scope && { ...scope, filters: others, ...(from && { from }) }, {
    by: ['weekday', 'hourOfDay'],
    limit: HOURS_OF_WEEK,
  });
  return (
    <ReportPart
      title={title ?? t('week.title')}
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
            chosen={chosen}
            onChoose={(at) => address.filter(isSame(at, chosen) ? NO_HOUR : hourFilter(at))}
          />
        );
      }}
    </ReportPart>
  );
}

const NO_HOUR: Filters = { weekday: [], hourOfDay: [] };
const hourFilter = ({ weekday, hour }: WeekHour): Filters => ({ weekday: [`${weekday + 1}`], hourOfDay: [`${hour}`] });

const isSame = (one: WeekHour, other: WeekHour | undefined) =>
  one.weekday === other?.weekday && one.hour === other.hour;

type Values = readonly FilterValue[] | undefined;

/** The one hour that everything is narrowed to. */
function cellOf(weekdays: Values, hours: Values): WeekHour | undefined {
  const weekday = WEEKDAYS.find((each) => weekdays?.length === 1 && weekdays[0] === `${each + 1}`);
  if (weekday === undefined || hours?.length !== 1) return undefined;
  return { weekday, hour: Number(hours[0]) };
}
