import type { MetricName } from '@callstead/domain/reports/metrics';
import { lazy } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import { usePeriod } from '../../../ui/period/use-period.ts';
import { LazyDrawing } from '../charts/lazy-drawing.tsx';
import { FigureStrip } from '../shared/figure-strip.tsx';
import { useReport } from '../shared/report-query.ts';
import { useReportScope } from '../shared/use-report-scope.ts';
import { oneAccountMessages } from './messages.ts';
import { Risk } from './risk.tsx';
import type { Side } from './side.ts';

const OverTime = lazy(async () => ({ default: (await import('../charts/over-time.tsx')).OverTime }));

const METRICS: Record<Side, readonly MetricName[]> = {
  publisher: ['payoutCents', 'incoming', 'leadsIn', 'sold', 'conversionRate', 'epcCents'],
  advertiser: ['revenueCents', 'incoming', 'leadsIn', 'sold', 'costPerSaleCents', 'answerRate'],
};

/** What one account came to, as the account itself reads it, and what stands out beside the network. */
export function AccountFigures({ side }: { side: Side }) {
  const t = useTexts(oneAccountMessages);
  const period = usePeriod();
  const { scope } = useReportScope({ view: side, period });
  const answer = useReport(scope, { by: [], compare: period.days !== undefined });
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="text-20">{t('figures')}</h2>
        <PeriodPicker period={period} />
      </div>
      <FigureStrip view={side} metrics={METRICS[side]} answer={answer} period={period} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <LazyDrawing place="h-106">
          <OverTime view={side} title={t(`overTime.${side}`)} />
        </LazyDrawing>
        <Risk side={side} own={answer} period={period} />
      </div>
    </div>
  );
}
