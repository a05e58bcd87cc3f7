import type { Offer } from '@callstead/contract/campaigns/offers';
import { paths } from '@callstead/contract/paths';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { CategoryIcon } from '../shared/category-icon.tsx';
import { Chips, OfferFact, TypeLabel } from '../shared/offer-facts.tsx';
import { offerMessages } from '../shared/offer-messages.ts';

/** The last that rises; those in sight when the page appears are drawn at once. */
const MAX_STAGGERED = 12;
const FIRST_ROW = 3;

export function OfferCard({ offer, index }: { offer: Offer; index: number }) {
  const t = useTexts(offerMessages);
  const isEarly = index < MAX_STAGGERED;
  return (
    <article
      className={clsx(
        'flex flex-col rounded border bg-surface',
        isEarly && 'rise',
        index >= FIRST_ROW && 'drawn-when-seen',
      )}
      style={isEarly ? ({ '--i': index } as CSSProperties) : undefined}
    >
      <header className="flex items-center gap-3 border-b px-4 py-3 text-muted">
        <CategoryIcon category={offer.category} />
        <span className="mr-auto font-mono text-12">{offer.id}</span>
        <TypeLabel type={offer.campaignType} />
      </header>
      <div className="flex flex-1 flex-col gap-3 px-4 pt-4">
        <h2 className="font-display text-20 leading-tight">{offer.title}</h2>
        <p className="text-14 text-muted">{offer.description}</p>
        <dl className="mt-auto pt-2">
          <OfferFact label={t('payout')}>
            <span className="font-semibold text-brass">{offer.payout}</span>
          </OfferFact>
          <OfferFact label={t('minimumDuration')}>{offer.minCallDuration}</OfferFact>
          <div className="border-t py-2">
            <dt className="pb-1.5 text-14 text-muted">{t('trafficSources')}</dt>
            <dd>
              <Chips items={offer.trafficSources} />
            </dd>
          </div>
          <div className="border-t py-2">
            <dt className="pb-1.5 text-14 text-muted">{t('geos')}</dt>
            <dd>
              <Chips items={offer.geoRestrictions} />
            </dd>
          </div>
        </dl>
      </div>
      <footer className="p-4 pt-2">
        <ButtonLink
          to={paths.offer(offer.id)}
          variant="secondary"
          className="w-full"
          aria-label={t('aboutOffer', { title: offer.title })}
        >
          {t('requestInformation')}
        </ButtonLink>
      </footer>
    </article>
  );
}
