import { aRecordedCall } from '../a-recording.ts';
import { aLine } from '../call-world.ts';
import { callRows } from './call-rows.ts';
import { ADMINS, ADVERTISERS, APPROVED_ADVERTISERS, type Entry, EVERYBODY, PUBLISHERS } from './entry.ts';

const rows = callRows(async (t) => aRecordedCall(t, await aLine(t)));

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
