import type { Offer } from '@callstead/contract/campaigns/offers';
import { publicPaths } from '@callstead/contract/public-paths';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { TypeLabel } from '../shared/offer-facts.tsx';
import { offerPageMessages } from './messages.ts';

export function SimilarOffers({ offers }: { offers: readonly Offer[] }) {
  const t = useTexts(offerPageMessages);
  if (offers.length === 0) return null;
  return (
    <aside aria-labelledby="similar" className="grid gap-2 border-t pt-6">
      <h2 id="similar" className="font-display text-20">
        {t('sections.similar')}
      </h2>
      <ul>
        {offers.map((offer) => (
          <li
            key={offer.id}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t py-3 text-14 first:border-t-0"
          >
            <Link
              to={publicPaths.offer(offer.id)}
              className="min-w-0 flex-1 basis-60 font-medium underline underline-offset-4"
            >
              {offer.title}
            </Link>
            <TypeLabel type={offer.campaignType} />
            <span className="font-semibold text-brass">{offer.payout}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
