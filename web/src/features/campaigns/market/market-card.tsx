import type { Offer } from '@callstead/contract/campaigns/offers';
import { paths } from '@callstead/contract/paths';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { ShortList } from '../../../ui/layout/short-list.tsx';
import { CategoryIcon } from '../shared/category-icon.tsx';
import { OfferFact, TypeLabel } from '../shared/offer-facts.tsx';
import { offerMessages } from '../shared/offer-messages.ts';
import { marketMessages } from './messages.ts';

/** The last that rises; those in sight when the page appears are drawn at once. */
const MAX_STAGGERED = 12;
const FIRST_ROW = 3;
const SHOWN_ENTRIES = 2;

export function MarketCard({ offer, index }: { offer: Offer; index: number }) {
  const t = useTexts(marketMessages);
  const about = useTexts(offerMessages);
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
        <h2 className="mr-auto font-display text-16 text-text leading-tight">{offer.title}</h2>
        <TypeLabel type={offer.campaignType} />
      </header>
      <div className="flex flex-1 flex-col gap-3 px-4 pt-4">
        <p className="text-14 text-muted">{offer.description}</p>
        <dl className="mt-auto pt-2">
          <OfferFact label={about('payout')}>
            <span className="font-semibold text-brass">{offer.pDescription}</span>
          </OfferFact>
          <Entries label={about('trafficSources')} items={offer.trafficSources} />
          <Entries label={about('geos')} items={offer.geoRestrictions} />
        </dl>
      </div>
      <footer className="p-4 pt-2">
        <ButtonLink
          to={paths.registerAs('advertiser')}
          variant="secondary"
          className="w-full"
          aria-label={t('launchLike', { title: offer.title })}
        >
          {t('launch')}
        </ButtonLink>
      </footer>
    </article>
  );
}

function Entries({ label, items }: { label: string; items: readonly string[] }) {
  const t = useTexts(marketMessages);
  const moreLabel = t('showAll', { count: String(items.length), list: label });
  return (
    <div className="border-t py-2">
      <dt className="pb-1.5 text-14 text-muted">{label}</dt>
      <dd>
        <ShortList items={items} limit={SHOWN_ENTRIES} moreLabel={moreLabel} />
      </dd>
    </div>
  );
}
