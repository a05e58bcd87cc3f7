import type { LinkKey } from './link-queries.ts';

/** Whatever else stands in a link names nobody. */
const OFFER_ID = /^[A-Z]{2,6}\d{3,6}$/;
const AFF_ID = /^[A-Z0-9]{6}$/;

/** Links are typed by hand, too. */
export function readKey({ offerId, affId }: LinkKey): LinkKey | undefined {
  const key = { offerId: offerId.toUpperCase(), affId: affId.toUpperCase() };
  return OFFER_ID.test(key.offerId) && AFF_ID.test(key.affId) ? key : undefined;
}
