import { FunnelPanel } from '../report/funnel-panel.tsx';
import { MapPanel } from '../report/map-panel.tsx';
import { WeekPanel } from '../report/week-panel.tsx';
import { useDrawn } from './use-drawn.ts';

/** Where calls get lost on their way to the money. */
export function PublisherFunnel() {
  return <FunnelPanel shown={useDrawn({ view: 'publisher', metric: 'incoming' })} />;
}

/** Where calls come from, and when. */
export function PublisherPlaces() {
  const shown = useDrawn({ view: 'publisher', metric: 'incoming' });
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <MapPanel shown={shown} isListed={false} />
      <WeekPanel shown={shown} />
    </div>
  );
}
