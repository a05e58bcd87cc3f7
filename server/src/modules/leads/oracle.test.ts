import { DomainError } from '@callstead/domain/errors';
import type { LeadStatus } from '@callstead/domain/leads/lead';
import type { Member } from '@callstead/domain/policy';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balances, rows, topUp } from '../../testing/call-world.ts';
import { aLeadCampaign, aPerson, type LeadCampaign, type Person, postLead } from '../../testing/lead-world.ts';
import { PROOF_TIMEOUT_MS, reportCounts, sized } from '../../testing/proof.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { memberOf } from '../identity/session/actor.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { approveDueLeads } from './approve-leads.ts';
import { decideLead, returnLead } from './commands.ts';
import { pingLead } from './ping-lead.ts';
import { findLead } from './queries.ts';
import { rejectUndelivered, settleLead } from './settle-lead.ts';

const WORLDS = sized({ small: 5, whole: 300 });
const DAY_MS = 86_400_000;
const WINDOW_DAYS = 3;

let t: TestNetwork;
let admin: Member;
const counts = { worlds: 0, leads: 0, taken: 0 };
beforeAll(async () => {
  t = await createTestNetwork();
  admin = memberOf(await t.anAccount('admin'));
});
afterAll(async () => {
  reportCounts({ 'worlds of leads': counts.worlds, 'leads posted': counts.leads, 'leads taken': counts.taken });
  await t.close();
});

/** An account of what should be, kept by hand: it knows the rules of the trade and nothing of the code. */
type Known = {
  id: string;
  day: string;
  at: number;
  phone: string;
  email: string;
  status: LeadStatus;
  billing: string;
  price: number;
  payout: number;
  slot: boolean;
  approveAt: number;
};
type World = {
  campaign: LeadCampaign;
  advertiser: Member;
  people: Person[];
  start: number;
  isDelivered: boolean;
  limits: { daily: number | null; total: number | null; dailyCents: null };
  deposits: number;
  known: Known[];
};

const PRICE = 1_001;
const HALF = 500; // half down
const SOLD = ['held', 'disputed', 'approved', 'paid'];
const isCharged = ({ status, billing }: Known) => status === 'pending' || SOLD.includes(billing);
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
const spent = ({ known }: World) => sum(known.filter(isCharged).map(({ price }) => price));

function expected(world: World, person: Person, at: number, price: number): string {
  const { known, limits, deposits } = world;
  const day = dayOf(at);
  const isLike = (each: Known) => each.phone === person.phone || each.email === person.email;
  const counts = (each: Known) =>
    each.status === 'pending' || (each.status === 'accepted' && each.billing !== 'refused');
  if (known.some((each) => isLike(each) && counts(each) && each.at >= at - WINDOW_DAYS * DAY_MS)) return 'duplicate';
  if (limits.daily !== null && known.filter((each) => each.slot && each.day === day).length >= limits.daily)
    return 'over_cap';
  if (limits.total !== null && spent(world) + price > limits.total) return 'over_budget';
  return deposits - spent(world) < price ? 'no_balance' : world.isDelivered ? 'pending' : 'accepted';
}

const dayOf = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(at);

const which = fc.nat({ max: 30 });
const step = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant('post' as const),
      phone: fc.nat({ max: 5 }),
      email: fc.nat({ max: 5 }),
      isTest: fc.nat({ max: 9 }).map((n) => n === 0),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('ping and post' as const),
      phone: fc.nat({ max: 5 }),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('top up' as const), cents: fc.integer({ min: 1, max: 3_000 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('deliver' as const), which, isDelivered: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('return' as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      which,
      decision: fc.constantFrom('approved' as const, 'refused' as const),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function aWorld(daily: number | null, total: number | null, isDelivered: boolean): Promise<World> {
  const account = await t.anAccount('advertiser');
  const campaign = await aLeadCampaign(t, {
    ...{ advertiserId: account.id, balanceCents: 6_000 },
    form: { countedWhen: isDelivered ? 'delivered' : 'taken' },
    terms: {
      pricing: { kind: 'fixed', priceCents: PRICE, floorCents: 1, ceilingCents: 90_000 },
      ...{ budget: { totalCents: total, dailyCents: null }, caps: { daily, monthly: null, counts: 'qualified' } },
      ...{
        approvalDays: 2,
        duplicates: { windowDays: WINDOW_DAYS, after: 'qualified', route: true, bill: true, pay: true },
      },
    },
  });
  const people = Array.from({ length: 6 }, aPerson);
  const limits = { daily, total, dailyCents: null };
  return {
    campaign,
    advertiser: memberOf(account),
    people,
    start: Date.now(),
    isDelivered,
    limits,
    deposits: 6_000,
    known: [],
  };
}

async function post(world: World, person: Person, at: number, { isTest = false, pingId = null as string | null } = {}) {
  const should = expected(world, person, at, PRICE);
  const answer = await postLead(t, world.campaign, { person, at: new Date(at), isTest, pingId });
  const isIn = should === 'accepted' || should === 'pending';
  const status = isTest && isIn ? 'accepted' : isIn || should === 'duplicate' ? should : 'rejected';
  expect(answer).toMatchObject({ status, payoutCents: isIn ? HALF : 0, reason: status === 'rejected' ? should : null });
  counts.leads += 1;
  if (isTest || !isIn) return;
  counts.taken += 1;
  world.known.push({
    ...{
      id: answer.id,
      at,
      day: dayOf(at),
      phone: person.phone,
      email: person.email,
      price: PRICE,
      payout: HALF,
      slot: true,
    },
    ...{ status: answer.status, billing: should === 'accepted' ? 'held' : 'none', approveAt: at + 2 * DAY_MS },
  });
}

async function take(world: World, each: Step, at: number): Promise<void> {
  const { people, campaign, known } = world;
  if (each.do === 'top up') {
    world.deposits += each.cents;
    return topUp(t.db, campaign.advertiserId, each.cents);
  }
  if (each.do === 'wait') return pass(world, at);
  if (each.do === 'post') {
    const person = { phone: people[each.phone]?.phone ?? '', email: people[each.email]?.email ?? '' };
    return post(world, person, at, { isTest: each.isTest });
  }
  if (each.do === 'ping and post') {
    const { offerId, affId } = campaign;
    const bid = await pingLead(t, { offerId, publisher: { affId }, request: { zip: '33139' } }, new Date(at));
    expect(bid).toMatchObject({ bidCents: HALF });
    const pingId = 'pingId' in bid ? bid.pingId : null;
    for (let time = 0; time < each.times; time += 1) await post(world, people[each.phone] as Person, at, { pingId });
    return;
  }
  const lead = known[each.which % Math.max(1, known.length)];
  if (lead) await move(world, lead, each, at);
}

type Move = Extract<Step, { do: 'deliver' | 'return' | 'decide' }>;

async function move({ advertiser }: World, lead: Known, each: Move, at: number): Promise<void> {
  const { id } = lead;
  const now = new Date(at);
  if (each.do === 'deliver') {
    await settleLead(t, { id, isDelivered: each.isDelivered }, now);
    if (lead.status === 'pending') end(lead, each.isDelivered, at);
  } else if (each.do === 'return') {
    const may = lead.billing === 'held' && at < lead.approveAt;
    expect(await wentWell(returnLead(t, { ...advertiser, at: now }, { id, reason: 'other', note: null }))).toBe(may);
    if (may) lead.billing = 'disputed';
  } else {
    const from = each.decision === 'approved' ? ['disputed'] : SOLD;
    const may = from.includes(lead.billing);
    expect(await wentWell(decideLead(t, { ...admin, at: now }, { id, decision: each.decision, reason: null }))).toBe(
      may,
    );
    if (may) lead.billing = each.decision;
  }
}

function end(lead: Known, isDelivered: boolean, at: number): void {
  if (isDelivered) Object.assign(lead, { status: 'accepted', billing: 'held', approveAt: at + 2 * DAY_MS });
  else Object.assign(lead, { status: 'rejected', slot: false });
}

/** What happens by itself. */
async function pass({ known }: World, at: number): Promise<void> {
  await rejectUndelivered(t, new Date(at));
  await approveDueLeads(t, new Date(at));
  for (const lead of known) {
    if (lead.status === 'pending' && lead.at + DAY_MS <= at) end(lead, false, at);
    if (lead.billing === 'held' && lead.approveAt <= at) lead.billing = 'approved';
  }
}

const wentWell = (doing: Promise<unknown>) =>
  doing.then(
    () => true,
    (error: unknown) => {
      if (error instanceof DomainError) return false;
      throw error;
    },
  );

async function compare(world: World): Promise<void> {
  const { known, campaign, deposits } = world;
  const payouts = (...billings: string[]) =>
    sum(known.filter(({ billing }) => billings.includes(billing)).map(({ payout }) => payout));
  const found = await balances(t.db, campaign);
  expect({ balance: 0, reserved: 0, held: 0, payable: 0, ...found }).toMatchObject({
    balance: deposits - spent(world),
    reserved: sum(known.filter(({ status }) => status === 'pending').map(({ price }) => price)),
    held: payouts('held', 'disputed'),
    payable: payouts('approved'),
  });
  for (const { id, status, billing } of known) expect(await findLead(t.db, id)).toMatchObject({ status, billing });
  const [used] = await rows<{ slots: number; cents: number }>(
    t.db,
    `select coalesce(sum(slots), 0)::int as slots, coalesce(sum(spent_cents), 0)::bigint as cents from campaign_day where campaign_id = $1`,
    [campaign.campaignId],
  );
  expect(used).toEqual({ slots: known.filter(({ slot }) => slot).length, cents: spent(world) });
}

test(
  'an account kept by hand agrees with every verdict and every cent of random histories',
  async () => {
    const daily = fc.option(fc.integer({ min: 1, max: 4 }), { nil: null });
    const total = fc.option(fc.integer({ min: 1_000, max: 9_000 }), { nil: null });
    const history = fc.array(step, { minLength: 8, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(daily, total, fc.boolean(), history, async (daily, total, isDelivered, steps) => {
        const world = await aWorld(daily, total, isDelivered);
        let at = world.start;
        for (const each of steps) {
          at += each.do === 'wait' ? each.hours * 3_600_000 : 1_000;
          await take(world, each, at);
        }
        await compare(world);
        expect(await verifyLedger(t.db)).toEqual([]);
        counts.worlds += 1;
      }),
      { numRuns: WORLDS, endOnFailure: true },
    );
  },
  PROOF_TIMEOUT_MS,
);
