import type { OfferDetail } from '@callstead/contract/campaigns/offers';
import { useLanguage } from '../../../i18n/language.tsx';
import { JsonLd } from '../../../ui/page/json-ld.tsx';

export function OfferJsonLd({ offer }: { offer: OfferDetail }) {
  const { network } = useLanguage();
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'Offer',
        identifier: offer.id,
        name: offer.title,
        description: offer.description,
        category: offer.category,
        priceCurrency: offer.payoutCurrency,
        areaServed: offer.geoRestrictions,
        offeredBy: { '@type': 'Organization', name: network },
      }}
    />
  );
}
