import type { Offer, OfferListResponse } from '@callstead/contract/campaigns/offers';
import type { WebContext } from '@callstead/contract/web';
import type { Language } from '@callstead/domain/identity/account';
import { request as ask } from '../../../api/request.ts';
import { languageInBrowser, pageLanguage } from '../../../i18n/page-language.ts';
import { provideSsrData } from '../../../ui/page/ssr-data.tsx';

/** The offers themselves are there when the browser asked for them; with the page they come as HTML. */
export type OfferList = Pick<OfferListResponse, 'hasMore' | 'after'> & { count: number; offers?: readonly Offer[] };

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
  const response = await context.api(offersPath(request, pageLanguage(context, request, 'en'), fixed));
  if (!response.ok) return { list: null };
  const { offers, hasMore, after }: OfferListResponse = await response.json();
  provideSsrData(context, offers);
  return { list: { count: offers.length, hasMore, after } };
}

/** The browser asks the API itself; offline is a failed load like any other. */
export async function fetchOffers({ request }: { request: Request }, fixed: Fixed = {}): Promise<LoadedOffers> {
  try {
    const list = await ask<OfferListResponse>('GET', offersPath(request, languageInBrowser('en'), fixed));
    return { list: { ...list, count: list.offers.length } };
  } catch {
    return { list: null };
  }
}

/** Asks for what the address says; the API reads a mangled one as the whole list. */
function offersPath(request: Request, language: Language, { market }: Fixed): string {
  const asked = new URL(request.url).searchParams;
  const query = new URLSearchParams({ language, limit: String(PAGE_SIZE) });
  for (const name of FILTERS) {
    const value = asked.get(name);
    if (value) query.set(name, value);
  }
  if (market) query.set('market', '1');
  return `/offers?${query}`;
}
