import type { Offer } from '@callstead/contract/campaigns/offers';
import { publicPaths } from '@callstead/contract/public-paths';
import { useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { OfferCardFrame, OfferEntries } from '../shared/offer-card-frame.tsx';
import { Chips, OfferFact } from '../shared/offer-facts.tsx';
import { offerMessages } from '../shared/offer-messages.ts';

export function OfferCard({ offer, index }: { offer: Offer; index: number }) {
  const t = useTexts(offerMessages);
  return (
    <OfferCardFrame
      offer={offer}
      index={index}
      heading={<span className="mr-auto font-mono text-12">{offer.id}</span>}
      action={
        <ButtonLink
          to={publicPaths.offer(offer.id)}
          variant="secondary"
          className="w-full"
          aria-label={t('aboutOffer', { title: offer.title })}
        >
          {t('requestInformation')}
        </ButtonLink>
      }
    >
      <h2 className="font-display text-20 leading-tight">{offer.title}</h2>
      <p className="text-14 text-muted">{offer.description}</p>
      <dl className="mt-auto pt-2">
        <OfferFact label={t('payout')}>
          <span className="font-semibold text-brass">{offer.payout}</span>
        </OfferFact>
        {offer.campaignType === 'Llamada' && (
          <OfferFact label={t('minimumDuration')}>{offer.minCallDuration}</OfferFact>
        )}
        <OfferEntries label={t('trafficSources')}>
          <Chips items={offer.trafficSources} />
        </OfferEntries>
        <OfferEntries label={t('geos')}>
          <Chips items={offer.geoRestrictions} />
        </OfferEntries>
      </dl>
    </OfferCardFrame>
  );
}
