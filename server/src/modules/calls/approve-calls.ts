import { assert } from '@callstead/domain/assert';
import { postApproved } from '@callstead/domain/ledger/post-approved';
import { inTransaction, type WithDb } from '../../db/database.ts';
import { emitAll } from '../../events/emit.ts';
import { type NewEntry, postEntries } from '../ledger/queries.ts';
import { listRounds } from '../ledger/round-queries.ts';
import { sidesOf } from './call-sides.ts';
import { insertCallEvents, takeCallsToApprove, updateBillings } from './queries.ts';

const AT_ONCE = 200;

/** Held calls become payable when nobody disputed them in time. Any number of processes may do this at once. */
export async function approveDueCalls(services: WithDb, now: Date): Promise<void> {
  while ((await approveSome(services, now)) === AT_ONCE);
}

function approveSome(services: WithDb, now: Date): Promise<number> {
  return inTransaction(services, async (tx) => {
    const due = await takeCallsToApprove(tx.db, now, AT_ONCE);
    await updateBillings(tx.db, due, 'approved');
    const rounds = await listRounds(
      tx.db,
      'call',
      due.map(({ id }) => id),
    );
    await postEntries(
      tx.db,
      due.map((call) => approvalEntry(call, rounds.of(call.id).approved + 1, now)),
    );
    await insertCallEvents(
      tx.db,
      due.map(({ id }) => ({ callId: id, kind: 'approved', at: now })),
    );
    await emitAll(
      tx,
      'network',
      due.map((call) => ({
        type: 'call.approved',
        subject: { type: 'call', id: call.id, name: call.id },
        accountId: call.advertiser_id,
        facts: sidesOf(call),
        at: now,
      })),
    );
    return due.length;
  });
}

type HeldCall = Awaited<ReturnType<typeof takeCallsToApprove>>[number];

function approvalEntry(call: HeldCall, round: number, now: Date): NewEntry {
  const { id, publisher_id: publisherId, advertiser_id: advertiserId, payout_cents: payoutCents } = call;
  assert(publisherId && advertiserId && payoutCents !== null, 'a held call has both sides and a payout');
  const entry = postApproved({ source: `call:${id}`, publisherId, advertiserId, payoutCents, round });
  return { ...entry, kind: 'approved', callId: id, at: now.toISOString() };
}
