import type { ReportFigures } from '@callstead/contract/reports/report';
import type { AnomalyKind } from '@callstead/domain/reports/movers';
import { weakPoints } from '@callstead/domain/reports/weak-points';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { ViewedAccount } from '../../../session/use-viewed-account.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Period } from '../../../ui/period/use-period.ts';
import { ReportFailure } from '../report/report-part.tsx';
import { type ReportAnswer, useReport } from '../shared/report-query.ts';
import { useMetricText } from '../shared/use-metric-text.ts';
import { useReportScope } from '../shared/use-report-scope.ts';
import { useWeakPointText } from '../shared/use-weak-point-text.ts';
import { oneAccountMessages } from './messages.ts';
import type { Side } from './side.ts';

type RiskProps = { side: Side; own: ReportAnswer; period: Period };

const KINDS: Record<Side, readonly AnomalyKind[]> = {
  publisher: ['duplicates', 'refusals', 'disputes'],
  advertiser: ['unanswered', 'refusals', 'disputes'],
};
const RATES: Record<Side, readonly ('duplicateRate' | 'refusedRate' | 'disputeRate' | 'answerRate')[]> = {
  publisher: ['duplicateRate', 'refusedRate', 'disputeRate'],
  advertiser: ['answerRate', 'refusedRate', 'disputeRate'],
};

/** What speaks against an account: its shares beside those of the whole network. */
export function Risk(props: RiskProps) {
  const t = useTexts(oneAccountMessages);
  return (
    <Card title={t('risk')} className="min-w-0">
      <ViewedAccount value={undefined}>
        <Compared {...props} />
      </ViewedAccount>
    </Card>
  );
}

function Compared({ side, own, period }: RiskProps) {
  const { scope } = useReportScope({ view: 'admin', period });
  const network = useReport(scope, { by: [] });
  const failed = [own, network].find(({ data, error }) => error && !data);
  if (failed) return <ReportFailure answer={failed} />;
  if (!own.data || !network.data) return <Skeleton className="h-40 w-full" />;
  return <Told side={side} own={own.data.totals} network={network.data.totals} />;
}

function Told({ side, own, network }: { side: Side; own: ReportFigures; network: ReportFigures }) {
  const t = useTexts(oneAccountMessages);
  const textOf = useWeakPointText();
  const { nameOf } = useMetricText(side);
  const formats = useFormats();
  const percent = (share: number | null | undefined) =>
    typeof share === 'number' ? formats.number(share, { style: 'percent', maximumFractionDigits: 1 }) : '–';
  const points = weakPoints(own, network, KINDS[side]);
  return (
    <div className="grid gap-4">
      {points.length === 0 ? (
        <p className="text-14 text-muted">{t('nothing')}</p>
      ) : (
        <ul className="flex flex-wrap gap-1">
          {points.map((point) => (
            <li key={point.kind}>
              <Badge tone="danger">{textOf(point)}</Badge>
            </li>
          ))}
        </ul>
      )}
      <dl className="grid gap-2 text-14">
        {RATES[side].map((rate) => (
          <div key={rate} className="flex items-baseline justify-between gap-4 border-t pt-2">
            <dt className="text-muted">{nameOf(rate)}</dt>
            <dd className="text-right tabular-nums">
              {percent(own[rate])}{' '}
              <span className="text-12 text-muted">{t('network', { share: percent(network[rate]) })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
