import type { Offer, OfferListResponse } from '@callstead/contract/campaigns/offers';
import { listOffers } from '@callstead/contract/campaigns/offers-endpoints';
import type { WebContext } from '@callstead/contract/web';
import type { Language } from '@callstead/domain/identity/account';
import { call } from '../../../api/call.ts';
import { endpointPath } from '../../../api/endpoint-path.ts';
import { languageInBrowser, pageLanguage } from '../../../i18n/page-language.ts';
import { provideSsrData } from '../../../ui/page/ssr-data.tsx';

/** The offers themselves are there when the browser asked for them; with the page they come as HTML. */
export type OfferList = Pick<OfferListResponse, 'hasMore' | 'next'> & { count: number; offers?: readonly Offer[] };

/** A list that could not be loaded is a state to draw, not a crash. */
export type LoadedOffers = { list: OfferList | null };

/** The whole built-in catalogue on one page; a larger network has pages. */
const PAGE_SIZE = 100;
const FILTERS = ['search', 'category', 'sub', 'after'] as const;

type Fixed = { market?: boolean };

export async function loadOffers(
  { context, request }: { context: WebContext; request: Request },
  fixed: Fixed = {},
): Promise<LoadedOffers> {
  const query = offersQuery(request, pageLanguage(context, request, 'en'), fixed);
  const response = await context.api(endpointPath(listOffers, { query }));
  if (!response.ok) return { list: null };
  const { data: offers, hasMore, next }: OfferListResponse = await response.json();
  provideSsrData(context, offers);
  return { list: { count: offers.length, hasMore, next } };
}

/** The browser asks the API itself; offline is a failed load like any other. */
export async function fetchOffers({ request }: { request: Request }, fixed: Fixed = {}): Promise<LoadedOffers> {
  try {
    const {
      data: offers,
      hasMore,
      next,
    } = await call(listOffers, { query: offersQuery(request, languageInBrowser('en'), fixed) });
    return { list: { offers, count: offers.length, hasMore, next } };
  } catch {
    return { list: null };
  }
}

/** Asks for what the address says; the API reads a mangled one as the whole list. */
function offersQuery(request: Request, language: Language, { market }: Fixed) {
  const asked = new URL(request.url).searchParams;
  const filters = FILTERS.map((name) => [name, asked.get(name) ?? undefined]);
  return { language, limit: PAGE_SIZE, ...Object.fromEntries(filters), ...(market && { market }) };
}
