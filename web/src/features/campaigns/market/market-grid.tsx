import { CardGrid } from '../shared/card-grid.tsx';
import type { OfferList } from '../shared/load-offers.ts';
import { MarketCard } from './market-card.tsx';

export function MarketGrid({ list }: { list: OfferList }) {
  return <CardGrid list={list} card={MarketCard} />;
}
