import type { PublisherCampaign } from '@callstead/contract/applications';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useChosenAccount } from '../../../session/use-chosen-account.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useOfferFilters } from '../shared/use-offer-filters.ts';
import { campaignListQuery } from './api.ts';
import { type ApplicationSlot, CampaignCard } from './campaign-card.tsx';
import { CampaignFilters } from './campaign-filters.tsx';
import { publisherCampaignsMessages } from './messages.ts';

export function PublisherCampaignsPage({ Application }: { Application: ApplicationSlot }) {
  const t = useTexts(publisherCampaignsMessages);
  const filters = useOfferFilters();
  const list = useCampaignList(filters);
  useFailureToast(list.isError);
  return (
    <>
      <title>{t('pageTitle')}</title>
      <header className="grid gap-1">
        <h1 className="text-28">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('intro')}</p>
      </header>
      <CampaignFilters filters={filters} />
      <Results list={list} Application={Application} />
    </>
  );
}

type List = ReturnType<typeof useCampaignList>;

function useCampaignList({ applied, category }: ReturnType<typeof useOfferFilters>) {
  const { language } = useLanguage();
  const account = useChosenAccount();
  return useInfiniteQuery(campaignListQuery({ search: applied, category, account, language }));
}

/** A list that cannot be loaded is said aloud too: the page may be scrolled elsewhere. */
function useFailureToast(failed: boolean) {
  const t = useTexts(publisherCampaignsMessages);
  const { toast } = useToast();
  const tell = useEffectEvent(() => toast({ title: t('failedTitle'), description: t('failedText'), tone: 'danger' }));
  useEffect(() => {
    if (failed) tell();
  }, [failed]);
}

function Results({ list, Application }: { list: List; Application: ApplicationSlot }) {
  const t = useTexts(publisherCampaignsMessages);
  const campaigns = list.data?.pages.flatMap((page) => page.campaigns);
  if (list.isPending) return <LoadingCards />;
  if (!campaigns) {
    return (
      <Card>
        <ErrorState message={t('failed')} onRetry={() => void list.refetch()} />
      </Card>
    );
  }
  if (campaigns.length === 0) return <NoCampaigns />;
  return (
    <div className="grid gap-4">
      <p role="status" className="text-13 text-muted">
        {t(list.hasNextPage ? 'countOrMore' : 'count', { count: campaigns.length })}
      </p>
      <CampaignGrid campaigns={campaigns} Application={Application} />
      {list.hasNextPage && (
        <Button
          variant="secondary"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
          className="justify-self-center"
        >
          {t('more')}
        </Button>
      )}
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
          <CampaignCard campaign={campaign} index={index} Application={Application} />
        </li>
      ))}
    </ul>
  );
}

function NoCampaigns() {
  const t = useTexts(publisherCampaignsMessages);
  const clear = (
    <ButtonLink to="?" variant="secondary" size="sm">
      {t('clearFilters')}
    </ButtonLink>
  );
  return (
    <Card>
      <EmptyState message={t('empty')} action={clear} />
    </Card>
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
