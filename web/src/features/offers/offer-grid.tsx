import { CardGrid } from '../../offers/card-grid.tsx';
import type { OfferList } from '../../offers/load-offers.ts';
import { OfferCard } from './offer-card.tsx';

export function OfferGrid({ list }: { list: OfferList }) {
  return <CardGrid list={list} card={OfferCard} />;
}
