import type { Campaign } from '@callstead/contract/campaigns/managed-campaigns';
import { CampaignListQuery } from '@callstead/contract/campaigns/managed-campaigns';
import { paths } from '@callstead/contract/paths';
import { listCampaigns } from '@callstead/contract/v1/campaigns-endpoints';
import { CAMPAIGN_STATUSES } from '@callstead/domain/campaigns/terms';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { useRef } from 'react';
import { campaignMessages } from '../../../i18n/campaign-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { useIsShut } from '../../../session/use-is-shut.ts';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { AsApiRequest } from '../../../ui/list/as-api-request.tsx';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { GrownCount } from '../../../ui/list/grown-count.tsx';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { type ListAddress, useListAddress } from '../../../ui/list/use-list-address.ts';
import { focusAfterAction } from '../../../ui/overlay/focus-after.ts';
import { campaignListQuery } from '../shared/api.ts';
import { CampaignsRestricted } from '../shared/campaigns-restricted.tsx';
import { CampaignCard } from './campaign-card.tsx';
import { campaignsMessages } from './messages.ts';
import { useCampaignActions } from './use-campaign-actions.tsx';

export default function CampaignsPage() {
  const t = useTexts(campaignsMessages);
  const { profile } = useAuth();
  const isShut = useIsShut('campaign.list');
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')}>{!isShut && <CreateButton />}</PageHeader>
      {profile && isShut ? <CampaignsRestricted profile={profile} /> : <Campaigns />}
    </>
  );
}

function CreateButton() {
  const t = useTexts(campaignsMessages);
  const account = useViewedAccount();
  return (
    <ButtonLink to={paths.advertiser.createCampaign({ account })} icon={Plus}>
      {t('create')}
    </ButtonLink>
  );
}

type StatusAsked = Pick<CampaignListQuery, 'status'>;

const OWN_LIST: ListDescription<StatusAsked> = {
  read: (params) => CampaignListQuery.pick({ status: true }).parse(Object.fromEntries(params)),
  filters: ['status'],
};

function Campaigns() {
  const t = useTexts(campaignsMessages);
  const address = useListAddress(OWN_LIST);
  const { status } = address.asked;
  const account = useViewedAccount();
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
  const campaigns = query.data.pages.flatMap((page) => page.data);
  return (
    <>
      <StatusFilter address={address} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <GrownCount ref={heading} list={query} words={(count) => t('count', { count })} />
        <AsApiRequest endpoint={listCampaigns} query={{ status, account }} isIcon />
      </div>
      {campaigns.length === 0 ? (
        <NoCampaignsYet address={address} />
      ) : (
        <CampaignGrid campaigns={campaigns} onGone={() => focusAfterAction(heading.current)} />
      )}
      <LoadMore list={query} />
    </>
  );
}

function StatusFilter({ address }: { address: ReturnType<typeof useListAddress<StatusAsked>> }) {
  const t = useTexts(campaignsMessages);
  const names = useTexts(campaignMessages);
  const statuses = CAMPAIGN_STATUSES.map((value) => ({ value, label: names(`statuses.${value}`) }));
  return (
    <FilterChips
      label={t('filter')}
      options={[{ value: undefined, label: t('all') }, ...statuses]}
      chosen={address.asked.status}
      addressOf={(status) => address.addressWith({ status })}
      small
    />
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

function NoCampaignsYet({ address }: { address: ListAddress }) {
  const t = useTexts(campaignsMessages);
  const clear = (
    <ButtonLink to={address.everything} variant="secondary" size="sm">
      {t('clear')}
    </ButtonLink>
  );
  return (
    <Card>
      {address.isFiltered ? (
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
