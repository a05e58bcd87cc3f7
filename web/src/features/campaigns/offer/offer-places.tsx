import type { OfferDetail } from '@callstead/contract/campaigns/offers';
import { lazy } from 'react';
import { Island } from '../../../ui/page/island.tsx';
import { Chips } from '../shared/offer-facts.tsx';

const map = () => import('../../../ui/chart/state-tiles-map.tsx');
// Nothing in it moves: the browser keeps what the server drew.
const StateTilesMap = import.meta.env.SSR
  ? (await map()).StateTilesMap
  : lazy(() => map().then((module) => ({ default: module.StateTilesMap })));

/** Where calls and leads may come from, in words and on the map. */
export function OfferPlaces({ offer }: { offer: OfferDetail }) {
  const { id, geoRestrictions, states, allowedCountries } = offer;
  return (
    <div className="grid gap-4">
      <Chips items={geoRestrictions} />
      {allowedCountries.includes('US') && (
        <Island key={id} id={`places-${id}`}>
          <StateTilesMap label={geoRestrictions.join(', ')} states={states} />
        </Island>
      )}
    </div>
  );
}
