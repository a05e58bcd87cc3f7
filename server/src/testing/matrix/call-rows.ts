import { newCallId } from '../../modules/calls/call-id.ts';
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
  await t.db.updateTable('call').set(change).where('id', '=', id).execute();
  return { id };
}
