import type { OfferDetailResponse } from '@callstead/contract/campaigns/offers';
import { readOffer } from '@callstead/contract/campaigns/offers-endpoints';
import { publicPaths } from '@callstead/contract/public-paths';
import { ArrowLeft } from 'lucide';
import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { endpointPath } from '../../../api/endpoint-path.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { Icon } from '../../../ui/brand/icon.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { useFreshLanguage } from '../shared/use-fresh-language.ts';
import type { MembersSlot } from './apply-button.tsx';
import { offerPageMessages } from './messages.ts';
import { OfferDetails } from './offer-details.tsx';
import { OfferJsonLd } from './offer-json-ld.tsx';
import { SimilarOffers } from './similar-offers.tsx';

export const handle = { language: 'es', wide: 'page', scripts: 'after-first-paint' };

type Loaded = { found: OfferDetailResponse } | { found: null; failed: boolean };

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const language = pageLanguage(context, request, 'es');
  const response = await context.api(
    endpointPath(readOffer, { params: { id: params.offerId ?? '' }, query: { language } }),
  );
  if (response.ok) return { found: await response.json() } satisfies Loaded;
  const isUnknown = response.status < 500; // also an id that none could be
  return data({ found: null, failed: !isUnknown } satisfies Loaded, { status: isUnknown ? 404 : 503 });
}

export async function clientLoader({ serverLoader }: { serverLoader: () => Promise<Loaded> }): Promise<Loaded> {
  try {
    return await serverLoader();
  } catch {
    return { found: null, failed: true };
  }
}

export function OfferPage({ Members }: { Members: MembersSlot }) {
  const t = useTexts(offerPageMessages);
  const loaded = useLoaderData() as Loaded;
  useFreshLanguage();
  return (
    <div className="grid gap-6">
      <Link
        to={publicPaths.offers}
        className="inline-flex min-h-9 items-center gap-2 justify-self-start text-14 text-muted hover:text-text"
      >
        <Icon of={ArrowLeft} />
        {t('back')}
      </Link>
      {loaded.found ? <Found {...loaded.found} Members={Members} /> : <NotFound failed={loaded.failed} />}
    </div>
  );
}

function Found({ offer, similar, Members }: OfferDetailResponse & { Members: MembersSlot }) {
  const { network } = useLanguage();
  const head = { title: `${offer.title} · ${network}`, description: offer.description };
  return (
    <>
      <PageHead texts={{ en: head, es: head }} path={publicPaths.offer(offer.id)} />
      {offer.status === 'active' ? <OfferJsonLd offer={offer} /> : <meta name="robots" content="noindex" />}
      <OfferDetails offer={offer} Members={Members} />
      <SimilarOffers offers={similar} />
    </>
  );
}

function NotFound({ failed }: { failed: boolean }) {
  const { network } = useLanguage();
  const t = useTexts(offerPageMessages);
  return (
    <>
      <title>{`${t(failed ? 'failed' : 'missing')} · ${network}`}</title>
      <meta name="robots" content="noindex" />
      {failed ? (
        <ErrorState message={t('failed')} onRetry={() => location.reload()} />
      ) : (
        <EmptyState message={t('missing')} />
      )}
    </>
  );
}
