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

const advertiserOf = async (t: TestNetwork, mailbox = 'advertiser') =>
  (await rows<{ id: string }>(t.db, 'select id from account where email = $1', [demoEmail(mailbox)]))[0]?.id ?? '';

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
  let leadAdvertiser: string;
  beforeAll(async () => {
    t = await seeded();
    await makeHistory(t, NOW);
    advertiser = await advertiserOf(t);
    leadAdvertiser = await advertiserOf(t, 'advertiser2');
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
    expect(clicks).toEqual({ many: true, someAgain: true, links: 8, bots: true });
    const [calls] = await rows(
      t.db,
      `select count(*) > 100 as many, bool_and(c.source = k.source and c.sub1 = k.sub1) as alike,
              bool_and(c.arrived_at > k.clicked_at) as later, bool_and(n.is_pooled) as pooled
       from call c join click k on k.id = c.click_id join tracking_number n on n.number = c.number`,
    );
    expect(calls).toEqual({ many: true, alike: true, later: true, pooled: true });
  });

  test('has policies sold to clicks and leads, some told of calls for information, and postbacks to be mended', async () => {
    const found = await rows(
      t.db,
      `select source, billing, reason, count(*) > 3 as many, sum(payout_cents) > 0 as earned
       from conversion where source = 'call' group by 1, 2, 3`,
    );
    expect(found).toEqual([{ source: 'call', billing: 'none', reason: 'information', many: true, earned: false }]);
    const sold = await rows(
      t.db,
      `select source, count(*) > 3 as many, bool_or(billing = 'held') as held, bool_or(billing in ('approved', 'paid')) as approved
       from conversion where source <> 'call' and advertiser_id = $1 and payout_cents > 0 group by 1 order by 1`,
      [leadAdvertiser],
    );
    expect(sold).toEqual([
      { source: 'click', many: true, held: true, approved: true },
      { source: 'lead', many: true, held: true, approved: true },
    ]);
    const refused = await rows(t.db, 'select code from postback_received where code is not null order by code');
    expect(refused).toEqual([{ code: 'amount_invalid' }, { code: 'unknown_click' }]);
  });

  describe('the second advertiser', () => {
    test('has three active campaigns, each with a form, somewhere to deliver to and the demo publisher', async () => {
      const campaigns = await rows(
        t.db,
        `select c.terms #>> '{pricing,kind}' as pays, c.status,
                (select jsonb_array_length(f.fields) from lead_form f where f.campaign_id = c.id order by version desc limit 1) as fields,
                (select count(*)::int from lead_way w where w.campaign_id = c.id and removed_at is null) as ways,
                exists (select from application a join account p on p.id = a.publisher_id
                        where a.campaign_id = c.id and a.status = 'approved' and p.email = $2) as joined
         from campaign_with_terms c where c.advertiser_id = $1 and c.type = 'lead' order by c.public_id`,
        [leadAdvertiser, demoEmail('publisher')],
      );
      const active = { status: 'active', ways: 1, joined: true };
      expect(campaigns).toEqual([
        { ...active, pays: 'fixed', fields: 10 },
        { ...active, pays: 'fixed', fields: 7 },
        { ...active, pays: 'per_conversion', fields: 5 },
      ]);
    });

    test('got leads for more than sixty days, and every one ended as it was meant to', async () => {
      const made = await rows<{ at: string; result: string }>(
        t.db,
        `select to_char(arrived_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, coalesce(reason, status) as result
         from lead where way <> 'import' order by arrived_at`,
      );
      const planned = planHistory(NOW).leads.map(({ at, expects }) => ({ at: at.toISOString(), result: expects }));
      expect(made).toEqual(planned);
      expect(NOW.getTime() - Date.parse(made[0]?.at ?? '')).toBeGreaterThan(60 * 86_400_000);
      const results = new Set(made.map(({ result }) => result));
      for (const result of ['accepted', 'pending', 'duplicate', 'out_of_geo', 'no_consent', 'over_cap', 'suppressed'])
        expect(results).toContain(result);
      for (const result of ['blocked', 'closed', 'invalid_phone', 'missing_field', 'not_approved', 'undeliverable'])
        expect(results).toContain(result);
    });

    test('has leads that earned, some that were returned and decided, and two returns that wait', async () => {
      const [found] = await rows(
        t.db,
        `select count(*) filter (where billing = 'disputed')::int as waiting, count(*) filter (where billing = 'refused')::int as refused,
                count(*) filter (where dispute -> 'decision' ->> 'billing' = 'approved')::int as stood,
                bool_or(billing = 'held') as held, bool_or(billing = 'approved') as approved, bool_or(billing = 'paid') as paid,
                bool_or(p.email = $2 and billing = 'paid') as "publisherPaid"
         from lead l join account p on p.id = l.publisher_id where advertiser_id = $1`,
        [leadAdvertiser, demoEmail('publisher')],
      );
      const everything = { held: true, approved: true, paid: true, publisherPaid: true };
      expect(found).toEqual({ waiting: 2, refused: 2, stood: 1, ...everything });
    });

    test('has people who came to the form by a link, more of them than filled it in', async () => {
      const [found] = await rows<{ visits: number; leads: number }>(
        t.db,
        `select (select count(*)::int from click k join campaign c on c.id = k.campaign_id where c.advertiser_id = $1) as visits,
                (select count(*)::int from lead where advertiser_id = $1 and click_id is not null) as leads`,
        [leadAdvertiser],
      );
      expect(found?.leads).toBeGreaterThan(60);
      expect(found?.visits).toBeGreaterThan(3 * (found?.leads ?? 0));
    });

    test('has a log of deliveries: most arrived, some only when tried again, some were refused and one was given up', async () => {
      const states = await rows<{ state: string; tries: number }>(
        t.db,
        'select state, tries from lead_delivery where lead_id is not null',
      );
      const of = (state: string) => states.filter((each) => each.state === state);
      expect(of('delivered').length).toBeGreaterThan(100);
      expect(of('delivered').some(({ tries }) => tries > 1)).toBe(true);
      expect(of('refused').length).toBeGreaterThan(1);
      expect(of('given_up')).toHaveLength(1);
      expect(of('waiting')).toHaveLength(2);
      const outside = `select 1 from lead_way where removed_at is null and kind <> 'email'`;
      expect(await rows(t.db, outside)).toEqual([]); // nothing that is sent from now on leaves the demo
    });

    test('has a file that a publisher brought, with rows that could not be taken', async () => {
      const [file] = await rows(t.db, 'select status, total_rows, counts from lead_import');
      expect(file).toEqual({
        ...{ status: 'done', total_rows: 12 },
        counts: {
          ...{ accepted: 7, duplicate: 1, 'rejected:invalid_phone': 1, 'rejected:out_of_geo': 1 },
          ...{ 'rejected:no_consent': 1, 'unreadable:unreadable_field': 1 },
        },
      });
    });

    test('paid its invoices from its own top-ups, and is never out of money', async () => {
      const [found] = await rows(
        t.db,
        `select (select count(*)::int from invoice where advertiser_id = $1) as invoices,
                (select balance_cents between 50000 and 600000 from ledger_balance where account = 'advertiser:' || $1 || ':balance') as funded,
                (select legal_name from billing_details where account_id = $1::uuid) as name`,
        [leadAdvertiser],
      );
      expect(found).toEqual({ invoices: expect.any(Number), funded: true, name: 'Faro Seguros LLC' });
      expect((found as { invoices: number }).invoices).toBeGreaterThanOrEqual(2);
    });
  });

  test("leads of the network's own offers go to the network's mailbox", async () => {
    const [found] = await rows(
      t.db,
      `select count(*) > 10 as many, bool_and(exists (select from lead_way w where w.campaign_id = c.id and w.kind = 'email')) as delivered
       from campaign c join account a on a.id = c.advertiser_id where a.is_house and c.type = 'lead' and c.status = 'active'`,
    );
    expect(found).toEqual({ many: true, delivered: true });
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
    expect(found).toEqual({ cards: expect.any(Number), transfers: 2, waiting: 1, referred: true });
    expect(Number((found as { cards: number }).cards)).toBeGreaterThan(2);
  });

  test('everybody heard of it at the time, and only disputes that wait are unread', async () => {
    const [news] = await rows(
      t.db,
      `select count(*) > 20 as many, max(created_at) <= $1 as dated, (select count(*)::int from event_inbox) as waiting,
              count(*) filter (where read_at is null and kind not in ('call_disputed', 'lead_returned')) as unread,
              count(distinct data ->> 'leadId') filter (where read_at is null) as returned,
              count(distinct data ->> 'callId') filter (where read_at is null) as disputed from notification`,
      [NOW],
    );
    expect(news).toEqual({ many: true, dated: true, waiting: 0, unread: 0, disputed: 2, returned: 2 });
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
