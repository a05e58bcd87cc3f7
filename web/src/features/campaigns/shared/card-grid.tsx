import type { Offer } from '@callstead/contract/campaigns/offers';
import type { ComponentType } from 'react';
import { useSsrData } from '../../../ui/page/ssr-data.tsx';
import type { OfferList } from './load-offers.ts';

type OfferCardType = ComponentType<{ offer: Offer; index: number }>;

/** More than a first view, little enough to be drawn in one breath on a phone; fills rows of two and of three. */
const PIECE = 6;

/** The server folds what is far below into <noscript> (see Island): everything can be read, and little must be drawn. */
export function CardGrid({ list, card }: { list: OfferList; card: OfferCardType }) {
  const ssrData = useSsrData<readonly Offer[]>();
  const offers = list.offers ?? ssrData ?? [];
  if (!import.meta.env.SSR) return <Cards offers={offers} card={card} from={0} />;
  const later = Array.from({ length: Math.ceil(offers.length / PIECE) - 1 }, (_, i) => (i + 1) * PIECE);
  return (
    <div className="grid gap-4">
      <Cards offers={offers.slice(0, PIECE)} card={card} from={0} />
      {later.map((from) => (
        <noscript key={from}>
          <Cards offers={offers.slice(from, from + PIECE)} card={card} from={from} />
        </noscript>
      ))}
    </div>
  );
}

function Cards({ offers, card: OfferCardType, from }: { offers: readonly Offer[]; card: OfferCardType; from: number }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {offers.map((offer, index) => (
        <li key={offer.id} className="grid">
          <OfferCardType offer={offer} index={from + index} />
        </li>
      ))}
    </ul>
  );
}
