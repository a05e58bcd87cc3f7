import type { Campaign } from '@callstead/contract/campaigns/managed-campaigns';
import type { Report, ReportFigures } from '@callstead/contract/reports/report';
import type { CallView } from '@callstead/domain/calls/call-view';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import type { MetricName } from '@callstead/domain/reports/metrics';
import { useTexts } from '../../../i18n/language.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Nothing } from '../../../ui/format/nothing.tsx';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import { usePeriod } from '../../../ui/period/use-period.ts';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { ReportFailure } from '../report/report-part.tsx';
import { useReport } from '../shared/report-query.ts';
import { useMetricText } from '../shared/use-metric-text.ts';
import { useReportScope } from '../shared/use-report-scope.ts';
import { oneCampaignMessages } from './messages.ts';

type Target = Pick<Campaign['terms']['targets'][number], 'number'> &
  Partial<Pick<Campaign['terms']['targets'][number], 'priority' | 'weight'>>;
type Row = { target: Target; figures: ReportFigures };
type TargetsProps = { campaign: Pick<Campaign, 'publicId' | 'terms'>; view: CallView };

const MOST_TARGETS = 100;
const METRICS: readonly MetricName[] = ['incoming', 'answerRate', 'qualified', 'averageTalkSeconds'];

/** Who picks up: each number calls are sent to, with those that reached it last. */
export function CampaignTargets({ campaign, view }: TargetsProps) {
  const t = useTexts(oneCampaignMessages);
  const period = usePeriod();
  const { scope } = useReportScope({ view, period, filters: { campaign: [campaign.publicId] } });
  const answer = useReport(scope, { by: ['target'], limit: MOST_TARGETS });
  const columns = useColumns(view);
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h2 className="text-20">{t('targets.title')}</h2>
          <p className="max-w-prose text-13 text-muted">{t('targets.text')}</p>
        </div>
        <PeriodPicker period={period} />
      </div>
      {answer.error && !answer.data ? (
        <ReportFailure answer={answer} />
      ) : (
        <DataTable
          query={{ ...answer, data: answer.data && rowsOf(campaign, answer.data) }}
          columns={columns}
          rowKey={({ target }) => target.number}
          caption={t('targets.title')}
          empty={<EmptyState message={t('targets.none')} />}
        />
      )}
    </div>
  );
}

/** Those of the terms in their order, then what was rung before the terms changed. */
function rowsOf({ terms }: TargetsProps['campaign'], { rows }: Report): Row[] {
  const figures = new Map(rows.flatMap(({ keys: [key], figures }) => (key?.value ? [[key.value, figures]] : [])));
  const named = terms.targets.map((target) => ({ target, figures: figures.get(target.number) ?? {} }));
  const gone = [...figures].filter(([number]) => terms.targets.every((target) => target.number !== number));
  return [...named, ...gone.map(([number, figures]) => ({ target: { number }, figures }))];
}

function useColumns(view: CallView): Column<Row>[] {
  const t = useTexts(oneCampaignMessages);
  const { nameOf, format } = useMetricText(view);
  const metric = (name: MetricName): Column<Row> => ({
    id: name,
    header: nameOf(name),
    align: 'right',
    cell: ({ figures }) => {
      const value = figures[name];
      return typeof value === 'number' ? <span className="tabular-nums">{format(name)(value)}</span> : <Nothing />;
    },
  });
  return [
    { id: 'number', header: t('targets.number'), cell: ({ target }) => <TargetCell target={target} /> },
    ...METRICS.map(metric),
  ];
}

function TargetCell({ target: { number, priority, weight } }: { target: Target }) {
  const t = useTexts(oneCampaignMessages);
  return (
    <div className="grid">
      <span className="whitespace-nowrap font-medium font-mono">{phoneText(number)}</span>
      <span className="text-12 text-muted">
        {priority === undefined
          ? t('targets.gone')
          : t('targets.order', { priority: String(priority), weight: String(weight ?? 1) })}
      </span>
    </div>
  );
}
