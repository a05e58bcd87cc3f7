import { JOINED_STATUSES, JoinedCampaignsQuery, type OwnCampaign } from '@callstead/contract/applications';
import { paths } from '@callstead/contract/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useAskedAgain } from '../../../live/use-asked-again.ts';
import { useHolder, useKeepAccount, useViewedAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useTimeZone } from '../../../ui/format/date-time.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { GrownCount } from '../../../ui/list/grown-count.tsx';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { type ListAddress, useListAddress } from '../../../ui/list/use-list-address.ts';
import type { ApplicationSlot } from '../publisher/publisher-campaign-card.tsx';
import { JOINED_LISTS, joinedCampaignListQuery } from './api.ts';
import { JoinedCampaign } from './joined-campaign.tsx';
import { joinedMessages } from './messages.ts';

const Filter = JoinedCampaignsQuery.pick({ search: true, status: true });

const JOINED_LIST: ListDescription<Pick<JoinedCampaignsQuery, 'search' | 'status'>> = {
  read: (params) => Filter.parse(Object.fromEntries(params)),
  filters: ['search', 'status'],
};

/** Today's figures move with every call: asked for again, but not all the time. */
const PAUSE_MS = 5_000;

/** What a publisher promotes, whatever became of it. */
export function JoinedCampaigns({ Application }: { Application: ApplicationSlot }) {
  const address = useListAddress(JOINED_LIST);
  const account = useViewedAccount();
  const isNobodys = useHolder() === undefined;
  const { language } = useLanguage();
  const query = joinedCampaignListQuery({ ...address.asked, account, language }, useTimeZone());
  const list = useInfiniteQuery(query);
  useAskedAgain({ topics: ['calls', 'leads'], queryKey: JOINED_LISTS, pauseMs: PAUSE_MS });
  const campaigns = list.data?.pages.flatMap((page) => page.data);
  if (isNobodys) return <NoAccount />;
  if (campaigns?.length === 0 && !address.isFiltered) return <NothingJoined />;
  return (
    <div className="grid min-w-0 gap-5">
      <JoinedFilters address={address} />
      {list.isPending && <LoadingRows />}
      {list.isError && !campaigns && <Failed onRetry={() => void list.refetch()} />}
      {campaigns && <Rows campaigns={campaigns} list={list} address={address} Application={Application} />}
      <LoadMore list={list} />
    </div>
  );
}

function JoinedFilters({ address }: { address: ListAddress }) {
  const t = useTexts(joinedMessages);
  const options = JOINED_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }));
  return (
    <FilterBar
      address={address}
      search={{ label: t('search'), hint: t('searchHint'), maxLength: 100 }}
      choices={[{ name: 'status', label: t('status'), any: t('anyStatus'), options }]}
    />
  );
}

type RowsProps = {
  campaigns: readonly OwnCampaign[];
  list: ComponentProps<typeof GrownCount>['list'];
  address: ListAddress;
  Application: ApplicationSlot;
};

function Rows({ campaigns, list, address, Application }: RowsProps) {
  const t = useTexts(joinedMessages);
  if (campaigns.length === 0) {
    return (
      <Card>
        <NothingFound address={address} message={t('empty')} />
      </Card>
    );
  }
  return (
    <div className="grid min-w-0 gap-3">
      <GrownCount list={list} words={(count) => t('count', { count })} />
      <ul className="grid gap-3">
        {campaigns.map((campaign) => (
          <li key={campaign.publicId} className="min-w-0">
            <JoinedCampaign campaign={campaign} Application={Application} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NothingJoined() {
  const t = useTexts(joinedMessages);
  const keepAccount = useKeepAccount();
  const discover = <ButtonLink to={keepAccount(paths.publisher.campaigns)}>{t('discover')}</ButtonLink>;
  return (
    <Card>
      <EmptyState message={t('none')} action={discover} />
    </Card>
  );
}

/** An admin who has picked nobody. */
function NoAccount() {
  const t = useTexts(joinedMessages);
  return (
    <Card>
      <EmptyState message={t('chooseAccount')} />
    </Card>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(joinedMessages);
  return (
    <Card>
      <ErrorState message={t('failed')} onRetry={onRetry} />
    </Card>
  );
}

function LoadingRows() {
  const t = useTexts(joinedMessages);
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div aria-hidden className="grid gap-3">
        {[0, 1, 2].map((place) => (
          <div key={place} className="grid gap-4 rounded border bg-surface p-4 lg:grid-cols-3">
            <Skeleton className="h-24 w-full" />
            <Skeleton className="h-24 w-full" />
            <Skeleton className="h-24 w-full" />
          </div>
        ))}
      </div>
    </>
  );
}
