import { setTimeout as sleep } from 'node:timers/promises';
import type { CallDetail, TraceLine } from '@callstead/contract/calls/calls';
import type { ExplainedCall } from '@callstead/contract/calls/test-calls';
import type { Terms } from '@callstead/domain/campaigns/terms';
import { aTarget, hoursDaily } from '@callstead/domain/testing/a-call';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBlock } from '../../../testing/a-block.ts';
import { aCarrier, aLine, aNumber, aSid, type Line, rows } from '../../../testing/call-world.ts';
import { fingerprint } from '../../../testing/database-fingerprint.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  t.services.calls.random = () => 0; // targets of one priority always ring in one order
  admin = await t.signIn('admin');
});
afterAll(() => t.close());

async function explain(person: Person, line: string, body: object = {}): Promise<ExplainedCall> {
  const response = await t.call('POST', `/calls/lines/${line}/explanation`, { headers: person.headers, body });
  expect([response.statusCode, response.json().code]).toEqual([200, undefined]);
  return response.json();
}

const OPEN = hoursDaily('America/New_York', { from: 0, to: 1440 });
const CLOSED = hoursDaily('America/New_York');
const MIAMI = '+13055550142';

describe('says the same as really calling', () => {
  const maybe = <Value>(...values: Value[]) => fc.constantFrom<Value | null>(null, null, ...values);
  const terms: fc.Arbitrary<Partial<Terms>> = fc.record({
    hours: fc.constantFrom(OPEN, OPEN, OPEN, CLOSED),
    geo: fc.constantFrom<Terms['geo']>({ countries: ['US'], states: [] }, { countries: ['US'], states: ['FL'] }),
    caps: fc.record({
      daily: maybe(1, 2),
      monthly: maybe(2),
      counts: fc.constantFrom('attempt' as const, 'connected' as const, 'qualified' as const),
    }),
    concurrency: fc.record({ campaign: maybe(1, 2), perPublisher: maybe(1) }),
    budget: fc.record({ dailyCents: maybe(4_000, 7_000), totalCents: maybe(12_000) }),
    duplicates: fc.record({
      windowDays: fc.constant(30),
      after: fc.constantFrom('qualified' as const, 'connected' as const),
      route: fc.boolean(),
      bill: fc.boolean(),
      pay: fc.constant(false),
    }),
    anonymousCallers: fc.constantFrom('accept' as const, 'refuse' as const),
    unknownPlace: fc.constantFrom('accept' as const, 'refuse' as const),
    overflowNumber: maybe('+13055550199'),
    targets: fc
      .tuple(maybe(1), maybe(1), fc.boolean())
      .map(([first, second, isClosed]) => [
        aTarget({ id: 'a', concurrency: first, hours: isClosed ? CLOSED : null }),
        aTarget({ id: 'b', number: '+13055550101', priority: 2, concurrency: second }),
      ]),
  });
  const world = fc.record({
    terms,
    balanceCents: fc.constantFrom(0, 6_000, 20_000, 1_000_000, 1_000_000),
    campaignStatus: fc.constantFrom('active', 'active', 'active', 'paused'),
    publisherStatus: fc.constantFrom('approved', 'approved', 'approved', 'rejected'),
    isBlocked: fc.constantFrom(false, false, false, true),
    earlier: fc.array(
      fc.record({ isSame: fc.boolean(), ends: fc.constantFrom('open', 'long', 'short', 'no-answer') }),
      { maxLength: 3 },
    ),
    asks: fc.constantFrom('number', 'zip', 'hidden', 'hidden in a state'),
  });
  type World = typeof world extends fc.Arbitrary<infer Made> ? Made : never;

  /** Makes the world and returns its line; the caller of the question has a number of their own. */
  async function make(made: World, caller: string): Promise<Line> {
    const line = await aLine(t, { terms: made.terms, balanceCents: made.balanceCents });
    await rows(t.db, 'update campaign set status = $1 where id = $2', [made.campaignStatus, line.campaignId]);
    await rows(t.db, 'update account set status = $1 where id = $2', [made.publisherStatus, line.publisherId]);
    if (made.isBlocked) await block(line, caller);
    const carrier = aCarrier(t);
    for (const { isSame, ends } of made.earlier) {
      const sid = aSid();
      await carrier.voice(sid, isSame ? caller : aNumber(), line.number);
      if (ends === 'no-answer') await carrier.dialEnded(sid, `leg of ${sid}`, 'no-answer');
      else if (ends !== 'open') await carrier.dialEnded(sid, `leg of ${sid}`, 'completed', ends === 'long' ? 100 : 5);
    }
    return line;
  }

  async function block(line: Line, caller: string): Promise<void> {
    await aBlock(t, caller, line.advertiserId);
    while (!t.services.calls.routing.isBlocked(caller, line.advertiserId)) await sleep(10);
  }

  /** The same question, as the form and as a carrier put it. */
  const QUESTIONS = {
    number: { asked: (callerNumber: string) => ({ callerNumber }), told: {}, isHidden: false },
    zip: {
      asked: (callerNumber: string) => ({ callerNumber, place: 'zip', zip: '77001' }),
      told: { FromZip: '77001', FromCountry: 'US' },
      isHidden: false,
    },
    hidden: { asked: () => ({ isHidden: true, place: 'unknown' }), told: {}, isHidden: true },
    'hidden in a state': {
      asked: () => ({ isHidden: true, place: 'state', state: 'TX' }),
      told: { FromState: 'TX', FromCountry: 'US' },
      isHidden: true,
    },
  };

  async function reallyCall(line: Line, caller: string, told: Record<string, string>): Promise<CallDetail> {
    const sid = aSid();
    await aCarrier(t).voice(sid, caller, line.number, told);
    const [call] = await rows<{ id: string }>(t.db, 'select id from call where call_sid = $1', [sid]);
    return (await t.call('GET', `/calls/${call?.id}`, { headers: admin.headers })).json();
  }

  /** How somebody came is known of a call, not of a question. */
  const withoutWay = (trace: readonly TraceLine[]) => trace.filter(({ rule }) => rule !== 'attributed');

  /** A clock may strike between the question and the call. */
  const timeless = (trace: readonly TraceLine[]) =>
    withoutWay(trace).map(({ facts, ...line }) => ({ ...line, facts: { ...facts, day: 0, minute: 0 } }));

  const paceless = (price: ExplainedCall['price']) => price && { ...price, pacing: null };

  test('in any world, trace, reason, price and first target', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(world, async (made) => {
        const caller = aNumber();
        const line = await make(made, caller);
        const { asked, told, isHidden } = QUESTIONS[made.asks as keyof typeof QUESTIONS];
        const explained = await explain(admin, line.number, asked(caller));
        const called = await reallyCall(line, isHidden ? 'anonymous' : caller, told);
        expect(timeless(explained.trace)).toEqual(timeless(called.trace));
        expect(explained.reason).toBe(called.reason);
        expect(explained.rings).toBe(called.status === 'ringing');
        expect(paceless(explained.price)).toEqual(paceless(called.price));
        const first = (targets: ExplainedCall['targets']) => targets.find(({ result }) => result === 'ringing')?.number;
        expect(first(explained.targets)).toBe(first(called.targets));
      }),
      { numRuns: 30 },
    );
  });
});

test('asking changes nothing', async () => {
  const line = await aLine(t, { terms: { caps: { daily: 1, monthly: null, counts: 'attempt' } } });
  await t.handleEvents(); // of the calls of other tests
  const before = await fingerprint(t.owner);
  expect(await explain(admin, line.number)).toMatchObject({ rings: true, isBillable: true });
  expect(await explain(admin, line.number)).toMatchObject({ rings: true, isBillable: true });
  expect(await fingerprint(t.owner)).toBe(before);
});

test('counts the day of the moment that was asked about', async () => {
  const line = await aLine(t, { terms: { caps: { daily: 1, monthly: null, counts: 'attempt' } } });
  await aCarrier(t).voice(aSid(), aNumber(), line.number);
  expect(await explain(admin, line.number)).toMatchObject({ rings: false, reason: 'over_cap' });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect(await explain(admin, line.number, { at: tomorrow })).toMatchObject({ rings: true, reason: null });
});

test('a campaign that keeps hours is closed at night and open by day', async () => {
  const hours = hoursDaily('America/New_York', { from: 540, to: 1020 });
  const line = await aLine(t, { terms: { hours, overflowNumber: '+13055550199' } });
  const night = await explain(admin, line.number, { at: '2026-03-09T03:00:00-04:00' });
  expect(night).toMatchObject({ rings: false, reason: 'closed', overflows: true, targets: [] });
  expect(night.campaign?.zone).toBe('America/New_York');
  expect(await explain(admin, line.number, { at: '2026-03-09T11:00:00-04:00' })).toMatchObject({ rings: true });
});

test('a state is taken at its word, whatever the area code says', async () => {
  const line = await aLine(t, { terms: { geo: { countries: ['US'], states: ['TX'] } } });
  const asked = (place: object) => explain(admin, line.number, { callerNumber: MIAMI, ...place });
  expect(await asked({})).toMatchObject({ reason: 'out_of_geo', place: { state: 'FL' } });
  expect(await asked({ place: 'state', state: 'TX' })).toMatchObject({ rings: true, place: { state: 'TX' } });
  expect(await asked({ place: 'zip', zip: '77001' })).toMatchObject({
    rings: true,
    place: { state: 'TX', zip: '77001' },
  });
});

test("a publisher asks about their own number and learns nothing of the advertiser's lines and money", async () => {
  const publisher = await t.signIn('publisher');
  const line = await aLine(t);
  await rows(t.db, 'update application set publisher_id = $1 where id = $2', [
    publisher.profile.id,
    line.applicationId,
  ]);
  const explained = await explain(publisher, line.number, { callerNumber: MIAMI });
  expect(explained).toMatchObject({ rings: true, targets: [], price: { publisherShareBasisPoints: null } });
  expect(explained.price?.tiers).toEqual([{ fromSeconds: 0, baseCents: 2500, priceCents: 2500, reached: false }]);
  expect(explained.caller).not.toBe(MIAMI);
  expect(explained.trace.find(({ rule }) => rule === 'balance')).toEqual({
    rule: 'balance',
    verdict: 'pass',
    facts: null,
  });
  expect(JSON.stringify(explained)).not.toContain('+13055550100');
});

test('a publisher cannot try number after number until one turns out to have called before', async () => {
  const publisher = await t.signIn('publisher');
  const line = await aLine(t, { terms: { hours: OPEN }, publisherId: publisher.profile.id });
  const ask = (body: object, person: Person) =>
    t.call('POST', `/calls/lines/${line.number}/explanation`, { headers: person.headers, body });
  for (let asked = 0; asked < 30; asked += 1) await explain(publisher, line.number, { callerNumber: MIAMI });
  expect((await ask({ callerNumber: MIAMI }, publisher)).json().code).toBe('rate_limited');
  expect((await ask({}, publisher)).statusCode).toBe(200);
  expect((await ask({ callerNumber: MIAMI }, admin)).statusCode).toBe(200);
});

test("another's number and one we do not have look the same; an admin reads why", async () => {
  const publisher = await t.signIn('publisher');
  const anothers = await aLine(t);
  const ask = (number: string) =>
    t.call('POST', `/calls/lines/${number}/explanation`, { headers: publisher.headers, body: {} });
  const { requestId: _, ...hidden } = (await ask(anothers.number)).json();
  const { requestId: __, ...missing } = (await ask('+13055559999')).json();
  expect(hidden).toEqual(missing);
  expect(await explain(admin, '+13055559999')).toMatchObject({ rings: false, reason: 'not_assigned', campaign: null });
});

test('a place that is announced but not named is refused by the field', async () => {
  const line = await aLine(t);
  const body = { place: 'zip' };
  const response = await t.call('POST', `/calls/lines/${line.number}/explanation`, { headers: admin.headers, body });
  expect(response.json().fields).toEqual({ zip: 'required' });
});
