import { OfferListQuery, type OfferListResponse } from '@callstead/contract/campaigns';
import type { WebContext } from '@callstead/contract/web';
import { pageLanguage } from '../i18n/page-language.ts';

/** A list that could not be loaded is a state to draw, not a crash. */
export type LoadedOffers = { list: OfferListResponse } | { list: null };

/** The whole built-in catalogue on one page; a larger network has pages. */
const PAGE_SIZE = 100;

type Args = { context: WebContext; request: Request };

/** Asks for what the address says; a mangled one falls back to the whole list. */
export async function loadOffers({ context, request }: Args, fixed: { market?: boolean } = {}): Promise<LoadedOffers> {
  const asked = OfferListQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const query = new URLSearchParams({ language: pageLanguage(context, request, 'en'), limit: String(PAGE_SIZE) });
  if (asked.search) query.set('search', asked.search);
  if (asked.category) query.set('category', asked.category);
  if (asked.sub) query.set('sub', asked.sub);
  if (asked.after) query.set('after', asked.after);
  if (fixed.market) query.set('market', '1');
  const response = await context.api(`/offers?${query}`);
  return { list: response.ok ? await response.json() : null };
}

/** In the browser the same list comes through the server; offline is a failed load like any other. */
export async function reloadOffers(serverLoader: () => Promise<LoadedOffers>): Promise<LoadedOffers> {
  try {
    return await serverLoader();
  } catch {
    return { list: null };
  }
}
