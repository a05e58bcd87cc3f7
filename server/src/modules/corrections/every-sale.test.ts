import type { Invoice } from '@callstead/contract/billing/statements';
import type { CorrectionDetail } from '@callstead/contract/corrections';
import { addMonths, momentsOfMonth, monthOf } from '@callstead/domain/ledger/billing-month';
import type { SaleKind } from '@callstead/domain/sale-kind';
import { localDate } from '@callstead/domain/zone-clock';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ensureMonths } from '../../db/months.ts';
import { aLine, aQualifiedCall, balances, type Line, rows } from '../../testing/call-world.ts';
import { aClick, aPaidLine, type PaidLine } from '../../testing/conversion-world.ts';
import { aLeadCampaign, aPerson, type LeadCampaign, postLead } from '../../testing/lead-world.ts';
import { aMethod, anAdjustment, runsOf } from '../../testing/payout-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { issueInvoices } from '../billing/invoices/issue-invoices.ts';
import { approveDueCalls } from '../calls/approve-calls.ts';
import { approveDueConversions } from '../conversions/approve-conversions.ts';
import { receivePostback } from '../conversions/receive-postback.ts';
import { approveDueLeads } from '../leads/approve-leads.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { correctionAttachment } from './correction-file.ts';
import { runCorrections } from './run-corrections.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
});
afterEach(async () => {
  expect(await verifyLedger(t.db)).toEqual([]);
});
afterAll(() => t.close());

const zone = 'America/New_York';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const post = (path: string, body?: object) => t.call('POST', path, { headers: admin.headers, ...(body && { body }) });
const get = async (path: string) => (await t.call('GET', path, { headers: admin.headers })).json();

type SoldLine = LeadCampaign | PaidLine;
type Options = { balanceCents?: number; advertiserId?: string; publisherId?: string; terms?: object };

/** What is done alike for both, in each one's own way. */
type World = {
  subject: Exclude<SaleKind, 'call'>;
  priceCents: number;
  aLine: (options?: Options) => Promise<SoldLine>;
  sell: (line: SoldLine, at?: Date) => Promise<string>;
  approveDue: (now: Date) => Promise<void>;
};

async function report(line: PaidLine, said: Record<string, string>, at = new Date()): Promise<string> {
  const parameters = { token: line.token, ...said };
  const answer = await receivePostback(
    t.services,
    { method: 'GET', token: line.token, parameters, address: '192.0.2.1' },
    at,
  );
  return 'conversionId' in answer ? (answer.conversionId ?? '') : '';
}

const LEADS: World = {
  subject: 'lead',
  priceCents: 5_000,
  aLine: (options) => aLeadCampaign(t, options),
  sell: async (line, at = new Date()) => {
    await ensureMonths(t.db, 'lead', at, at);
    return (await postLead(t, line as LeadCampaign, { at })).id;
  },
  approveDue: (now) => approveDueLeads(t, now),
};
const CONVERSIONS: World = {
  subject: 'conversion',
  priceCents: 4_000,
  aLine: (options) => aPaidLine(t, options),
  sell: async (line, at = new Date()) => {
    await ensureMonths(t.db, 'click', at, at);
    return report(line as PaidLine, { click_id: await aClick(t, line, at) }, at);
  },
  approveDue: (now) => approveDueConversions(t, now),
};

type Asked = { action: 'refuse' | 'approve' } | { action: 'reprice'; change: object };
async function preview(
  subject: SaleKind,
  line: Pick<Line, 'advertiserId'>,
  asked: Asked,
  filter: object = { account: line.advertiserId },
): Promise<CorrectionDetail> {
  const answer = await post('/admin/corrections', { ...asked, reason: 'Wrong zone', selection: { subject, filter } });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

async function run(id: string): Promise<CorrectionDetail> {
  await post(`/admin/corrections/${id}/start`);
  await Promise.all([1, 2, 3].map(() => runCorrections(t.services)));
  await t.handleEvents();
  return get(`/admin/corrections/${id}`);
}

async function reverse(id: string): Promise<CorrectionDetail> {
  const back = await post(`/admin/corrections/${id}/reverse`, { reason: 'It was right after all' });
  return run(back.json().id);
}

const to = (value: number) => ({ action: 'reprice' as const, change: { kind: 'to', value } });
const standingOf = async (subject: SaleKind, id: string) =>
  (
    await rows<{ billing: string; price: number; payout: number }>(
      t.db,
      `select billing, price_cents as price, payout_cents as payout from ${subject} where id = $1`,
      [id],
    )
  )[0];
const keysOf = async (subject: SaleKind, id: string) =>
  (
    await rows<{ key: string }>(
      t.db,
      `select source_key as key from ledger_entry where ${subject}_id = $1 order by id`,
      [id],
    )
  ).map(({ key }) => key.replace(`${subject}:${id}:`, ''));
const activityOf = async (line: Line) =>
  (
    await rows(
      t.db,
      `select sum(sold)::int as sold, sum(payout_cents)::int as payout from rollup_pair
       where campaign_id = $1 and grain = 'month'`,
      [line.campaignId],
    )
  )[0];
const useOf = async (line: Line) =>
  (
    await rows(
      t.db,
      `select d.slots, d.spent_cents as spent, l.spent_cents as total
       from campaign_day d join campaign_live l on l.campaign_id = d.campaign_id where d.campaign_id = $1`,
      [line.campaignId],
    )
  )[0];
const detailOf = (subject: SaleKind, id: string) => get(`/${subject}s/${id}?language=en`);

describe.each([() => LEADS, () => CONVERSIONS].map((world) => [world().subject, world] as const))('%ss', (_, world) => {
  const { subject, priceCents: price } = world();
  const payout = price / 2;
  const { aLine: open, sell, approveDue } = world();

  test('are refused as a set, and put back to the cent; slots stay taken, what was spent does not', async () => {
    const line = await open();
    const ids = [await sell(line), await sell(line)];
    await approveDue(inDays(8));
    const held = await sell(line);
    await t.handleEvents();
    const before = { money: await balances(t.db, line), activity: await activityOf(line), use: await useOf(line) };

    const seen = await preview(subject, line, { action: 'refuse' });
    expect(seen).toMatchObject({ subject, items: 3, priceCents: -3 * price, payoutCents: -3 * payout });
    expect(await balances(t.db, line)).toEqual(before.money);
    expect(await run(seen.id)).toMatchObject({ status: 'done', doneItems: 3 });
    expect(await balances(t.db, line)).toEqual({ balance: 1_000_000, reserved: 0, held: 0, payable: 0 });
    expect(await activityOf(line)).toEqual({ sold: 0, payout: 0 });
    expect(await useOf(line)).toEqual({ slots: 3, spent: 0, total: 0 });
    const { timeline, billing } = await detailOf(subject, held);
    expect(billing).toBe('refused');
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'refused', note: 'Wrong zone' }));

    expect(await reverse(seen.id)).toMatchObject({ action: 'reverse', subject, items: 3, priceCents: 3 * price });
    expect(await balances(t.db, line)).toEqual(before.money);
    expect(await activityOf(line)).toEqual(before.activity);
    expect(await useOf(line)).toEqual(before.use);
    expect((await detailOf(subject, held)).timeline).toContainEqual(expect.objectContaining({ kind: 'reinstated' }));
    await approveDue(inDays(8)); // what was put back to where it was held is approved by the clock, as ever
    await run((await preview(subject, line, { action: 'refuse' })).id);
    expect(await balances(t.db, line)).toEqual({ balance: 1_000_000, reserved: 0, held: 0, payable: 0 });
    expect((await keysOf(subject, ids[0] ?? '')).at(-1)).toBe('refused:2');
  });

  test('get a new price where the payout lies, a rise as far as the balance allows', async () => {
    const line = await open({ balanceCents: 3 * price });
    const approved = await sell(line);
    await approveDue(inDays(8));
    const held = await sell(line);
    await t.handleEvents();
    const lower = await run(
      (await preview(subject, line, { action: 'reprice', change: { kind: 'percent', value: -1_000 } })).id,
    );
    expect(lower).toMatchObject({ priceCents: -0.2 * price, payoutCents: -0.2 * payout });
    expect(await balances(t.db, line)).toMatchObject({
      balance: 1.2 * price,
      held: 0.9 * payout,
      payable: 0.9 * payout,
    });
    expect((await keysOf(subject, held)).at(-1)).toBe('repriced:1');

    const higher = await preview(subject, line, to(1.9 * price));
    expect(higher).toMatchObject({
      items: 1,
      verdicts: [
        { verdict: 'change', items: 1 },
        { verdict: 'no_balance', items: 1, missingCents: price },
      ],
    });
    await run(higher.id);
    expect(await standingOf(subject, approved)).toEqual({
      billing: 'approved',
      price: 1.9 * price,
      payout: 1.9 * payout,
    });
    expect(await activityOf(line)).toEqual({ sold: 2, payout: 2.8 * payout });
    await reverse(higher.id);
    await reverse(lower.id);
    expect(await balances(t.db, line)).toEqual({ balance: price, reserved: 0, held: payout, payable: payout });
  });

  test('tell on their page what they cost before and since, and how the books moved', async () => {
    const line = await open();
    const id = await sell(line);
    await run((await preview(subject, line, to(3_000))).id);
    const { timeline, entries, price: factors } = await detailOf(subject, id);
    const amount = (kind: string) => {
      const step = timeline.find((each: { kind: string }) => each.kind === kind);
      return step.amountCents ?? step.moneyCents;
    };
    expect(amount('repriced')).toBe(3_000);
    if (subject === 'lead') expect(amount('received')).toBe(price);
    expect(factors).toMatchObject(subject === 'lead' ? { correctedCents: 3_000 } : { corrected: true });
    expect(entries.at(-1)).toMatchObject({ kind: 'repriced', note: 'Wrong zone' });
  });

  test('may be worth nothing, and worth something again', async () => {
    const line = await open();
    const id = await sell(line);
    const nothing = await run((await preview(subject, line, to(0))).id);
    expect(await standingOf(subject, id)).toEqual({ billing: 'held', price: 0, payout: 0 });
    await reverse(nothing.id);
    expect(await standingOf(subject, id)).toEqual({ billing: 'held', price, payout });
  });

  test('stay inside the budget of their campaign', async () => {
    const line = await open({ terms: { budget: { dailyCents: null, totalCents: 2.4 * price } } });
    await sell(line);
    await sell(line);
    expect((await preview(subject, line, to(1.3 * price))).verdicts).toEqual([
      { verdict: 'change', items: 1, missingCents: 0 },
      { verdict: 'no_budget', items: 1, missingCents: 0.3 * price },
    ]);
  });

  test('that are disputed are approved as a set, open again when it is reversed, and can be decided then', async () => {
    const line = await open();
    const id = await sell(line);
    await sell(line);
    const dispute = {
      by: admin.profile.user_id,
      at: new Date().toISOString(),
      reason: 'fake',
      note: null,
      decision: null,
    };
    await rows(t.db, `update ${subject} set billing = 'disputed', dispute = $2 where id = $1`, [
      id,
      JSON.stringify(dispute),
    ]);
    const done = await run((await preview(subject, line, { action: 'approve' })).id);
    expect(done.verdicts).toEqual([
      { verdict: 'change', items: 1, missingCents: 0 },
      { verdict: 'still_open', items: 1, missingCents: 0 },
    ]);
    expect(await balances(t.db, line)).toMatchObject({ held: payout, payable: payout });
    expect((await detailOf(subject, id)).dispute.decision).toMatchObject({ billing: 'approved', reason: 'Wrong zone' });
    await reverse(done.id);
    expect((await detailOf(subject, id)).dispute.decision).toBeNull();
    expect(await balances(t.db, line)).toMatchObject({ held: 2 * payout, payable: 0 });
    const decided = await post(`/admin/${subject}s/${id}/decision`, { decision: 'approved' });
    expect(decided.json()).toMatchObject({ billing: 'approved' });
    expect((await keysOf(subject, id)).at(-1)).toBe('approved:2');
  });

  test('that were paid out leave less than nothing to be paid, and are paid again once they are put back', async () => {
    const publisher = await t.signIn('publisher');
    await aMethod(t, publisher.profile.id);
    const line = await open({ publisherId: publisher.profile.id });
    const id = await sell(line, inDays(-20));
    await approveDue(inDays(-5));
    await anAdjustment(t, publisher.profile.id, 20_000);
    const r = runsOf(t, admin);
    const { id: runId } = await r.frozen();
    const { id: payoutId } = (await r.rowOf(runId, publisher.profile.id))?.payout ?? { id: '' };
    await r.post(`/admin/payouts/${payoutId}/sent`, { sentOn: localDate(new Date(), zone) });
    expect(await standingOf(subject, id)).toMatchObject({ billing: 'paid' });

    const lower = await run((await preview(subject, line, to(3_000))).id);
    expect(await standingOf(subject, id)).toEqual({ billing: 'paid', price: 3_000, payout: 1_500 });
    expect(await r.balance(publisher.profile.id, 'payable')).toBe(1_500 - payout);
    await reverse(lower.id);
    const refused = await run((await preview(subject, line, { action: 'refuse' })).id);
    expect(await r.balance(publisher.profile.id, 'payable')).toBe(-payout);
    await reverse(refused.id);
    expect(await standingOf(subject, id)).toMatchObject({ billing: 'paid' });
    expect(await r.balance(publisher.profile.id, 'payable')).toBe(0);
    const lines = await rows(
      t.db,
      `select kind, amount_cents as cents from payout_line where ${subject}_id = $1 order by entry_id`,
      [id],
    );
    expect(lines).toEqual([
      { kind: 'approved', cents: payout },
      { kind: 'repriced', cents: 1_500 - payout },
      { kind: 'repriced', cents: payout - 1_500 },
      { kind: 'refused', cents: -payout },
      { kind: 'put_back', cents: payout },
    ]);
  });

  test('are told to those concerned once, each with a file of their own', async () => {
    const line = await open();
    const id = await sell(line);
    const set = await run((await preview(subject, line, to(3_000))).id);
    const [publisher] = await rows<{ email: string }>(t.db, 'select email from account_with_person where id = $1', [
      line.publisherId,
    ]);
    const mails = (await t.mailsTo(publisher?.email ?? '')).filter(({ mail }) => mail === `${subject}s-corrected`);
    expect(mails).toMatchObject([{ values: { items: 1, reason: 'Wrong zone' }, attachment: { id: set.id } }]);
    const told = await rows(t.db, `select data from notification where kind = $1 and data ->> 'number' = $2`, [
      `${subject}s_corrected`,
      String(set.number),
    ]);
    expect(told).toHaveLength(2);
    const fileFor = async (accountId: string) =>
      (await correctionAttachment(t.db, { id: set.id, accountId, language: 'en' })).content.toString();
    const [theirs, advertisers] = [await fileFor(line.publisherId), await fileFor(line.advertiserId)];
    expect([theirs.includes(id), advertisers.includes(id)]).toEqual([true, true]);
    expect(theirs).toContain(`${(payout / 100).toFixed(2)},15.00`);
    expect(advertisers).toContain(`${(price / 100).toFixed(2)},30.00`);
    expect([theirs.includes('Ruiz'), advertisers.includes('Ruiz')]).toEqual([false, false]);
    const whole = await t.call('GET', `/admin/corrections/${set.id}/items.csv?language=en`, { headers: admin.headers });
    expect(whole.body.trim().split('\r\n')).toHaveLength(2);
    const { data } = await get('/admin/audit?action=correction.run&limit=1');
    expect(data[0].after).toMatchObject({ action: 'reprice', [`${subject}s`]: 1 });
  });

  test('have filters of their own; those of another list are refused', async () => {
    const refused = await post('/admin/corrections', {
      ...{ action: 'refuse', reason: 'x' },
      selection: { subject, filter: { outcome: 'qualified' } },
    });
    expect(refused.json().code).toBe('validation_failed');
  });
});

const publicIdOf = async ({ campaignId }: Line) =>
  (await rows<{ id: string }>(t.db, 'select public_id as id from campaign where id = $1', [campaignId]))[0]?.id;

/** Before the month is invoiced, one sale of a campaign and two of another. */
async function soldIn(world: World, inside: Date) {
  const line = await world.aLine();
  const other = await world.aLine({ advertiserId: line.advertiserId, balanceCents: 0 });
  await world.sell(line, inside);
  await world.sell(other, inside);
  const back = await world.sell(other, inside);
  return { ...world, line, back, campaigns: [await publicIdOf(line), await publicIdOf(other)] as const };
}

/** After it was: one falls, two rise, and one of them is refused and put back, as if nothing had been. */
async function correctInvoiced({ subject, line, priceCents: price, back, campaigns }: Invoiced): Promise<void> {
  const lower = await preview(subject, line, to(3_000), { campaign: campaigns[0] });
  expect(lower.invoiced).toEqual({ items: 1, creditCents: 3_000 - price, lateCents: 0 });
  const higher = await preview(subject, line, to(6_000), { campaign: campaigns[1] });
  expect(higher.invoiced).toEqual({ items: 2, creditCents: 0, lateCents: 2 * (6_000 - price) });
  await run(lower.id);
  await run(higher.id);
  const refused = await run((await preview(subject, line, { action: 'refuse' }, { search: back })).id);
  await reverse(refused.id);
}
type Invoiced = Awaited<ReturnType<typeof soldIn>>;

test('what falls in a month that is invoiced is a credit of the next invoice, what rises a late line', async () => {
  const month = addMonths(monthOf(new Date(), zone), -1);
  const inside = new Date(momentsOfMonth(month, zone).from.getTime() + 3 * 86_400_000);
  const worlds = [await soldIn(LEADS, inside), await soldIn(CONVERSIONS, inside)];
  await issueInvoices(t, { now: new Date(), zone });
  for (const world of worlds) await correctInvoiced(world);
  const nextIsOver = new Date(momentsOfMonth(addMonths(month, 1), zone).to.getTime() + 2 * 3_600_000);
  await issueInvoices(t, { now: nextIsOver, zone });
  for (const { line, priceCents } of worlds) {
    const { data } = await get(`/billing/invoices?account=${line.advertiserId}`);
    const newest: Invoice = await get(`/billing/invoices/${data[0].id}`);
    const lines = newest.lines.map(({ kind, calls, amountCents, chargedMonth }) => ({
      ...{ kind, calls, amountCents, chargedMonth },
    }));
    expect(lines).toEqual(
      expect.arrayContaining([
        { kind: 'credit', calls: 0, amountCents: 3_000 - priceCents, chargedMonth: month },
        { kind: 'late', calls: 0, amountCents: 2 * (6_000 - priceCents), chargedMonth: null },
      ]),
    );
    expect(newest.creditNotes).toMatchObject([{ chargedMonth: month, amountCents: 3_000 - priceCents }]);
  }
});

test('whoever is refused may come again; whoever is put back may not', async () => {
  const line = await aLeadCampaign(t);
  const [ana, eva] = [aPerson(), aPerson()];
  await postLead(t, line, { person: ana });
  await postLead(t, line, { person: eva });
  const refused = await run((await preview('lead', line, { action: 'refuse' })).id);
  expect((await postLead(t, line, { person: eva })).status).toBe('accepted');
  await reverse(refused.id);
  expect((await postLead(t, line, { person: ana })).status).toBe('duplicate');
  expect((await postLead(t, line, { person: eva })).status).toBe('duplicate');
});

test('a conversion keeps its corrected price when its advertiser confirms it, and not when they name another amount', async () => {
  const pricing = { kind: 'percent', conversion: 'sale', basisPoints: 1_000, ceilingCents: 50_000 } as const;
  const line = await aPaidLine(t, { terms: { pricing } });
  const [first, second] = [await aClick(t, line), await aClick(t, line)];
  const ids = [
    await report(line, { click_id: first, status: 'pending', amount: '100' }),
    await report(line, { click_id: second, status: 'pending', amount: '100' }),
  ] as const;
  const set = await run((await preview('conversion', line, to(600))).id);
  await report(line, { click_id: first, status: 'approved' });
  await report(line, { click_id: second, status: 'approved', amount: '200' });
  expect(await standingOf('conversion', ids[0])).toMatchObject({ price: 600 });
  expect(await standingOf('conversion', ids[1])).toMatchObject({ price: 2_000 });
  const back = await reverse(set.id);
  expect(back.verdicts).toMatchObject([
    { verdict: 'change', items: 1 },
    { verdict: 'moved_on', items: 1 },
  ]);
});

test('sets of calls, leads and conversions of one advertiser run at once, with approvals and decisions between them', async () => {
  const calls = await aLine(t, { balanceCents: 200_000 });
  const shared = { advertiserId: calls.advertiserId, publisherId: calls.publisherId, balanceCents: 0 };
  const [leads, conversions] = [await LEADS.aLine(shared), await CONVERSIONS.aLine(shared)];
  for (let round = 0; round < 4; round += 1) {
    await aQualifiedCall(t, calls);
    await LEADS.sell(leads);
    await CONVERSIONS.sell(conversions);
  }
  const decided = await LEADS.sell(leads);
  const before = await balances(t.db, calls);
  const sets: string[] = [];
  for (const subject of ['call', 'lead', 'conversion'] as const)
    for (const asked of [to(4_500), { action: 'refuse' as const }])
      sets.push((await preview(subject, calls, asked)).id);
  for (const id of sets) await post(`/admin/corrections/${id}/start`);
  await Promise.all([
    ...[1, 2, 3, 4].map(() => runCorrections(t.services)),
    approveDueCalls(t, inDays(8)),
    LEADS.approveDue(inDays(8)),
    CONVERSIONS.approveDue(inDays(8)),
    post(`/admin/leads/${decided}/decision`, { decision: 'refused' }),
  ]);
  await runCorrections(t.services);
  expect(await verifyLedger(t.db)).toEqual([]);
  expect(await balances(t.db, calls)).toMatchObject({ balance: 200_000, held: 0, payable: 0 });
  for (const id of sets.toReversed()) {
    const { action, items } = await get(`/admin/corrections/${id}`);
    if (action === 'refuse' && items > 0) await reverse(id);
  }
  const after = await balances(t.db, calls);
  expect(after.balance).toBeGreaterThanOrEqual(before.balance ?? 0);
  expect(await verifyLedger(t.db)).toEqual([]);
});
