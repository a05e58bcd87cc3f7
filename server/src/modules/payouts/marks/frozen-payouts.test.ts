import { randomUUID } from 'node:crypto';
import type { PayoutRun } from '@callstead/contract/payouts/runs';
import { localDate } from '@callstead/domain/zone-clock';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aLine, aQualifiedCall, rows } from '../../../testing/call-world.ts';
import { aPastCall } from '../../../testing/past-calls.ts';
import { aMethod, anAdjustment, aPayee, runsOf } from '../../../testing/payout-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { approveDueCalls } from '../../calls/approve-calls.ts';
import { runCorrections } from '../../corrections/run-corrections.ts';
import { verifyLedger } from '../../ledger/verify.ts';

let t: TestNetwork;
let admin: Person;
let r: ReturnType<typeof runsOf>;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
  r = runsOf(t, admin);
});
afterEach(async () => {
  expect(await verifyLedger(t.db)).toEqual([]);
});
afterAll(() => t.close());

const ZONE = 'America/New_York';
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const sent = (id: string, body: object = {}) =>
  r.post(`/admin/payouts/${id}/sent`, { sentOn: localDate(new Date(), ZONE), reference: 'T-1', ...body });
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

test('a call that was approved, put back and approved again is paid once, with its last approval', async () => {
  await payAll();
  const advertiser = await t.signIn('advertiser');
  const line = await aLine(t, { advertiserId: advertiser.profile.id });
  await aMethod(t, line.publisherId);
  const call = await aQualifiedCall(t, line);
  await r.post(`/calls/${call}/dispute`, { reason: 'wrong number' }, advertiser);
  const correct = async (path: string, body: object): Promise<string> => {
    const { id } = (await r.post(`/admin/corrections${path}`, { reason: 'checked', ...body })).json();
    await r.post(`/admin/corrections/${id}/start`);
    await runCorrections(t.services);
    return id;
  };
  const selection = { subject: 'call', filter: { account: line.advertiserId } };
  const first = await correct('', { action: 'approve', selection });
  await correct(`/${first}/reverse`, {});
  expect([await billings(line.publisherId), await r.balance(line.publisherId, 'payable')]).toEqual([['disputed'], 0]);
  await correct('', { action: 'approve', selection });
  await anAdjustment(t, line.publisherId, 10_000);
  const run = await r.frozen();
  expect(await r.rowOf(run.id, line.publisherId)).toMatchObject({ amountCents: 12_500, lines: 4 });
  await sent((await payoutOf(run, line.publisherId)).id);
  expect(await billings(line.publisherId)).toEqual(['paid']);
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
    const marking = { fileId: file?.id, sentOn: localDate(new Date(), ZONE), reference: null };
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
