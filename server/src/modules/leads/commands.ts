import { assert } from '@callstead/domain/assert';
import { type BillingActor, mayMoveBilling } from '@callstead/domain/calls/billing';
import { DomainError } from '@callstead/domain/errors';
import type { LeadBilling, LeadReturn, ReturnReason } from '@callstead/domain/leads/lead';
import { withoutPerson } from '@callstead/domain/leads/seen-person';
import { postRefused } from '@callstead/domain/ledger/post-refused';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import { isSold } from '@callstead/domain/reports/sold';
import { inTransaction, type WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { actedAt } from '../audit/acted-at.ts';
import { type NewEntry, postEntries } from '../ledger/queries.ts';
import { listRounds, type Rounds } from '../ledger/round-queries.ts';
import { approvalOf } from './approve-leads.ts';
import { findPerson } from './detail/reads.ts';
import { aboutLead, lockedLead, saleOf, sidesOf } from './lead-sides.ts';
import { forgetPersons, giveBack, insertSteps, type LeadRow, updateLead, writtenReturn } from './queries.ts';

export type MovedLead = { id: string; billing: LeadBilling };

type Returned = { id: string; reason: ReturnReason; note: string | null };

/** Inside the approval time the advertiser may return a lead: that is its dispute, and an admin decides. */
export function returnLead(services: WithDb, actor: Actor, { id, reason, note }: Returned): Promise<MovedLead> {
  return inTransaction(services, async (tx) => {
    const row = await lockedRow(tx, actor, id);
    authorize(actor, 'lead.return', sidesOf(row));
    const now = actedAt(actor);
    assertMove(row, 'disputed', 'advertiser', now);
    const returned: LeadReturn = { by: actor.userId, at: now.toISOString(), reason, note, decision: null };
    await updateLead(tx.db, row, { billing: 'disputed', dispute: writtenReturn(returned) });
    await insertSteps(tx.db, [{ id, at: now, kind: 'returned', data: { returned: reason } }]);
    await emit(tx, actor, {
      type: 'lead.return',
      ...aboutMove(row, 'disputed'),
      facts: { ...sidesOf(row), returned: reason },
    });
    return { id, billing: 'disputed' };
  });
}

type Decision = {
  id: string;
  decision: 'approved' | 'refused';
  reason: string | null;
  /** Another admin may have been faster: their decision is not undone unseen. */
  seen?: LeadBilling | undefined;
};

/** An admin settles a return, or takes a lead back at any time. Money moves by new entries only. */
export function decideLead(services: WithDb, actor: Actor, decided: Decision): Promise<MovedLead> {
  const { id, decision, reason, seen } = decided;
  return inTransaction(services, async (tx) => {
    const row = await lockedRow(tx, actor, id);
    authorize(actor, 'lead.decide');
    const now = actedAt(actor);
    if (seen !== undefined && seen !== row.billing) throw new DomainError('billing_state', { from: row.billing });
    assertMove(row, decision, 'admin', now);
    await settle(tx, actor, row, { decision, reason, now });
    const reasonForPublisher = await unnamed(tx, id, reason);
    await emit(tx, actor, {
      type: 'lead.decide',
      ...{ ...aboutMove(row, decision), reason },
      facts: { ...sidesOf(row), billing: decision, reasonForPublisher, payoutCents: row.payout_cents },
    });
    return { id, billing: decision };
  });
}

/** What an admin wrote, without who it is about: publishers read it, too. */
async function unnamed(tx: WithDb, id: string, reason: string | null): Promise<string | null> {
  const person = reason === null ? null : await findPerson(tx.db, id);
  return reason !== null && person ? withoutPerson(reason, person) : reason;
}

async function settle(tx: WithDb, actor: Actor, row: LeadRow, settling: Settling): Promise<void> {
  const { decision, reason, now } = settling;
  const dispute = decidedReturn(actor, row, settling);
  await updateLead(tx.db, row, { billing: decision, ...(dispute && { dispute }) });
  await insertSteps(tx.db, [{ id: row.id, at: now, kind: decision, data: { note: reason } }]);
  const rounds = (await listRounds(tx.db, 'lead', [row.id])).of(row.id);
  await postEntries(tx.db, [decision === 'approved' ? approvalOf(row, rounds, now) : refusalOf(row, rounds, settling)]);
  if (decision === 'approved') return;
  await giveBack(tx.db, row, 0); // its slot stays taken, as a refused call's does
  await forgetPersons(tx.db, [row.id]);
}

/** 404 instead of 403 for a lead they may not touch, and for a test. */
async function lockedRow(tx: WithDb, actor: Actor, id: string): Promise<LeadRow> {
  const row = await lockedLead(tx, id);
  if (!row || row.is_test || (actor.role === 'advertiser' && row.advertiser_id !== actor.accountId))
    throw new DomainError('not_found');
  return row;
}

function assertMove(row: LeadRow, to: LeadBilling, by: BillingActor, now: Date): void {
  const approvalEndsAt = row.approve_at ?? new Date(0);
  if (!mayMoveBilling({ billing: row.billing, approvalEndsAt }, to, by, now))
    throw new DomainError('billing_state', { from: row.billing, to });
}

type Settling = Pick<Decision, 'decision' | 'reason'> & { now: Date };

function refusalOf(row: LeadRow, { refused }: Rounds, { reason, now }: Settling): NewEntry {
  const { billing, price_cents: priceCents, payout_cents: payoutCents } = row;
  assert(isSold(billing), 'only what was sold is refused');
  return {
    ...postRefused({ ...saleOf(row), billing, priceCents, payoutCents, round: refused + 1 }),
    ...{ kind: 'refused', leadId: row.id, reason, at: now.toISOString() },
  };
}

function decidedReturn(actor: Actor, row: LeadRow, { decision: billing, reason, now }: Settling): string | undefined {
  if (!row.dispute) return undefined;
  assert(actor.role === 'admin', 'admins decide');
  const decision = { billing, reason, by: (actor as Member).userId, at: now.toISOString() };
  return writtenReturn({ ...row.dispute, decision });
}

const aboutMove = (row: LeadRow, billing: LeadBilling) => ({
  ...aboutLead(row),
  before: { billing: row.billing },
  after: { billing },
});
