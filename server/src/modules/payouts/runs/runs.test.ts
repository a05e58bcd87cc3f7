import { randomUUID } from 'node:crypto';
import type { PayoutRun } from '@callstead/contract/payouts/runs';
import { localDate } from '@callstead/domain/zone-clock';
import { sql } from 'kysely';
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
const DAY_MS = 86_400_000;
const today = () => localDate(new Date(), ZONE);
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const sent = (id: string, body: object = {}) =>
  r.post(`/admin/payouts/${id}/sent`, { sentOn: today(), reference: 'T-1', ...body });
const failed = (id: string, reason = 'R03') => r.post(`/admin/payouts/${id}/failed`, { reason });
const retry = (id: string) => r.post(`/admin/payouts/${id}/retry`);
const refuse = (callId: string) =>
  r.post(`/admin/calls/${callId}/decision`, { decision: 'refused', reason: 'not a customer' });
const payoutOf = async (run: PayoutRun, accountId: string) => {
  const found = (await r.rowOf(run.id, accountId))?.payout;
  if (!found) throw new Error('no payout');
  return found;
};
const billings = async (publisherId: string) =>
  (
    await rows<{ billing: string }>(t.db, 'select billing from call where publisher_id = $1 order by id', [publisherId])
  ).map(({ billing }) => billing);

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

describe('a frozen payout', () => {
  test('keeps its amount when a call of it is refused: the next statement shows that', async () => {
    await payAll();
    const line = await aLine(t);
    await aMethod(t, line.publisherId);
    const [first = ''] = [await aPastCall(t, line, daysAgo(20)), await aPastCall(t, line, daysAgo(19))];
    await approveDueCalls(t, daysAgo(5));
    await anAdjustment(t, line.publisherId, 10_000);
    const run = await r.frozen();
    await refuse(first);
    const { id } = await payoutOf(run, line.publisherId);
    expect([await r.balance(line.publisherId, 'payable'), await r.balance(line.publisherId, 'paying')]).toEqual([
      -2_500, 15_000,
    ]);
    expect((await sent(id)).statusCode).toBe(204);
    expect(await billings(line.publisherId)).toEqual(['refused', 'paid']);
    const next = await r.propose();
    expect(await r.rowOf(next.id, line.publisherId)).toMatchObject({
      verdict: 'negative',
      refusalsCents: -2_500,
      amountCents: -2_500,
    });
  });

  test('is sent once: its publisher hears of it, and the same words change nothing', async () => {
    const person = await t.signIn('publisher');
    await aMethod(t, person.profile.id);
    await anAdjustment(t, person.profile.id, 12_345);
    const { id } = await payoutOf(await r.frozen(), person.profile.id);
    expect((await sent(id, { sentOn: '2020-01-01' })).json().code).toBe('payout_date');
    expect((await sent(id, { sentOn: localDate(daysAgo(-2), ZONE) })).json().code).toBe('payout_date');
    const answers = await Promise.all([sent(id), sent(id), sent(id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect((await sent(id, { reference: 'another' })).json().code).toBe('payout_state');
    expect((await t.mailsTo(person.profile.email)).map(({ mail }) => mail)).toEqual(['payout-sent']);
    const { data } = (await r.get('/notifications', person)).json();
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['payout_sent']);
  });

  test('that fails frees its lines; the retry has another id, the method now in force, and never pays more', async () => {
    const publisher = await aPayee(t, 20_000);
    const run = await r.frozen();
    const first = await payoutOf(run, publisher);
    expect((await failed(first.id)).statusCode).toBe(204);
    expect((await failed(first.id)).statusCode).toBe(204);
    expect([await r.balance(publisher, 'payable'), await r.balance(publisher, 'paying')]).toEqual([20_000, 0]);
    await anAdjustment(t, publisher, 5_000);
    await anAdjustment(t, publisher, -1_000);
    await t.db.deleteFrom('payment_method').where('account_id', '=', publisher).execute();
    expect((await retry(first.id)).json().code).toBe('payout_not_due');
    await aMethod(t, publisher, { kind: 'wise', holder: 'Paula', holderType: 'person', email: 'p@wise.example' });
    const answers = await Promise.all([retry(first.id), retry(first.id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    const again = await payoutOf(run, publisher);
    expect(again).toMatchObject({ attempt: 2, status: 'frozen' });
    expect(again.id).not.toBe(first.id);
    expect(await r.rowOf(run.id, publisher)).toMatchObject({ amountCents: 19_000, method: { kind: 'wise' } });
    expect([await r.balance(publisher, 'payable'), await r.balance(publisher, 'paying')]).toEqual([5_000, 19_000]);
  });

  test('that was sent and comes back makes its calls payable again', async () => {
    const line = await aLine(t);
    await aMethod(t, line.publisherId);
    await aPastCall(t, line, daysAgo(20));
    await approveDueCalls(t, daysAgo(5));
    await anAdjustment(t, line.publisherId, 10_000);
    const run = await r.frozen();
    const { id } = await payoutOf(run, line.publisherId);
    await sent(id);
    expect(await billings(line.publisherId)).toEqual(['paid']);
    await failed(id, 'account closed');
    expect(await billings(line.publisherId)).toEqual(['approved']);
    expect((await payoutOf(run, line.publisherId)).status).toBe('returned');
    expect(await r.balance(line.publisherId, 'payable')).toBe(12_500);
    expect((await retry(id)).statusCode).toBe(204);
    expect((await payoutOf(run, line.publisherId)).attempt).toBe(2);
  });
});

describe('a file', () => {
  test('holds each payout once, is the same whenever it is written, and every look at it is on record', async () => {
    await payAll();
    const publishers = await Promise.all([11_000, 12_000].map((cents) => aPayee(t, cents)));
    const run = await r.frozen();
    expect(run.unfiled).toEqual([{ kind: 'paypal', format: 'paypal_csv', payouts: 2, totalCents: 23_000 }]);
    const make = (id: string, format = 'paypal_csv') => r.post(`/admin/payout-runs/${run.id}/files`, { id, format });
    const fileId = randomUUID();
    const made = await Promise.all([make(fileId), make(fileId)]);
    expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await make(randomUUID())).json().code).toBe('payout_file_empty');
    const { files } = await r.read(run.id);
    expect(files).toMatchObject([{ payouts: 2, totalCents: 23_000, open: 2 }]);
    const [file] = files;
    const texts = [await r.get(`/admin/payout-files/${file?.id}`), await r.get(`/admin/payout-files/${file?.id}`)];
    expect(texts[0]?.body).toContain('paula@correo.example');
    expect(texts[0]?.body).toBe(texts[1]?.body);
    await t.handleEvents();
    const looks = await rows(t.db, `select 1 from audit_entry where action = 'payout-file.download'`);
    expect(looks).toHaveLength(2);
    const nacha = await make(randomUUID(), 'nacha');
    expect(nacha.json().code).toBe('payout_file_empty');

    const [payout] = publishers;
    await failed((await payoutOf(run, payout ?? '')).id);
    const marking = { fileId: file?.id, sentOn: today(), reference: null };
    const marked = await Promise.all([1, 2].map(() => r.post(`/admin/payout-runs/${run.id}/sent`, marking)));
    expect(marked.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect((await r.read(run.id)).progress).toEqual({ frozen: 0, sent: 1, failed: 1, returned: 0 });
  });
});

describe('the database refuses', () => {
  const change = (text: string) => sql.raw(text).execute(t.db);

  test('whatever would pay a line twice, or something else than was approved', async () => {
    const [publisher, other] = [await aPayee(t, 20_000), await aPayee(t, 21_000)];
    const run = await r.frozen();
    const [mine, theirs] = [await payoutOf(run, publisher), await payoutOf(run, other)];
    const line = `payout_line where payout_id = '${mine.id}'`;
    for (const breach of [
      `update payout_line set payout_id = '${theirs.id}' where payout_id = '${mine.id}'`,
      `update payout_line set payout_id = null, freed_from = payout_id where payout_id = '${mine.id}'`,
      `update payout_line set amount_cents = 1 where payout_id = '${mine.id}'`,
      `delete from ${line}`,
      `insert into payout_line (entry_id, account_id, kind, at, amount_cents)
       select id, '${publisher}', 'bonus', now(), 5 from ledger_entry where kind = 'payout_approved' limit 1`,
      `update payout set amount_cents = 1, corrections_cents = 1 where id = '${mine.id}'`,
      `update payout set status = 'returned', failed_at = now(), failure_reason = 'x', sent_at = now(), sent_on = now() where id = '${mine.id}'`,
      `update payout set status = 'failed', failed_at = now(), failure_reason = 'x' where id = '${mine.id}'`, // its lines stand in it
      `delete from payout where id = '${mine.id}'`,
      `update payout_run set status = 'cancelled', frozen_at = null, cancelled_at = now() where id = '${run.id}'`,
    ])
      await expect(change(breach), breach).rejects.toThrow(/stay|line|append-only|payout/);
    await anAdjustment(t, publisher, 700);
    const late = `update payout_line set payout_id = '${mine.id}' where account_id = '${publisher}' and payout_id is null`;
    await expect(change(late)).rejects.toThrow(/as that is frozen/);
  });
});

test('the books are found wrong wherever a payout is not what they say', async () => {
  const publisher = await aPayee(t, 20_000);
  const run = await r.frozen();
  const { id } = await payoutOf(run, publisher);
  await sent(id);
  const breaches: [string, string, string][] = [
    [
      `update payout_line set amount_cents = amount_cents + 1 where payout_id = '${id}'`,
      `update payout_line set amount_cents = amount_cents - 1 where payout_id = '${id}'`,
      'what moves a payable is a line, and nothing else is one',
    ],
    [
      `update payout_line set freed_from = payout_id, payout_id = null where payout_id = '${id}'`,
      `update payout_line set payout_id = freed_from, freed_from = null where freed_from = '${id}'`,
      'what is payable is the sum of the lines in no payout',
    ],
    [
      `update payout set status = 'frozen', sent_at = null, sent_on = null where id = '${id}'`,
      `update payout set status = 'sent', sent_at = now(), sent_on = now() where id = '${id}'`,
      'what is being paid is the sum of the lines in payouts that were not sent',
    ],
    [
      `update payout set amount_cents = amount_cents + 1, corrections_cents = corrections_cents + 1 where id = '${id}'`,
      `update payout set amount_cents = amount_cents - 1, corrections_cents = corrections_cents - 1 where id = '${id}'`,
      'every payout is booked as far as it came, and no other is',
    ],
    [
      `update payout_line set account_id = gen_random_uuid() where payout_id = '${id}'`,
      `update payout_line set account_id = '${publisher}' where payout_id = '${id}'`,
      'a line stands in a payout of its own publisher',
    ],
    [
      `update payout_run set status = 'proposed', frozen_at = null where id = '${run.id}'`,
      `update payout_run set status = 'frozen', frozen_at = now() where id = '${run.id}'`,
      'payouts belong to frozen runs that somebody approved',
    ],
  ];
  const unguarded = (text: string) =>
    sql.raw(`begin; set local session_replication_role = replica; ${text}; commit`).execute(t.owner);
  for (const [breach, repair, invariant] of breaches) {
    await unguarded(breach);
    expect((await verifyLedger(t.db)).map((difference) => difference.invariant)).toContain(invariant);
    await unguarded(repair);
  }
});
