import { newCallId } from '../../modules/calls/call-id.ts';
import { aLine, aNumber, aQualifiedCall, aSid } from '../call-world.ts';
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

const anothersCall = async (t: TestNetwork): Promise<Values> => ({ id: await aQualifiedCall(t, await aLine(t)) });

/** Accounts that are not approved get no calls any more; what they had before stays theirs. */
async function ownCall(t: TestNetwork, person: Person): Promise<Values | undefined> {
  const side = sideOf(person);
  if (!side) return undefined;
  const { id = '' } = await anothersCall(t);
  const change = 'advertiserId' in side ? { advertiser_id: side.advertiserId } : { publisher_id: side.publisherId };
  await t.db.updateTable('call').set(change).where('id', '=', id).execute();
  return { id };
}

const rows: Rows = { own: ownCall, another: anothersCall, missing: () => ({ id: newCallId(new Date()) }) };

/** What a carrier posts, without its signature. */
const unsigned: Entry = {
  may: EVERYBODY,
  answers: 403,
  changesNothing: true,
  isForm: true,
  body: async (t) => ({ CallSid: aSid(), CallStatus: 'ringing', From: aNumber(), To: (await aLine(t)).number }),
};
const overheard: Entry = {
  ...unsigned,
  body: async (t) => {
    const sid = aSid();
    await aQualifiedCall(t, await aLine(t), sid);
    return { CallSid: sid, CallStatus: 'completed', CallDuration: '999', RecordingSid: 'RE1', DialCallStatus: 'busy' };
  },
};

/** Advertisers look only while they are approved; publishers keep what is theirs. */
const MAY_LOOK = [...ADMINS, ...PUBLISHERS, ...APPROVED_ADVERTISERS];

export const callsMatrix: Record<string, Entry> = {
  'POST /api/calls/:id/dispute': {
    may: APPROVED_ADVERTISERS,
    body: { reason: 'wrong number' },
    rows,
    refusal: (visitor, whose) => (ADVERTISERS.includes(visitor) && whose === 'another' ? 'not_found' : undefined),
  },
  'POST /api/admin/calls/:id/decision': { may: ADMINS, body: { decision: 'refused', reason: 'right' }, rows },
  'GET /api/calls': { may: MAY_LOOK },
  'GET /api/calls/live': { may: MAY_LOOK },
  'GET /api/calls/options': { may: MAY_LOOK },
  'GET /api/calls/export': { may: MAY_LOOK },
  'GET /api/calls/:id': { may: MAY_LOOK, rows },
  'POST /carrier/twilio/voice': unsigned,
  'POST /carrier/twilio/dial': overheard,
  'POST /carrier/twilio/status': overheard,
  'POST /carrier/twilio/recording': overheard,
};
