import { randomUUID } from 'node:crypto';
import type { BooksDifference, PositionResponse } from '@callstead/contract/reconciliation';
import { addDays } from '@callstead/domain/calendar-day';
import { postGatewayFee } from '@callstead/domain/ledger/post-gateway-fee';
import { postTopUp } from '@callstead/domain/ledger/post-top-up';
import type { PaymentDetails } from '@callstead/domain/payouts/payment-method';
import { localDate } from '@callstead/domain/zone-clock';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BalanceTransaction } from '../../payments/port.ts';
import { aLine, aQualifiedCall, rows, topUp } from '../../testing/call-world.ts';
import { aPayment, withFakeGateway } from '../../testing/payment-world.ts';
import { aPayee, runsOf } from '../../testing/payout-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { sealLedger } from '../ledger/chain/seal-ledger.ts';
import { postEntries } from '../ledger/queries.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { refreshReconciliation } from './commands.ts';
import { rollLedgerDays } from './position/roll-ledger-days.ts';

let t: TestNetwork;
let g: ReturnType<typeof withFakeGateway>;
let admin: Person;
let advertiser: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  g = withFakeGateway(t);
  admin = await t.signIn('admin');
});
beforeEach(async () => {
  advertiser = await t.signIn('advertiser');
  g.transactions.splice(0);
  g.faults.isAway = false;
});
afterAll(async () => {
  expect(await verifyLedger(t.db)).toEqual([]);
  await t.close();
});

const zone = () => t.services.config.networkZone;
const today = () => localDate(new Date(), zone());
const later = (days: number) => new Date(Date.now() + days * 86_400_000);
const get = async (path: string) => (await t.call('GET', path, { headers: admin.headers })).json();
const post = (path: string, body?: object) => t.call('POST', path, { headers: admin.headers, ...(body && { body }) });
const run = (now = new Date()) => refreshReconciliation(t.services, now);
const listed = async (query = ''): Promise<BooksDifference[]> =>
  (await get(`/admin/reconciliation/differences?limit=200&${query}`)).data;
const about = async (ref: string, query = '') => (await listed(query)).filter((each) => each.ref === ref);
const kindsOf = async (ref: string, query = '') => (await about(ref, query)).map(({ kind }) => kind);

function tell(of: Partial<BalanceTransaction>): BalanceTransaction {
  const nothing = {
    category: 'charge',
    currency: 'usd',
    amountCents: 0,
    feeCents: 0,
    sourceRef: null,
    intentRef: null,
    refundId: null,
    description: null,
  };
  const told = { ref: `txn_${randomUUID()}`, type: 'charge', at: new Date(), ...nothing, ...of };
  g.transactions.unshift(told);
  return told;
}

test('before anything was read nothing is compared, and the page says so', async () => {
  await topUp(t.db, advertiser.profile.id, 10_000);
  expect(await get('/admin/reconciliation')).toMatchObject({ hasGateway: true, gatewayThrough: null, bank: null });
  expect(await listed()).toEqual([]);
});

test('a payment with its fee is matched by what the gateway tells, page by page', async () => {
  const { intentRef, id } = await aPayment(t, advertiser.profile.id);
  const charge = tell({ amountCents: 10_000, feeCents: 320, sourceRef: 'ch_1', intentRef });
  await run();
  expect(await kindsOf(intentRef)).toEqual(['other_fee']); // the fee is booked a little later
  await t.db.updateTable('payment').set({ fee_ref: charge.ref, fee_cents: 320 }).where('id', '=', id).execute();
  const [difference] = await about(intentRef);
  expect(difference).toMatchObject({ canBookFee: true, account: { id: advertiser.profile.id } });
  expect((await post(`/admin/reconciliation/differences/${difference?.id}/book-fee`)).statusCode).toBe(204);
  expect(await kindsOf(intentRef)).toEqual([]);
  expect(await kindsOf(intentRef, 'state=resolved')).toEqual(['other_fee']);
  const fee = await rows(t.db, 'select kind from ledger_entry where source_key = $1', [`fee:${charge.ref}`]);
  expect(fee).toEqual([{ kind: 'gateway_fee' }]);
  await run();
  expect(await kindsOf(intentRef)).toEqual([]);
});

test('what the gateway has and nobody booked is named at once, and closes itself when it is booked', async () => {
  const intentRef = `pi_${randomUUID()}`;
  tell({ amountCents: 7_000, intentRef });
  await run();
  await run();
  expect(await about(intentRef)).toMatchObject([
    { kind: 'not_in_books', place: 'gateway', books: { amountCents: 0 }, outside: { amountCents: 7_000 } },
  ]);
  const entry = postTopUp({ id: intentRef, advertiserId: advertiser.profile.id, amountCents: 7_000 });
  await t.db
    .insertInto('payment')
    .values({
      id: randomUUID(),
      account_id: advertiser.profile.id,
      origin: 'checkout',
      amount_cents: 7_000,
      status: 'succeeded',
      received_cents: 7_000,
      intent_ref: intentRef,
    })
    .execute();
  await postEntries(t.db, [{ ...entry, kind: 'top_up' }]);
  await run();
  expect(await kindsOf(intentRef)).toEqual([]);
  expect(await about(intentRef, 'state=closed')).toMatchObject([{ endedBy: null }]);
});

test('what is booked and never told of is named after some days; twice and another amount have names of their own', async () => {
  const payments = await Promise.all([0, 1, 2].map(() => aPayment(t, advertiser.profile.id)));
  const [lost, twice, other] = payments.map(({ intentRef }) => intentRef) as [string, string, string];
  for (let times = 0; times < 2; times += 1) tell({ amountCents: 10_000, intentRef: twice });
  tell({ amountCents: 9_900, intentRef: other });
  await run();
  expect(await Promise.all([lost, twice, other].map((ref) => kindsOf(ref)))).toEqual([[], ['twice'], ['other_amount']]);
  await run(later(3));
  expect(await kindsOf(lost)).toEqual(['not_outside']);
  await t.db.deleteFrom('gateway_read').execute(); // it was read in days to come
});

test('a fee that is charged by itself is a fee; what the gateway sets aside and gives back is nothing; other money is left alone', async () => {
  const monthly = tell({ type: 'adjustment', category: 'fee', amountCents: -900, description: 'Radar' });
  const [held, free] = [-5_000, 5_000].map((amountCents) => ({
    type: 'reserve_hold',
    category: 'risk_reserve',
    amountCents,
  }));
  tell(held as object);
  tell({ ...(free as object), type: 'reserve_release' });
  const euros = tell({ amountCents: 700, currency: 'eur', intentRef: `pi_${randomUUID()}` });
  await run();
  const [fee] = await about(monthly.ref);
  expect(fee).toMatchObject({ kind: 'not_in_books', outside: { amountCents: 0, feeCents: 900 }, canBookFee: true });
  expect([await about('gateway'), await about(euros.intentRef ?? '')]).toEqual([[], []]);
  expect((await post(`/admin/reconciliation/differences/${fee?.id}/book-fee`)).statusCode).toBe(204);
  expect(await about(monthly.ref)).toEqual([]);
});

test('a refund that failed is told as a refund and an adjustment, and nets to nothing', async () => {
  const refundId = randomUUID();
  const sourceRef = `re_${randomUUID()}`;
  tell({ type: 'refund', category: 'refund', amountCents: -400, sourceRef, refundId });
  tell({ type: 'adjustment', category: 'refund_failure', amountCents: 400, sourceRef, refundId });
  await run();
  expect(await about(refundId)).toEqual([]);
});

test('a difference is resolved with a note that is kept and audited; another figure asks again', async () => {
  const intentRef = `pi_${randomUUID()}`;
  tell({ amountCents: 100, intentRef });
  await run();
  const [difference] = await about(intentRef);
  const path = `/admin/reconciliation/differences/${difference?.id}/resolve`;
  expect((await post(path, { note: ' ' })).statusCode).toBe(422);
  expect((await post(path, { note: 'prueba de la pasarela' })).statusCode).toBe(204);
  expect((await post(path, { note: 'otra vez' })).json().code).toBe('difference_state');
  await run();
  expect(await kindsOf(intentRef)).toEqual([]);
  const [kept] = await about(intentRef, 'state=resolved');
  expect(kept).toMatchObject({ note: 'prueba de la pasarela', endedBy: expect.any(String) });
  const log = await rows(t.db, 'select reason from audit_entry where subject_id = $1', [difference?.id]);
  expect(log).toEqual([{ reason: 'prueba de la pasarela' }]);
  tell({ amountCents: 100, intentRef });
  await run();
  expect(await kindsOf(intentRef)).toEqual(['not_in_books']);
  const change = t.db
    .updateTable('difference')
    .set({ note: 'x' })
    .where('id', '=', kept?.id ?? '')
    .execute();
  await expect(change).rejects.toThrow('stays as it is');
});

test('while the gateway is away the button says so, and nothing changes', async () => {
  g.faults.isAway = true;
  expect((await post('/admin/reconciliation/run')).statusCode).toBe(503);
  g.faults.isAway = false;
  expect((await post('/admin/reconciliation/run')).statusCode).toBe(204);
  expect((await get('/admin/reconciliation')).gatewayThrough).not.toBeNull();
});

const BY_HAND = { kind: 'manual' as const, instructions: 'Bank of Ana, account 1234' };
const PAYPAL = { kind: 'paypal' as const, email: 'ana@correo.example' };

async function aSentPayout(amountCents: number, reference: string, details: PaymentDetails = BY_HAND): Promise<string> {
  const accountId = await aPayee(t, amountCents, details);
  const r = runsOf(t, admin);
  const { id: runId } = await r.frozen();
  const payoutId = (await r.rowOf(runId, accountId))?.payout?.id ?? '';
  const sent = await r.post(`/admin/payouts/${payoutId}/sent`, { sentOn: today(), reference });
  expect(sent.statusCode).toBe(204);
  return payoutId;
}

test("the bank's file is compared both ways: transfers in, payouts out, the gateway's money", async () => {
  await aSentPayout(15_000, 'TRF-991');
  await aSentPayout(16_000, 'TRF-992');
  await topUp(t.db, advertiser.profile.id, 1); // by hand, on a day the bank tells of
  tell({ type: 'payout', amountCents: -55_500, sourceRef: 'po_1' });
  await run();
  const file = [
    'Fecha;Concepto;Ordenante;Importe',
    `${today()};STRIPE TRANSFER;;555,00`,
    `${today()};comisión;;-12,34`,
    `${today()};PAGO TRF-991;;-150,00`,
    `${addDays(today(), 6)};otra;;0,01`,
  ];
  expect((await post('/admin/transfers/import', { text: file.join('\n') })).statusCode).toBe(200);
  expect(await kindsOf('po_1')).toEqual([]);
  const open = (await listed('place=bank')).map(({ kind, outside, books }) => [
    kind,
    outside.amountCents - books.amountCents,
  ]);
  expect(open).toContainEqual(['not_in_books', -1_234]);
  expect(open).toContainEqual(['not_outside', -1]);
  expect(open).toContainEqual(['not_outside', 16_000]); // a payout the bank does not tell of
  expect(open.filter(([, cents]) => Math.abs(Number(cents)) === 15_000)).toEqual([]);
  expect(await get('/admin/reconciliation')).toMatchObject({ bank: { first: today(), last: addDays(today(), 6) } });
});

test('an unknown transfer is in the bank and not in the books until somebody matches it', async () => {
  const text = `carta ${randomUUID()}`;
  const file = `Fecha;Concepto;Ordenante;Importe\n${today()};${text};Casa;321,00`;
  await post('/admin/transfers/import', { text: file });
  const found = async (query = '') => (await listed(query)).filter((each) => each.text?.includes(text));
  expect(await found()).toMatchObject([
    { kind: 'not_in_books', subject: 'bank_line', outside: { amountCents: 32_100 } },
  ]);
  const { data } = await get(`/admin/transfers?state=unmatched&limit=200`);
  const { id } = data.find((each: { text: string }) => each.text === text);
  await post(`/admin/transfers/${id}/match`, { accountId: advertiser.profile.id });
  await t.handleEvents();
  expect(await found()).toEqual([]);
});

test('the position is the same sum on both sides, now and on a day past, before and after the days are counted', async () => {
  const line = await aLine(t, { advertiserId: advertiser.profile.id, balanceCents: 20_000 });
  await aQualifiedCall(t, line);
  const position = async (query = ''): Promise<PositionResponse> => get(`/admin/ledger/position${query}`);
  const before = await position();
  expect(before).toMatchObject({ day: null, sumCents: 0 });
  expect(before.heldCents).toBeGreaterThan(0);
  expect((before.prepaidCents ?? 0) + (before.onCreditCents ?? 0)).toBe(before.balancesCents);
  expect(await position(`?day=${today()}`)).toEqual({
    ...before,
    day: today(),
    prepaidCents: null,
    onCreditCents: null,
  });
  expect(await position('?day=2020-01-01')).toMatchObject({ sumCents: 0, bankCents: 0, balancesCents: 0 });
  await sealLedger({ db: t.db, log: t.services.log }, later(1));
  await rollLedgerDays(t.services);
  await rollLedgerDays(t.services);
  expect(await position()).toEqual(before);
  await topUp(t.db, advertiser.profile.id, 500);
  expect(await position()).toMatchObject({ bankCents: before.bankCents + 500, sumCents: 0 });
});

test('what PayPal paid out, with its fee, is at a place of its own: neither bank nor gateway miss it', async () => {
  const before: PositionResponse = await get('/admin/ledger/position');
  const payoutId = await aSentPayout(17_000, 'PP-1', PAYPAL);
  const fee = postGatewayFee({ id: `paypal:${randomUUID()}`, amountCents: 25 });
  await postEntries(t.db, [{ ...fee, kind: 'gateway_fee' }]);
  await run(later(30));
  expect(await listed('limit=200')).not.toContainEqual(expect.objectContaining({ ref: payoutId }));
  expect((await listed()).filter(({ books }) => books.feeCents === 25 || books.amountCents === -17_000)).toEqual([]);
  const { gatewayCents, bankCents } = before;
  expect(await get('/admin/ledger/position')).toMatchObject({
    ...{ gatewayCents, bankCents, paypalCents: before.paypalCents - 17_025, wiseCents: 0, sumCents: 0 },
  });
});

test("a top-up recorded by hand is paired with the bank's line of its amount that names who paid", async () => {
  const payer = `Tejados ${randomUUID()}`;
  await t.db.updateTable('account').set({ name: payer }).where('id', '=', advertiser.profile.id).execute();
  await topUp(t.db, advertiser.profile.id, 43_210);
  const lines = [`${today()};ingreso;Otra casa;432,10`, `${today()};ingreso;${payer.toUpperCase()};432,10`];
  await post('/admin/transfers/import', { text: ['Fecha;Concepto;Ordenante;Importe', ...lines].join('\n') });
  await run(later(30));
  const open = (await listed('place=bank')).filter(
    ({ books, outside }) => books.amountCents === 43_210 || outside.amountCents === 43_210,
  );
  expect(open).toMatchObject([{ kind: 'not_in_books', text: expect.stringContaining('Otra casa') }]);
});
