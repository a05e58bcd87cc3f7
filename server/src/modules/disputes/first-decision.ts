import { APPEALED_BILLINGS, type FirstDecision } from '@callstead/domain/disputes/appeal';
import type { Db } from '../../db/database.ts';
import type { FoundAppeal } from './appeal-queries.ts';
import type { DisputedSale } from './disputed-sale.ts';
import { findCredit } from './queries.ts';

type Amounts = { priceCents: number; payoutCents: number };

/** How a dispute was decided, with what it left of the sale; null while it is open. `now`: what the sale costs and earns. */
export async function findFirstDecision(db: Db, sale: DisputedSale, now: Amounts): Promise<FirstDecision | null> {
  const { decision } = sale;
  const billing = APPEALED_BILLINGS.find((known) => known === decision?.billing);
  if (!decision || !billing) return null;
  const at = new Date(decision.at);
  const credit = await findCredit(db, sale, at);
  if (!credit) return { billing, at, left: now, full: now };
  const full = { priceCents: credit.priceBeforeCents, payoutCents: credit.payoutBeforeCents };
  const left = {
    priceCents: full.priceCents - credit.priceCents,
    payoutCents: full.payoutCents - credit.payoutCents,
  };
  return { billing, at, left, full };
}

/** The same, as whoever appealed found it. */
export const firstOf = (appeal: FoundAppeal): FirstDecision => ({
  billing: appeal.first_billing,
  at: appeal.first_at,
  left: { priceCents: appeal.price_cents, payoutCents: appeal.payout_cents },
  full: { priceCents: appeal.full_price_cents, payoutCents: appeal.full_payout_cents },
});
