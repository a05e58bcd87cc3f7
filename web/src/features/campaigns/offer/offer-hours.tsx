import type { OfferDetail } from '@callstead/contract/campaigns/offers';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useViewer } from '../../../ui/hooks/use-viewer.ts';
import { HoursList } from './hours-list.tsx';
import { offerPageMessages } from './messages.ts';

/** They calculate with zones, which the page can be read without. */
const OpenNow = lazy(() => import('../../../ui/format/open-now.tsx').then((module) => ({ default: module.OpenNow })));
const HoursHere = lazy(() => import('./hours-here.tsx').then((module) => ({ default: module.HoursHere })));

type HoursProps = { offer: Pick<OfferDetail, 'status' | 'hours' | 'callHoursDescription' | 'timeZone'> };

/** The campaign's hours, and, where the browser can tell, the same in the viewer's zone and whether it is open now. */
export function OfferHours({ offer }: HoursProps) {
  const t = useTexts(offerPageMessages);
  const viewer = useViewer();
  return (
    <div className="grid gap-3">
      {/* What is paused or over is open at no hour. */}
      {offer.status === 'active' && (
        <p className="min-h-6">
          <Suspense fallback={null}>{viewer && <OpenNow hours={offer.hours} />}</Suspense>
        </p>
      )}
      <HoursList lines={offer.callHoursDescription} note={`${t('timeZone')}: ${offer.timeZone}`} />
      <Suspense fallback={null}>
        {viewer && viewer.zone !== offer.timeZone && <HoursHere hours={offer.hours} viewer={viewer} />}
      </Suspense>
    </div>
  );
}
