import type { ReportFigures } from '@callstead/contract/reports/report';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { MetricName } from '@callstead/domain/reports/metrics';
import { weakPoints } from '@callstead/domain/reports/weak-points';
import { useTexts } from '../../../i18n/language.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Nothing } from '../../../ui/format/nothing.tsx';
import { type Period, usePeriod } from '../../../ui/period/use-period.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { useReport } from '../shared/report-query.ts';
import { useMetricText } from '../shared/use-metric-text.ts';
import { useReportScope } from '../shared/use-report-scope.ts';
import { useWeakPointText } from '../shared/use-weak-point-text.ts';
import { oneCampaignMessages } from './messages.ts';
import type { OneCampaign } from './performance.tsx';

const MOST_PUBLISHERS = 500;
const ARRIVED: Record<OneCampaign['type'], MetricName> = { call: 'incoming', lead: 'leadsIn' };
const ACCEPTED: Record<OneCampaign['type'], MetricName> = { call: 'qualifyRate', lead: 'leads' };

/** How good each publisher's traffic to this campaign is, by affId, as columns of a table of publishers. */
export function usePublisherScores(campaign: OneCampaign, view: CallView) {
  const period = usePeriod();
  const { scope } = useReportScope({ view, period, filters: { campaign: [campaign.publicId] } });
  const answer = useReport(scope, { by: ['publisher'], limit: MOST_PUBLISHERS });
  const figures = new Map(answer.data?.rows.map((row) => [row.keys[0]?.value, row.figures]));
  const columns = useColumns(campaign, view, { figures, everybody: answer.data?.totals ?? {} });
  return {
    period: period satisfies Period,
    columns,
    /** The larger, the further up: what brought most is looked at first. */
    weightOf: (affId: string) => figures.get(affId)?.revenueCents ?? figures.get(affId)?.incoming ?? -1,
    error: answer.data ? null : answer.error,
    refetch: answer.refetch,
  };
}

type Known = { figures: ReadonlyMap<string | null | undefined, ReportFigures>; everybody: ReportFigures };

function useColumns({ type }: OneCampaign, view: CallView, { figures, everybody }: Known): Column<string>[] {
  const t = useTexts(oneCampaignMessages);
  const { nameOf, format } = useMetricText(view);
  const metric = (name: MetricName, options: Partial<Column<string>> = {}): Column<string> => ({
    id: name,
    header: nameOf(name),
    align: 'right',
    cell: (affId) => {
      const value = figures.get(affId)?.[name];
      return typeof value === 'number' ? <span className="tabular-nums">{format(name)(value)}</span> : <Nothing />;
    },
    ...options,
  });
  return [
    metric(ARRIVED[type]),
    metric(ACCEPTED[type]),
    metric('disputeRate'),
    metric('duplicateRate', { wideOnly: true }),
    metric('revenueCents'),
    {
      id: 'weak',
      header: t('weak'),
      cell: (affId) => <WeakPoints of={figures.get(affId) ?? {}} everybody={everybody} />,
    },
  ];
}

/** Told in words, so that nobody has to compare six columns. */
function WeakPoints({ of, everybody }: { of: ReportFigures; everybody: ReportFigures }) {
  const textOf = useWeakPointText();
  const points = weakPoints(of, everybody, ['duplicates', 'refusals', 'disputes']);
  if (points.length === 0) return <Nothing />;
  return (
    <span className="flex flex-wrap gap-1">
      {points.map((point) => (
        <Badge key={point.kind} tone="danger">
          {textOf(point)}
        </Badge>
      ))}
    </span>
  );
}
