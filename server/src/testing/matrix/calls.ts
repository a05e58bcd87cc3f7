import { appealDecideBy } from '@callstead/domain/disputes/appeal';
import { aLine, aNumber, aQualifiedCall, aSid } from '../call-world.ts';
import type { Person, TestNetwork } from '../test-network.ts';
import { callRows } from './call-rows.ts';
import {
  ADMINS,
  ADVERTISERS,
  APPROVED_ADVERTISERS,
  APPROVED_PUBLISHERS,
  type Entry,
  EVERYBODY,
  MEMBERS,
  PENDING_PUBLISHERS,
  type Rows,
  type Values,
} from './entry.ts';
import { sideOf } from './sides.ts';

const rows = callRows(async (t) => aQualifiedCall(t, await aLine(t)));

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

/** Advertisers look only while they are approved, publishers until they are rejected. */
const MAY_LOOK = [...ADMINS, ...PENDING_PUBLISHERS, ...APPROVED_PUBLISHERS, ...APPROVED_ADVERTISERS];

/** Refused at the ring, so that nothing of a test call goes on behind; it comes over the wire. */
async function aPausedLine(t: TestNetwork, advertiserId?: string) {
  if (!t.app.server.listening) await t.app.listen({ port: 0, host: '127.0.0.1' });
  const line = await aLine(t, advertiserId ? { advertiserId } : {});
  await t.db.updateTable('campaign').set({ status: 'paused' }).where('id', '=', line.campaignId).execute();
  return line;
}

const anothersLine = async (t: TestNetwork): Promise<Values> => ({ line: (await aPausedLine(t)).number });

async function ownLine(t: TestNetwork, person: Person): Promise<Values | undefined> {
  const side = sideOf(person);
  if (!side) return undefined;
  const isBuyer = 'advertiserId' in side;
  const { number, applicationId } = await aPausedLine(t, isBuyer ? side.advertiserId : undefined);
  const change = isBuyer ? {} : { publisher_id: side.publisherId };
  await t.db
    .updateTable('application')
    .set({ status: 'approved', ...change })
    .where('id', '=', applicationId)
    .execute();
  return { line: number };
}

/** A number is found by those who may, as if it were not there by the rest of the members. */
const aboutLine: Pick<Entry, 'may' | 'rows' | 'refusal'> = {
  may: [...ADMINS, ...APPROVED_PUBLISHERS, ...APPROVED_ADVERTISERS],
  rows: { own: ownLine, another: anothersLine, missing: () => ({ line: aNumber() }) },
  refusal: (visitor) => (MEMBERS.includes(visitor) ? 'not_found' : undefined),
};

/** In addresses that also say what it is. */
const ofCalls = (rows: Rows): Rows => ({
  ...(rows.own && { own: async (t, person) => withKind(await rows.own?.(t, person)) }),
  another: async (t) => ({ kind: 'call', ...(await rows.another(t)) }),
  missing: () => ({ kind: 'call', ...rows.missing?.() }),
});
const withKind = (values: Values | undefined) => values && { kind: 'call', ...values };

const disputedRows = callRows(async (t) => {
  const id = await aQualifiedCall(t, await aLine(t));
  const dispute = { by: crypto.randomUUID(), at: new Date().toISOString(), reason: 'wrong number', decision: null };
  await t.db
    .updateTable('call')
    .set({ billing: 'disputed', dispute: JSON.stringify(dispute) })
    .where('id', '=', id)
    .execute();
  return id;
});

const DECIDED_BY = crypto.randomUUID();

async function setDecided(t: TestNetwork, id: string, billing: 'approved' | 'refused'): Promise<Date> {
  const at = new Date();
  const decision = { billing, by: DECIDED_BY, at: at.toISOString(), reason: null };
  const dispute = { by: crypto.randomUUID(), at: at.toISOString(), reason: 'wrong number', decision };
  await t.db
    .updateTable('call')
    .set({ billing, dispute: JSON.stringify(dispute) })
    .where('id', '=', id)
    .execute();
  return at;
}

/** Decided against whoever it is of. */
const lostRows: Rows = {
  own: async (t, person) => {
    const [side, values] = [sideOf(person), await rows.own?.(t, person)];
    if (side && values) await setDecided(t, values.id ?? '', 'advertiserId' in side ? 'approved' : 'refused');
    return values;
  },
  another: async (t) => {
    const id = await aQualifiedCall(t, await aLine(t));
    await setDecided(t, id, 'approved');
    return { id };
  },
  missing: () => rows.missing?.() ?? {},
};

const appealedRows = callRows(async (t) => {
  const id = await aQualifiedCall(t, await aLine(t));
  const at = await setDecided(t, id, 'approved');
  const { arrived_at } = await t.db
    .selectFrom('call')
    .select('arrived_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const amounts = { price_cents: 5_000, payout_cents: 2_500, full_price_cents: 5_000, full_payout_cents: 2_500 };
  await t.db
    .insertInto('dispute_appeal')
    .values({
      ...{ sale_id: id, kind: 'call', arrived_at, side: 'advertiser', by_user: crypto.randomUUID() },
      ...{ message_id: crypto.randomUUID(), at, decide_by: appealDecideBy(at), ...amounts },
      ...{ first_billing: 'approved', first_by: DECIDED_BY, first_at: at },
    })
    .execute();
  return id;
});

export const callsMatrix: Record<string, Entry> = {
  'GET /api/calls/lines': { may: MEMBERS.filter((member) => !member.endsWith('rejected')), changesNothing: true },
  'POST /api/calls/lines/:line/test': { ...aboutLine, answers: 202, body: {} },
  'POST /api/calls/lines/:line/explanation': { ...aboutLine, body: {} },
  'POST /api/calls/:id/dispute': {
    may: APPROVED_ADVERTISERS,
    body: { reason: 'wrong number' },
    rows,
    refusal: (visitor, whose) => (ADVERTISERS.includes(visitor) && whose === 'another' ? 'not_found' : undefined),
  },
  'POST /api/admin/calls/:id/decision': { may: ADMINS, body: { decision: 'refused', reason: 'right' }, rows },
  'GET /api/admin/disputes': { may: ADMINS },
  'POST /api/admin/disputes/:kind/:id/credit': {
    may: ADMINS,
    body: { creditCents: 100, reason: 'half of it' },
    rows: ofCalls(disputedRows),
  },
  'POST /api/disputes/:kind/:id/appeal': {
    may: [...APPROVED_PUBLISHERS, ...APPROVED_ADVERTISERS],
    answers: 201,
    body: { reason: 'Listen to the end', second: 12 },
    rows: ofCalls(lostRows),
    refusal: (visitor, whose) =>
      PENDING_PUBLISHERS.includes(visitor) && whose === 'another' ? 'not_found' : undefined,
  },
  'POST /api/admin/disputes/:kind/:id/appeal-decision': {
    may: ADMINS,
    body: { outcome: 'confirmed', reason: 'heard again' },
    rows: ofCalls(appealedRows),
  },
  'GET /api/disputes/:kind/:id': { may: MAY_LOOK, rows: ofCalls(disputedRows) },
  'POST /api/disputes/:kind/:id/messages': {
    may: [...ADMINS, ...APPROVED_PUBLISHERS, ...APPROVED_ADVERTISERS],
    answers: 201,
    body: { message: 'He asked for something else', second: 12 },
    rows: ofCalls(disputedRows),
    refusal: (visitor, whose) =>
      PENDING_PUBLISHERS.includes(visitor) && whose === 'another' ? 'not_found' : undefined,
  },
  'GET /api/clicks': { may: [...ADMINS, ...PENDING_PUBLISHERS, ...APPROVED_PUBLISHERS] },
  'GET /api/clicks/summary': { may: [...ADMINS, ...PENDING_PUBLISHERS, ...APPROVED_PUBLISHERS] },
  'GET /api/clicks/export': { may: [...ADMINS, ...PENDING_PUBLISHERS, ...APPROVED_PUBLISHERS] },
  'GET /api/calls': { may: MAY_LOOK },
  'GET /api/calls/live': { may: MAY_LOOK },
  'GET /api/calls/options': { may: MAY_LOOK },
  'GET /api/calls/summary': { may: MAY_LOOK },
  'GET /api/calls/export': { may: MAY_LOOK },
  'GET /api/calls/:id': { may: MAY_LOOK, rows },
  'POST /carrier/telnyx/voice': unsigned,
  'POST /carrier/telnyx/dial': overheard,
  'POST /carrier/telnyx/status': overheard,
  'POST /carrier/telnyx/recording': overheard,
  'POST /carrier/twilio/voice': unsigned,
  'POST /carrier/twilio/dial': overheard,
  'POST /carrier/twilio/status': overheard,
  'POST /carrier/twilio/recording': overheard,
};
