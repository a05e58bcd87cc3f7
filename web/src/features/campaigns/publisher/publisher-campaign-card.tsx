import type { OwnApplication, PublisherCampaign } from '@callstead/contract/applications';
import { paths } from '@callstead/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronDown, Images } from 'lucide';
import { type ComponentType, type CSSProperties, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { Icon } from '../../../ui/brand/icon.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { OpenNow } from '../../../ui/format/open-now.tsx';
import { OpenUntil } from '../../../ui/format/open-until.tsx';
import { CategoryIcon } from '../shared/category-icon.tsx';
import { ClosedStrip } from '../shared/closed-strip.tsx';
import { isRequestable, SoonBadge } from '../shared/offer-facts.tsx';
import { offerMessages } from '../shared/offer-messages.ts';
import { CAMPAIGN_LISTS } from './api.ts';
import { CampaignDetails } from './campaign-details.tsx';
import { CardFigures } from './card-figures.tsx';
import { publisherCampaignsMessages } from './messages.ts';
import { PercentShare } from './percent-share.tsx';

/** Cards further down are not in sight when the page appears. */
const MAX_STAGGERED = 12;
const FIRST_ROWS = 4;

/** Asking to join a campaign and how the request stands; `app/` says who draws it. */
export type ApplicationSlot = ComponentType<{
  offer: { id: string; title: string };
  application: OwnApplication | null;
  place: 'panel';
  onChange: () => void;
}>;

type PublisherCampaignCardProps = { campaign: PublisherCampaign; index: number; Application: ApplicationSlot };

export function PublisherCampaignCard({ campaign, index, Application }: PublisherCampaignCardProps) {
  const t = useTexts(offerMessages);
  const queries = useQueryClient();
  const reload = () => void queries.invalidateQueries({ queryKey: CAMPAIGN_LISTS });
  return (
    <article
      className={clsx(
        'flex min-w-0 flex-col rounded border bg-surface',
        index < MAX_STAGGERED && 'rise',
        index >= FIRST_ROWS && 'drawn-when-seen',
      )}
      style={{ '--i': index } as CSSProperties}
    >
      <CardHead campaign={campaign} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <Payout campaign={campaign} />
        <h2 className="font-display text-20 leading-tight">{campaign.title}</h2>
        <p className="text-muted">{campaign.description}</p>
        <ClosedStrip campaign={campaign} />
        <CardFigures campaign={campaign} />
      </div>
      <Details campaign={campaign} />
      <MaterialLink campaign={campaign} />
      <footer className="grid border-t p-4">
        {campaign.application || isRequestable(campaign) ? (
          <Application offer={campaign} application={campaign.application} place="panel" onChange={reload} />
        ) : (
          <p className="text-13 text-muted">{t('notYet')}</p>
        )}
      </footer>
    </article>
  );
}

function CardHead({ campaign }: { campaign: PublisherCampaign }) {
  const t = useTexts(offerMessages);
  const isCall = campaign.campaignType === 'Llamada';
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-3 text-muted">
      <CategoryIcon category={campaign.category} />
      <span className="mr-auto font-mono text-12">{campaign.id}</span>
      {campaign.status === 'active' && (
        <>
          <OpenUntil hours={campaign.hours} />
          <OpenNow hours={campaign.hours} />
        </>
      )}
      <SoonBadge offer={campaign} />
      <Badge tone={isCall ? 'info' : 'neutral'}>{t(isCall ? 'call' : 'lead')}</Badge>
    </header>
  );
}

/** Above everything that differs in length: who compares finds it in the same place of each card. */
function Payout({ campaign }: { campaign: PublisherCampaign }) {
  const t = useTexts(publisherCampaignsMessages);
  return (
    <div className="border-brass border-l-2 pl-3">
      <p className="text-12 text-muted">{t('estimatedPayout')}</p>
      <p className="font-display font-semibold text-20 text-brass">{campaign.estimatedPayout}</p>
      <PercentShare campaign={campaign} />
    </div>
  );
}

/** For those who may take it. */
function MaterialLink({ campaign }: { campaign: PublisherCampaign }) {
  const t = useTexts(publisherCampaignsMessages);
  const keepAccount = useKeepAccount();
  if (!campaign.promoMaterialsAvailable || campaign.application?.status !== 'approved') return null;
  return (
    <Link
      to={keepAccount(paths.publisher.materials({ campaign: campaign.id }))}
      className="flex min-h-11 items-center justify-between gap-3 border-t px-4 font-medium text-14 text-primary hover:bg-sunken"
      aria-label={t('materialsOf', { materials: t('materials'), title: campaign.title })}
    >
      {t('materials')}
      <Icon of={Images} />
    </Link>
  );
}

/** Two dozen cards with all their terms are dear: they are written when somebody opens them. */
function Details({ campaign }: { campaign: PublisherCampaign }) {
  const t = useTexts(publisherCampaignsMessages);
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className="group border-t" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 px-4 font-medium text-14 text-primary hover:bg-sunken [&::-webkit-details-marker]:hidden">
        {t('details')}
        <Icon of={ChevronDown} className="transition-transform group-open:rotate-180" />
      </summary>
      {wasOpened && <CampaignDetails campaign={campaign} />}
    </details>
  );
}
