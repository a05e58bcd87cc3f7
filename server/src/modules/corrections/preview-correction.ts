import type { CorrectionFilter, PreviewCorrectionRequest } from '@callstead/contract/corrections';
import { MOST_CORRECTED_CALLS } from '@callstead/domain/corrections/correction';
import { DomainError } from '@callstead/domain/errors';
import { momentsOfMonth } from '@callstead/domain/ledger/billing-month';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import { type Db, inTransaction } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { actedAt } from '../audit/acted-at.ts';
import { findLastRun } from '../billing/invoices/queries.ts';
import { streamCalls } from '../calls/lists/queries.ts';
import { callScopeOf, selectCalls } from '../calls/lists/selection.ts';
import type { CallKey } from '../calls/queries.ts';
import { type FoundCall, listCorrectable } from './call-queries.ts';
import { type JudgedCall, judgeCalls } from './judge-calls.ts';
import {
  type CorrectionItem,
  type CorrectionRow,
  findCorrection,
  insertCorrection,
  insertItems,
  keyOf,
  listDone,
  type NewItem,
} from './queries.ts';

/** Finds the calls of a list and writes down what would become of each. Nothing moves before it is started. */
export async function previewCorrection(
  services: Services,
  actor: Actor,
  asked: PreviewCorrectionRequest,
): Promise<string> {
  authorize(actor, 'correction.run');
  const { keys, unbilled } = await findBilledCalls(services.db, actor, asked.filter);
  const change = asked.action === 'reprice' ? asked.change : null;
  const set = { action: asked.action, price_change: change, reverses_id: null, filter: asked.filter };
  return preview(services, actor, { ...set, reason: asked.reason, unbilled_calls: unbilled }, { keys, done: [] });
}

/** A set that puts back what another one did, as far as that still stands. */
export async function previewReversal(
  services: Services,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<string> {
  authorize(actor, 'correction.run');
  const original = await findCorrection(services.db, id);
  if (!original) throw new DomainError('not_found');
  const isReversible = original.status === 'done' && original.reversed_by_id === null;
  if (!isReversible) throw new DomainError('correction_state', { status: original.status });
  const done = await listDone(services.db, id);
  const set = { action: 'reverse' as const, price_change: null, reverses_id: id, filter: original.filter };
  return preview(services, actor, { ...set, reason, unbilled_calls: 0 }, { keys: done.map(keyOf), done });
}

/** What nobody was charged for is only counted. */
async function findBilledCalls(db: Db, actor: Member, filter: CorrectionFilter) {
  const scope = await callScopeOf(db, actor, { view: 'admin', account: filter.account });
  const selection = await selectCalls(db, scope, { ...filter, language: 'es' });
  const keys: CallKey[] = [];
  let unbilled = 0;
  if (!selection) return { keys, unbilled };
  for await (const batch of streamCalls(db, selection)) {
    const billed = batch.filter(({ billing }) => billing !== 'none');
    unbilled += batch.length - billed.length;
    keys.push(...billed.map(({ id, arrived_at }) => ({ id, arrived_at })));
    if (keys.length + unbilled > MOST_CORRECTED_CALLS) {
      throw new DomainError('correction_too_large', { most: MOST_CORRECTED_CALLS });
    }
  }
  return { keys: keys.toReversed(), unbilled }; // the oldest first, as they are corrected
}

type NewSet = Pick<CorrectionRow, 'action' | 'price_change' | 'reverses_id' | 'filter' | 'reason' | 'unbilled_calls'>;
type Found = { keys: readonly CallKey[]; done: readonly CorrectionItem[] };

function preview(services: Services, actor: Member, set: NewSet, { keys, done }: Found): Promise<string> {
  return inTransaction(services, async ({ db }) => {
    const now = actedAt(actor);
    const calls = await readCalls(db, keys);
    const byCall = new Map(done.map((item) => [item.call_id, item]));
    const judged = await judgeCalls(db, calls, { ...set, done: byCall }, now);
    const invoicedBefore = await endOfInvoicing(db, services.config.networkZone);
    const id = await insertCorrection(db, {
      ...set,
      filter: JSON.stringify(set.filter),
      price_change: set.price_change && JSON.stringify(set.price_change),
      created_by: actor.userId,
      created_at: now,
    });
    await insertItems(
      db,
      id,
      judged.map((each) => itemOf(each, invoicedBefore)),
    );
    return id;
  });
}

const CALLS_AT_ONCE = 2_000;

async function readCalls(db: Db, keys: readonly CallKey[]): Promise<FoundCall[]> {
  const calls: FoundCall[] = [];
  for (let from = 0; from < keys.length; from += CALLS_AT_ONCE) {
    calls.push(...(await listCorrectable(db, keys.slice(from, from + CALLS_AT_ONCE))));
  }
  return calls;
}

/** Whatever was charged before stands on an invoice that is out. */
async function endOfInvoicing(db: Db, zone: string): Promise<Date> {
  const month = await findLastRun(db);
  return month ? momentsOfMonth(month, zone).to : new Date(0);
}

function itemOf({ call, before, after, verdict, missingCents }: JudgedCall, invoicedBefore: Date): NewItem {
  return {
    call_id: call.id,
    arrived_at: call.arrivedAt,
    advertiser_id: call.advertiserId,
    publisher_id: call.publisherId,
    verdict,
    before_billing: before.billing,
    before_price_cents: before.priceCents,
    before_payout_cents: before.payoutCents,
    after_billing: after.billing,
    after_price_cents: after.priceCents,
    after_payout_cents: after.payoutCents,
    missing_cents: missingCents,
    is_invoiced: call.chargedAt !== null && call.chargedAt < invoicedBefore,
  };
}
