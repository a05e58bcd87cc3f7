import { useTexts } from '../../../i18n/language.tsx';
import { BarList } from '../../../ui/chart/bar-list.tsx';
import { StateValues } from '../../../ui/chart/state-values.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { Drawn } from '../shared/drawn.ts';
import { useReport } from '../shared/report-query.ts';
import { useDimensionText } from '../shared/use-dimension-text.ts';
import { isSum, useMetricText } from '../shared/use-metric-text.ts';
import { reportMessages } from './messages.ts';
import { ReportPart } from './report-part.tsx';

/** All of them, and what is not known. */
const STATES = 100;
/** Beside the map. */
const LISTED = 10;
const BESIDE = 'lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]';

type MapPanelProps = {
  shown: Drawn;
  /** Whether the states with most stand beside it. */
  isListed?: boolean;
};

/** The figure that is drawn over time, state by state; a click narrows everything to one. */
export function MapPanel({ shown, isListed = true }: MapPanelProps) {
  const t = useTexts(reportMessages);
  const { scope, address, view } = shown;
  const { metric } = address;
  const { nameOf, format, formatShort } = useMetricText(view);
  const { keyText } = useDimensionText(shown.zone);
  const { state: chosen = [], ...others } = address.filters;
  const answer = useReport(scope && { ...scope, filters: others }, { by: ['state'], limit: STATES });
  return (
    <ReportPart title={t('map.title')} answer={answer} skeleton={<Skeleton className="aspect-11/8 w-full max-w-xl" />}>
      {({ rows, totals }) => {
        const chosenStates = chosen.flatMap((state) => state ?? []);
        const values = new Map(rows.map(({ keys: [key], figures }) => [key?.value, figures[metric]]));
        const most = rows
          .flatMap(({ keys: [key], figures }) =>
            key && figures[metric]
              ? [{ key: key.value ?? '', name: keyText('state', key), value: figures[metric] ?? 0 }]
              : [],
          )
          .toSorted((one, other) => other.value - one.value)
          .slice(0, LISTED);
        return (
          <div className={`grid items-start gap-x-8 gap-y-6 ${isListed ? BESIDE : ''}`}>
            <StateValues
              label={t('map.label', { metric: nameOf(metric) })}
              of={nameOf(metric)}
              figureOf={(state) => values.get(state) ?? null}
              format={format(metric)}
              formatTile={formatShort(metric)}
              chosen={chosenStates}
              onChoose={(state) => address.toggle('state', state)}
            />
            {isListed && (
              <BarList
                label={t('map.most')}
                bars={most.map((bar) => ({ ...bar, isChosen: chosen.includes(bar.key || null) }))}
                whole={isSum(metric) ? (totals[metric] ?? null) : null}
                format={format(metric)}
                onChoose={({ key }) => address.toggle('state', key || null)}
              />
            )}
          </div>
        );
      }}
    </ReportPart>
  );
}
