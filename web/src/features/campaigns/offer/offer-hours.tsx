import type { OfferDetail } from '@callstead/contract/campaigns/offers';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useViewer } from '../../../ui/hooks/use-viewer.ts';
import { Island } from '../../../ui/page/island.tsx';
import { useZoneName } from '../../../ui/period/zones.ts';
import { HoursList } from './hours-list.tsx';
import { offerPageMessages } from './messages.ts';

const week = () => import('./week-there.tsx');
// It calculates with zones, which the page can be read without.
const WeekThere = import.meta.env.SSR
  ? (await week()).WeekThere
  : lazy(() => week().then((module) => ({ default: module.WeekThere })));
const WeekHere = lazy(() => import('./week-here.tsx').then((module) => ({ default: module.WeekHere })));

type HoursProps = { offer: Pick<OfferDetail, 'id' | 'status' | 'hours' | 'callHoursDescription' | 'timeZone'> };

/** The campaign's hours in words, and as a strip: by its own clock, and by the viewer's as soon as the browser has told it. */
export function OfferHours({ offer }: HoursProps) {
  const t = useTexts(offerPageMessages);
  const zoneName = useZoneName();
  const viewer = useViewer();
  const there = (
    <Island key={offer.id} id={`hours-${offer.id}`}>
      <WeekThere hours={offer.hours} />
    </Island>
  );
  return (
    <div className="grid gap-4">
      <HoursList lines={offer.callHoursDescription} note={`${t('timeZone')}: ${zoneName(offer.timeZone)}`} />
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
