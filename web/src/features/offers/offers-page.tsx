import type { OfferListResponse } from '@callstead/contract/campaigns';
import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigation, useRevalidator } from 'react-router';
import { PageHead } from '../../app/page-head.tsx';
import { paths } from '../../app/paths.ts';
import { useTexts } from '../../i18n/language.tsx';
import { offersHead, offersMessages } from '../../i18n/offers-messages.ts';
import { type LoadedOffers, loadOffers, reloadOffers } from '../../offers/load-offers.ts';
import { MoreLink } from '../../offers/more-link.tsx';
import { useFreshLanguage } from '../../offers/use-fresh-language.ts';
import { useOfferFilters } from '../../offers/use-offer-filters.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useToast } from '../../ui/toast.tsx';
import { OfferCard } from './offer-card.tsx';
import { OfferFilters } from './offer-filters.tsx';

export const handle = { language: 'en' };

export const loader = (args: LoaderFunctionArgs) => loadOffers(args);
export const clientLoader = ({ serverLoader }: { serverLoader: () => Promise<LoadedOffers> }) =>
  reloadOffers(serverLoader);

export default function OffersPage() {
  const t = useTexts(offersMessages);
  const { list } = useLoaderData<LoadedOffers>();
  const filters = useOfferFilters();
  const { revalidate } = useRevalidator();
  const isLoading = useNavigation().state === 'loading';
  useFreshLanguage();
  useLoadedToast(list);
  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:px-6">
      <PageHead texts={offersHead} path={paths.offers} />
      <header className="grid gap-3">
        <h1 className="font-display text-40 leading-tight">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </header>
      <OfferFilters filters={filters} />
      <section aria-label={t('title')} aria-busy={isLoading} className={isLoading ? 'opacity-60' : undefined}>
        {list ? <OfferList list={list} /> : <ErrorState message={t('failed')} onRetry={() => void revalidate()} />}
      </section>
      <JoinBanner />
    </div>
  );
}

function OfferList({ list }: { list: OfferListResponse }) {
  const t = useTexts(offersMessages);
  const count = list.offers.length;
  if (count === 0) {
    const clear = (
      <ButtonLink to={paths.offers} variant="secondary" preventScrollReset>
        {t('clear')}
      </ButtonLink>
    );
    return <EmptyState message={t('empty')} hint={t('emptyHint')} action={clear} />;
  }
  return (
    <>
      <p role="status" className="pb-4 text-14 text-muted">
        {list.hasMore ? t('foundMore', { count: String(count) }) : t('found', { count })}
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {list.offers.map((offer, index) => (
          <li key={offer.id} className="grid">
            <OfferCard offer={offer} index={index} />
          </li>
        ))}
      </ul>
      <MoreLink after={list.after} label={t('more')} />
    </>
  );
}

/** Said once a visit, and again after a failed load has been mended. */
function useLoadedToast(list: OfferListResponse | null) {
  const t = useTexts(offersMessages);
  const { toast } = useToast();
  const announced = useRef(false);
  useEffect(() => {
    if (!list) announced.current = false;
    if (!list || announced.current) return;
    announced.current = true;
    toast({ title: t('loaded'), description: t('loadedText', { count: list.offers.length }), tone: 'success' });
  }, [list, t, toast]);
}

function JoinBanner() {
  const t = useTexts(offersMessages);
  return (
    <aside className="flex flex-wrap items-center justify-between gap-4 rounded bg-primary px-6 py-8 text-on-primary">
      <div className="grid gap-1">
        <h2 className="font-display text-28">{t('banner')}</h2>
        <p>{t('bannerText')}</p>
      </div>
      <ButtonLink to={paths.registerAs('publisher')} variant="secondary" size="lg">
        {t('bannerAction')}
      </ButtonLink>
    </aside>
  );
}
