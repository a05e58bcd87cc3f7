import type { PublisherCampaign, PublisherCampaignsResponse } from '@callstead/contract/applications';
import { listOffers } from '@callstead/contract/v1/offers-endpoints';
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { AsApiRequest } from '../../../ui/list/as-api-request.tsx';
import type { PanelQuery } from '../../../ui/list/curl-of.ts';
import { GrownCount } from '../../../ui/list/grown-count.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { type ListAddress, useListAddress } from '../../../ui/list/use-list-address.ts';
import { publisherCampaignListQuery } from './api.ts';
import { DISCOVER_LIST, DiscoverFilters } from './discover-filters.tsx';
import { publisherCampaignsMessages } from './messages.ts';
import { type ApplicationSlot, PublisherCampaignCard } from './publisher-campaign-card.tsx';

/** All that is open, and what is theirs already. */
export function Discover({ Application }: { Application: ApplicationSlot }) {
  const address = useListAddress(DISCOVER_LIST);
  const account = useViewedAccount();
  const { language } = useLanguage();
  const list = useInfiniteQuery(publisherCampaignListQuery({ ...address.asked, account, language }));
  useFailureToast(list.isError);
  return (
    <div className="grid min-w-0 gap-5">
      <DiscoverFilters address={address} />
      <CampaignResults address={address} list={list} Application={Application} asked={{ account, ...address.asked }} />
    </div>
  );
}

type List = UseInfiniteQueryResult<InfiniteData<PublisherCampaignsResponse>>;

/** A list that cannot be loaded is said aloud too: the page may be scrolled elsewhere. */
function useFailureToast(failed: boolean) {
  const t = useTexts(publisherCampaignsMessages);
  const { toast } = useToast();
  const tell = useEffectEvent(() => toast({ title: t('failedTitle'), description: t('failedText'), tone: 'danger' }));
  useEffect(() => {
    if (failed) tell();
  }, [failed]);
}

type ResultsProps = { address: ListAddress; list: List; Application: ApplicationSlot; asked: PanelQuery };

function CampaignResults({ address, list, Application, asked }: ResultsProps) {
  const t = useTexts(publisherCampaignsMessages);
  const campaigns = list.data?.pages.flatMap((page) => page.data);
  if (list.isPending) return <LoadingCards />;
  if (!campaigns) {
    return (
      <Card>
        <ErrorState message={t('failed')} onRetry={() => void list.refetch()} />
      </Card>
    );
  }
  if (campaigns.length === 0) {
    return (
      <Card>
        <NothingFound address={address} message={t('empty')} />
      </Card>
    );
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <GrownCount list={list} words={(count) => t('count', { count })} />
        <AsApiRequest endpoint={listOffers} query={asked} isIcon />
      </div>
      <CampaignGrid campaigns={campaigns} Application={Application} />
      <LoadMore list={list} />
    </div>
  );
}

type CampaignGridProps = { campaigns: readonly PublisherCampaign[]; Application: ApplicationSlot };

/** An opened card takes the whole row, so that its terms can be read without leaving holes beside it. */
function CampaignGrid({ campaigns, Application }: CampaignGridProps) {
  return (
    <ul className="grid grid-flow-row-dense gap-4 md:grid-cols-2 2xl:grid-cols-3">
      {campaigns.map((campaign, index) => (
        <li key={campaign.id} className="grid min-w-0 has-[details[open]]:col-span-full">
          <PublisherCampaignCard campaign={campaign} index={index} Application={Application} />
        </li>
      ))}
    </ul>
  );
}

function LoadingCards() {
  const t = useTexts(publisherCampaignsMessages);
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div aria-hidden className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
        {[0, 1, 2, 3].map((place) => (
          <div key={place} className="grid gap-3 rounded border bg-surface p-4">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-7 w-3/4" />
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-8 w-40" />
            <Skeleton className="h-11 w-full" />
          </div>
        ))}
      </div>
    </>
  );
}
