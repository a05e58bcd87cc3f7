import { randomUUID } from 'node:crypto';
import { addDays } from '@callstead/domain/calendar-day';
import { balanceOf } from '@callstead/domain/ledger/accounts';
import { addMonths, momentsOfMonth, monthOf } from '@callstead/domain/ledger/billing-month';
import { localDate } from '@callstead/domain/zone-clock';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aLine, type Line, rows } from '../../../testing/call-world.ts';
import { aPastCall } from '../../../testing/past-calls.ts';
import { aPayment, withFakeGateway } from '../../../testing/payment-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { findBalance } from '../../ledger/queries.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { issueInvoices } from '../invoices/issue-invoices.ts';
import { coverOpenInvoices } from './cover-open-invoices.ts';
import { dunInvoices } from './dun-invoices.ts';

const zone = 'America/New_York';
const LAST_MONTH = addMonths(monthOf(new Date(), zone), -1);
const DAYS = { secondReminderDays: 7, thirdReminderDays: 14, pauseDays: 21 };
const at = (month: string, days: number) => new Date(momentsOfMonth(month, zone).from.getTime() + days * 86_400_000);

let t: TestNetwork;
let admin: Person;
beforeEach(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
});
afterEach(async () => {
  expect(await verifyLedger(t.db)).toEqual([]);
  await t.close();
});

const ask = async (method: 'POST' | 'PUT', path: string, body: object) =>
  (await t.call(method, path, { headers: admin.headers, body })).statusCode;
const giveTerms = ({ advertiserId }: Line, creditLimitCents: number, netDays: number) =>
  ask('PUT', `/admin/ledger/credit-limits/${advertiserId}`, { creditLimitCents, netDays });
const pay = ({ advertiserId: accountId }: Line, amountCents: number) =>
  ask('POST', '/admin/ledger/top-ups', { id: randomUUID(), accountId, amountCents, reason: null });
const invoicesOf = async ({ advertiserId }: Line) =>
  (await t.call('GET', `/billing/invoices?account=${advertiserId}`, { headers: admin.headers })).json().data;
const balance = async ({ advertiserId }: Line) =>
  (await findBalance(t.db, balanceOf(advertiserId)))?.balance_cents ?? 0;
const told = async ({ advertiserId }: Line, kind: string) =>
  rows(
    t.db,
    `select from notification n join account_member m on m.user_id = n.recipient_id where m.account_id = $1 and n.kind = $2`,
    [advertiserId, kind],
  );

/** An advertiser on credit who used it in a month. */
async function aDebtor(prepaidCents = 0, calls = 2): Promise<Line> {
  const line = await aLine(t, { balanceCents: prepaidCents });
  await giveTerms(line, 1_000_000, 30);
  for (let day = 1; day <= calls; day += 1) await aPastCall(t, line, at(LAST_MONTH, day));
  return line;
}

const ISSUED = at(addMonths(LAST_MONTH, 1), 1);

/** And the invoice of it. */
async function onCredit(...given: Parameters<typeof aDebtor>): Promise<Line> {
  const line = await aDebtor(...given);
  await issueInvoices(t, { now: ISSUED, zone });
  return line;
}

test('an invoice is paid unless the balance was below zero: then the smaller of both is open, with its day', async () => {
  const rich = await aDebtor(1_000_000);
  const poor = await onCredit(1000);
  expect(await invoicesOf(rich)).toMatchObject([{ status: 'paid', openCents: 0, dueOn: null }]);
  const [open] = await invoicesOf(poor);
  const dueOn = addDays(localDate(ISSUED, zone), 30);
  expect(open).toMatchObject({ openCents: -(await balance(poor)), dueOn });
  expect(open.openCents).toBe(open.amountCents - 1000);
  expect(open.status).toBe(localDate(new Date(), zone) > dueOn ? 'overdue' : 'pending');
});

test('later money covers it, part by part and once, and the advertiser hears when it is paid', async () => {
  const line = await onCredit();
  const [{ openCents, id }] = await invoicesOf(line);
  await pay(line, 500);
  expect(await invoicesOf(line)).toMatchObject([{ openCents: openCents - 500 }]);
  await Promise.all([
    pay(line, openCents),
    coverOpenInvoices(t, line.advertiserId),
    coverOpenInvoices(t, line.advertiserId),
  ]);
  await t.handleEvents();
  expect(await invoicesOf(line)).toMatchObject([{ openCents: 0, status: 'paid' }]);
  const covered = await rows<{ cents: number }>(
    t.db,
    'select sum(amount_cents)::bigint as cents from invoice_coverage where invoice_id = $1',
    [id],
  );
  expect(covered).toEqual([{ cents: openCents }]);
  expect(await told(line, 'invoice_paid')).toHaveLength(1);
});

test('an undone transfer opens again what it had covered', async () => {
  const line = await onCredit();
  const [{ openCents }] = await invoicesOf(line);
  const id = randomUUID();
  const day = '2026-11-16';
  await ask('POST', '/admin/transfers', { id, amountCents: openCents, day, accountId: line.advertiserId });
  expect(await invoicesOf(line)).toMatchObject([{ openCents: 0 }]);
  expect(await ask('POST', `/admin/transfers/${id}/undo`, { reason: 'era de otro' })).toBe(204);
  expect(await invoicesOf(line)).toMatchObject([{ openCents }]);
  await pay(line, openCents);
  expect(await invoicesOf(line)).toMatchObject([{ openCents: 0 }]);
});

test('what is left of an undone transfer covers nothing, though it had brought more than was open', async () => {
  const line = await onCredit();
  const [{ openCents }] = await invoicesOf(line);
  const id = randomUUID();
  const amountCents = openCents + 5_000;
  await ask('POST', '/admin/transfers', { id, amountCents, day: '2026-11-16', accountId: line.advertiserId });
  expect(await invoicesOf(line)).toMatchObject([{ openCents: 0 }]);
  expect(await ask('POST', `/admin/transfers/${id}/undo`, { reason: 'era de otro' })).toBe(204);
  await coverOpenInvoices(t, line.advertiserId);
  expect(await invoicesOf(line)).toMatchObject([{ openCents }]);
  await pay(line, openCents);
  expect(await invoicesOf(line)).toMatchObject([{ openCents: 0 }]);
});

test('a payment that the bank took back covers nothing any more, and won back it covers once', async () => {
  const g = withFakeGateway(t);
  const line = await onCredit(0, 1);
  const [{ openCents }] = await invoicesOf(line);
  const payment = await aPayment(t, line.advertiserId); // $100, more than is open
  await coverOpenInvoices(t, line.advertiserId);
  expect(await invoicesOf(line)).toMatchObject([{ openCents: 0 }]);
  const half = g.dispute(payment.intentRef, { amountCents: 10_000 - openCents });
  await g.tell('dispute', half.ref); // what is left still covers it
  expect(await invoicesOf(line)).toMatchObject([{ openCents: 0 }]);
  const rest = g.dispute(payment.intentRef, { amountCents: openCents });
  await g.tell('dispute', rest.ref);
  expect(await balance(line)).toBe(-openCents);
  expect(await invoicesOf(line)).toMatchObject([{ openCents }]);
  half.status = 'won';
  await g.tell('dispute', half.ref);
  expect(await invoicesOf(line)).toMatchObject([{ openCents: Math.max(0, 2 * openCents - 10_000) }]);
});

test('the database refuses to cover more than is open, or by more than came', async () => {
  const line = await onCredit();
  const [{ id, openCents }] = await invoicesOf(line);
  const coverBy = (amountCents: number, coveredCents: number) =>
    t.db.transaction().execute(async (db) => {
      const posting = { from: 'network:adjustments', to: balanceOf(line.advertiserId), amountCents };
      const entry = { sourceKey: `adjustment:${randomUUID()}`, kind: 'adjustment', postings: [posting] };
      await rows(db, 'select post_entries($1)', [JSON.stringify([entry])]);
      await rows(
        db,
        'insert into invoice_coverage (invoice_id, entry_id, amount_cents) select $1, max(id), $2 from ledger_entry',
        [id, coveredCents],
      );
    });
  await expect(coverBy(10, 11)).rejects.toThrow('an entry of 10 covers 11');
  await expect(coverBy(2 * openCents, openCents + 1)).rejects.toThrow('that were open');
  await coverBy(10, 10);
  await expect(coverBy(openCents, openCents)).rejects.toThrow('that were open');
  await expect(rows(t.owner, 'update invoice_coverage set amount_cents = 1')).rejects.toThrow();
});

test('what is due is asked for three times, then the campaigns pause; nothing resumes when it is paid', async () => {
  const line = await onCredit();
  const [{ dueOn, openCents }] = await invoicesOf(line);
  const [{ email } = { email: '' }] = await rows<{ email: string }>(t.db, 'select email from account where id = $1', [
    line.advertiserId,
  ]);
  const dun = async (days: number) => {
    const now = new Date(`${addDays(dueOn, days)}T17:00:00Z`);
    await Promise.all([
      dunInvoices(t.services, { now, zone, days: DAYS }),
      dunInvoices(t.services, { now, zone, days: DAYS }),
    ]);
    await t.handleEvents();
  };
  const mails = async () => (await t.mailsTo(email)).map(({ mail }) => mail);
  const status = async () =>
    (await rows<{ status: string }>(t.db, 'select status from campaign where id = $1', [line.campaignId]))[0]?.status;
  await dun(-1);
  expect(await mails()).toEqual(['invoice-issued']);
  await dun(0);
  await dun(1);
  await dun(7);
  await dun(14);
  expect((await mails()).slice(1)).toEqual(['invoice-due', 'invoice-due', 'invoice-due']);
  expect(await status()).toBe('active');
  await dun(21);
  await dun(22);
  expect((await mails()).slice(4)).toEqual(['campaigns-paused-for-debt']);
  expect(await status()).toBe('paused');
  const admins = await rows(t.db, `select from notification where recipient_id = $1 and kind = 'invoice_paused'`, [
    admin.profile.user_id,
  ]);
  expect(admins).toHaveLength(1);
  await pay(line, openCents);
  expect((await mails()).slice(5)).toEqual(['invoice-paid']);
  expect(await status()).toBe('paused');
  await dun(60);
  expect(await mails()).toHaveLength(6);
});

test('whatever is paid in between, the sums of the books and of the invoices agree', async () => {
  const line = await onCredit(0, 3);
  const [{ openCents }] = await invoicesOf(line);
  const cents = fc.integer({ min: 1, max: Math.ceil(openCents / 2) });
  await fc.assert(
    fc.asyncProperty(cents, fc.boolean(), async (amountCents, byTransfer) => {
      const before = await balance(line);
      if (byTransfer)
        await ask('POST', '/admin/transfers', {
          id: randomUUID(),
          amountCents,
          day: '2026-11-16',
          accountId: line.advertiserId,
          twin: 'apart', // some are of the same amount
        });
      else await pay(line, amountCents);
      const [invoice] = await invoicesOf(line);
      expect(await balance(line)).toBe(before + amountCents);
      expect(invoice.openCents).toBe(Math.max(0, -(await balance(line))));
      expect(await verifyLedger(t.db)).toEqual([]);
    }),
    { numRuns: 8 },
  );
});
