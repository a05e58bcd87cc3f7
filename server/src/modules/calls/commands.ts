import { assert } from '@callstead/domain/assert';
import { type BillingActor, mayMoveBilling } from '@callstead/domain/calls/billing';
import type { Billing } from '@callstead/domain/calls/call';
import { withoutCaller } from '@callstead/domain/calls/without-caller';
import type { DisputeCategory } from '@callstead/domain/disputes/dispute';
import { DomainError } from '@callstead/domain/errors';
import { balanceOf } from '@callstead/domain/ledger/accounts';
import { postApproved } from '@callstead/domain/ledger/post-approved';
import { postRefused, type RefusedSale } from '@callstead/domain/ledger/post-refused';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import { nextChange } from '@callstead/domain/settling/next-change';
import { type Db, inTransaction, statementRunnerIn } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { hashPerson } from '../../secrets/person-hash.ts';
import type { Tx } from '../../services.ts';
import { actedAt } from '../audit/acted-at.ts';
import { lockBalances, type NewEntry, postEntries } from '../ledger/queries.ts';
import { listRounds, type Rounds } from '../ledger/round-queries.ts';

import { sidesOf } from './call-sides.ts';

import {
  advanceCalls,
  type CallRow,
  findCall,
  findCallForUpdate,
  giveBackSpend,
  insertCallEvents,
  reclaimCall,
  recordCarrierEvents,
  updateBillings,
  updateDispute,
  upsertDisputeCase,
} from './queries.ts';
import { reclaimOf } from './settle-call.ts';

type BilledCall = CallRow & {
  campaign_id: string;
  publisher_id: string;
  advertiser_id: string;
  price_cents: number;
  payout_cents: number;
};

/** By a program without a category. */
type NewDispute = {
  callId: string;
  reason: string;
  category?: DisputeCategory | undefined;
  second?: number | null | undefined;
};

/** Inside the approval time the advertiser may say why a call should not be paid; an admin decides. */
export function disputeCall(
  services: Tx,
  actor: Actor,
  { callId, reason, category = 'other', second = null }: NewDispute,
): Promise<CallRow> {
  return inTransaction(services, async (tx) => {
    const call = await lockedCall(tx.db, callId);
    authorizeRow(actor, 'call.dispute', call);
    const now = actedAt(actor);
    assertMove(call, 'disputed', 'advertiser', now);
    await updateBillings(tx.db, [call], 'disputed');
    await updateDispute(tx.db, call, { by: actor.userId, at: now.toISOString(), reason, decision: null });
    await upsertDisputeCase(tx.db, { call_id: callId, category, second, opened_at: now });
    await insertCallEvents(tx.db, [{ callId, kind: 'disputed', data: { reason }, at: now }]);
    await emit(tx, actor, { type: 'call.dispute', ...aboutMove(call, 'disputed', reason), facts: sidesOf(call) });
    return reread(tx.db, callId);
  });
}

type Decision = {
  callId: string;
  decision: 'approved' | 'refused';
  reason: string | null;
  /** Another admin may have been faster: their decision is not undone unseen. */
  seen?: Billing | undefined;
};

/** An admin settles a dispute or a review, or takes a call back at any time. Money moves by new entries only. */
export function decideCall(services: Tx, actor: Actor, decided: Decision): Promise<CallRow> {
  const { callId, decision, reason, seen } = decided;
  return inTransaction(services, async (tx) => {
    const call = await lockedCall(tx.db, callId);
    authorizeRow(actor, 'call.decide', call);
    const now = actedAt(actor);
    if (seen !== undefined && seen !== call.billing) throw new DomainError('billing_state', { from: call.billing });
    const billing = await settle(tx, call, { decision, reason }, now);
    await rememberDecision(tx.db, actor, call, { billing, reason }, now);
    await insertCallEvents(tx.db, [{ callId, kind: billing, data: { reason }, at: now }]);
    const reasonForPublisher = reason && withoutCaller(reason, call.caller);
    await emit(tx, actor, {
      type: 'call.decide',
      ...aboutMove(call, billing, reason),
      facts: {
        ...sidesOf(call),
        billing,
        reasonForPublisher,
        ...(billing === 'refused' && { payoutCents: call.payout_cents }),
      },
    });
    return reread(tx.db, callId);
  });
}

async function settle(
  tx: Tx,
  call: BilledCall,
  { decision, reason }: Pick<Decision, 'decision' | 'reason'>,
  now: Date,
): Promise<Billing> {
  const { db } = tx;
  if (call.billing === 'review' && decision === 'approved') return billAnew(tx, call, now);
  assertMove(call, decision, 'admin', now);
  await updateBillings(db, [call], decision);
  if (call.billing === 'review') return decision; // nothing was ever charged
  const rounds = (await listRounds(db, 'call', [call.id])).of(call.id);
  const entry = decision === 'approved' ? approvalOf(call, rounds) : refusalOf(call, rounds, reason);
  await postEntries(db, [{ ...entry, at: now.toISOString() }]);
  if (decision === 'refused') await giveBackSpend(db, call.campaign_id, dayOf(call), call.price_cents);
  return decision;
}

/** Its own slot and share of the budget went to another call meanwhile: that is what the admin decides about. */
const BY_DECISION = { dailyCap: null, monthlyCap: null, dailyBudgetCents: null, totalBudgetCents: null };

/** Held like any other call, if the advertiser can pay for it now. */
async function billAnew({ db, personKey }: Tx, call: BilledCall, now: Date): Promise<Billing> {
  assertMove(call, 'held', 'admin', now);
  const run = statementRunnerIn(db);
  const [known] = await recordCarrierEvents(run, [{ callSid: call.call_sid }]);
  assert(known, 'the call was read a moment ago');
  const reclaim = reclaimOf(known, now);
  const reclaimed = await reclaimCall(run, { ...reclaim, request: { ...reclaim.request, ...BY_DECISION } });
  if (reclaimed !== 'reclaimed') throw new DomainError('insufficient_balance');
  const [reserved] = await recordCarrierEvents(run, [{ callSid: call.call_sid }]);
  const change = reserved && nextChange(reserved, { now, exhausted: false, reviewed: true });
  assert(change?.kind === 'ended', 'a reviewed call can be billed');
  await advanceCalls(run, [change], (caller) => hashPerson(personKey, 'phone', caller).toString('hex'));
  return change.billing;
}

/** The balance's row lock first, then the call's: the order everybody keeps. */
async function lockedCall(db: Db, callId: string): Promise<BilledCall> {
  const found = await findCall(db, callId);
  if (!found?.advertiser_id) throw new DomainError('not_found');
  await lockBalances(db, [balanceOf(found.advertiser_id)]);
  const call = await findCallForUpdate(db, callId);
  if (!isBilled(call)) throw new DomainError('not_found');
  return call;
}

function isBilled(call: CallRow | undefined): call is BilledCall {
  return Boolean(call?.campaign_id && call.publisher_id && call.advertiser_id && call.price_cents !== null);
}

/** 404 instead of 403 for a call they may not touch. */
function authorizeRow(actor: Actor, action: 'call.dispute' | 'call.decide', call: BilledCall): asserts actor is Member {
  const isOther = actor.role === 'advertiser' && call.advertiser_id !== actor.accountId;
  if (isOther) throw new DomainError('not_found');
  authorize(actor, action, sidesOf(call));
}

function assertMove(call: BilledCall, to: Billing, by: BillingActor, now: Date): void {
  const approvalEndsAt = call.approve_at ?? new Date(0);
  if (!mayMoveBilling({ billing: call.billing, approvalEndsAt }, to, by, now)) {
    throw new DomainError('billing_state', { from: call.billing, to });
  }
}

function saleOf(call: BilledCall) {
  return {
    source: `call:${call.id}` as const,
    advertiserId: call.advertiser_id,
    publisherId: call.publisher_id,
    priceCents: call.price_cents,
    payoutCents: call.payout_cents,
  };
}

const approvalOf = (call: BilledCall, { approved }: Rounds): NewEntry => ({
  ...postApproved({ ...saleOf(call), round: approved + 1 }),
  kind: 'approved',
  callId: call.id,
});

const refusalOf = (call: BilledCall, { refused }: Rounds, reason: string | null): NewEntry => ({
  ...postRefused({ ...saleOf(call), billing: call.billing as RefusedSale['billing'], round: refused + 1 }),
  kind: 'refused',
  callId: call.id,
  reason,
});

function dayOf({ decision }: BilledCall): string {
  assert(decision.kind === 'routable', 'a billed call was routed');
  return decision.reservation.day;
}

type Settled = { billing: Billing; reason: string | null };

async function rememberDecision(db: Db, actor: Member, call: BilledCall, settled: Settled, now: Date) {
  if (!call.dispute) return;
  const decision = { ...settled, by: actor.userId, at: now.toISOString() };
  await updateDispute(db, call, { ...call.dispute, decision });
}

function aboutMove(call: BilledCall, billing: Billing, reason: string | null) {
  return {
    subject: { type: 'call' as const, id: call.id, name: call.id },
    accountId: call.advertiser_id,
    before: { billing: call.billing },
    after: { billing },
    reason,
  };
}

async function reread(db: Db, callId: string): Promise<CallRow> {
  const call = await findCall(db, callId);
  assert(call, 'a call is never deleted');
  return call;
}
