import { aRecordedCall } from '../a-recording.ts';
import { aLine } from '../call-world.ts';
import { callRows } from './call-rows.ts';
import {
  ADMINS,
  APPROVED_ADVERTISERS,
  APPROVED_PUBLISHERS,
  type Entry,
  EVERYBODY,
  MEMBERS,
  PENDING_PUBLISHERS,
} from './entry.ts';

const rows = callRows(async (t) => aRecordedCall(t, await aLine(t)));

/** An advertiser out of business and a publisher who was rejected hear nothing, not even what was theirs. */
const heard: Entry = {
  may: [...ADMINS, ...PENDING_PUBLISHERS, ...APPROVED_PUBLISHERS, ...APPROVED_ADVERTISERS],
  rows,
  refusal: (visitor) => (MEMBERS.includes(visitor) ? 'not_found' : undefined),
};

export const recordingsMatrix: Record<string, Entry> = {
  'GET /api/calls/:id/recording': heard,
  'GET /api/calls/:id/recording/audio': heard,
  'DELETE /simulator/recordings/:file': { may: EVERYBODY, answers: 422, changesNothing: true }, // without a name
  'GET /simulator/recordings/:file': { may: EVERYBODY, answers: 422, changesNothing: true }, // without name and length
};
