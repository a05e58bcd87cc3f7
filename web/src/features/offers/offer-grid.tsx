import type { Offer } from '@callstead/contract/campaigns';
import { OfferCard } from './offer-card.tsx';

export function OfferGrid({ offers }: { offers: readonly Offer[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {offers.map((offer, index) => (
        <li key={offer.id} className="grid">
          <OfferCard offer={offer} index={index} />
        </li>
      ))}
    </ul>
  );
}
