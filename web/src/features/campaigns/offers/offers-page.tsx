import { publicPaths } from '@callstead/contract/public-paths';
import { lazy } from 'react';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Island } from '../../../ui/page/island.tsx';
import { fetchOffers, type LoadedOffers, loadOffers, type OfferList } from '../shared/load-offers.ts';
import { MoreLink } from '../shared/more-link.tsx';
import { OfferListScreen } from '../shared/offer-list-screen.tsx';
import { useOfferFilters } from '../shared/use-offer-filters.ts';
import { offersHead, offersMessages } from './messages.ts';
import { OfferFilters } from './offer-filters.tsx';

export const handle = { language: 'en' };

export const loader = (args: LoaderFunctionArgs) => loadOffers(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => fetchOffers(args);

const grid = () => import('./offer-grid.tsx');
// The server needs it at once; the browser when somebody filters.
const Grid = import.meta.env.SSR
  ? (await grid()).OfferGrid
  : lazy(() => grid().then((module) => ({ default: module.OfferGrid })));

export default function OffersPage() {
  const t = useTexts(offersMessages);
  const { list } = useLoaderData<LoadedOffers>();
  const filters = useOfferFilters();
  return (
    <OfferListScreen
      head={offersHead}
      path={publicPaths.offers}
      texts={{ title: t('title'), lead: t('lead'), failed: t('failed') }}
      filters={<OfferFilters filters={filters} />}
      results={list && <Offers list={list} />}
      below={<JoinBanner />}
    />
  );
}

function Offers({ list }: { list: OfferList }) {
  const t = useTexts(offersMessages);
  const [params] = useSearchParams();
  const { count } = list;
  if (count === 0) {
    const clear = (
      <ButtonLink to={publicPaths.offers} variant="secondary" preventScrollReset>
        {t('clear')}
      </ButtonLink>
    );
    return <EmptyState message={t('empty')} hint={t('emptyHint')} action={clear} />;
  }
  return (
    <>
      <p role="status" className="pb-4 text-14 text-muted">
        <strong className="font-medium text-text">{t('loaded')}</strong> ·{' '}
        {list.hasMore ? t('foundMore', { count }) : t('found', { count })}
      </p>
      <Island key={params.toString()} id={`offers-${params}`} isOutdated={list.offers !== undefined}>
        <Grid list={list} />
      </Island>
      <MoreLink after={list.next} label={t('more')} />
    </>
  );
}

function JoinBanner() {
  const t = useTexts(offersMessages);
  return (
    <aside className="flex flex-wrap items-center justify-between gap-4 rounded bg-primary px-6 py-8 text-on-primary">
      <div className="grid gap-1">
        <h2 className="font-display text-28">{t('banner')}</h2>
        <p>{t('bannerText')}</p>
      </div>
      <ButtonLink to={publicPaths.registerAs('publisher')} variant="secondary" size="lg">
        {t('bannerAction')}
      </ButtonLink>
    </aside>
  );
}
