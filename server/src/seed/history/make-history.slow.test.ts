import { isExplained } from '@callstead/domain/routing/stored-decision';
import type { StoredCall } from '@callstead/domain/settling/stored-call';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { issueInvoices } from '../../modules/billing/invoices/issue-invoices.ts';
import { verifyLedger } from '../../modules/ledger/verify.ts';
import { paying, readPreview } from '../../modules/payouts/runs/preview.ts';
import { rows } from '../../testing/call-world.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { SUBSCRIBERS } from '../../workers/subscribers.ts';
import { seedDemo } from '../demo.ts';
import { demoEmail } from '../demo-accounts.ts';
import { seedCatalogue } from '../network-advertiser.ts';
import { makeDemoHistory } from './make-history.ts';
import { planHistory } from './plan-history.ts';

const NOW = new Date('2026-11-15T15:20:00Z');
const PAID = `billing in ('held', 'disputed', 'approved', 'paid')`;

async function seeded(): Promise<TestNetwork> {
  const t = await createTestNetwork();
  await seedDemo(t);
  await seedCatalogue(t, 'active');
  return t;
}

const makeHistory = (t: TestNetwork, now: Date) =>
  makeDemoHistory(t.services, { now, print: () => undefined, subscribers: SUBSCRIBERS });

const advertiserOf = async (t: TestNetwork) =>
  (await rows<{ id: string }>(t.db, 'select id from account where email = $1', [demoEmail('advertiser')]))[0]?.id ?? '';

test('stopped in the middle it leaves nothing behind, and the next start makes it whole', async () => {
  const t = await seeded();
  const making = expect(makeHistory(t, NOW)).rejects.toThrow();
  await vi.waitFor(async () => expect(await killOldTransaction(t)).toBe(1), { timeout: 60_000 });
  await making;
  const left = `select (select count(*) from call) as calls, (select count(*) from ledger_entry) as entries,
                       (select count(*) from application) as applications`;
  expect(await rows(t.db, left)).toEqual([{ calls: 0, entries: 0, applications: 0 }]);
  // This time seven minutes into a month: what the running month holds was paid in those minutes.
  await makeHistory(t, new Date('2027-03-01T05:07:00Z'));
  await issueInvoices(t, { now: new Date('2027-03-01T06:29:00Z'), zone: 'America/New_York' }); // as the job does
  const invoices = `select month, amount_cents / 100 as dollars from invoice where advertiser_id = $1 order by month desc limit 3`;
  expect(await rows(t.db, invoices, [await advertiserOf(t)])).toEqual([
    { month: '2027-02', dollars: 1250 },
    { month: '2027-01', dollars: 800 },
    { month: '2026-12', dollars: 1500 },
  ]);
  expect(await verifyLedger(t.db)).toEqual([]);
  const [before] = await rows(t.db, left);
  await makeHistory(t, NOW); // once is enough
  expect(await rows(t.db, left)).toEqual([before]);
  await t.close();
}, 300_000);

/** Answers how many there were; a second of history has calls, their ends and their money. */
async function killOldTransaction({ db }: TestNetwork): Promise<number> {
  const old = `datname = current_database() and xact_start < now() - interval '1 second'`;
  return (await rows(db, `select pg_terminate_backend(pid) from pg_stat_activity where ${old}`)).length;
}

describe('the history of an ordinary day', () => {
  let t: TestNetwork;
  let advertiser: string;
  beforeAll(async () => {
    t = await seeded();
    await makeHistory(t, NOW);
    advertiser = await advertiserOf(t);
  }, 300_000);
  afterAll(() => t.close());

  test('shows the figures of all time and of the last thirty days', async () => {
    const figures = (since: string) =>
      rows(
        t.db,
        `select count(*) as incoming, count(*) filter (where ${PAID}) as qualified,
                (sum(price_cents) filter (where ${PAID}))::integer / 100 as dollars
         from call where advertiser_id = $1 and arrived_at >= $2`,
        [advertiser, since],
      );
    expect(await figures('2020-01-01')).toEqual([{ incoming: 2133, qualified: 320, dollars: 12750 }]);
    expect(await figures('2026-10-17T04:00:00Z')).toEqual([{ incoming: 1107, qualified: 166, dollars: 3550 }]);
  });

  test('books the months of the newest invoices', async () => {
    const months = await rows(
      t.db,
      `select to_char(e.at at time zone 'America/New_York', 'YYYY-MM') as month,
              sum(case when p.from_account like 'advertiser:%' then p.amount_cents else -p.amount_cents end)::integer / 100 as dollars
       from ledger_entry e join ledger_posting p on p.entry_id = e.id
       where e.kind in ('qualified', 'refused')
         and $1 in (p.from_account, p.to_account) is false
         and (p.from_account = $2 and p.to_account not like 'advertiser:%' or p.to_account = $1)
       group by 1 order by 1 desc`,
      [`advertiser:${advertiser}:balance`, `advertiser:${advertiser}:reserved`],
    );
    expect(months.slice(1, 4)).toEqual([
      { month: '2026-10', dollars: 1250 },
      { month: '2026-09', dollars: 800 },
      { month: '2026-08', dollars: 1500 },
    ]);
  });

  test('has callers who came by a saved link: their click, what it carried and the number they were shown', async () => {
    const [clicks] = await rows(
      t.db,
      `select count(*) > 700 as many, count(*) filter (where is_unique) < count(*) filter (where verdict = 'ok') as "someAgain",
              count(distinct saved_link_id)::integer as links, count(*) filter (where verdict = 'bot') > 5 as bots
       from click`,
    );
    expect(clicks).toEqual({ many: true, someAgain: true, links: 5, bots: true });
    const [calls] = await rows(
      t.db,
      `select count(*) > 100 as many, bool_and(c.source = k.source and c.sub1 = k.sub1) as alike,
              bool_and(c.arrived_at > k.clicked_at) as later, bool_and(n.is_pooled) as pooled
       from call c join click k on k.id = c.click_id join tracking_number n on n.number = c.number`,
    );
    expect(calls).toEqual({ many: true, alike: true, later: true, pooled: true });
  });

  test('has conversions of clicks that are held, some told of calls for information, and postbacks to be mended', async () => {
    const found = await rows(
      t.db,
      `select source, billing, reason, count(*) > 3 as many, sum(payout_cents) > 0 as earned
       from conversion group by 1, 2, 3 order by 1, 2`,
    );
    expect(found).toEqual([
      { source: 'call', billing: 'none', reason: 'information', many: true, earned: false },
      { source: 'click', billing: 'held', reason: null, many: true, earned: true },
    ]);
    const refused = await rows(t.db, 'select code from postback_received where code is not null order by code');
    expect(refused).toEqual([{ code: 'amount_invalid' }, { code: 'unknown_click' }]);
  });

  test('left invoices, one active campaign, disputes that wait and recordings to fetch', async () => {
    const count = (query: string) => rows<{ n: number }>(t.db, query, [advertiser]).then(([row]) => row?.n);
    expect(await count(`select count(*) as n from invoice where advertiser_id = $1`)).toBe(6);
    expect(await count(`select count(*) as n from campaign where advertiser_id = $1 and status = 'active'`)).toBe(1);
    expect(await count(`select count(*) as n from call where advertiser_id = $1 and billing = 'disputed'`)).toBe(2);
    expect(await count(`select count(*) as n from call where advertiser_id = $1 and billing = 'refused'`)).toBe(1);
    expect(await t.jobs('fetch-recording')).toHaveLength(12);
    expect(await t.jobs('send-mail')).toEqual([]);
  });

  test('paid publishers month by month, and left the newest runs to an admin', async () => {
    const runs = await rows<{ schedule: string; status: string; runs: number }>(
      t.db,
      `select schedule, status, count(*)::integer as runs from payout_run group by 1, 2 order by 1, 2`,
    );
    expect(runs.filter(({ schedule }) => schedule === 'monthly')).toEqual([
      { schedule: 'monthly', status: 'frozen', runs: 5 },
      { schedule: 'monthly', status: 'proposed', runs: 1 },
    ]);
    expect(runs).toContainEqual({ schedule: 'weekly', status: 'proposed', runs: 1 });
    const states = `select status, count(*)::integer as payouts from payout group by 1 order by 1`;
    expect(await rows(t.db, states)).toEqual([
      { status: 'failed', payouts: 1 },
      { status: 'returned', payouts: 1 },
      { status: 'sent', payouts: expect.any(Number) },
    ]);
    const retried = `select status from payout where attempt = 2`;
    expect(await rows(t.db, retried)).toEqual([{ status: 'sent' }]);
  });

  test('the run of the last 1st pays most, and says why not of the others', async () => {
    const [run] = await t.db
      .selectFrom('payout_run')
      .selectAll()
      .where('status', '=', 'proposed')
      .where('schedule', '=', 'monthly')
      .execute();
    const preview = run ? await readPreview(t.services, run, { now: NOW }) : [];
    expect(paying(preview).length).toBeGreaterThanOrEqual(4);
    const others = preview.filter(({ verdict }) => verdict !== 'pays').map(({ name, verdict }) => [name, verdict]);
    expect(others.sort()).toEqual([
      ['Ana Vega', 'on_hold'],
      ['Bruno Díaz', 'below_threshold'],
      ['Costa Leads', 'no_method'],
    ]);
  });

  test('money came by card and by transfer, a change of method waits, and a referral has earned something', async () => {
    const [found] = await rows(
      t.db,
      `select (select count(*)::integer from payment where status = 'succeeded' and fee_cents > 0) as cards,
              (select count(*)::integer from bank_transfer where state = 'matched') as transfers,
              (select count(*)::integer from payment_method where counts_from > $1) as waiting,
              (select sum(amount_cents) > 0 from payout_line where kind = 'referral') as referred`,
      [NOW],
    );
    expect(found).toEqual({ cards: expect.any(Number), transfers: 1, waiting: 1, referred: true });
    expect(Number((found as { cards: number }).cards)).toBeGreaterThan(2);
  });

  test('everybody heard of it at the time, and only disputes that wait are unread', async () => {
    const [news] = await rows(
      t.db,
      `select count(*) > 20 as many, max(created_at) <= $1 as dated, (select count(*)::int from event_inbox) as waiting,
              count(*) filter (where read_at is null and kind <> 'call_disputed') as unread,
              count(distinct data ->> 'callId') filter (where read_at is null) as disputed from notification`,
      [NOW],
    );
    expect(news).toEqual({ many: true, dated: true, waiting: 0, unread: 0, disputed: 2 });
  });

  test('every call ended as it was meant to', async () => {
    const made = await rows<{ call_sid: string; result: string; price_cents: number | null }>(
      t.db,
      `select call_sid, coalesce(reason, outcome) as result, price_cents from call where advertiser_id = $1 and status not in ('ringing', 'connected')`,
      [advertiser],
    );
    const bySid = new Map(made.map((call) => [call.call_sid, call]));
    const planned = planHistory(NOW).calls.filter(({ expects }) => expects !== null);
    const wrong = planned.filter(({ callSid, expects }) => bySid.get(callSid)?.result !== expects);
    expect(wrong.map(({ callSid, expects }) => [expects, bySid.get(callSid)?.result])).toEqual([]);
    const dear = planned.filter(({ callSid, priceCents }) => (bySid.get(callSid)?.price_cents ?? 0) !== priceCents);
    expect(dear).toEqual([]);
  });

  test('every call tells what it found at its moment, not the calls that were written beside it', async () => {
    const wrong = await rows(
      t.db,
      `select c.id from call c
       where c.reservation is not null
         and (c.reservation ->> 'campaignCalls')::integer <> (
           select count(*) from call o
           where o.campaign_id = c.campaign_id and o.status <> 'refused'
             and o.arrived_at between c.arrived_at - interval '1 hour' and c.arrived_at -- no call lasts longer
             and o.id <> c.id and o.ended_at > c.arrived_at)`,
    );
    expect(wrong).toEqual([]);
    const [most] = await rows<{ open: number }>(
      t.db,
      `select max((reservation ->> 'dayOpen')::integer) as open from call`,
    );
    expect(most?.open).toBeLessThan(4);
    const crowded = await rows(
      t.db,
      `select reason from call where reason in ('no_capacity', 'no_balance', 'over_budget')`,
    );
    expect(crowded).toEqual([]);
  });

  test('what each call found explains how it was judged', async () => {
    const calls = await rows<Pick<StoredCall, 'decision' | 'reservation' | 'status'>>(
      t.db,
      'select decision, reservation, status from call where reservation is not null',
    );
    const wrong = calls.filter(({ decision, reservation, status }) => {
      if (decision.kind === 'refused' || reservation === null || !isExplained(decision, reservation)) return true;
      return (reservation.target === null) !== (status === 'refused');
    });
    expect(wrong).toEqual([]);
  });

  test('the books are right, and nothing was ever unpaid for', async () => {
    expect(await verifyLedger(t.db)).toEqual([]);
    const [balance] = await rows<{ balance_cents: number }>(
      t.db,
      'select balance_cents from ledger_balance where account = $1',
      [`advertiser:${advertiser}:balance`],
    );
    expect(balance?.balance_cents).toBeGreaterThanOrEqual(300_000);
    expect(balance?.balance_cents).toBeLessThan(400_000);
    expect(await rows(t.db, 'select 1 from ledger_entry where at > $1', [NOW])).toEqual([]);
  });
});
