import type { Report } from '@callstead/contract/reports/report';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { MetricName } from '@callstead/domain/reports/metrics';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Segments } from '../../../ui/action/segments.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { ReportAnswer } from '../shared/report-query.ts';
import { statMessages } from '../shared/stat-messages.ts';
import { useMetricText } from '../shared/use-metric-text.ts';
import { dashboardChartMessages } from './messages.ts';

type ChartCardProps = {
  title: string;
  view: CallView;
  /** Which of them is drawn, and how to draw another; one alone needs no switch. */
  metrics: readonly MetricName[];
  metric: MetricName;
  onMetric: (metric: MetricName) => void;
  answer: ReportAnswer;
  /** The report behind it. */
  to: string;
  children: (report: Report) => ReactNode;
};

export function ChartCard({ title, view, metrics, metric, onMetric, answer, to, children }: ChartCardProps) {
  const t = useTexts(dashboardChartMessages);
  const { nameOf } = useMetricText(view);
  const link = (
    <Link to={to} className="py-1 text-13 text-primary hover:underline">
      {t('report')}
    </Link>
  );
  return (
    <Card title={title} aside={link} className="min-w-0">
      <div className="grid min-h-80 content-start gap-2 sm:min-h-94">
        {metrics.length > 1 && (
          <div className="justify-self-start">
            <Segments
              label={t('figure')}
              options={metrics.map((value) => ({ value, label: nameOf(value) }))}
              chosen={metric}
              onChange={onMetric}
            />
          </div>
        )}
        <Drawn answer={answer}>{children}</Drawn>
      </div>
    </Card>
  );
}

function Drawn({ answer, children }: Pick<ChartCardProps, 'answer' | 'children'>) {
  const t = useTexts(statMessages);
  const errorText = useErrorText();
  const { data, error } = answer;
  if (data) return children(data);
  if (!error) return <Skeleton className="h-72 w-full sm:h-88" />;
  return <ErrorState message={t('failed', { message: errorText(error) })} onRetry={() => void answer.refetch()} />;
}
