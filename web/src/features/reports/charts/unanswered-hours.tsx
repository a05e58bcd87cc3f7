import { useTexts } from '../../../i18n/language.tsx';
import { HeatMap } from '../../../ui/chart/heat-map.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ReportPart } from '../report/report-part.tsx';
import { useReport } from '../shared/report-query.ts';
import { useMetricText } from '../shared/use-metric-text.ts';
import { dashboardChartMessages } from './messages.ts';
import { useDrawn } from './use-drawn.ts';

/** They rang, and nobody was there. */
const UNANSWERED = { reason: ['no_answer', 'busy'] };
const HOURS_OF_WEEK = 168;

/** When calls ring in vain: the hours in which somebody more on the phone would pay. A click opens the report about one. */
export function UnansweredHours() {
  const t = useTexts(dashboardChartMessages);
  const { scope, address } = useDrawn({ view: 'advertiser', metric: 'incoming', filters: UNANSWERED });
  const { format } = useMetricText('advertiser');
  const answer = useReport(scope, { by: ['weekday', 'hourOfDay'], limit: HOURS_OF_WEEK });
  return (
    <ReportPart title={t('unanswered')} answer={answer} skeleton={<Skeleton className="h-64 w-full max-sm:h-175" />}>
      {({ rows, totals }) => {
        if (!totals.incoming) return <p className="py-6 text-14 text-muted">{t('allAnswered')}</p>;
        const values = new Map(
          rows.map(({ keys, figures }) => [keys.map(({ value }) => value).join(), figures.incoming]),
        );
        return (
          <HeatMap
            label={t('unansweredMap')}
            valueAt={({ weekday, hour }) => values.get(`${weekday + 1},${hour}`) ?? null}
            format={format('incoming')}
            onChoose={({ weekday, hour }) => address.filter({ weekday: [`${weekday + 1}`], hourOfDay: [`${hour}`] })}
          />
        );
      }}
    </ReportPart>
  );
}
