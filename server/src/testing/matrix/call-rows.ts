import { heldOf } from '@callstead/domain/ledger/accounts';
import { ledgerEntry } from '@callstead/domain/ledger/entry';
import { newCallId } from '../../modules/calls/call-id.ts';
import { postEntries } from '../../modules/ledger/queries.ts';
import type { Person, TestNetwork } from '../test-network.ts';
import type { Rows } from './entry.ts';
import { sideOf } from './sides.ts';

/** Rows of somebody's own, of another's and of nobody's, from a call that strangers have. */
export function callRows(strangersCall: (t: TestNetwork) => Promise<string>): Rows {
  return {
    own: (t, person) => ownCall(t, person, strangersCall),
    another: async (t) => ({ id: await strangersCall(t) }),
    missing: () => ({ id: newCallId(new Date()) }),
  };
}

/** Accounts that are not approved get no calls any more; what they had before stays theirs. */
async function ownCall(t: TestNetwork, person: Person, strangersCall: (t: TestNetwork) => Promise<string>) {
  const side = sideOf(person);
  if (!side) return undefined;
  const id = await strangersCall(t);
  const change = 'advertiserId' in side ? { advertiser_id: side.advertiserId } : { publisher_id: side.publisherId };
  if ('publisherId' in side) await handOverMoney(t, id, side.publisherId);
  await t.db.updateTable('call').set(change).where('id', '=', id).execute();
  return { id };
}

/** What was held for the call stays behind it: an admin may still decide about it. */
async function handOverMoney({ db }: TestNetwork, callId: string, publisherId: string): Promise<void> {
  const columns = ['publisher_id', 'payout_cents', 'billing'] as const;
  const call = await db.selectFrom('call').select(columns).where('id', '=', callId).executeTakeFirstOrThrow();
  if (call.billing !== 'held' || !call.publisher_id || !call.payout_cents) return;
  const posting = { from: heldOf(call.publisher_id), to: heldOf(publisherId), amountCents: call.payout_cents };
  await postEntries(db, [{ ...ledgerEntry(`moved:${callId}`, [posting]), kind: 'adjustment' }]);
}
