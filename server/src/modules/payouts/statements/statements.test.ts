import type { PayoutLine, PayoutStatement } from '@callstead/contract/payouts/statements';
import { balanceOf, GATEWAY, reservedOf } from '@callstead/domain/ledger/accounts';
import { fundedMark } from '@callstead/domain/payouts/funded-mark';
import { localDate } from '@callstead/domain/zone-clock';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLine, type Line, rows } from '../../../testing/call-world.ts';
import { aPastCall } from '../../../testing/past-calls.ts';
import { aMethod, anAdjustment, runsOf } from '../../../testing/payout-world.ts';
import { amountsIn, readPdf } from '../../../testing/read-pdf.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { approveDueCalls } from '../../calls/approve-calls.ts';
import { lockBalances, type NewEntry, postEntries } from '../../ledger/queries.ts';

let t: TestNetwork;
let r: ReturnType<typeof runsOf>;
let publisher: Person;
let line: Line;
let calls: string[];
let payoutId: string;
let runId: string;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const get = (path: string, person: Person = publisher) => t.call('GET', path, { headers: person.headers });
const sum = (lines: readonly { amountCents: number }[]) => lines.reduce((total, each) => total + each.amountCents, 0);

/** A payout of three calls, one of them refused before it was frozen, and a correction. */
beforeAll(async () => {
  t = await createTestNetwork();
  r = runsOf(t, await t.signIn('admin'));
  publisher = await t.signIn('publisher');
  await aMethod(t, publisher.profile.id);
  line = await aLine(t, { publisherId: publisher.profile.id });
  calls = [];
  for (const days of [22, 21, 20]) calls.push(await aPastCall(t, line, daysAgo(days)));
  await approveDueCalls(t, daysAgo(5));
  await r.post(`/admin/calls/${calls[1]}/decision`, { decision: 'refused', reason: 'wrong number' });
  await anAdjustment(t, publisher.profile.id, 10_000);
  ({ id: runId } = await r.frozen());
  payoutId = (await r.rowOf(runId, publisher.profile.id))?.payout?.id ?? '';
  const sentOn = localDate(new Date(), 'America/New_York');
  await r.post(`/admin/payouts/${payoutId}/sent`, { sentOn, reference: 'ACH-77' });
});
afterAll(() => t.close());

async function everyLine(limit: number): Promise<PayoutLine[]> {
  const found: PayoutLine[] = [];
  let after = '';
  do {
    const page = (await get(`/payouts/${payoutId}/lines?limit=${limit}${after}`)).json();
    found.push(...page.data);
    after = page.next ? `&after=${page.next}` : '';
  } while (after);
  return found;
}

test('a statement adds up to the run, and its lines to the statement, however it is read', async () => {
  const head: PayoutStatement = (await get(`/payouts/${payoutId}`)).json();
  expect(head).toMatchObject({
    number: 'P-1',
    status: 'sent',
    amountCents: 15_000,
    salesCents: 7_500,
    refusalsCents: -2_500,
    correctionsCents: 10_000,
    method: { kind: 'paypal', hint: 'p•••@correo.example' },
    reference: 'ACH-77',
  });
  expect((await r.read(runId)).pays.amountCents).toBe(head.amountCents);
  expect([sum(head.byKind), sum(head.byCampaign)]).toEqual([15_000, 15_000]);
  const lines = await everyLine(2);
  expect(lines).toEqual(await everyLine(50));
  expect(sum(lines)).toBe(head.amountCents);
  expect(lines.filter(({ kind }) => kind === 'approved').map(({ callId }) => callId)).toEqual(calls);
  expect(lines.find(({ kind }) => kind === 'refused')).toMatchObject({ callId: calls[1], reason: 'wrong number' });
});

test('the CSV and the PDF say the same as the page', async () => {
  const csv = (await get(`/payouts/${payoutId}/statement.csv?zone=America/New_York`)).body;
  const read: Record<string, string>[] = parse(csv, { columns: true, bom: true });
  expect(read.at(-1)).toMatchObject({ kind: 'total', amount_usd: '150' });
  const told = read.slice(0, -1).reduce((total, row) => total + Math.round(Number(row.amount_usd) * 100), 0);
  expect(told).toBe(15_000);
  const { text, language } = await readPdf((await get(`/payouts/${payoutId}/statement.pdf`)).rawPayload);
  const amounts = amountsIn(text);
  expect([language, amounts.at(-1)]).toEqual(['es', 15_000]);
  const [byCampaign, lines, parts] = [amounts.slice(0, 2), amounts.slice(2, -4), amounts.slice(-4, -1)];
  for (const shares of [byCampaign, lines, parts])
    expect(shares.reduce((total, cents) => total + cents, 0)).toBe(15_000);
  for (const words of ['Liquidación P-1', 'Enviado', 'ACH-77', ...calls]) expect(text).toContain(words);
});

test('a publisher sees their own and nobody else’s, also after they were rejected', async () => {
  const stranger = await t.signIn('publisher');
  for (const path of ['', '/lines', '/statement.csv', '/statement.pdf'])
    expect((await get(`/payouts/${payoutId}${path}`, stranger)).statusCode).toBe(404);
  expect((await get('/payouts', stranger)).json().data).toEqual([]);
  await t.db.updateTable('account').set({ status: 'rejected' }).where('id', '=', publisher.profile.id).execute();
  expect((await get('/payouts')).json().data).toMatchObject([{ id: payoutId, number: 'P-1' }]);
  expect((await get(`/payouts/${payoutId}`)).statusCode).toBe(200);
  await t.db.updateTable('account').set({ status: 'approved' }).where('id', '=', publisher.profile.id).execute();
});

test('what comes back has no lines any more, and its retry has them', async () => {
  await r.post(`/admin/payouts/${payoutId}/failed`, { reason: 'account closed' });
  const head: PayoutStatement = (await get(`/payouts/${payoutId}`)).json();
  expect(head).toMatchObject({ status: 'returned', failureReason: 'account closed', byKind: [], byCampaign: [] });
  expect(await everyLine(50)).toEqual([]);
  expect((await readPdf((await get(`/payouts/${payoutId}/statement.pdf`)).rawPayload)).text).toContain('Devuelto');
  expect((await r.post(`/admin/payouts/${payoutId}/retry`)).statusCode).toBe(204);
  const { data } = (await get('/payouts')).json();
  expect(data.map(({ number, status }: PayoutStatement) => [number, status])).toEqual([
    ['P-1-2', 'frozen'],
    ['P-1', 'returned'],
  ]);
  const retried: PayoutStatement = (await get(`/payouts/${data[0].id}`)).json();
  expect([retried.amountCents, sum(retried.byKind)]).toEqual([15_000, 15_000]);
});

test('the next payout names the amount, the day and what it waits for', async () => {
  const earnings = async () => (await get('/earnings')).json();
  expect(await earnings()).toMatchObject({
    thresholdCents: 10_000,
    nextPayout: { amountCents: 0, waitsFor: 'threshold' },
  });
  await anAdjustment(t, publisher.profile.id, 12_000);
  expect(await earnings()).toMatchObject({ nextPayout: { amountCents: 12_000, waitsFor: null } });
  const admin = await t.signIn('admin');
  const terms = (body: object) =>
    t.call('PUT', `/admin/accounts/${publisher.profile.id}/payout-terms`, { headers: admin.headers, body });
  await terms({ schedule: 'monthly', heldReason: 'review' });
  expect(await earnings()).toMatchObject({ nextPayout: { amountCents: 0, waitsFor: 'hold' } });
  expect(JSON.stringify(await earnings())).not.toContain('review');
  expect((await terms({ schedule: 'net', netDays: 7 })).json()).toMatchObject({ netDays: 7, heldReason: null });
  expect(new Date((await earnings()).nextPayout.at).getTime() - Date.now()).toBeLessThanOrEqual(7 * 86_400_000);
  expect((await terms({ schedule: 'net' })).json().fields).toEqual({ netDays: 'required' });
});

test('each sale says where its money came from: paid ahead, on credit, or charged back until it is paid again', async () => {
  const payee = await t.signIn('publisher');
  await aMethod(t, payee.profile.id);
  const own = await aLine(t, { publisherId: payee.profile.id, balanceCents: 10_000 }); // two calls of $50.00
  const account = `advertiser:${own.advertiserId}:balance`;
  const made: string[] = [];
  for (const days of [24, 23]) made.push(await aPastCall(t, own, daysAgo(days)));
  await t.db.updateTable('ledger_balance').set({ floor_cents: -20_000 }).where('account', '=', account).execute();
  made.push(await aPastCall(t, own, daysAgo(22)));
  await approveDueCalls(t, daysAgo(5));
  await anAdjustment(t, payee.profile.id, 10_000);
  const rowIn = async (id: string) => (await r.rowOf(id, payee.profile.id))?.unfunded;
  const { id } = await r.propose();
  expect(await rowIn(id)).toEqual({ creditCents: 2_500, chargedBackCents: 0 });
  const book = (kind: 'chargeback' | 'top_up', sourceKey: string, amountCents: number) => {
    const [from, to] = kind === 'top_up' ? ['network:gateway', account] : [account, 'network:gateway'];
    const postings = [{ from, to, amountCents }] as unknown as NewEntry['postings'];
    return postEntries(t.db, [{ sourceKey, kind, postings }]);
  };
  const key = `of ${own.advertiserId}`;
  await book('chargeback', `chargeback:${key}`, 5_000);
  expect(await rowIn(id)).toEqual({ creditCents: 2_500, chargedBackCents: 2_500 }); // the second call: $50.00 of $100.00 are left
  const read = async (index: number, by: Person) => (await get(`/calls/${made[index]}`, by)).json().funded;
  expect(await Promise.all([0, 1, 2].map((index) => read(index, payee)))).toEqual([
    'prepaid',
    'charged_back',
    'credit',
  ]);
  const { id: frozenId } = await r.frozen();
  const { id: payout } = (await r.rowOf(frozenId, payee.profile.id))?.payout ?? { id: '' };
  const marks = async () =>
    ((await get(`/payouts/${payout}/lines`, payee)).json().data as PayoutLine[]).map(({ funded }) => funded);
  expect(await marks()).toEqual(['prepaid', 'charged_back', 'credit', null]);
  const csv = parse((await get(`/payouts/${payout}/statement.csv`, payee)).body, { columns: true }) as {
    funded: string;
  }[];
  expect(csv.map(({ funded }) => funded)).toEqual(['prepaid', 'charged_back', 'credit', '', '']);
  await book('top_up', `topup:${key}`, 5_000);
  expect(await marks()).toEqual(['prepaid', 'prepaid', 'credit', null]);
});

test('what the database says of a sale’s money is what the rule says, whatever came and went', async () => {
  const { id: advertiserId } = await t.anAccount('advertiser');
  const account = balanceOf(advertiserId);
  await lockBalances(t.db, [account]);
  await t.db.updateTable('ledger_balance').set({ floor_cents: -1_000 }).where('account', '=', account).execute();
  const often = ['top_up', 'top_up', 'top_up', 'reserve', 'reserve', 'reserve', 'chargeback'] as const;
  const kinds = fc.constantFrom(...often);
  const history = fc.sample(fc.record({ kind: kinds, cents: fc.integer({ min: 1, max: 400 }) }), {
    numRuns: 120,
    seed: 7,
  });
  let balance = 0;
  const booked: { kind: string; cents: number; left: number }[] = [];
  for (const [index, { kind, cents }] of history.entries()) {
    const sign = kind === 'top_up' ? 1 : -1;
    if (kind === 'reserve' && balance - cents < -1_000) continue;
    const [from, to] =
      kind === 'top_up' ? [GATEWAY, account] : [account, kind === 'reserve' ? reservedOf(advertiserId) : GATEWAY];
    const sourceKey =
      kind === 'chargeback' ? `chargeback:${advertiserId}:${index}` : `${kind}:${advertiserId}:${index}`;
    await postEntries(t.db, [{ sourceKey, kind, postings: [{ from, to, amountCents: cents }] }]);
    balance += sign * cents;
    booked.push({ kind, cents: sign * cents, left: balance });
  }
  const expected = booked.flatMap(({ kind, left }, place) => {
    if (kind !== 'reserve') return [];
    const since = booked.slice(place + 1).filter((later) => later.kind !== 'reserve');
    return [
      fundedMark(
        left,
        since.map((later) => ({ cents: later.cents, isChargeback: later.kind === 'chargeback' })),
      ),
    ];
  });
  const found = await rows<{ mark: string }>(
    t.db,
    `select funded_mark($1, e.id, e.left_cents) as mark from ledger_entry e
     where e.kind = 'reserve' and e.source_key like 'reserve:' || $1::text || ':%' order by e.id`,
    [advertiserId],
  );
  expect(found.map(({ mark }) => mark)).toEqual(expected);
  expect(new Set(expected).size).toBeGreaterThan(1);
});
