import { assert } from '@callstead/domain/assert';
import { type BillingActor, mayMoveBilling } from '@callstead/domain/calls/billing';
import type { Billing } from '@callstead/domain/calls/call';
import type { Dispute } from '@callstead/domain/calls/dispute';
import { DomainError } from '@callstead/domain/errors';
import { postRefused, type RefusedSale } from '@callstead/domain/ledger/post-refused';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import { inTransaction, type WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { actedAt } from '../audit/acted-at.ts';
import { type NewEntry, postEntries } from '../ledger/queries.ts';
import { listRounds, type Rounds } from '../ledger/round-queries.ts';
import { lockedConversion } from './amend-reported.ts';
import { approvalOf } from './approve-conversions.ts';
import { bookAnew } from './book-anew.ts';
import { moveSpend } from './book-queries.ts';
import { isPaidConversion, type PaidConversion, reservingOf, saleOf } from './booking.ts';
import { aboutConversion, sidesOf } from './conversion-sides.ts';
import { type ConversionRow, findConversion, insertSteps, updateConversion, writtenDispute } from './queries.ts';

type Paid = ConversionRow & PaidConversion;
export type Moved = { id: string; billing: Billing };

/** Inside the approval time the advertiser may say why a conversion should not be paid; an admin decides. */
export function disputeConversion(
  services: WithDb,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<Moved> {
  return inTransaction(services, async (tx) => {
    const row = await lockedRow(tx, actor, id);
    authorize(actor, 'conversion.dispute', sidesOf(row));
    const now = actedAt(actor);
    assertMove(row, 'disputed', 'advertiser', now);
    const dispute: Dispute = { by: actor.userId, at: now.toISOString(), reason, decision: null };
    await updateConversion(tx.db, id, { billing: 'disputed', dispute: writtenDispute(dispute) });
    await insertSteps(tx.db, [{ id, at: now, kind: 'disputed', data: { note: reason } }]);
    await emit(tx, actor, { type: 'conversion.dispute', ...aboutMove(row, 'disputed', reason), facts: sidesOf(row) });
    return { id, billing: 'disputed' };
  });
}

type Decision = {
  id: string;
  decision: 'approved' | 'refused';
  reason: string | null;
  /** Another admin may have been faster: their decision is not undone unseen. */
  seen?: Billing | undefined;
};

/** An admin settles a dispute or a review, or takes a conversion back at any time. Money moves by new entries only. */
export function decideConversion(services: WithDb, actor: Actor, decided: Decision): Promise<Moved> {
  const { id, decision, reason, seen } = decided;
  return inTransaction(services, async (tx) => {
    const row = await lockedRow(tx, actor, id);
    authorize(actor, 'conversion.decide');
    const now = actedAt(actor);
    if (seen !== undefined && seen !== row.billing) throw new DomainError('billing_state', { from: row.billing });
    const billing = await settle(tx, row, { decision, reason, now });
    await rememberDecision(tx, actor, row, { billing, reason, now });
    await emit(tx, actor, {
      type: 'conversion.decide',
      ...aboutMove(row, billing, reason),
      facts: { ...sidesOf(row), billing, reasonForPublisher: reason, payoutCents: row.payout_cents },
    });
    return { id, billing };
  });
}

/** 404 instead of 403 for a conversion they may not touch, and for a test. */
async function lockedRow(tx: WithDb, actor: Actor, id: string): Promise<Paid> {
  const found = await findConversion(tx.db, id);
  if (!found || (actor.role === 'advertiser' && found.advertiser_id !== actor.accountId))
    throw new DomainError('not_found');
  const row = await lockedConversion(tx, id);
  if (!isPaidConversion(row)) throw new DomainError('not_found');
  return row;
}

function assertMove(row: ConversionRow, to: Billing, by: BillingActor, now: Date): void {
  const approvalEndsAt = row.approve_at ?? new Date(0);
  if (!mayMoveBilling({ billing: row.billing, approvalEndsAt }, to, by, now))
    throw new DomainError('billing_state', { from: row.billing, to });
}

type Settling = Pick<Decision, 'decision' | 'reason'> & { now: Date };

async function settle(tx: WithDb, row: Paid, { decision, reason, now }: Settling): Promise<Billing> {
  if (row.billing === 'review' && decision === 'approved') return billAnew(tx, row, now);
  assertMove(row, decision, 'admin', now);
  await insertSteps(tx.db, [{ id: row.id, at: now, kind: decision, data: { note: reason } }]);
  await updateConversion(tx.db, row.id, { billing: decision, reason: null });
  if (row.billing === 'review') return decision; // nothing was ever charged
  const rounds = (await listRounds(tx.db, 'conversion', [row.id])).of(row.id);
  const entry = decision === 'approved' ? approvalOf(row, rounds) : refusalOf(row, rounds, reason);
  await postEntries(tx.db, [{ ...entry, at: now.toISOString() }]);
  if (decision === 'refused') await moveSpend(tx.db, reservingOf(row), -row.price_cents);
  return decision;
}

/** That a cap or a budget was full is what the admin decides about. */
const BY_DECISION = {
  caps: { daily: null, monthly: null, counts: 'qualified' as const },
  budget: { dailyCents: null, totalCents: null },
};

async function billAnew(tx: WithDb, row: Paid, now: Date): Promise<Billing> {
  assertMove(row, 'held', 'admin', now);
  const { price_cents: priceCents, payout_cents: payoutCents } = row;
  const refusal = await bookAnew(tx, row, { priceCents, payoutCents, limits: BY_DECISION, at: now });
  if (refusal !== null) throw new DomainError('insufficient_balance');
  return 'held';
}

const refusalOf = (row: Paid, { refused }: Rounds, reason: string | null): NewEntry => ({
  ...postRefused({
    ...saleOf(row),
    billing: row.billing as RefusedSale['billing'],
    priceCents: row.price_cents,
    payoutCents: row.payout_cents,
    round: refused + 1,
  }),
  kind: 'refused',
  conversionId: row.id,
  reason,
});

type Settled = { billing: Billing; reason: string | null; now: Date };

async function rememberDecision(tx: WithDb, actor: Actor, row: Paid, settled: Settled): Promise<void> {
  if (!row.dispute) return;
  assert(actor.role === 'admin', 'admins decide');
  const { billing, reason, now } = settled;
  const decision = { billing, reason, by: (actor as Member).userId, at: now.toISOString() };
  await updateConversion(tx.db, row.id, { dispute: writtenDispute({ ...row.dispute, decision }) });
}

const aboutMove = (row: ConversionRow, billing: Billing, reason: string | null) => ({
  ...aboutConversion(row),
  before: { billing: row.billing },
  after: { billing },
  reason,
});
