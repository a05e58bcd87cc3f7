import { publicPaths } from '@callstead/contract/public-paths';
import { lazy, useEffect } from 'react';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { ShortLists } from '../../../ui/layout/short-list-events.tsx';
import { Island } from '../../../ui/page/island.tsx';
import { fetchOffers, type LoadedOffers, loadOffers, type OfferList } from '../shared/load-offers.ts';
import { MoreLink } from '../shared/more-link.tsx';
import { OfferListScreen } from '../shared/offer-list-screen.tsx';
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

const PATH = publicPaths.market;

export default function MarketPage() {
  const t = useTexts(marketMessages);
  const { list } = useLoaderData<LoadedOffers>();
  const filters = useOfferFilters();
  useDisabledToast(list === null);
  return (
    <OfferListScreen
      head={marketHead}
      path={PATH}
      texts={{ title: t('title'), lead: t('lead'), failed: t('disabledText') }}
      filters={<MarketFilters filters={filters} />}
      results={list && <Campaigns list={list} />}
    />
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
      <MoreLink after={list.next} label={t('more')} />
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
