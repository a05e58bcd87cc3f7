import type { Report } from '@callstead/contract/reports/report';
import { metricsFor } from '@callstead/domain/reports/metrics';
import { useTexts } from '../../../i18n/language.tsx';
import { Segments } from '../../../ui/action/segments.tsx';
import { TimeChart } from '../../../ui/chart/time-chart.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useNow } from '../../../ui/hooks/use-now.ts';
import { chartKind, grainOfReport, pointsOf, scaleOptions } from '../shared/report-points.ts';
import type { ReportAnswer } from '../shared/report-query.ts';
import { daysWithin, GRAINS, isGrainOf } from '../shared/time-pieces.ts';
import { usePeriodBeforeName } from '../shared/use-change.ts';
import { useDimensionText } from '../shared/use-dimension-text.ts';
import { useMetricText } from '../shared/use-metric-text.ts';
import { reportMessages } from './messages.ts';
import { MetricCards } from './metric-cards.tsx';
import { ReportFailure } from './report-part.tsx';
import type { Shown } from './use-report-page.ts';

type TimePanelProps = { shown: Shown; answer: ReportAnswer };

/** The totals, each a switch of the chart below them. */
export function TimePanel({ shown, answer }: TimePanelProps) {
  const { data, error, isPlaceholderData } = answer;
  return (
    <section
      aria-busy={!data || isPlaceholderData}
      className="group/time grid min-w-0 overflow-hidden rounded border bg-surface"
    >
      {!(error && !data) && <MetricCards shown={shown} report={data} />}
      <div className="grid min-w-0 gap-4 border-t p-4">
        <Switches shown={shown} />
        <div className="min-w-0 transition-opacity group-aria-busy/time:opacity-70">
          {data && <Chart shown={shown} report={data} />}
          {!data && error && <ReportFailure answer={answer} />}
          {!data && !error && <Skeleton className="h-72 w-full sm:h-88" />}
        </div>
      </div>
    </section>
  );
}

function Switches({ shown }: { shown: Shown }) {
  const t = useTexts(reportMessages);
  const { view, address, days, grain, period } = shown;
  const { nameOf } = useMetricText(view);
  const grains = GRAINS.map((value) => ({ value, label: t(`grains.${value}`), disabled: !isGrainOf(value, days) }));
  const metrics = metricsFor(view).map((value) => ({ value, label: nameOf(value) }));
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
      <SelectField
        label={t('metric')}
        options={metrics}
        value={address.metric}
        onChange={(metric) => address.change({ metric })}
        className="w-full sm:w-56"
      />
      <Segments
        label={t('grain')}
        options={grains}
        chosen={grain}
        onChange={(next) => address.change({ grain: next })}
      />
      {period.days && (
        <CheckboxField
          label={t('compare')}
          checked={address.isCompared}
          required={false}
          onChange={() => address.change({ compare: address.isCompared ? 'off' : undefined })}
          className="pb-2"
        />
      )}
    </div>
  );
}

function Chart({ shown, report }: { shown: Shown; report: Report }) {
  const t = useTexts(reportMessages);
  const { view, address, period, zone, days } = shown;
  const { metric } = address;
  const { nameOf, format, formatShort } = useMetricText(view);
  const texts = useDimensionText(zone);
  const before = usePeriodBeforeName(period);
  const now = useNow() ?? new Date(report.span.to);
  const grain = grainOfReport(report);
  const points = pointsOf(report, { metric, zone, now, texts, fromFirst: period.days === undefined });
  const narrowed = (value: string) => daysWithin(grain, value, days, zone);
  const canNarrow = points.some(({ key }) => narrowed(key));
  return (
    <TimeChart
      label={t(`chart.${grain}`, { metric: nameOf(metric) })}
      points={points}
      series={{ now: t('now'), before: report.spanBefore ? before : undefined }}
      kind={chartKind(metric, points.length)}
      format={format(metric)}
      formatLine={formatShort(metric)}
      {...scaleOptions(metric)}
      onChoose={
        canNarrow
          ? ({ key }) => {
              const within = narrowed(key);
              if (within) address.narrowTo(within);
            }
          : undefined
      }
    />
  );
}
