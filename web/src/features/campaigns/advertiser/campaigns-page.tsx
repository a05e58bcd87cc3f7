import type { Campaign } from '@callstead/contract/campaigns/managed-campaigns';
import { CampaignListQuery } from '@callstead/contract/campaigns/managed-campaigns';
import { paths } from '@callstead/contract/paths';
import { CAMPAIGN_STATUSES } from '@callstead/domain/campaigns/terms';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { campaignMessages } from '../../../i18n/campaign-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { isRestricted } from '../../../session/is-restricted.ts';
import { useChosenAccount } from '../../../session/use-chosen-account.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { FilterChip } from '../../../ui/table/filter-chip.tsx';
import { campaignListQuery } from '../shared/api.ts';
import { CampaignsRestricted } from '../shared/campaigns-restricted.tsx';
import { CampaignCard } from './campaign-card.tsx';
import { campaignsMessages } from './messages.ts';
import { useCampaignActions } from './use-campaign-actions.tsx';

export default function CampaignsPage() {
  const t = useTexts(campaignsMessages);
  const { profile } = useAuth();
  const restricted = isRestricted(profile);
  return (
    <>
      <title>{t('pageTitle')}</title>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-28">{t('title')}</h1>
        {!restricted && <CreateButton />}
      </header>
      {profile && restricted ? <CampaignsRestricted profile={profile} /> : <Campaigns />}
    </>
  );
}

function CreateButton() {
  const t = useTexts(campaignsMessages);
  const account = useChosenAccount();
  return (
    <ButtonLink to={paths.advertiser.createCampaign({ account })} icon={Plus}>
      {t('create')}
    </ButtonLink>
  );
}

function Campaigns() {
  const t = useTexts(campaignsMessages);
  const [params] = useSearchParams();
  const { status } = CampaignListQuery.parse(Object.fromEntries(params));
  const account = useChosenAccount();
  const query = useInfiniteQuery(campaignListQuery('advertiser', { status, account }));
  const heading = useRef<HTMLParagraphElement>(null);
  if (query.isPending) return <LoadingCards />;
  if (!query.data) {
    return (
      <Card>
        <ErrorState message={t('failed')} onRetry={() => void query.refetch()} />
        <p className="pb-6 text-center">
          <CreateButton />
        </p>
      </Card>
    );
  }
  const campaigns = query.data.pages.flatMap((page) => page.campaigns);
  return (
    <>
      <StatusFilter />
      <p ref={heading} role="status" tabIndex={-1} className="-mt-3 text-13 text-muted outline-none">
        {t('count', { count: campaigns.length })}
      </p>
      {campaigns.length === 0 ? (
        <Nothing filtered={status !== undefined} />
      ) : (
        <CampaignGrid campaigns={campaigns} onGone={() => heading.current?.focus()} />
      )}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

function StatusFilter() {
  const t = useTexts(campaignsMessages);
  const names = useTexts(campaignMessages);
  const [params] = useSearchParams();
  const chosen = params.get('status');
  const addressWith = (status: string | null) => {
    const next = new URLSearchParams(params);
    if (status) next.set('status', status);
    else next.delete('status');
    return `?${next}`;
  };
  return (
    <nav aria-label={t('filter')} className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1">
      <FilterChip to={addressWith(null)} selected={!chosen} small>
        {t('all')}
      </FilterChip>
      {CAMPAIGN_STATUSES.map((status) => (
        <FilterChip key={status} to={addressWith(status)} selected={chosen === status} small>
          {names(`statuses.${status}`)}
        </FilterChip>
      ))}
    </nav>
  );
}

function CampaignGrid({ campaigns, onGone }: { campaigns: Campaign[]; onGone: () => void }) {
  const { actions, dialogs } = useCampaignActions(onGone);
  return (
    <>
      <ul className="grid gap-4 xl:grid-cols-2">
        {campaigns.map((campaign, index) => (
          <li key={campaign.id} className="min-w-0">
            <CampaignCard campaign={campaign} index={index} actions={actions} />
          </li>
        ))}
      </ul>
      {dialogs}
    </>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  const t = useTexts(campaignsMessages);
  const clear = (
    <ButtonLink to="?" variant="secondary" size="sm">
      {t('clear')}
    </ButtonLink>
  );
  return (
    <Card>
      {filtered ? (
        <EmptyState message={t('emptyFilter')} action={clear} />
      ) : (
        <EmptyState message={t('empty')} hint={t('emptyHint')} action={<CreateButton />} />
      )}
    </Card>
  );
}

function LoadingCards() {
  const t = useTexts(campaignsMessages);
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className="h-72 w-full" />
      ))}
    </div>
  );
}
