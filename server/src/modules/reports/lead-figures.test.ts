import type { AdminOverview, AdvertiserDashboard, PublisherDashboard } from '@callstead/contract/reports/dashboards';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leadTo } from '../../testing/a-link.ts';
import { aLine, aQualifiedCall, type Line, rows } from '../../testing/call-world.ts';
import { aClick, aPaidLine, type PaidLine } from '../../testing/conversion-world.ts';
import { aLeadCampaign, aPerson, type LeadCampaign, postLead } from '../../testing/lead-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { memberOf } from '../identity/session/actor.ts';
import { decideLead, returnLead } from '../leads/commands.ts';
import { settleLead } from '../leads/settle-lead.ts';
import { readOfferFigures } from './offer-figures.ts';
import { sumCampaigns } from './report/campaign-queries.ts';
import { rollVisitors } from './rollups/roller.ts';

const ZONE = 'America/New_York';
const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
});
afterAll(() => t.close());

const ask = async <Answer>(path: string, query: Record<string, string> = {}): Promise<Answer> => {
  const response = await t.call('GET', `${path}?${new URLSearchParams({ zone: ZONE, ...query })}`, admin);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Answer>();
};
const publisherOf = ({ publisherId }: Line) =>
  ask<PublisherDashboard>('/publisher/dashboard', { account: publisherId });
const advertiserOf = ({ advertiserId }: Line) =>
  ask<AdvertiserDashboard>('/advertiser/dashboard', { account: advertiserId });

let visitors = 0;
const look = (path: string, headers: Record<string, string> = {}) => {
  visitors += 1;
  const address = `203.0.${visitors >> 8}.${visitors & 255}`;
  return t.app.inject({ url: path, headers: { 'user-agent': BROWSER, 'x-forwarded-for': address, ...headers } });
};
const formOf = ({ offerId, affId }: LeadCampaign) => `/l/${offerId}/${affId}`;
const decide = (id: string, decision: 'approved' | 'refused') =>
  decideLead(t, memberOf(admin.profile), { id, decision, reason: 'seen' });

const FATES = ['held', 'test', 'rejected', 'duplicate', 'pending', 'undelivered', 'delivered', 'returned', 'refused'];
type World = {
  advertiser: Awaited<ReturnType<TestNetwork['anAccount']>>;
  taken: LeadCampaign;
  delivered: LeadCampaign;
  sales: PaidLine;
};

/** One pair of accounts with a campaign of each kind. */
async function aWorld(): Promise<World> {
  const advertiser = await t.anAccount('advertiser');
  const taken = await aLeadCampaign(t, { advertiserId: advertiser.id });
  const sides = { advertiserId: advertiser.id, publisherId: taken.publisherId };
  const delivered = await aLeadCampaign(t, { ...sides, form: { countedWhen: 'delivered' } });
  const sales = await aPaidLine(t, sides);
  return { advertiser, taken, delivered, sales };
}

async function meet(world: World, fate: string): Promise<void> {
  const { taken, delivered } = world;
  if (['pending', 'undelivered', 'delivered'].includes(fate)) {
    const { id } = await postLead(t, delivered);
    if (fate !== 'pending') await settleLead(t, { id, isDelivered: fate === 'delivered' }, new Date());
    return;
  }
  if (fate === 'rejected') return void (await postLead(t, taken, { person: { phone: '1' } }));
  const person = aPerson();
  const { id } = await postLead(t, taken, { isTest: fate === 'test', person });
  if (fate === 'duplicate') await postLead(t, taken, { person });
  if (fate === 'returned') await decide(await giveBack(world, id), 'approved');
  if (fate === 'refused') await decide(await giveBack(world, id), 'refused');
}

async function giveBack({ advertiser }: World, id: string): Promise<string> {
  await returnLead(t, memberOf(advertiser), { id, reason: 'fake', note: 'no such street' });
  return id;
}

/** What the rows come to, asked in another way than dashboards do. */
async function recounted({ taken }: World) {
  const [sums] = await rows(
    t.db,
    `with sale as (
       select 'calls' as kind, id as source, price_cents, payout_cents, billing from call where publisher_id = $1
       union all select 'leads', id, price_cents, payout_cents, billing from lead where publisher_id = $1
       union all select 'conversions', source_id, price_cents, payout_cents, billing from conversion where publisher_id = $1
     ), sold as (select * from sale where billing not in ('none', 'refused', 'review'))
     select (select count(*) from call where publisher_id = $1) as calls,
            (select count(*) from lead where publisher_id = $1 and not is_test) as "leadsIn",
            count(*) as leads, count(distinct source) as conversions,
            jsonb_build_object('calls', count(*) filter (where kind = 'calls'), 'leads', count(*) filter (where kind = 'leads'),
                               'conversions', count(*) filter (where kind = 'conversions')) as sold,
            coalesce(sum(price_cents), 0)::bigint as price, coalesce(sum(payout_cents), 0)::bigint as payout
     from sold`,
    [taken.publisherId],
  );
  return sums as Record<string, number>;
}

describe('after any mix of leads, calls, sales and visits', () => {
  const history = fc.record({
    fates: fc.array(fc.constantFrom(...FATES), { minLength: 3, maxLength: 9 }),
    visits: fc.nat(3),
    sales: fc.array(fc.integer({ min: 1, max: 2 }), { maxLength: 2 }),
  });

  async function play(world: World, { fates, visits, sales }: { fates: string[]; visits: number; sales: number[] }) {
    for (const fate of fates) await meet(world, fate);
    for (let count = 0; count < visits; count += 1) await look(formOf(world.taken));
    for (const times of sales) {
      const clickId = await aClick(t, world.sales, new Date(), 'ok', true);
      for (let txid = 0; txid < times; txid += 1) await report(world.sales, clickId, `${txid}`);
    }
  }

  async function report({ token }: PaidLine, clickId: string, txid: string): Promise<void> {
    const said = new URLSearchParams({ token, click_id: clickId, txid });
    expect((await t.app.inject({ method: 'GET', url: `/v1/postback?${said}` })).statusCode).toBe(200);
  }

  test('all dashboards show what the rows come to', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (mix) => {
        const before = await ask<AdminOverview>('/admin/overview');
        const world = await aWorld();
        await play(world, mix);
        const { price, payout, ...truth } = await recounted(world);
        const came = { ...truth, formVisits: mix.visits, outsideClicks: mix.sales.length };
        const publisher = await publisherOf(world.taken);
        expect(publisher.period).toMatchObject({ ...came, amountCents: payout });
        expect((await advertiserOf(world.taken)).period).toMatchObject({ ...came, amountCents: price });
        const { today, days } = await ask<AdminOverview>('/admin/overview');
        const grown = (name: 'leads' | 'leadsIn' | 'formVisits' | 'conversions' | 'revenueCents' | 'marginCents') =>
          today[name] - before.today[name];
        expect([grown('leads'), grown('leadsIn'), grown('formVisits'), grown('conversions')]).toEqual([
          ...[truth.leads, truth.leadsIn, mix.visits, truth.conversions],
        ]);
        expect([grown('revenueCents'), grown('marginCents')]).toEqual([price, (price ?? 0) - (payout ?? 0)]);
        expect(days.at(-1)).toMatchObject({ leads: today.leads, leadsIn: today.leadsIn });
        const untaken = mix.fates.filter((fate) => ['rejected', 'duplicate', 'undelivered'].includes(fate));
        expect(publisher.leadReasons.reduce((sum, { leads }) => sum + leads, 0)).toBe(untaken.length);
      }),
      { numRuns: 8 },
    );
  });
});

test('a form is visited once a day by one visitor, in its frame too, and by no program', async () => {
  const campaign = await aLeadCampaign(t);
  const from = { 'x-forwarded-for': '198.51.100.7' };
  await look(formOf(campaign), from);
  await look(`${formOf(campaign)}?lang=en`, from);
  await look(`${formOf(campaign)}/embed`, from);
  await look(formOf(campaign), { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await look(formOf(campaign), { 'sec-purpose': 'prefetch' });
  await look(formOf(campaign));
  expect((await publisherOf(campaign)).period).toMatchObject({ formVisits: 2, leads: 0, conversions: 0 });
});

test('many who open a form at once are counted one by one, and a link to it is another visit', async () => {
  const campaign = await aLeadCampaign(t);
  await leadTo(t.db, campaign.campaignId, { destination: null });
  await Promise.all(Array.from({ length: 20 }, () => look(formOf(campaign))));
  const from = { 'x-forwarded-for': '198.51.100.9' };
  const { headers } = await look(`/t/${campaign.offerId}/${campaign.affId}`, from);
  expect((await look(String(headers.location), from)).statusCode).toBe(200);
  await rollVisitors(t);
  const counts = (await sumCampaigns(t.db, [campaign.campaignId], new Date(0))).get(campaign.campaignId);
  expect(counts).toMatchObject({ formVisits: 21, uniqueClicks: 1, outsideClicks: 0 });
});

test('the page with the number of a call campaign is no form', async () => {
  const line = await aLine(t);
  const [named] = await rows<{ offer: string; aff: string }>(
    t.db,
    'select c.public_id as offer, a.aff_id as aff from campaign c, account a where c.id = $1 and a.id = $2',
    [line.campaignId, line.publisherId],
  );
  await look(`/l/${named?.offer}/${named?.aff}`);
  expect((await publisherOf(line)).period.formVisits).toBe(0);
});

test('a test call is no incoming call', async () => {
  const line = await aLine(t);
  const id = await aQualifiedCall(t, line);
  await rows(
    t.db,
    `update call set call_sid = 'CA5e57ca11' || substr(call_sid, 3), decision = '{"simulated": {"test": true}}' where id = $1`,
    [id],
  );
  expect((await publisherOf(line)).period.calls).toBe(0);
});

test('meters of a lead campaign count leads of its day and month, those not delivered apart', async () => {
  const caps = { daily: 5, monthly: 40, counts: 'qualified' } as const;
  const campaign = await aLeadCampaign(t, { terms: { caps }, form: { countedWhen: 'delivered' } });
  const { id } = await postLead(t, campaign);
  await postLead(t, campaign);
  await postLead(t, campaign, { isTest: true });
  await settleLead(t, { id, isDelivered: true }, new Date());
  const { meters } = await advertiserOf(campaign);
  expect(meters).toMatchObject([
    {
      ...{ type: 'lead', spentCents: 10_000 },
      daily: { cap: 5, used: 1, inFlight: 1 },
      monthly: { cap: 40, used: 1, inFlight: 1 },
    },
  ]);
  expect(meters[0]?.hours.week.every(([span]) => span?.from === 0 && span.to === 1440)).toBe(true); // at any hour
});

test('publishers are told when leads have filled a cap, once', async () => {
  const campaign = await aLeadCampaign(t, { terms: { caps: { daily: 2, monthly: null, counts: 'qualified' } } });
  const told = async () => {
    await t.handleEvents();
    return rows<{ data: unknown }>(
      t.db,
      `select n.data - 'campaignTitle' - 'campaignId' as data from notification n
       join account_member m on m.user_id = n.recipient_id where m.account_id = $1 and n.kind = 'cap_reached'`,
      [campaign.publisherId],
    );
  };
  await postLead(t, campaign);
  expect(await told()).toEqual([]);
  await postLead(t, campaign);
  const once = [{ data: { period: 'day', cap: 2, of: 'lead' } }];
  expect(await told()).toEqual(once);
  expect(await postLead(t, campaign)).toMatchObject({ reason: 'over_cap' });
  expect(await told()).toEqual(once);
});

test('an offer for leads tells what a click earns, and how many of its forms become leads', async () => {
  const campaign = await aLeadCampaign(t);
  const figures = async () => {
    await t.handleEvents();
    await rollVisitors(t);
    return (await readOfferFigures(t.db, [campaign.campaignId])).get(campaign.campaignId);
  };
  for (let leads = 0; leads < 4; leads += 1) await postLead(t, campaign);
  expect(await figures()).toBeUndefined();
  await rows(
    t.db,
    `insert into visit_quarter (campaign_id, starts_at, publisher_id, advertiser_id, form_visits)
     values ($1, date_bin('15 minutes', now(), 'epoch'), $2, $3, 80)`,
    [campaign.campaignId, campaign.publisherId, campaign.advertiserId],
  );
  await rows(
    t.db,
    `with written as (
       insert into click (id, clicked_at, day, verdict, is_unique, campaign_id, publisher_id)
       select 'clk_' || gen_random_uuid(), now(), now()::date, 'ok', true, $1, $2 from generate_series(1, 100)
       returning id, clicked_at)
     insert into click_unrolled (ids, clicked_at) select array_agg(id), array_agg(clicked_at) from written`,
    [campaign.campaignId, campaign.publisherId],
  );
  expect(await figures()).toMatchObject({ epcCents: 100, conversionRate: 0.05, approvalRate: null }); // 4 × $25 over 100 clicks, 4 of 80 forms
});
