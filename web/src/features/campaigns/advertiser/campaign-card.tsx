import type { Campaign } from '@callstead/contract/campaigns/managed-campaigns';
import { paths } from '@callstead/contract/paths';
import { hoursTaken, hoursText } from '@callstead/domain/campaigns/hours';
import { estimatedPayout, payoutText } from '@callstead/domain/campaigns/payout-text';
import { geoTexts, limitsText, minimumText } from '@callstead/domain/campaigns/terms-text';
import type { Language } from '@callstead/domain/identity/account';
import { priceText } from '@callstead/domain/money';
import { type CSSProperties, useId } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { CampaignStatusBadge } from '../shared/campaign-status-badge.tsx';
import { CategoryIcon } from '../shared/category-icon.tsx';
import { OfferFact, TypeLabel } from '../shared/offer-facts.tsx';
import { CampaignButtons } from './campaign-buttons.tsx';
import { campaignsMessages } from './messages.ts';
import type { CampaignActions } from './use-campaign-actions.tsx';

type CampaignCardProps = { campaign: Campaign; index: number; actions: CampaignActions };

export function CampaignCard({ campaign, index, actions }: CampaignCardProps) {
  const t = useTexts(campaignsMessages);
  const { language } = useLanguage();
  const titleId = useId();
  const keepAccount = useKeepAccount();
  const { title, description } = campaign.texts[language];
  return (
    <article
      aria-labelledby={titleId}
      className="rise flex h-full flex-col rounded border bg-surface"
      style={{ '--i': index } as CSSProperties}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-3 text-muted">
        <CategoryIcon category={campaign.category} />
        <span className="font-mono text-12">{campaign.publicId}</span>
        <TypeLabel type={campaign.type === 'call' ? 'Llamada' : 'Lead'} />
        <span className="ml-auto">
          <CampaignStatusBadge status={campaign.status} />
        </span>
      </header>
      <div className="flex flex-1 flex-col gap-3 px-4 pt-4">
        <h2 id={titleId} className="break-words text-20 leading-tight">
          <Link to={keepAccount(paths.advertiser.campaign(campaign.id))} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        </h2>
        <p className="break-words text-14 text-muted">{description}</p>
        {campaign.returnedReason && campaign.status === 'draft' && (
          <Banner tone="warning" title={t('returned')}>
            {campaign.returnedReason}
          </Banner>
        )}
        <Glance campaign={campaign} language={language} />
      </div>
      <CampaignButtons campaign={campaign} title={title} actions={actions} />
    </article>
  );
}

/** The terms one looks for first. */
function Glance({ campaign, language }: { campaign: Campaign; language: Language }) {
  const t = useTexts(campaignsMessages);
  const { currency } = useLanguage();
  const { terms, type } = campaign;
  const payout = payoutText(terms.pricing, type, language, currency);
  const hours = hoursText(hoursTaken(campaign), language);
  return (
    <dl className="mt-auto pt-2">
      <OfferFact label={t('price')}>
        <span className="font-semibold text-brass">{payout}</span>
      </OfferFact>
      <OfferFact label={t('publisherPayout')}>
        {estimatedPayout(payout, terms.publisherShareBasisPoints, currency)}
      </OfferFact>
      {type === 'call' && <OfferFact label={t('minimum')}>{minimumText(campaign, language)}</OfferFact>}
      <OfferFact label={t('budget')}>
        {terms.budget.totalCents === null ? t('noLimit') : priceText(terms.budget.totalCents, currency)}
      </OfferFact>
      <OfferFact label={t('limits')}>{limitsText(terms, type, language)}</OfferFact>
      <OfferFact label={t('places')}>{shortened(geoTexts(terms.geo, language))}</OfferFact>
      <OfferFact label={t('hours')}>
        {hours.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </OfferFact>
      {type === 'call' && <OfferFact label={t('numbers')}>{String(terms.targets.length)}</OfferFact>}
    </dl>
  );
}

const SHOWN_PLACES = 3;

function shortened(places: readonly string[]): string {
  const rest = places.length - SHOWN_PLACES;
  return rest > 0 ? `${places.slice(0, SHOWN_PLACES).join(', ')} +${rest}` : places.join(', ');
}
