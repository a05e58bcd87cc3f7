import type { CallView } from '@callstead/domain/calls/call-view';
import { useTexts } from '../../../i18n/language.tsx';
import { OverTime } from '../charts/over-time.tsx';
import { useDrawn } from '../charts/use-drawn.ts';
import { FunnelPanel } from '../report/funnel-panel.tsx';
import { MapPanel } from '../report/map-panel.tsx';
import { WeekPanel } from '../report/week-panel.tsx';
import type { Filters } from '../shared/report-filters.ts';
import { oneCampaignMessages } from './messages.ts';

type DrawingsProps = { view: CallView; filters: Filters };

/** Over time, where calls get lost, where from and when; a click opens the report narrowed to it. */
export function Drawings({ view, filters }: DrawingsProps) {
  const t = useTexts(oneCampaignMessages);
  const shown = useDrawn({ view, metric: 'incoming', filters });
  return (
    <div className="grid min-w-0 gap-4">
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <OverTime view={view} filters={filters} title={t('overTime')} />
        <FunnelPanel shown={shown} />
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <MapPanel shown={shown} isListed={false} />
        <WeekPanel shown={shown} />
      </div>
    </div>
  );
}
