import type { Invoice } from '@callstead/contract/billing/statements';
import type { DisputeThread } from '@callstead/contract/disputes';
import { creditedSale } from '@callstead/domain/disputes/partial-credit';
import { addMonths, momentsOfMonth, monthOf } from '@callstead/domain/ledger/billing-month';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureMonths } from '../../db/months.ts';
import { aLine, aQualifiedCall, rows } from '../../testing/call-world.ts';
import { aClick, aPaidLine } from '../../testing/conversion-world.ts';
import { aLeadCampaign, postLead } from '../../testing/lead-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { issueInvoices } from '../billing/invoices/issue-invoices.ts';
import { approveDueCalls } from '../calls/approve-calls.ts';
import { receivePostback } from '../conversions/receive-postback.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { verifyRollups } from '../reports/rollups/verify.ts';

let t: TestNetwork;
let admin: Person;
let publisher: Person;
let advertiser: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  [admin, publisher, advertiser] = [await t.signIn('admin'), await t.signIn('publisher'), await t.signIn('advertiser')];
});
afterAll(async () => {
  await t.handleEvents();
  expect(await verifyLedger(t.db)).toEqual([]);
  await t.close();
});

type Kind = 'call' | 'lead' | 'conversion';
type Sold = { billing: string; price_cents: number; payout_cents: number };
const post = (person: Person, path: string, body: object) => t.call('POST', path, { ...person, body });
const credit = (kind: Kind, id: string, creditCents: number, person = admin) =>
  post(person, `/admin/disputes/${kind}/${id}/credit`, { creditCents, reason: 'Only half of it was about roofs' });
const saleOf = async (kind: Kind, id: string): Promise<Sold> => {
  const [sale] = await rows<Sold>(t.db, `select billing, price_cents, payout_cents from ${kind} where id = $1`, [id]);
  if (!sale) throw new Error('no such sale');
  return sale;
};
const balances = async () => {
  const found = await rows<{ account: string; balance_cents: number }>(
    t.db,
    `select account, balance_cents from ledger_balance where account like any ($1::text[])`,
    [[`advertiser:${advertiser.profile.id}:%`, `publisher:${publisher.profile.id}:%`]],
  );
  const of = (end: string) => found.find(({ account }) => account.endsWith(end))?.balance_cents ?? 0;
  return { balance: of(':balance'), held: of(':held'), payable: of(':payable') };
};
const keysOf = async (kind: Kind, id: string) =>
  (
    await rows<{ source_key: string }>(
      t.db,
      'select source_key from ledger_entry where source_key like $1 order by id',
      [`${kind}:${id}:%`],
    )
  ).map(({ source_key }) => source_key.slice(`${kind}:${id}:`.length));

const sides = () => ({ publisherId: publisher.profile.id, advertiserId: advertiser.profile.id });

async function aDisputedCall(): Promise<string> {
  const id = await aQualifiedCall(t, await aLine(t, sides()));
  expect((await post(advertiser, `/calls/${id}/dispute`, { reason: 'wrong service' })).statusCode).toBe(200);
  return id;
}

async function aReturnedLead(): Promise<string> {
  const { id } = await postLead(t, await aLeadCampaign(t, sides()));
  expect((await post(advertiser, `/leads/${id}/return`, { reason: 'wrong_number', note: null })).statusCode).toBe(200);
  return id;
}

async function aDisputedConversion(): Promise<string> {
  const line = await aPaidLine(t, sides());
  const parameters = { token: line.token, click_id: await aClick(t, line) };
  const answer = await receivePostback(
    t.services,
    { method: 'GET', token: line.token, parameters, address: '192.0.2.1' },
    new Date(),
  );
  const id = 'conversionId' in answer ? (answer.conversionId ?? '') : '';
  expect((await post(advertiser, `/conversions/${id}/dispute`, { reason: 'canceled' })).statusCode).toBe(200);
  return id;
}

const DISPUTED = { call: aDisputedCall, lead: aReturnedLead, conversion: aDisputedConversion };

test.each(['call', 'lead', 'conversion'] as const)(
  'a part of the price of a disputed %s goes back, the payout falls with it, and the rest is approved',
  async (kind) => {
    const id = await DISPUTED[kind]();
    const [before, had] = [await saleOf(kind, id), await balances()];
    const part = Math.floor(before.price_cents / 3);
    const left = creditedSale({ priceCents: before.price_cents, payoutCents: before.payout_cents }, part);
    const answer = await credit(kind, id, part);
    expect(answer.json()).toEqual({ kind, id, billing: 'approved', ...left });
    expect(await saleOf(kind, id)).toEqual({
      ...{ billing: 'approved', price_cents: left.priceCents, payout_cents: left.payoutCents },
    });
    expect(await balances()).toEqual({
      balance: had.balance + part,
      held: had.held - before.payout_cents,
      payable: had.payable + left.payoutCents,
    });
    expect((await keysOf(kind, id)).slice(-2)).toEqual(['repriced:1', 'approved']);
    await t.handleEvents();
    expect(await verifyLedger(t.db)).toEqual([]);
    expect(await verifyRollups(t.db)).toEqual([]);
  },
);

test('everybody reads of it in the thread with their own amount, and hears of it by bell and mail', async () => {
  const id = await aDisputedCall();
  const { price_cents: price, payout_cents: payout } = await saleOf('call', id);
  await credit('call', id, 100);
  await t.handleEvents();
  const cut = payout - creditedSale({ priceCents: price, payoutCents: payout }, 100).payoutCents;
  const decisionFor = async (person: Person) =>
    ((await t.call('GET', `/disputes/call/${id}`, person)).json() as DisputeThread).decision;
  expect(await decisionFor(admin)).toMatchObject({
    ...{
      billing: 'approved',
      reason: 'Only half of it was about roofs',
      credit: { priceCents: 100, payoutCents: cut },
    },
  });
  expect((await decisionFor(advertiser))?.credit).toEqual({ priceCents: 100, payoutCents: null });
  expect((await decisionFor(publisher))?.credit).toEqual({ priceCents: null, payoutCents: cut });
  const told = await rows<{ data: object }>(
    t.db,
    `select data from notification where kind = 'call_decided' and data ->> 'callId' = $1 order by (data ->> 'creditCents')::int desc`,
    [id],
  );
  expect(told.map(({ data }) => data)).toMatchObject([{ creditCents: 100 }, { creditCents: cut }]);
  expect((await t.mailsTo(publisher.profile.email)).at(-1)).toMatchObject({ values: { credit: `$0.${cut}` } });
  const page = (await t.call('GET', `/calls/${id}`, publisher)).json();
  expect(page.timeline.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['disputed', 'repriced', 'approved']),
  );
  const [entry] = await rows(
    t.db,
    `select before, after from audit_entry where action = 'call.decide' and subject_id = $1`,
    [id],
  );
  expect(entry).toMatchObject({
    before: { priceCents: price },
    after: { priceCents: price - 100, billing: 'approved' },
  });
});

test('nothing, all of it, or more is no part, and nothing moves', async () => {
  const id = await aDisputedCall();
  const before = await saleOf('call', id);
  for (const cents of [0, -5, 1.5]) expect((await credit('call', id, cents)).statusCode).toBe(422);
  for (const cents of [before.price_cents, before.price_cents + 1, Number.MAX_SAFE_INTEGER]) {
    expect((await credit('call', id, cents)).json().fields).toEqual({ creditCents: 'too_large' });
  }
  expect(await saleOf('call', id)).toEqual(before);
});

test('what is not disputed, or not any more, is not given back in part', async () => {
  const quiet = await aQualifiedCall(t, await aLine(t, sides()));
  expect((await credit('call', quiet, 100)).statusCode).toBe(404);
  const id = await aDisputedCall();
  await post(admin, `/admin/calls/${id}/decision`, { decision: 'refused', reason: null });
  expect((await credit('call', id, 100)).json().code).toBe('billing_state');
  for (const person of [advertiser, publisher]) expect((await credit('call', id, 100, person)).statusCode).toBe(403);
});

test('of admins who decide at once, in whatever way, one does, and the money moves once', async () => {
  const id = await aDisputedCall();
  const second = await t.signIn('admin');
  const answers = await Promise.all([
    credit('call', id, 100),
    credit('call', id, 200, second),
    post(second, `/admin/calls/${id}/decision`, { decision: 'approved', reason: null, seen: 'disputed' }),
    post(admin, `/admin/calls/${id}/decision`, { decision: 'refused', reason: null, seen: 'disputed' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  expect(await verifyLedger(t.db)).toEqual([]);
});

test('what approves by itself leaves a dispute alone, whatever comes first', async () => {
  const ids = [await aDisputedCall(), await aDisputedCall(), await aDisputedCall()];
  const later = new Date(Date.now() + 30 * 86_400_000);
  await Promise.all(ids.flatMap((id) => [approveDueCalls(t, later), credit('call', id, 100)]));
  for (const id of ids) expect((await keysOf('call', id)).slice(-2)).toEqual(['repriced:1', 'approved']);
  expect(await verifyLedger(t.db)).toEqual([]);
});

test('a part of what stands in an invoice already is a credit of the next one', async () => {
  const zone = 'America/New_York';
  const month = addMonths(monthOf(new Date(), zone), -1);
  const inside = new Date(momentsOfMonth(month, zone).from.getTime() + 3 * 86_400_000);
  await ensureMonths(t.db, 'lead', inside, inside);
  const buyer = await t.signIn('advertiser');
  const line = await aLeadCampaign(t, { publisherId: publisher.profile.id, advertiserId: buyer.profile.id });
  const { id } = await postLead(t, line, { at: inside });
  await rows(t.db, `update lead set approve_at = now() + interval '1 day' where id = $1`, [id]);
  await post(buyer, `/leads/${id}/return`, { reason: 'wrong_number', note: null });
  await issueInvoices(t, { now: new Date(), zone });
  expect((await credit('lead', id, 700)).statusCode).toBe(200);
  const nextIsOver = new Date(momentsOfMonth(addMonths(month, 1), zone).to.getTime() + 2 * 3_600_000);
  await issueInvoices(t, { now: nextIsOver, zone });
  const { data } = (await t.call('GET', '/billing/invoices', buyer)).json();
  const newest: Invoice = (await t.call('GET', `/billing/invoices/${data[0].id}`, buyer)).json();
  expect(newest.lines.map(({ kind, amountCents, chargedMonth }) => [kind, amountCents, chargedMonth])).toEqual([
    ['credit', -700, month],
  ]);
});

test('whatever is decided of many disputes at once, each is decided once and the books hold', async () => {
  const decisions = fc.record({
    as: fc.constantFrom('credit', 'approved', 'refused'),
    cents: fc.integer({ min: 1, max: 900 }),
  });
  const plans = fc.sample(fc.array(decisions, { minLength: 2, maxLength: 5 }), { numRuns: 8, seed: 7 });
  const made = await Promise.all(plans.map(async (plan) => ({ plan, id: await aDisputedCall() })));
  const answers = await Promise.all(
    made.map(({ plan, id }) =>
      Promise.all(
        plan.map(({ as, cents }) =>
          as === 'credit'
            ? credit('call', id, cents)
            : post(admin, `/admin/calls/${id}/decision`, { decision: as, reason: null, seen: 'disputed' }),
        ),
      ),
    ),
  );
  for (const each of answers) {
    expect(each.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(each.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
  }
  await t.handleEvents();
  expect(await verifyLedger(t.db)).toEqual([]);
  expect(await verifyRollups(t.db)).toEqual([]);
});

test('one that was given back in part can be refused later: what is left goes back, and no more', async () => {
  const id = await aDisputedCall();
  const [{ price_cents: price }, had] = [await saleOf('call', id), await balances()];
  await credit('call', id, 100);
  expect((await post(admin, `/admin/calls/${id}/decision`, { decision: 'refused', reason: null })).statusCode).toBe(
    200,
  );
  expect((await balances()).balance).toBe(had.balance + price);
  expect((await balances()).payable).toBe(had.payable);
  await t.handleEvents();
  expect(await verifyLedger(t.db)).toEqual([]);
  expect(await verifyRollups(t.db)).toEqual([]);
});

test('the database refuses a part that is none, one that was not booked, another share, and any change', async () => {
  const id = await aDisputedCall();
  await credit('call', id, 100);
  const insert = (change: object) => {
    const row = {
      ...{ entry_key: `call:${id}:qualified`, kind: 'call', sale_id: id, credit_cents: 1, price_before_cents: 10 },
      ...{ payout_before_cents: 5, payout_cents: 4, at: new Date() },
      ...change,
    };
    return t.db
      .insertInto('dispute_credit')
      .values(row as never)
      .execute();
  };
  const key = `call:${id}:repriced:1`;
  await expect(insert({})).rejects.toThrow('dispute_credit_of_its_sale');
  await expect(insert({ entry_key: `call:${id}:repriced:7` })).rejects.toThrow('foreign key');
  await expect(insert({ entry_key: key })).rejects.toThrow('dispute_credit_pkey');
  await expect(insert({ entry_key: key, credit_cents: 10 })).rejects.toThrow('check');
  await expect(insert({ entry_key: key, payout_cents: 5 })).rejects.toThrow('dispute_credit_keeps_the_share');
  await expect(t.db.updateTable('dispute_credit').set({ credit_cents: 2 }).execute()).rejects.toThrow(
    'permission denied',
  );
});
