import type { CallView } from '@callstead/domain/calls/call-view';
import type { CampaignType } from '@callstead/domain/campaigns/terms';
import type { MetricName } from '@callstead/domain/reports/metrics';
import { lazy } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import { usePeriod } from '../../../ui/period/use-period.ts';
import { LazyDrawing } from '../charts/lazy-drawing.tsx';
import { FigureStrip } from '../shared/figure-strip.tsx';
import { useReport } from '../shared/report-query.ts';
import { useLiveFigures } from '../shared/use-live-figures.ts';
import { useReportScope } from '../shared/use-report-scope.ts';
import { oneCampaignMessages } from './messages.ts';

const Drawings = lazy(async () => ({ default: (await import('./drawings.tsx')).Drawings }));

export type OneCampaign = { publicId: string; type: CampaignType };
type Side = Exclude<CallView, 'publisher'>;

const CALLS: Record<Side, readonly MetricName[]> = {
  advertiser: ['revenueCents', 'costPerSaleCents', 'incoming', 'qualifyRate', 'answerRate', 'disputeRate'],
  admin: ['revenueCents', 'marginCents', 'incoming', 'qualifyRate', 'answerRate', 'disputeRate'],
};
const LEADS: Record<Side, readonly MetricName[]> = {
  advertiser: ['revenueCents', 'costPerSaleCents', 'leadsIn', 'leads', 'conversionRate', 'disputeRate'],
  admin: ['revenueCents', 'marginCents', 'leadsIn', 'leads', 'conversionRate', 'disputeRate'],
};

/** What one campaign came to: its figures and drawings are those of the report about it. */
export function CampaignPerformance({ campaign, view }: { campaign: OneCampaign; view: Side }) {
  const t = useTexts(oneCampaignMessages);
  const period = usePeriod();
  const filters = { campaign: [campaign.publicId] };
  const { scope } = useReportScope({ view, period, filters });
  const answer = useReport(scope, { by: [], compare: period.days !== undefined });
  useLiveFigures(['calls', 'leads', 'conversions', 'money']);
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="text-20">{t('performance')}</h2>
        <PeriodPicker period={period} />
      </div>
      <FigureStrip
        view={view}
        metrics={(campaign.type === 'lead' ? LEADS : CALLS)[view]}
        answer={answer}
        period={period}
      />
      <LazyDrawing place="h-106">
        <Drawings view={view} filters={filters} />
      </LazyDrawing>
    </div>
  );
}
