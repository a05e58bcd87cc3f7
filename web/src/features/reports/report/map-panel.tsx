import { useTexts } from '../../../i18n/language.tsx';
import { StateValues } from '../../../ui/chart/state-values.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useReport } from '../shared/report-query.ts';
import { useMetricText } from '../shared/use-metric-text.ts';
import { reportMessages } from './messages.ts';
import { ReportPart } from './report-part.tsx';
import type { Shown } from './use-report-page.ts';

/** All of them, and what is not known. */
const STATES = 100;

/** The figure that is drawn over time, state by state; a click narrows everything to one. */
export function MapPanel({ shown }: { shown: Shown }) {
  const t = useTexts(reportMessages);
  const { scope, address, view } = shown;
  const { metric } = address;
  const { nameOf, format, formatShort } = useMetricText(view);
  const { state: chosen = [], ...others } = address.filters;
  const answer = useReport(scope && { ...scope, filters: others }, { by: ['state'], limit: STATES });
  return (
    <ReportPart title={t('map.title')} answer={answer} skeleton={<Skeleton className="aspect-11/8 w-full max-w-xl" />}>
      {({ rows }) => {
        const values = new Map(rows.map(({ keys: [key], figures }) => [key?.value, figures[metric]]));
        return (
          <StateValues
            label={t('map.label', { metric: nameOf(metric) })}
            of={nameOf(metric)}
            figureOf={(state) => values.get(state) ?? null}
            format={format(metric)}
            formatTile={formatShort(metric)}
            chosen={chosen.flatMap((state) => state ?? [])}
            onChoose={(state) => address.toggle('state', state)}
          />
        );
      }}
    </ReportPart>
  );
}
