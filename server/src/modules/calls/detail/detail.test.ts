import type { CallDetail } from '@callstead/contract/calls/calls';
import { aTarget, hoursDaily } from '@callstead/domain/testing/a-call';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCallList } from '../../../testing/a-call-list.ts';
import { aSid } from '../../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const TARGETS = [
  aTarget({ id: 'first', number: '+13055550771', priority: 1 }),
  aTarget({ id: 'second', number: '+13055550772', priority: 2 }),
  aTarget({ id: 'third', number: '+13055550773', priority: 3 }),
  aTarget({ id: 'shut', number: '+13055550774', priority: 4, hours: hoursDaily('America/New_York') }),
];

/** The first target is busy, the second talks long enough. */
async function aStory() {
  const list = await aCallList(t, { targets: TARGETS, locationMultipliers: { FL: 2 }, pricing: PRICING });
  const sid = aSid();
  await list.carrier.voice(sid, '+13055559876', list.line.number, { FromZip: '33139' });
  await list.carrier.dialEnded(sid, 'leg1', 'busy');
  await list.carrier.answered(sid, 'leg2', 1);
  await list.carrier.dialEnded(sid, 'leg2', 'completed', 120, 1);
  const id = await list.idOf(sid);
  const read = (person: Person, query = '') => list.get<CallDetail>(person, `/calls/${id}${query}`);
  return { ...list, id, read };
}
const PRICING = {
  kind: 'tiers',
  tiers: [
    { fromSeconds: 90, priceCents: 1_000 },
    { fromSeconds: 300, priceCents: 4_000 },
  ],
  floorCents: 500,
  ceilingCents: 5_000,
} as const;

const kinds = ({ timeline }: CallDetail) => timeline.map(({ kind }) => kind);

test('an advertiser reads why a call rang, whom, what it cost and where the money went', async () => {
  const { advertiser, read } = await aStory();
  const call = await read(advertiser);
  expect(kinds(call)).toEqual([
    'arrived',
    'ringing',
    'reserved',
    'target_failed',
    'ringing',
    'connected',
    'ended',
    'charged',
  ]);
  expect(call.timeline.find(({ kind }) => kind === 'target_failed')).toMatchObject({ target: 1, status: 'busy' });
  expect(call.timeline.at(-1)).toMatchObject({ amountCents: 2_000 });
  expect(call.trace.every(({ verdict }) => verdict === 'pass' || verdict === 'skip')).toBe(true);
  expect(call.trace.find(({ rule }) => rule === 'geo')?.facts).toMatchObject({ state: 'FL', inside: true });
  expect(call.targets.map(({ position, number, result }) => [position, number, result])).toEqual([
    [1, '+13055550771', 'busy'],
    [2, '+13055550772', 'completed'],
    [3, '+13055550773', 'waiting'],
    [4, '+13055550774', 'closed'],
  ]);
  expect(call.price).toEqual({
    kind: 'tiers',
    tiers: [
      { fromSeconds: 90, baseCents: 1_000, priceCents: 2_000, reached: true },
      { fromSeconds: 300, baseCents: 4_000, priceCents: 5_000, reached: false },
    ],
    location: { key: 'FL', basisPoints: 20_000 },
    pacing: { basisPoints: 10_000, openHoursGoneBasisPoints: null, budgetSpentBasisPoints: null },
    floorCents: 500,
    ceilingCents: 5_000,
    own: null,
    correctedCents: null,
    publisherShareBasisPoints: null,
  });
  expect(call.entries.map(({ kind, postings }) => [kind, postings])).toEqual([
    ['reserve', [{ from: 'balance', to: 'reserved', amountCents: 5_000 }]],
    [
      'qualified',
      [
        { from: 'reserved', to: 'network', amountCents: 2_000 },
        { from: 'reserved', to: 'balance', amountCents: 3_000 },
      ],
    ],
  ]);
  expect(call.may).toEqual({ dispute: true, decide: [], listen: false });
});

test("a publisher reads the same of their own side, without the advertiser's secrets", async () => {
  const { publisher, read } = await aStory();
  const call = await read(publisher);
  expect(kinds(call)).toEqual(['arrived', 'ringing', 'target_failed', 'ringing', 'connected', 'ended', 'charged']);
  expect(call.timeline.at(-1)).toMatchObject({ amountCents: 1_000 });
  expect(call.targets).toEqual([
    { position: 1, number: null, concurrency: null, result: 'busy' },
    { position: 2, number: null, concurrency: null, result: 'completed' },
  ]);
  expect(call.price?.tiers).toEqual([
    { fromSeconds: 90, baseCents: 500, priceCents: 1_000, reached: true },
    { fromSeconds: 300, baseCents: 2_000, priceCents: 2_500, reached: false },
  ]);
  expect(call.price).toMatchObject({ floorCents: 250, ceilingCents: 2_500, publisherShareBasisPoints: null });
  expect(call.entries.map(({ kind, postings }) => [kind, postings])).toEqual([
    ['qualified', [{ from: 'network', to: 'held', amountCents: 1_000 }]],
  ]);
  expect(call.trace.find(({ rule }) => rule === 'balance')).toEqual({ rule: 'balance', verdict: 'pass', facts: null });
  const text = JSON.stringify(call);
  for (const secret of ['555077', '5559876', 'availableCents', 'neededCents', ':5000,', ':2000,"reached":true']) {
    expect(text).not.toContain(secret);
  }
  expect(call.may).toEqual({ dispute: false, decide: [], listen: false });
});

test('an admin reads everything and may take the call back', async () => {
  const { admin, read } = await aStory();
  const call = await read(admin);
  expect(call.price?.publisherShareBasisPoints).toBe(5_000);
  expect(call.entries[1]?.postings).toEqual([
    { from: 'reserved', to: 'held', amountCents: 1_000 },
    { from: 'reserved', to: 'revenue', amountCents: 1_000 },
    { from: 'reserved', to: 'balance', amountCents: 3_000 },
  ]);
  expect(call.may).toEqual({ dispute: false, decide: ['refused'], listen: false });
});

test('a refused call shows the rule that refused it and those it never reached', async () => {
  const { publisher, call, get } = await aCallList(t);
  const id = await call('+34612345678');
  const { timeline, trace, targets, price, entries, reason } = await get<CallDetail>(publisher, `/calls/${id}`);
  expect([reason, price, targets, entries]).toEqual(['out_of_geo', null, [], []]);
  expect(timeline.map(({ kind }) => kind)).toEqual(['arrived', 'refused']);
  const said = trace.map(({ rule, verdict }) => `${rule} ${verdict}`);
  expect(said).toContain('geo refuse');
  expect(said.slice(said.indexOf('geo refuse') + 1).every((line) => line.endsWith('not_reached'))).toBe(true);
});

test('a dispute and its decision stand in the call for all sides, and close what was open', async () => {
  const { publisher, advertiser, admin, id, read } = await aStory();
  const post = (person: Person, path: string, body: object) => t.call('POST', path, { headers: person.headers, body });
  await post(advertiser, `/calls/${id}/dispute`, { reason: 'He, (305) 555-9876, wanted a taxi.' });
  expect((await read(advertiser)).may).toMatchObject({ dispute: false });
  expect((await read(admin)).may).toMatchObject({ decide: ['approved', 'refused'] });
  await post(admin, `/admin/calls/${id}/decision`, { decision: 'refused', reason: 'Heard it: 305-555-9876 says so.' });

  const seen = await read(publisher);
  expect(kinds(seen).slice(-3)).toEqual(['charged', 'disputed', 'taken_back']);
  expect(seen.billing).toBe('refused');
  expect(seen.dispute).toMatchObject({
    by: null,
    reason: 'He, +1 305 ••• ••76, wanted a taxi.',
    decision: { by: null, billing: 'refused', reason: 'Heard it: +1 305 ••• ••76 says so.' },
  });
  expect(seen.entries.at(-1)).toMatchObject({
    kind: 'refused',
    note: 'Heard it: +1 305 ••• ••76 says so.',
    postings: [{ from: 'held', to: 'network', amountCents: 1_000 }],
  });
  expect((await read(admin)).dispute).toMatchObject({ by: 'Test advertiser', decision: { by: 'Test admin' } });
  expect((await read(advertiser)).dispute).toMatchObject({ reason: 'He, (305) 555-9876, wanted a taxi.' });
});

test("whatever a publisher asks for, the caller's number is nowhere in the answer", async () => {
  const { publisher, advertiser, admin, id, call, carrier, idOf, line } = await aStory();
  await t.call('POST', `/calls/${id}/dispute`, {
    headers: advertiser.headers,
    body: { reason: 'The caller +13055559876 again' },
  });
  await t.call('POST', `/admin/calls/${id}/decision`, {
    headers: admin.headers,
    body: { decision: 'refused', reason: 'yes, 3055559876' },
  });
  const again = await call('+13055559876');
  const sid = aSid();
  await carrier.voice(sid, '+13055559876', line.number); // in flight already: its trace names the other call
  const refused = await idOf(sid);
  for (const person of [publisher, admin]) {
    const asked = person === admin ? `view=publisher&account=${publisher.profile.id}` : 'view=admin';
    for (const path of [
      '/calls?',
      '/calls/live?',
      '/calls/options?',
      '/calls/export?',
      `/calls/${id}?`,
      `/calls/${again}?`,
      `/calls/${refused}?`,
    ]) {
      const { statusCode, body } = await t.call('GET', `${path}${asked}`, { headers: person.headers });
      expect([path, statusCode]).toEqual([path, 200]);
      expect(body.replace(/(?<=\d)[\s().-]+(?=\d)/g, '')).not.toContain('5559876');
    }
  }
  const { body } = await t.call('GET', '/notifications', { headers: publisher.headers });
  expect(body).toContain(id);
  expect(body).not.toContain('5559876');
});
