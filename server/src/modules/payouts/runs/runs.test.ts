import type { PayoutRun } from '@callstead/contract/payouts/runs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aLine, rows } from '../../../testing/call-world.ts';
import { aPastCall } from '../../../testing/past-calls.ts';
import { aMethod, anAdjustment, aPayee, runsOf } from '../../../testing/payout-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { approveDueCalls } from '../../calls/approve-calls.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { proposeScheduledRuns } from './propose-run.ts';

let t: TestNetwork;
let admin: Person;
let second: Person;
let r: ReturnType<typeof runsOf>;
beforeAll(async () => {
  t = await createTestNetwork();
  [admin, second] = [await t.signIn('admin'), await t.signIn('admin')];
  r = runsOf(t, admin);
});
afterEach(async () => {
  expect(await verifyLedger(t.db)).toEqual([]);
});
afterAll(() => t.close());

const ZONE = 'America/New_York';
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const refuse = (callId: string) =>
  r.post(`/admin/calls/${callId}/decision`, { decision: 'refused', reason: 'not a customer' });

/** Nobody of an earlier test stands in the way of the next. */
async function payAll(): Promise<void> {
  const run = await r.propose();
  if (run.pays.publishers > 0) await r.approve(run.id, run.digest);
}

describe('a run that is looked at', () => {
  test('names every publisher with what they get, or why not', async () => {
    const pays = await aPayee(t, 12_000);
    const little = await aPayee(t, 9_999);
    const owes = await aPayee(t, -100);
    const { id: methodless } = await t.anAccount('publisher');
    await anAdjustment(t, methodless, 20_000);
    const held = await aPayee(t, 30_000);
    const terms = { schedule: 'monthly', heldReason: 'fraud review' };
    await t.call('PUT', `/admin/accounts/${held}/payout-terms`, { headers: admin.headers, body: terms });
    const rejected = await aPayee(t, 30_000);
    await t.db.updateTable('account').set({ status: 'rejected' }).where('id', '=', rejected).execute();
    const left = await aPayee(t, 15_000);

    const run = await r.propose();
    const exclusion = { headers: admin.headers, body: { reason: 'asked to wait' } };
    await t.call('PUT', `/admin/payout-runs/${run.id}/exclusions/${left}`, exclusion);
    const verdicts = Object.fromEntries(
      (await r.rowsIn(run.id)).map(({ publisher, verdict, reason }) => [publisher.id, [verdict, reason]]),
    );
    expect(verdicts).toMatchObject({
      [pays]: ['pays', null],
      [little]: ['below_threshold', null],
      [owes]: ['negative', null],
      [methodless]: ['no_method', null],
      [held]: ['on_hold', 'fraud review'],
      [rejected]: ['on_hold', null],
      [left]: ['excluded', 'asked to wait'],
    });
    expect(await r.rowsIn(run.id, '&state=excluded')).toHaveLength(1);
    const { pays: sums, states } = await r.read(run.id);
    expect(sums).toMatchObject({ publishers: 1, amountCents: 12_000, correctionsCents: 12_000 });
    expect(states).toContainEqual({ state: 'on_hold', publishers: 2, amountCents: 60_000 });

    await t.call('DELETE', `/admin/payout-runs/${run.id}/exclusions/${left}`, { headers: admin.headers });
    expect((await r.read(run.id)).pays.publishers).toBe(2);
    expect((await r.post(`/admin/payout-runs/${run.id}/cancel`)).statusCode).toBe(204);
    expect((await r.post(`/admin/payout-runs/${run.id}/cancel`)).statusCode).toBe(204);
    expect((await r.approve(run.id, run.digest)).json().code).toBe('payout_run_state');
    await t.db.deleteFrom('payout_terms').execute();
  });

  test('pays sales approved before its cut-off, net-N by arrival, and takes a refusal with its sale', async () => {
    await payAll();
    const line = await aLine(t);
    await aMethod(t, line.publisherId);
    const calls = [await aPastCall(t, line, daysAgo(40)), await aPastCall(t, line, daysAgo(20))];
    await approveDueCalls(t, daysAgo(30));
    await approveDueCalls(t, daysAgo(10));
    const amount = async (cutOff: Date) => {
      const { id } = await r.propose(cutOff);
      return (await r.rowOf(id, line.publisherId))?.amountCents ?? 0;
    };
    expect([await amount(daysAgo(31)), await amount(daysAgo(29)), await amount(daysAgo(9))]).toEqual([0, 2_500, 5_000]);
    const net = { headers: admin.headers, body: { schedule: 'net', netDays: 30 } };
    await t.call('PUT', `/admin/accounts/${line.publisherId}/payout-terms`, net);
    expect(await amount(daysAgo(5))).toBe(2_500);
    await refuse(calls[1] ?? '');
    expect([await amount(daysAgo(5)), await amount(new Date())]).toEqual([2_500, 2_500]);
    await t.db.deleteFrom('payout_terms').execute();
    expect(await amount(daysAgo(9))).toBe(2_500); // the sale and its refusal
  });

  test('is proposed once on schedule, by whoever comes first, and told to the admins', async () => {
    const publisher = await aPayee(t, 11_000);
    const weekly = await aPayee(t, 11_000);
    const terms = { headers: admin.headers, body: { schedule: 'weekly' } };
    await t.call('PUT', `/admin/accounts/${weekly}/payout-terms`, terms);
    const when = { now: new Date('2026-12-02T12:00:00Z'), zone: ZONE };
    await Promise.all([1, 2, 3].map(() => proposeScheduledRuns(t.services, when)));
    await proposeScheduledRuns(t.services, when);
    await t.handleEvents();
    const { data } = (await r.get('/admin/payout-runs?status=proposed')).json();
    const scheduled: PayoutRun[] = data.filter(({ schedule }: PayoutRun) => schedule !== 'by_hand');
    expect(scheduled.map(({ schedule, cutOff }) => [schedule, cutOff]).sort()).toEqual([
      ['monthly', '2026-12-01T05:00:00.000Z'],
      ['weekly', '2026-11-30T05:00:00.000Z'],
    ]);
    const idOf = (wanted: string) => scheduled.find(({ schedule }) => schedule === wanted)?.id ?? '';
    expect(await r.rowOf(idOf('monthly'), publisher)).toBeDefined();
    expect(await r.rowOf(idOf('monthly'), weekly)).toBeUndefined();
    expect(await r.rowOf(idOf('weekly'), weekly)).toBeDefined();
    const numbers = await rows<{ number: number }>(t.db, 'select number from payout_run order by number');
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1));
    expect((await t.mailsTo(admin.profile.email)).map(({ mail }) => mail)).toContain('payout-run-proposed');
    for (const { id } of scheduled) await r.post(`/admin/payout-runs/${id}/cancel`);
    await proposeScheduledRuns(t.services, when);
    expect((await r.read(idOf('monthly'))).status).toBe('cancelled');
    await t.db.deleteFrom('payout_terms').execute();
  });
});

describe('an approval', () => {
  test('is of what was seen: whoever saw something else approves nothing', async () => {
    const publisher = await aPayee(t, 20_000);
    const { id, digest } = await r.propose();
    await anAdjustment(t, publisher, -500);
    expect((await r.approve(id, digest)).json().code).toBe('payout_run_changed');
    const seen = await r.read(id);
    expect(seen).toMatchObject({ status: 'proposed', approvals: [] });
    const frozen = (await r.approve(id, seen.digest)).json();
    expect(frozen).toMatchObject({ status: 'frozen', digest: null, approvalsGiven: 1, progress: { sent: 0 } });
    expect([await r.balance(publisher, 'payable'), await r.balance(publisher, 'paying')]).toEqual([0, 19_500]);
    expect((await r.approve(id, seen.digest)).statusCode).toBe(200); // said again
    expect((await r.approve(id, seen.digest, second)).json().code).toBe('payout_run_state');
  });

  test('of two people is needed where the network says so, and one person counts once', async () => {
    await payAll();
    const publisher = await aPayee(t, 20_000);
    const { config } = t.services;
    config.payoutApprovals = 2;
    const { id, digest } = await r.propose();
    for (let times = 0; times < 2; times += 1)
      expect((await r.approve(id, digest)).json()).toMatchObject({ status: 'proposed', approvalsGiven: 1 });
    await anAdjustment(t, publisher, 100);
    const changed = await r.read(id);
    expect(changed.approvals).toMatchObject([{ isCurrent: false, isYours: true }]);
    expect((await r.approve(id, changed.digest, second)).json()).toMatchObject({ status: 'proposed' });
    const both = (await r.approve(id, changed.digest)).json();
    config.payoutApprovals = 1;
    expect(both).toMatchObject({ status: 'frozen', pays: { publishers: 1, amountCents: 20_100 } });
  });

  test('freezes once, however many come at once, and pays nobody in two runs', async () => {
    await payAll();
    const publishers = await Promise.all([11_000, 12_000, 13_000].map((cents) => aPayee(t, cents)));
    const [one, other] = [await r.propose(), await r.propose()];
    const answers = await Promise.all(
      [one, other, one, other].flatMap(({ id, digest }) => [r.approve(id, digest), r.approve(id, digest, second)]),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const found = await rows<{ account_id: string }>(
      t.db,
      'select account_id from payout where account_id = any($1::uuid[])',
      [publishers],
    );
    expect(found.map(({ account_id }) => account_id).sort()).toEqual([...publishers].sort());
    for (const { id } of [one, other]) await r.post(`/admin/payout-runs/${id}/cancel`);
  });

  test('of a run that pays nobody is refused', async () => {
    await payAll();
    const { id, digest } = await r.propose();
    expect((await r.approve(id, digest)).json().code).toBe('payout_run_empty');
  });
});
