import { randomUUID } from 'node:crypto';
import type { Invoice } from '@callstead/contract/billing/statements';
import { addMonths, momentsOfMonth, monthOf } from '@callstead/domain/ledger/billing-month';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aLine, type Line, rows } from '../../../testing/call-world.ts';
import { aPastCall } from '../../../testing/past-calls.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { issueInvoices } from './issue-invoices.ts';

const zone = 'America/New_York';
const DAY_MS = 86_400_000;
const THIS_MONTH = monthOf(new Date(), zone);
const LAST_MONTH = addMonths(THIS_MONTH, -1);

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

/** A moment so many days into a month of the network. */
const dayOf = (month: string, days: number) => new Date(momentsOfMonth(month, zone).from.getTime() + days * DAY_MS);
const issue = (now: Date) => issueInvoices(t, { now, zone });
const get = async (path: string) => (await t.call('GET', path, { headers: admin.headers })).json();

async function invoicesOf({ advertiserId }: Line): Promise<Invoice[]> {
  const { data: invoices } = await get(`/billing/invoices?account=${advertiserId}`);
  return Promise.all(invoices.map(({ id }: Invoice) => get(`/billing/invoices/${id}`)));
}

const refuse = (callId: string) =>
  t.call('POST', `/admin/calls/${callId}/decision`, {
    headers: admin.headers,
    body: { decision: 'refused', reason: 'nobody there' },
  });

const priceOf = async (callId: string) =>
  (await rows<{ cents: number }>(t.db, 'select price_cents as cents from call where id = $1', [callId]))[0]?.cents ?? 0;

test('a month is invoiced once it is over, by posting and in the zone of the network', async () => {
  const line = await aLine(t);
  const { from, to } = momentsOfMonth(LAST_MONTH, zone);
  const inside = [await aPastCall(t, line, from), await aPastCall(t, line, new Date(to.getTime() - 200_000))];
  await aPastCall(t, line, new Date(to.getTime() - 50_000)); // ends after midnight: the next month's
  await aPastCall(t, line, dayOf(LAST_MONTH, 3), 5); // too short to cost anything
  await issue(new Date(to.getTime() + 59 * 60_000));
  expect(await invoicesOf(line)).toEqual([]);

  await issue(new Date(to.getTime() + 61 * 60_000));
  const amountCents = (await priceOf(inside[0] ?? '')) + (await priceOf(inside[1] ?? ''));
  expect(await invoicesOf(line)).toMatchObject([
    {
      number: 'CS-00001',
      month: LAST_MONTH,
      status: 'paid',
      zone,
      calls: 2,
      amountCents,
      billTo: { name: 'Test advertiser' },
      lines: [{ kind: 'usage', calls: 2, amountCents, campaign: { id: expect.stringMatching(/^TS/) } }],
    },
  ]);
});

test('processes that issue at the same moment leave one invoice each, numbered without a gap', async () => {
  const lines = await Promise.all([1, 2, 3, 4, 5].map(() => aLine(t)));
  for (const line of lines)
    for (const months of [-2, -1]) await aPastCall(t, line, dayOf(addMonths(THIS_MONTH, months), 5));
  await Promise.all([1, 2, 3, 4].map(() => issue(dayOf(THIS_MONTH, 1))));
  await issue(dayOf(THIS_MONTH, 2));
  const numbers = await rows<{ number: number; month: string }>(
    t.db,
    'select number, month from invoice order by number',
  );
  expect(numbers.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(numbers.map(({ month }) => month)).toEqual([
    ...Array(5).fill(addMonths(THIS_MONTH, -2)),
    ...Array(5).fill(LAST_MONTH),
  ]);
  for (const line of lines) expect(await invoicesOf(line)).toHaveLength(2);
});

test('a number that was not used comes again: an invoice that fails leaves no gap', async () => {
  const line = await aLine(t);
  await aPastCall(t, line, dayOf(LAST_MONTH, 5));
  await rows(t.owner, 'alter table invoice_line add constraint broken check (line > 9)');
  await expect(issue(dayOf(THIS_MONTH, 1))).rejects.toThrow('broken');
  await rows(t.owner, 'alter table invoice_line drop constraint broken');
  await issue(dayOf(THIS_MONTH, 1));
  expect(await invoicesOf(line)).toMatchObject([{ number: 'CS-00001' }]);
});

test('a call refused after its invoice is a credit on the next one, before it only less usage', async () => {
  const line = await aLine(t);
  const [kept, later] = [
    await aPastCall(t, line, dayOf(LAST_MONTH, 5)),
    await aPastCall(t, line, dayOf(LAST_MONTH, 6)),
  ];
  await issue(dayOf(THIS_MONTH, 1));
  const now = new Date();
  const again = await aPastCall(t, line, new Date(Math.max(now.getTime() - DAY_MS, dayOf(THIS_MONTH, 0).getTime())));
  await refuse(later);
  await refuse(again);
  await issue(dayOf(addMonths(THIS_MONTH, 1), 1));

  const [second, first] = await invoicesOf(line);
  const [price, credit] = [await priceOf(kept), await priceOf(later)];
  expect(first).toMatchObject({ calls: 2, amountCents: price + credit });
  expect(second).toMatchObject({
    number: 'CS-00002',
    calls: -1,
    amountCents: -credit,
    lines: [{ kind: 'credit', chargedMonth: LAST_MONTH, calls: -1, amountCents: -credit }],
  });
});

test('what was booked into a month whose invoice is out stands on the next', async () => {
  const line = await aLine(t);
  await aPastCall(t, line, dayOf(LAST_MONTH, 5));
  await issue(dayOf(THIS_MONTH, 1));
  const late = await priceOf(await aPastCall(t, line, dayOf(LAST_MONTH, 6)));
  await issue(dayOf(addMonths(THIS_MONTH, 1), 1));
  const [second] = await invoicesOf(line);
  expect(second).toMatchObject({ amountCents: late, lines: [{ kind: 'late', calls: 1, amountCents: late }] });
});

test('a server that slept catches up month by month; a month without calls has no invoice', async () => {
  const line = await aLine(t);
  for (const months of [-4, -2]) await aPastCall(t, line, dayOf(addMonths(THIS_MONTH, months), 9));
  await issue(dayOf(THIS_MONTH, 1));
  const months = (await invoicesOf(line)).map(({ month }) => month);
  expect(months).toEqual([addMonths(THIS_MONTH, -2), addMonths(THIS_MONTH, -4)]);
});

test('an invoice never changes, is read by its advertiser alone, and its file adds up', async () => {
  const line = await aLine(t);
  await aPastCall(t, line, dayOf(LAST_MONTH, 5));
  await issue(dayOf(THIS_MONTH, 1));
  const [invoice] = await invoicesOf(line);
  const path = `/billing/invoices/${invoice?.id}`;
  for (const change of ['update invoice set amount_cents = 1', 'delete from invoice_line', 'truncate invoice_line'])
    for (const db of [t.db, t.owner]) await expect(rows(db, change)).rejects.toThrow();
  const stranger = await t.signIn('advertiser');
  for (const each of [path, `${path}/csv`, `/billing/invoices/${randomUUID()}`])
    expect((await t.call('GET', each, stranger)).json().code).toBe('not_found');
  const csv = await t.call('GET', `${path}/csv`, admin);
  const [, usage, total] = csv.body.split('\r\n').map((row) => row.split(','));
  expect([usage?.at(-1), total?.at(-1)]).toEqual(Array(2).fill(String((invoice?.amountCents ?? 0) / 100)));
});
