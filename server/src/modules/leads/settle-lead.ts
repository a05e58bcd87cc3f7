import { approvalEndsAt } from '@callstead/domain/calls/billing';
import type { LeadStatus } from '@callstead/domain/leads/lead';
import { postReleased } from '@callstead/domain/ledger/post-reserved';
import { inTransaction, type WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { postEntries } from '../ledger/queries.ts';
import { chargeOf } from './arrival.ts';
import { aboutLead, lockedLead, saleOf, sidesOf } from './lead-sides.ts';
import {
  deleteLive,
  forgetPersons,
  giveBack,
  insertSteps,
  type LeadRow,
  listExpiredLeads,
  updateLead,
} from './queries.ts';

/** How the delivery of a lead that waited for it ended. Told again, or too late, it changes nothing; answers where it stands. */
export function settleLead(
  services: WithDb,
  { id, isDelivered }: { id: string; isDelivered: boolean },
  now: Date,
): Promise<LeadStatus | undefined> {
  return inTransaction(services, async (tx) => {
    const row = await lockedLead(tx, id);
    if (row?.status !== 'pending') return row?.status;
    await deleteLive(tx.db, id);
    return isDelivered ? accept(tx, row, now) : reject(tx, row, now);
  });
}

/** Held from now on: its approval time begins when delivery accepts it. */
async function accept(tx: WithDb, row: LeadRow, now: Date): Promise<LeadStatus> {
  const isSold = row.price_cents > 0;
  const held = { billing: 'held' as const, approve_at: approvalEndsAt(now, row.approval_days) };
  await updateLead(tx.db, row, { status: 'accepted', ...(isSold && held) });
  if (isSold) await postEntries(tx.db, [chargeFor(row, now)]);
  await insertSteps(tx.db, [{ id: row.id, at: now, kind: 'accepted' }]);
  await tell(tx, row, 'lead.accepted', now);
  return 'accepted';
}

const chargeFor = (row: LeadRow, at: Date) =>
  chargeOf({
    ...{ id: row.id, priceCents: row.price_cents, payoutCents: row.payout_cents, at },
    line: { advertiser: { id: row.advertiser_id }, publisher: { id: row.publisher_id } },
  });

/** All it held is given back, its slot too, and somebody like it may come again. */
async function reject(tx: WithDb, row: LeadRow, now: Date): Promise<LeadStatus> {
  const reason = 'undeliverable' as const;
  await updateLead(tx.db, row, { status: 'rejected', reason });
  if (row.price_cents > 0) {
    const released = postReleased({ ...saleOf(row), reservedCents: row.price_cents, round: 1 });
    await postEntries(tx.db, [{ ...released, kind: 'released', leadId: row.id, at: now.toISOString() }]);
  }
  await giveBack(tx.db, row, 1);
  await forgetPersons(tx.db, [row.id]);
  await insertSteps(tx.db, [{ id: row.id, at: now, kind: 'rejected', data: { reason } }]);
  await tell(tx, row, 'lead.rejected', now);
  return 'rejected';
}

async function tell(tx: WithDb, row: LeadRow, type: 'lead.accepted' | 'lead.rejected', at: Date): Promise<void> {
  const billing = type === 'lead.accepted' && row.price_cents > 0 ? ('held' as const) : ('none' as const);
  const facts = { ...sidesOf(row), isTest: row.is_test, billing, payoutCents: row.payout_cents };
  await emit(tx, 'network', { type, ...aboutLead(row), facts, at });
}

const AT_ONCE = 200;

/** Deliveries that nobody accepted within their day. */
export async function rejectUndelivered(services: WithDb, now: Date): Promise<void> {
  for (;;) {
    const expired = await listExpiredLeads(services.db, now, AT_ONCE);
    for (const id of expired) await settleLead(services, { id, isDelivered: false }, now);
    if (expired.length < AT_ONCE) return;
  }
}
