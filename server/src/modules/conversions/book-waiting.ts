import { REVIEW_DAYS } from '@callstead/domain/conversions/conversion';
import { inTransaction, type WithDb } from '../../db/database.ts';
import { lockedConversion, tellChanged } from './amend-reported.ts';
import { bookAnew } from './book-anew.ts';
import { findLimits, listBookable } from './book-queries.ts';
import { isPaidConversion } from './booking.ts';

const DAY_MS = 86_400_000;
const AT_ONCE = 200;

/** Conversions that waited for money are booked when it is there, the oldest first. Any number of processes may do this at once. */
export async function bookWaitingConversions(services: WithDb, now: Date): Promise<void> {
  const since = new Date(now.getTime() - REVIEW_DAYS * DAY_MS);
  let after = '';
  for (;;) {
    const found = await listBookable(services.db, since, after, AT_ONCE);
    for (const { id } of found) await bookWaiting(services, id, now);
    const last = found.at(-1);
    if (!last || found.length < AT_ONCE) return;
    after = last.id;
  }
}

function bookWaiting(services: WithDb, id: string, now: Date): Promise<void> {
  return inTransaction(services, async (tx) => {
    const row = await lockedConversion(tx, id);
    if (row.billing !== 'review' || !isPaidConversion(row)) return; // somebody was faster
    const limits = await findLimits(tx.db, row.campaign_id);
    const { price_cents: priceCents, payout_cents: payoutCents } = row;
    const refusal = await bookAnew(tx, row, { priceCents, payoutCents, limits, at: now });
    if (refusal === null) await tellChanged(tx, row, now);
  });
}
