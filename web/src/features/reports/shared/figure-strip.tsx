import type { CallView } from '@callstead/domain/calls/call-view';
import { type MetricName, metricKind } from '@callstead/domain/reports/metrics';
import { clsx } from 'clsx';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Period } from '../../../ui/period/use-period.ts';
import { ChangeMark } from '../report/change-mark.tsx';
import type { ReportAnswer } from './report-query.ts';
import { statMessages } from './stat-messages.ts';
import { usePeriodBefore } from './use-change.ts';
import { useMetricText } from './use-metric-text.ts';

type FigureStripProps = {
  view: CallView;
  metrics: readonly MetricName[];
  answer: ReportAnswer;
  period: Period;
};

/** What something came to, beside each other, each with how it changed. */
export function FigureStrip(props: FigureStripProps) {
  const t = useTexts(statMessages);
  const errorText = useErrorText();
  const { answer, metrics } = props;
  if (answer.error && !answer.data) {
    return (
      <Card>
        <ErrorState message={t('failed', { message: errorText(answer.error) })} onRetry={() => void answer.refetch()} />
      </Card>
    );
  }
  return (
    <dl
      aria-busy={!answer.data || answer.isPlaceholderData}
      className="grid grid-cols-2 gap-px overflow-hidden rounded border bg-border sm:grid-cols-3 xl:grid-cols-6"
    >
      {metrics.map((metric) => (
        <Figure key={metric} {...props} metric={metric} />
      ))}
    </dl>
  );
}

function Figure({ metric, view, answer: { data }, period }: FigureStripProps & { metric: MetricName }) {
  const { nameOf, format } = useMetricText(view);
  const than = usePeriodBefore(period);
  const value = data?.totals[metric];
  return (
    <div className="grid content-start gap-1 bg-surface px-4 py-3">
      <dt className="font-medium text-12 text-muted">{nameOf(metric)}</dt>
      <dd
        className={clsx(
          'font-display font-semibold text-20 tabular-nums sm:text-28',
          metricKind(metric) === 'money' && 'text-brass',
        )}
      >
        {data ? typeof value === 'number' ? format(metric)(value) : '–' : <Skeleton className="my-1 h-7 w-24" />}
      </dd>
      <dd className="min-h-4">
        <ChangeMark metric={metric} view={view} now={value} before={data?.totalsBefore?.[metric]} than={than} />
      </dd>
    </div>
  );
}
