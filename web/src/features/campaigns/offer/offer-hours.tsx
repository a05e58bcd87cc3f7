import type { OfferDetail } from '@callstead/contract/campaigns/offers';
import { lazy, Suspense } from 'react';
import { useViewer } from '../../../ui/hooks/use-viewer.ts';
import { Island } from '../../../ui/page/island.tsx';
import { HoursList } from './hours-list.tsx';

const week = () => import('./week-there.tsx');
// It calculates with zones, which the page can be read without.
const WeekThere = import.meta.env.SSR
  ? (await week()).WeekThere
  : lazy(() => week().then((module) => ({ default: module.WeekThere })));
const line = () => import('./zone-line.tsx');
const ZoneLine = import.meta.env.SSR
  ? (await line()).ZoneLine
  : lazy(() => line().then((module) => ({ default: module.ZoneLine })));
const WeekHere = lazy(() => import('./week-here.tsx').then((module) => ({ default: module.WeekHere })));

type HoursProps = { offer: Pick<OfferDetail, 'id' | 'status' | 'hours' | 'callHoursDescription' | 'timeZone'> };

/** The campaign's hours in words, and as a strip: by its own clock, and by the viewer's as soon as the browser has told it. */
export function OfferHours({ offer }: HoursProps) {
  const viewer = useViewer();
  const zone = (
    <Island key={offer.id} id={`zone-${offer.id}`}>
      <ZoneLine zone={offer.timeZone} />
    </Island>
  );
  const there = (
    <Island key={offer.id} id={`hours-${offer.id}`}>
      <WeekThere hours={offer.hours} />
    </Island>
  );
  return (
    <div className="grid gap-4">
      <HoursList lines={offer.callHoursDescription} note={zone} />
      {viewer ? (
        <Suspense fallback={there}>
          <WeekHere offer={offer} viewer={viewer} />
        </Suspense>
      ) : (
        there
      )}
    </div>
  );
}
