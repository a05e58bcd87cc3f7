import { CardGrid } from '../shared/card-grid.tsx';
import type { OfferList } from '../shared/load-offers.ts';
import { OfferCard } from './offer-card.tsx';

export function OfferGrid({ list }: { list: OfferList }) {
  return <CardGrid list={list} card={OfferCard} />;
}
