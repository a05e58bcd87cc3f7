import type { Invoice } from '@callstead/contract/billing/statements';
import type { CorrectionDetail, PreviewCorrectionRequest } from '@callstead/contract/corrections';
import { addMonths, momentsOfMonth, monthOf } from '@callstead/domain/ledger/billing-month';
import { localDate } from '@callstead/domain/zone-clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLine, aQualifiedCall, balances, type Line, rows } from '../../testing/call-world.ts';
import { aPastCall } from '../../testing/past-calls.ts';
import { aMethod, anAdjustment, runsOf } from '../../testing/payout-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { issueInvoices } from '../billing/invoices/issue-invoices.ts';
import { approveDueCalls } from '../calls/approve-calls.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { correctionAttachment } from './correction-file.ts';
import { runCorrections } from './run-corrections.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
});
afterAll(async () => {
  expect(await verifyLedger(t.db)).toEqual([]);
  await t.close();
});

const zone = 'America/New_York';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const post = (path: string, body?: object) =>
  t.call('POST', `/admin/corrections${path}`, { headers: admin.headers, ...(body && { body }) });
const get = async (path: string) => (await t.call('GET', path, { headers: admin.headers })).json();

type Asked = Pick<PreviewCorrectionRequest, 'action'> & { change?: object; filter?: object };
const preview = async (
  line: Pick<Line, 'advertiserId'>,
  { filter = { account: line.advertiserId }, ...asked }: Asked,
): Promise<CorrectionDetail> =>
  (await post('', { reason: 'Wrong zone', selection: { subject: 'call', filter }, ...asked })).json();

async function run(id: string): Promise<CorrectionDetail> {
  await post(`/${id}/start`);
  await Promise.all([1, 2, 3].map(() => runCorrections(t.services)));
  await t.handleEvents();
  return get(`/admin/corrections/${id}`);
}

async function reverse(id: string): Promise<CorrectionDetail> {
  const back = (await post(`/${id}/reverse`, { reason: 'It was right after all' })).json();
  return run(back.id);
}

const callsOf = (line: Line) =>
  rows(
    t.db,
    'select billing, price_cents as price, payout_cents as payout from call where campaign_id = $1 order by id',
    [line.campaignId],
  );
const activityOf = async (line: Line) =>
  (
    await rows(
      t.db,
      `select sum(sold)::int as sold, sum(payout_cents)::int as payout from rollup_pair
       where campaign_id = $1 and grain = 'month'`,
      [line.campaignId],
    )
  )[0];
const to = (value: number) => ({ action: 'reprice' as const, change: { kind: 'to', value } });

test('a set is previewed, refused by several processes at once, and put back to the cent', async () => {
  const line = await aLine(t);
  const ids = [await aQualifiedCall(t, line), await aQualifiedCall(t, line), await aQualifiedCall(t, line)];
  await approveDueCalls(t, inDays(8));
  await aQualifiedCall(t, line);
  await t.handleEvents();
  const before = { money: await balances(t.db, line), calls: await callsOf(line), activity: await activityOf(line) };

  const seen = await preview(line, { action: 'refuse' });
  expect(seen).toMatchObject({
    status: 'previewed',
    items: 4,
    priceCents: -20_000,
    payoutCents: -10_000,
    verdicts: [{ verdict: 'change', items: 4 }],
    advertisers: 1,
    publishers: 1,
    doneItems: 0,
  });
  expect(await balances(t.db, line)).toEqual(before.money);
  expect((await get('/admin/corrections')).data.map(({ id }: { id: string }) => id)).not.toContain(seen.id);

  const done = await run(seen.id);
  expect(done).toMatchObject({ status: 'done', items: 4, doneItems: 4, priceCents: -20_000 });
  expect(await balances(t.db, line)).toEqual({ balance: 1_000_000, reserved: 0, held: 0, payable: 0 });
  expect(await activityOf(line)).toEqual({ sold: 0, payout: 0 });
  const detail = await get(`/calls/${ids[0]}?language=en`);
  expect(detail.timeline).toContainEqual(expect.objectContaining({ kind: 'taken_back', note: 'Wrong zone' }));

  const back = await reverse(seen.id);
  expect(back).toMatchObject({ action: 'reverse', status: 'done', items: 4, priceCents: 20_000 });
  expect(await balances(t.db, line)).toEqual(before.money);
  expect(await callsOf(line)).toEqual(before.calls);
  expect(await activityOf(line)).toEqual(before.activity);
  expect(await get(`/admin/corrections/${seen.id}`)).toMatchObject({ reversedBy: { id: back.id } });
  expect((await post(`/${seen.id}/reverse`, { reason: 'again' })).json().code).toBe('correction_state');

  // What was put back can be refused, and approved, once more.
  await run((await preview(line, { action: 'refuse' })).id);
  expect(await balances(t.db, line)).toEqual({ balance: 1_000_000, reserved: 0, held: 0, payable: 0 });
});

test('a price falls where the payout lies, rises as far as the balance allows, and what is missing is named', async () => {
  const line = await aLine(t, { balanceCents: 15_000 });
  await aQualifiedCall(t, line);
  await approveDueCalls(t, inDays(8));
  const held = await aQualifiedCall(t, line);
  await t.handleEvents();

  const lower = await run((await preview(line, { action: 'reprice', change: { kind: 'percent', value: -1_000 } })).id);
  expect(lower).toMatchObject({ priceCents: -1_000, payoutCents: -500 });
  expect(await balances(t.db, line)).toEqual({ balance: 6_000, reserved: 0, held: 2_250, payable: 2_250 });
  expect((await get(`/calls/${held}?language=en`)).timeline.map((step: { kind: string }) => step.kind)).toContain(
    'repriced',
  );

  const higher = await preview(line, to(9_000));
  expect(higher).toMatchObject({
    items: 1,
    priceCents: 4_500,
    verdicts: [
      { verdict: 'change', items: 1 },
      { verdict: 'no_balance', items: 1, missingCents: 4_500 },
    ],
  });
  await run(higher.id);
  expect(await balances(t.db, line)).toMatchObject({ balance: 1_500, held: 2_250, payable: 4_500 });
  expect(await activityOf(line)).toEqual({ sold: 2, payout: 6_750 });
  await reverse(higher.id);
  await reverse(lower.id);
  expect(await balances(t.db, line)).toEqual({ balance: 5_000, reserved: 0, held: 2_500, payable: 2_500 });
});

test('a rise stays inside the budget of the campaign', async () => {
  const line = await aLine(t, { terms: { budget: { dailyCents: null, totalCents: 12_000 } } });
  await aQualifiedCall(t, line);
  await aQualifiedCall(t, line);
  const { verdicts } = await preview(line, to(6_500));
  expect(verdicts).toEqual([
    { verdict: 'change', items: 1, missingCents: 0 },
    { verdict: 'no_budget', items: 1, missingCents: 1_500 },
  ]);
});

test('what changed between preview and start is judged anew, and a reversal leaves alone what moved on', async () => {
  const line = await aLine(t);
  const ids = [await aQualifiedCall(t, line), await aQualifiedCall(t, line)];
  const decide = (id: string | undefined, decision: string) =>
    t.call('POST', `/admin/calls/${id}/decision`, { headers: admin.headers, body: { decision } });
  const seen = await preview(line, to(4_000));
  await decide(ids[0], 'refused');
  const done = await run(seen.id);
  expect(done).toMatchObject({ items: 1, verdicts: [{ verdict: 'change' }, { verdict: 'was_refused', items: 1 }] });
  await decide(ids[1], 'refused');
  const back = await post(`/${seen.id}/reverse`, { reason: 'no' });
  expect(back.json()).toMatchObject({ items: 0, verdicts: [{ verdict: 'moved_on', items: 1 }] });
  expect((await post(`/${back.json().id}/start`)).json().code).toBe('correction_state');
});

test('disputes are approved as a set, and open again when it is reversed', async () => {
  const line = await aLine(t);
  const id = await aQualifiedCall(t, line);
  const still = await aQualifiedCall(t, line);
  const dispute = { by: admin.profile.user_id, at: new Date().toISOString(), reason: 'nobody there', decision: null };
  await rows(t.db, `update call set billing = 'disputed', dispute = $2 where id = $1`, [id, JSON.stringify(dispute)]);
  const done = await run((await preview(line, { action: 'approve' })).id);
  expect(done.verdicts).toEqual([
    { verdict: 'change', items: 1, missingCents: 0 },
    { verdict: 'still_open', items: 1, missingCents: 0 },
  ]);
  expect(await balances(t.db, line)).toMatchObject({ held: 2_500, payable: 2_500 });
  expect((await get(`/calls/${id}?language=en`)).dispute.decision).toMatchObject({ billing: 'approved' });
  await reverse(done.id);
  expect(await balances(t.db, line)).toMatchObject({ held: 5_000, payable: 0 });
  expect((await get(`/calls/${id}?language=en`)).dispute.decision).toBeNull();
  expect((await get(`/calls/${still}?language=en`)).billing).toBe('held');
});

test('a month that is invoiced stays as it is: a lower price is a credit of the next invoice, a rise a late line', async () => {
  const line = await aLine(t);
  const other = await aLine(t, { advertiserId: line.advertiserId, balanceCents: 0 });
  const [month, now] = [addMonths(monthOf(new Date(), zone), -1), new Date()];
  const inside = new Date(momentsOfMonth(month, zone).from.getTime() + 3 * 86_400_000);
  await aPastCall(t, line, inside);
  await aPastCall(t, other, inside);
  await issueInvoices(t, { now, zone });
  const publicId = (campaignId: string) =>
    rows<{ id: string }>(t.db, 'select public_id as id from campaign where id = $1', [campaignId]);
  const filterOf = async ({ campaignId }: Line) => ({ campaign: (await publicId(campaignId))[0]?.id });

  const lower = await preview(line, { ...to(3_000), filter: await filterOf(line) });
  expect(lower.invoiced).toMatchObject({ items: 1, creditCents: lower.priceCents, lateCents: 0 });
  const higher = await preview(line, { ...to(9_900), filter: await filterOf(other) });
  expect(higher.invoiced).toMatchObject({ items: 1, creditCents: 0, lateCents: higher.priceCents });
  await run(lower.id);
  await run(higher.id);
  await issueInvoices(t, {
    now: new Date(momentsOfMonth(addMonths(month, 1), zone).to.getTime() + 2 * 3_600_000),
    zone,
  });
  const { data } = await get(`/billing/invoices?account=${line.advertiserId}`);
  const [newest]: Invoice[] = await Promise.all(data.map(({ id }: Invoice) => get(`/billing/invoices/${id}`)));
  expect(
    newest?.lines.map(({ kind, calls, amountCents, chargedMonth }) => [kind, calls, amountCents, chargedMonth]),
  ).toEqual(
    expect.arrayContaining([
      ['credit', 0, lower.priceCents, month],
      ['late', 0, higher.priceCents, null],
    ]),
  );
  expect(newest?.creditNotes).toMatchObject([{ chargedMonth: month, amountCents: lower.priceCents }]);
});

test('those concerned are told and mailed once, with their own calls alone and callers hidden from publishers', async () => {
  const line = await aLine(t);
  const other = await aLine(t, { advertiserId: line.advertiserId, campaignId: line.campaignId });
  const [own, others] = [await aQualifiedCall(t, line), await aQualifiedCall(t, other)];
  const { id } = await run((await preview(line, to(4_000))).id);
  const [publisher] = await rows<{ email: string }>(t.db, 'select email from account_with_person where id = $1', [
    line.publisherId,
  ]);
  const mails = await t.mailsTo(publisher?.email ?? '');
  expect(mails.filter(({ mail }) => mail === 'calls-corrected')).toMatchObject([
    { values: { items: 1, amount: '-$5.00', reason: 'Wrong zone' }, attachment: { id, accountId: line.publisherId } },
  ]);
  const told = await rows(
    t.db,
    `select data from notification where kind = 'calls_corrected' and data ->> 'number' = (
    select number::text from correction_set where id = $1)`,
    [id],
  );
  expect(told).toHaveLength(3);
  const fileFor = async (accountId: string) =>
    (await correctionAttachment(t.db, { id, accountId, language: 'en' })).content.toString();
  const [theirs, advertisers] = [await fileFor(line.publisherId), await fileFor(line.advertiserId)];
  expect([theirs.includes(own), theirs.includes(others), theirs.includes('••')]).toEqual([true, false, true]);
  expect([advertisers.includes(own), advertisers.includes(others), advertisers.includes('••')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(theirs).toContain('25.00,20.00,-5');
  expect(advertisers).toContain('50.00,40.00,-10');
  const whole = await t.call('GET', `/admin/corrections/${id}/items.csv?language=en`, { headers: admin.headers });
  expect(whole.body.trim().split('\r\n')).toHaveLength(3);
});

test('a filter with a slip in it is refused, not widened', async () => {
  const answers = await Promise.all(
    [{ campaign: 'not a code!' }, { billing: 'helt' }, { campain: 'HS001' }].map((filter) =>
      post('', { action: 'refuse', reason: 'x', selection: { subject: 'call', filter } }),
    ),
  );
  expect(answers.map((answer) => answer.json().code)).toEqual(Array(3).fill('validation_failed'));
});

test('what a set did cannot be changed or forgotten', async () => {
  const line = await aLine(t);
  await aQualifiedCall(t, line);
  const { id } = await run((await preview(line, to(4_000))).id);
  for (const change of [
    `update correction_set set reason = 'x' where id = $1`,
    'delete from correction_set where id = $1',
    `update correction_item set verdict = 'already' where set_id = $1`,
  ])
    await expect(rows(t.db, change, [id])).rejects.toThrow('append-only');
});

test('a bonus is given once, is in what the next payout holds, and its publisher hears of it', async () => {
  const publisher = await t.anAccount('publisher');
  const body = { id: crypto.randomUUID(), accountId: publisher.id, amountCents: 5_000, reason: 'Best month' };
  const give = () => t.call('POST', '/admin/ledger/bonuses', { headers: admin.headers, body });
  await Promise.all([give(), give()]);
  expect(await balances(t.db, { advertiserId: 'nobody', publisherId: publisher.id })).toEqual({ payable: 5_000 });
  expect(await t.mailsTo(publisher.email)).toMatchObject([{ mail: 'bonus-given', values: { amount: '$50.00' } }]);
  expect(await rows(t.db, `select 1 from notification where kind = 'bonus_given'`)).toHaveLength(1);
});

test('a call refused while its payout was on its way and put back after it was sent is paid; one that came back is not', async () => {
  const publisher = await t.signIn('publisher');
  await aMethod(t, publisher.profile.id);
  const line = await aLine(t, { publisherId: publisher.profile.id });
  await aPastCall(t, line, inDays(-20));
  await approveDueCalls(t, inDays(-5));
  await anAdjustment(t, publisher.profile.id, 20_000);
  const r = runsOf(t, admin);
  const { id: runId } = await r.frozen();
  const { id } = (await r.rowOf(runId, publisher.profile.id))?.payout ?? { id: '' };
  const refused = await run((await preview(line, { action: 'refuse' })).id);
  await r.post(`/admin/payouts/${id}/sent`, { sentOn: localDate(new Date(), zone) });
  expect(await callsOf(line)).toMatchObject([{ billing: 'refused' }]);
  await reverse(refused.id);
  expect(await callsOf(line)).toMatchObject([{ billing: 'paid' }]);
  const lines = await rows(
    t.db,
    `select kind, amount_cents as cents from payout_line where account_id = $1 and call_id is not null order by entry_id`,
    [publisher.profile.id],
  );
  expect(lines).toEqual([
    { kind: 'approved', cents: 2_500 },
    { kind: 'refused', cents: -2_500 },
    { kind: 'put_back', cents: 2_500 },
  ]);
  const again = await run((await preview(line, { action: 'refuse' })).id);
  await r.post(`/admin/payouts/${id}/failed`, { reason: 'R03' });
  await reverse(again.id);
  expect(await callsOf(line)).toMatchObject([{ billing: 'approved' }]);
});
