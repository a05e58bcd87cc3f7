import { CardGrid } from '../../offers/card-grid.tsx';
import type { OfferList } from '../../offers/load-offers.ts';
import { MarketCard } from './market-card.tsx';

export function MarketGrid({ list }: { list: OfferList }) {
  return <CardGrid list={list} card={MarketCard} />;
}
