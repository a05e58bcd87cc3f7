import { newCallId } from '../../modules/calls/call-id.ts';
import { aRecordedCall } from '../a-recording.ts';
import { aLine } from '../call-world.ts';
import type { Person, TestNetwork } from '../test-network.ts';
import {
  ADMINS,
  ADVERTISERS,
  APPROVED_ADVERTISERS,
  type Entry,
  EVERYBODY,
  PUBLISHERS,
  type Rows,
  type Values,
} from './entry.ts';
import { sideOf } from './sides.ts';

const anothersCall = async (t: TestNetwork): Promise<Values> => ({ id: await aRecordedCall(t, await aLine(t)) });

async function ownCall(t: TestNetwork, person: Person): Promise<Values | undefined> {
  const side = sideOf(person);
  if (!side) return undefined;
  const { id = '' } = await anothersCall(t);
  const change = 'advertiserId' in side ? { advertiser_id: side.advertiserId } : { publisher_id: side.publisherId };
  await t.db.updateTable('call').set(change).where('id', '=', id).execute();
  return { id };
}

const rows: Rows = { own: ownCall, another: anothersCall, missing: () => ({ id: newCallId(new Date()) }) };

/** An advertiser out of business hears nothing, not even what was theirs. */
const heard: Entry = {
  may: [...ADMINS, ...PUBLISHERS, ...APPROVED_ADVERTISERS],
  rows,
  refusal: (visitor) => (ADVERTISERS.includes(visitor) ? 'not_found' : undefined),
};

export const recordingsMatrix: Record<string, Entry> = {
  'GET /api/calls/:id/recording': heard,
  'GET /api/calls/:id/recording/audio': heard,
  'GET /simulator/recordings/:file': { may: EVERYBODY, answers: 422, changesNothing: true }, // without name and length
};
