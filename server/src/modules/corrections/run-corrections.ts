import { costOf, earnedOf } from '@callstead/domain/corrections/judge-correction';
import { balanceOf } from '@callstead/domain/ledger/accounts';
import { postApproved } from '@callstead/domain/ledger/post-approved';
import { postRefused } from '@callstead/domain/ledger/post-refused';
import { postRepriced } from '@callstead/domain/ledger/post-repriced';
import { isSold } from '@callstead/domain/reports/sold';
import { inTransaction, type WithDb } from '../../db/database.ts';
import { emitAll } from '../../events/emit.ts';
import { insertCallEvents } from '../calls/queries.ts';
import { lockBalances, type NewEntry, postEntries } from '../ledger/queries.ts';
import { listRounds, type Rounds } from '../ledger/round-queries.ts';
import { changeSpend, listCorrectable, updateCorrected } from './call-queries.ts';
import { type JudgedCall, judgeCalls } from './judge-calls.ts';
import {
  type CorrectionItem,
  type CorrectionRow,
  findDone,
  keyOf,
  listConcerned,
  listRunning,
  listWaiting,
  takeRunning,
  updateItems,
  updateStatus,
} from './queries.ts';

const AT_ONCE = 200;

/** All that were started and are not through. Any number of processes may do this at once, and die at any moment. */
export async function runCorrections(services: WithDb, now: () => Date = () => new Date()): Promise<void> {
  for (const id of await listRunning(services.db)) {
    while ((await correctSome(services, id, now())) === 'more');
  }
}

/** A batch is one transaction: its calls, their entries and the note that they are done. */
function correctSome(services: WithDb, id: string, now: Date): Promise<'more' | 'through'> {
  return inTransaction(services, async (tx) => {
    const set = await takeRunning(tx.db, id);
    if (!set) return 'through';
    const items = await listWaiting(tx.db, id, AT_ONCE);
    if (items.length === 0) {
      await finish(tx, set, now);
      return 'through';
    }
    await correct(tx, set, items, now);
    return 'more';
  });
}

/** The balances' row locks first, then the calls': the order everybody keeps. */
async function correct(tx: WithDb, set: CorrectionRow, items: readonly CorrectionItem[], now: Date): Promise<void> {
  const { db } = tx;
  const advertisers = [...new Set(items.map((item) => item.advertiser_id))];
  await lockBalances(db, advertisers.map(balanceOf));
  const calls = await listCorrectable(db, items.map(keyOf), { forUpdate: true });
  const callIds = items.map((item) => item.call_id);
  const done = set.reverses_id === null ? new Map() : await findDone(db, set.reverses_id, callIds);
  const judged = await judgeCalls(db, calls, { ...set, done }, now);
  const changed = judged.filter(({ verdict }) => verdict === 'change');
  const rounds = await listRounds(db, callIds);
  await updateCorrected(
    db,
    changed.map(({ call, after }) => ({ id: call.id, arrivedAt: call.arrivedAt, after })),
    { by: set.created_by, at: now, reason: set.reason },
  );
  await postEntries(
    db,
    changed.map((each) => entryOf(set, each, rounds.of(each.call.id), now)),
  );
  await changeSpend(
    db,
    changed.map(({ call, before, after }) => ({
      campaignId: call.campaignId,
      day: call.day,
      cents: costOf(after) - costOf(before),
    })),
  );
  await updateItems(
    db,
    set.id,
    judged.map(({ call, missingCents, ...each }) => ({ ...each, call_id: call.id, missing_cents: missingCents })),
    now,
  );
  await tell(tx, set, changed, now);
}

/** A decision is booked as any other; a new price, and whatever is put back, as a correction. */
function entryOf(set: CorrectionRow, { call, before, after }: JudgedCall, rounds: Rounds, now: Date): NewEntry {
  const sale = { source: `call:${call.id}` as const, advertiserId: call.advertiserId, publisherId: call.publisherId };
  const about = { callId: call.id, reason: set.reason, createdBy: set.created_by, at: now.toISOString() };
  if (set.action === 'refuse' && isSold(before.billing)) {
    const refusal = { ...sale, ...before, billing: before.billing, round: rounds.refused + 1 };
    return { ...postRefused(refusal), kind: 'refused', ...about };
  }
  if (set.action === 'approve') {
    const approval = { ...sale, payoutCents: before.payoutCents, round: rounds.approved + 1 };
    return { ...postApproved(approval), kind: 'approved', ...about };
  }
  const kind = before.billing === after.billing ? 'repriced' : 'put_back';
  return { ...postRepriced({ ...sale, before, after, round: rounds.repriced + 1 }), kind, ...about };
}

const EVENT_KINDS = { refuse: 'refused', approve: 'approved', reprice: 'repriced' } as const;

/** Each call's own history, and everybody who follows calls. */
async function tell(tx: WithDb, set: CorrectionRow, changed: readonly JudgedCall[], now: Date): Promise<void> {
  await insertCallEvents(
    tx.db,
    changed.map(({ call, before, after }) => ({
      callId: call.id,
      kind: kindOf(set, before.billing !== after.billing),
      data: { reason: set.reason, correction: set.number, before, after },
      at: now,
    })),
  );
  await emitAll(
    tx,
    'network',
    changed.map(({ call, before, after }) => ({
      type: 'call.corrected',
      subject: { type: 'call', id: call.id, name: call.id },
      accountId: call.advertiserId,
      at: now,
      facts: {
        publisherId: call.publisherId,
        advertiserId: call.advertiserId,
        campaignId: call.campaignId,
        change: {
          sold: Number(isSold(after.billing)) - Number(isSold(before.billing)),
          payoutCents: earnedOf(after) - earnedOf(before),
        },
      },
    })),
  );
}

function kindOf({ action }: CorrectionRow, isMoved: boolean): string {
  if (action !== 'reverse') return EVENT_KINDS[action];
  return isMoved ? 'put_back' : 'repriced';
}

/** Everybody with calls among them is told once what it comes to for them. */
async function finish(tx: WithDb, set: CorrectionRow, now: Date): Promise<void> {
  await updateStatus(tx.db, set.id, { finishedAt: now });
  const concerned = await listConcerned(tx.db, set.id);
  await emitAll(
    tx,
    'network',
    concerned.map(({ id, ...facts }) => ({
      type: 'correction.applied',
      subject: { type: 'correction', id: set.id, name: String(set.number) },
      accountId: id,
      reason: set.reason,
      at: now,
      facts,
    })),
  );
}
