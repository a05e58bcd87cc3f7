import { paths } from '@callstead/contract/paths';
import { lazy, useEffect } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { ShortLists } from '../../../ui/layout/short-list-events.tsx';
import { Island } from '../../../ui/page/island.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { fetchOffers, type LoadedOffers, loadOffers, type OfferList } from '../shared/load-offers.ts';
import { MoreLink } from '../shared/more-link.tsx';
import { useFreshLanguage } from '../shared/use-fresh-language.ts';
import { useOfferFilters } from '../shared/use-offer-filters.ts';
import { MarketFilters } from './market-filters.tsx';
import { marketHead, marketMessages } from './messages.ts';

export const handle = { language: 'en' };

export const loader = (args: LoaderFunctionArgs) => loadOffers(args, { market: true });
export const clientLoader = (args: ClientLoaderFunctionArgs) => fetchOffers(args, { market: true });

const grid = () => import('./market-grid.tsx');
// The server needs it at once; the browser when somebody filters.
const Grid = import.meta.env.SSR
  ? (await grid()).MarketGrid
  : lazy(() => grid().then((module) => ({ default: module.MarketGrid })));

const PATH = paths.market;

export default function MarketPage() {
  const t = useTexts(marketMessages);
  const { list } = useLoaderData<LoadedOffers>();
  const filters = useOfferFilters();
  const { revalidate } = useRevalidator();
  const isLoading = useNavigation().state === 'loading';
  useFreshLanguage();
  useDisabledToast(list === null);
  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:px-6">
      <PageHead texts={marketHead} path={PATH} />
      <header className="grid gap-3">
        <h1 className="font-display text-40 leading-tight">{t('title')}</h1>
        <p className="max-w-prose text-balance text-muted">{t('lead')}</p>
      </header>
      <MarketFilters filters={filters} />
      <section aria-label={t('title')} aria-busy={isLoading} className={isLoading ? 'opacity-60' : undefined}>
        {list ? (
          <Campaigns list={list} />
        ) : (
          <ErrorState message={t('disabledText')} onRetry={() => void revalidate()} />
        )}
      </section>
    </div>
  );
}

function Campaigns({ list }: { list: OfferList }) {
  const t = useTexts(marketMessages);
  const [params] = useSearchParams();
  if (list.count === 0) {
    const clear = (
      <ButtonLink to={PATH} variant="secondary" preventScrollReset>
        {t('clear')}
      </ButtonLink>
    );
    return <EmptyState message={t('empty')} action={clear} />;
  }
  return (
    <>
      <p role="status" className="pb-4 text-14 text-muted">
        {t('found', { count: list.count })}
      </p>
      <ShortLists>
        <Island key={params.toString()} id={`campaigns-${params}`} isOutdated={list.offers !== undefined}>
          <Grid list={list} />
        </Island>
      </ShortLists>
      <MoreLink after={list.after} label={t('more')} />
    </>
  );
}

function useDisabledToast(failed: boolean) {
  const t = useTexts(marketMessages);
  const { toast } = useToast();
  useEffect(() => {
    if (failed) toast({ title: t('disabled'), description: t('disabledText'), tone: 'danger' });
  }, [failed, t, toast]);
}
