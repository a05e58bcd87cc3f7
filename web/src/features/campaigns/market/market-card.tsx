import type { Offer } from '@callstead/contract/campaigns/offers';
import { publicPaths } from '@callstead/contract/public-paths';
import { useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { ShortList } from '../../../ui/layout/short-list.tsx';
import { OfferCardFrame, OfferEntries } from '../shared/offer-card-frame.tsx';
import { OfferFact } from '../shared/offer-facts.tsx';
import { offerMessages } from '../shared/offer-messages.ts';
import { marketMessages } from './messages.ts';

const SHOWN_ENTRIES = 2;

export function MarketCard({ offer, index }: { offer: Offer; index: number }) {
  const t = useTexts(marketMessages);
  const about = useTexts(offerMessages);
  return (
    <OfferCardFrame
      offer={offer}
      index={index}
      heading={<h2 className="mr-auto font-display text-16 text-text leading-tight">{offer.title}</h2>}
      action={
        <ButtonLink
          to={publicPaths.registerAs('advertiser')}
          variant="secondary"
          className="w-full"
          aria-label={t('launchLike', { title: offer.title })}
        >
          {t('launch')}
        </ButtonLink>
      }
    >
      <p className="text-14 text-muted">{offer.description}</p>
      <dl className="mt-auto pt-2">
        <OfferFact label={about('payout')}>
          <span className="font-semibold text-brass">{offer.pDescription}</span>
        </OfferFact>
        <FirstEntries label={about('trafficSources')} items={offer.trafficSources} />
        <FirstEntries label={about('geos')} items={offer.geoRestrictions} />
      </dl>
    </OfferCardFrame>
  );
}

function FirstEntries({ label, items }: { label: string; items: readonly string[] }) {
  const t = useTexts(marketMessages);
  const moreLabel = t('showAll', { count: String(items.length), list: label });
  return (
    <OfferEntries label={label}>
      <ShortList items={items} limit={SHOWN_ENTRIES} moreLabel={moreLabel} />
    </OfferEntries>
  );
}
