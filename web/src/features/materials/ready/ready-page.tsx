import { ReadyMaterialsQuery, type ReadyMaterialsResponse } from '@callstead/contract/materials';
import { paths } from '@callstead/contract/paths';
import { LANGUAGES } from '@callstead/domain/identity/account';
import { MATERIAL_KINDS } from '@callstead/domain/materials/material';
import { OFFERED } from '@callstead/domain/offered';
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import { ListCount } from '../../../ui/list/list-count.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { type ListAddress, useListAddress } from '../../../ui/list/use-list-address.ts';
import { materialMessages } from '../shared/messages.ts';
import { materialCampaignsQuery, readyMaterialsQuery } from './api.ts';
import { readyMaterialsMessages } from './messages.ts';
import { ReadyCard } from './ready-card.tsx';

const Filter = ReadyMaterialsQuery.pick({ campaign: true, kind: true, spoken: true });
const LIST: ListDescription<Pick<ReadyMaterialsQuery, 'campaign' | 'kind' | 'spoken'>> = {
  read: (params) => Filter.parse(Object.fromEntries(params)),
  filters: ['campaign', 'kind', 'spoken'],
};

/** What a publisher can take of the campaigns they joined. */
export default function ReadyMaterialsPage() {
  const t = useTexts(readyMaterialsMessages);
  const address = useListAddress(LIST);
  const account = useViewedAccount();
  const { language } = useLanguage();
  const list = useInfiniteQuery(readyMaterialsQuery({ ...address.asked, account, language }));
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={t(OFFERED.links ? 'introLinked' : 'intro')} />
      <Filters address={address} account={account} />
      <Results address={address} list={list} />
    </>
  );
}

function Filters({ address, account }: { address: ListAddress; account: string | undefined }) {
  const t = useTexts(readyMaterialsMessages);
  const words = useTexts(materialMessages);
  const { language } = useLanguage();
  const campaigns = useQuery(materialCampaignsQuery({ account, language })).data?.campaigns ?? [];
  return (
    <FilterBar
      address={address}
      choices={[
        {
          name: 'campaign',
          label: t('filters.campaign'),
          any: t('filters.allCampaigns'),
          options: campaigns.map(({ id, title }) => ({ value: id, label: `${id} · ${title}` })),
        },
        {
          name: 'kind',
          label: t('filters.kind'),
          any: t('filters.allKinds'),
          options: MATERIAL_KINDS.map((value) => ({ value, label: words(`kinds.${value}`) })),
        },
        {
          name: 'spoken',
          label: t('filters.spoken'),
          any: t('filters.allSpoken'),
          options: LANGUAGES.map((value) => ({ value, label: words(`languages.${value}`) })),
        },
      ]}
    />
  );
}

type List = UseInfiniteQueryResult<InfiniteData<ReadyMaterialsResponse>>;
type ResultsProps = { address: ListAddress; list: List };

function Results({ address, list }: ResultsProps) {
  const t = useTexts(readyMaterialsMessages);
  const materials = list.data?.pages.flatMap((page) => page.data);
  if (list.isPending) return <LoadingCards />;
  if (!materials) {
    return (
      <Card>
        <ErrorState message={t('failed')} onRetry={() => void list.refetch()} />
      </Card>
    );
  }
  if (materials.length === 0) return <Nothing address={address} />;
  return (
    <div className="grid gap-4">
      <ListCount>{t(list.hasNextPage ? 'countOrMore' : 'count', { count: materials.length })}</ListCount>
      <ul className={GRID}>
        {materials.map((material) => (
          <li key={material.id} className="grid min-w-0">
            <ReadyCard material={material} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
    </div>
  );
}

/** Filtered away, or nothing there yet. */
function Nothing({ address }: { address: ListAddress }) {
  const t = useTexts(readyMaterialsMessages);
  return (
    <Card>
      {address.isFiltered ? (
        <NothingFound address={address} message={t('empty')} />
      ) : (
        <EmptyState
          message={t('empty')}
          hint={t('emptyHint')}
          action={
            <ButtonLink to={paths.publisher.campaigns} variant="secondary">
              {t('campaigns')}
            </ButtonLink>
          }
        />
      )}
    </Card>
  );
}

const GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

function LoadingCards() {
  const t = useTexts(readyMaterialsMessages);
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div aria-hidden className={GRID}>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="h-96 w-full" />
        ))}
      </div>
    </>
  );
}
