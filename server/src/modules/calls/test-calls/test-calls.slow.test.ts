import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLine, balances, type Line, rows } from '../../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { verifyLedger } from '../../ledger/verify.ts';

/** One where everything is a demo, one with a real carrier. */
let demo: TestNetwork;
let real: TestNetwork;
beforeAll(async () => {
  [demo, real] = await Promise.all([createTestNetwork(), createTestNetwork({ demo: false })]);
  for (const t of [demo, real]) await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await demo.close();
  await real.close();
});

/** Short enough for a test to watch. */
const SHORT = { minimumSeconds: 1, recording: { enabled: true, retentionDays: 90 } };

async function lineOf(t: TestNetwork, side: { publisher?: Person; advertiser?: Person }): Promise<Line> {
  const advertiserId = side.advertiser?.profile.id;
  const line = await aLine(t, { terms: SHORT, ...(advertiserId && { advertiserId }) });
  if (!side.publisher) return line;
  const publisherId = side.publisher.profile.id;
  await rows(t.db, 'update application set publisher_id = $1 where id = $2', [publisherId, line.applicationId]);
  return { ...line, publisherId };
}

const place = (t: TestNetwork, person: Person, line: string, body: object = {}) =>
  t.call('POST', `/calls/lines/${line}/test`, { headers: person.headers, body });

type Played = { status: string; outcome: string | null; reason: string | null; billing: string; talk_seconds: number };

async function untilOver(t: TestNetwork, callId: string): Promise<Played> {
  for (;;) {
    const [call] = await rows<Played & { ended_at: Date | null }>(
      t.db,
      'select status, outcome, reason, billing, talk_seconds, ended_at from call where id = $1',
      [callId],
    );
    if (call?.ended_at) {
      const { ended_at: _, ...played } = call;
      return played;
    }
    await sleep(100);
  }
}

test('in demo mode a publisher rings their own number: it goes through, is recorded, and its money stands on both sides', async () => {
  const publisher = await demo.signIn('publisher');
  const line = await lineOf(demo, { publisher });
  const response = await place(demo, publisher, line.number, { talkSeconds: 12 });
  expect(response.statusCode).toBe(202);
  const { callId, ...told } = response.json();
  expect(told).toEqual({ number: line.number, reason: null, talkSeconds: 12, clockSpeed: 2 });
  const seen = await demo.call('GET', `/calls/${callId}`, { headers: publisher.headers });
  expect(seen.json()).toMatchObject({ status: 'ringing', simulated: { test: false, clockSpeed: 2 } });
  expect(seen.json().caller).toContain('•');
  expect(await untilOver(demo, callId)).toEqual({
    status: 'completed',
    outcome: 'qualified',
    reason: null,
    billing: 'held',
    talk_seconds: 12,
  });
  expect(await balances(demo.db, line)).toMatchObject({ balance: 995_000, held: 2_500 });
  expect(await verifyLedger(demo.db)).toEqual([]);
  const [recorded] = await rows<{ event: { seconds: number } }>(
    demo.db,
    `select event from carrier_event where event ->> 'kind' = 'recording_ready'`,
  );
  expect(recorded?.event.seconds).toBe(12);
  const [entry] = await rows<{ actor_id: string; subject_type: string }>(
    demo.db,
    `select actor_id, subject_type from audit_entry where action = 'call.test'`,
  );
  expect(entry).toEqual({ actor_id: publisher.profile.user_id, subject_type: 'number' });
});

test('outside demo mode an advertiser tests a campaign: it qualifies, is marked, moves no money and leaves no history', async () => {
  const advertiser = await real.signIn('advertiser');
  const line = await lineOf(real, { advertiser });
  const [campaign] = await rows<{ public_id: string }>(real.db, 'select public_id from campaign where id = $1', [
    line.campaignId,
  ]);
  const body = { talkSeconds: 2, callerNumber: '(305) 555-0142' };
  const { callId } = (await place(real, advertiser, campaign?.public_id ?? '', body)).json();
  expect(await untilOver(real, callId)).toMatchObject({ outcome: 'qualified', billing: 'none', talk_seconds: 2 });
  const seen = await real.call('GET', `/calls/${callId}`, { headers: advertiser.headers });
  expect(seen.json()).toMatchObject({ simulated: { test: true, clockSpeed: 1 }, entries: [], caller: '+13055550142' });
  expect(await balances(real.db, line)).toEqual({ balance: 1_000_000, reserved: 0 });
  expect(await verifyLedger(real.db)).toEqual([]);
  const left = await rows<{ slots: number; spent_cents: number; calls: number; known: number }>(
    real.db,
    `select d.slots, d.spent_cents, l.calls, (select count(*) from caller_history) as known
     from campaign_day d join campaign_live l using (campaign_id) where campaign_id = $1`,
    [line.campaignId],
  );
  expect(left).toEqual([{ slots: 0, spent_cents: 0, calls: 0, known: 0 }]);
  const dashboard = await real.call('GET', '/advertiser/dashboard?zone=UTC', { headers: advertiser.headers });
  expect(dashboard.json()).toMatchObject({ period: { leads: 0, amountCents: 0 } });
});

test('outside demo mode publishers place no test calls, and see no button for it', async () => {
  const publisher = await real.signIn('publisher');
  const line = await lineOf(real, { publisher });
  expect((await place(real, publisher, line.number)).json().code).toBe('not_found');
  const lines = await real.call('GET', '/calls/lines', { headers: publisher.headers });
  expect(lines.json()).toMatchObject({ lines: [{ number: line.number }], testing: { allowed: false, billed: false } });
});

test('a test call that is refused is there at once, with its reason', async () => {
  const publisher = await demo.signIn('publisher');
  const line = await lineOf(demo, { publisher });
  await rows(demo.db, `update campaign set status = 'paused' where id = $1`, [line.campaignId]);
  const response = await place(demo, publisher, line.number);
  expect(response.statusCode).toBe(202);
  expect(response.json().reason).toBe('campaign_inactive');
  expect(await untilOver(demo, response.json().callId)).toMatchObject({
    status: 'refused',
    reason: 'campaign_inactive',
    billing: 'none',
  });
});

test("another's number cannot be rung, and five calls a minute are enough", async () => {
  const publisher = await demo.signIn('publisher');
  const line = await lineOf(demo, { publisher });
  await rows(demo.db, `update campaign set status = 'paused' where id = $1`, [line.campaignId]);
  const anothers = await aLine(demo);
  expect((await place(demo, publisher, anothers.number)).json().code).toBe('not_found');
  for (let calls = 0; calls < 5; calls += 1) {
    expect((await place(demo, publisher, line.number)).statusCode).toBe(202);
  }
  const sixth = await place(demo, publisher, line.number);
  expect(sixth.json().code).toBe('rate_limited');
});

test.each([
  ['a caller that is no telephone number', { callerNumber: '12' }, 'callerNumber'],
  ['a talk of no time', { talkSeconds: 0 }, 'talkSeconds'],
])('%s is refused by the field', async (_name, body, field) => {
  const publisher = await demo.signIn('publisher');
  const line = await lineOf(demo, { publisher });
  const response = await place(demo, publisher, line.number, body);
  expect(response.statusCode).toBe(422);
  expect(Object.keys(response.json().fields)).toEqual([field]);
});
