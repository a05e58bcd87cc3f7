import { explainLead, traceOfLead } from '@callstead/domain/leads/explain-lead';
import { LEAD_RULES } from '@callstead/domain/leads/lead-trace';
import { localDate } from '@callstead/domain/zone-clock';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hashPerson } from '../../secrets/person-hash.ts';
import { aBlock } from '../../testing/a-block.ts';
import { balances, rows, topUp } from '../../testing/call-world.ts';
import { aClick } from '../../testing/conversion-world.ts';
import { aLeadCampaign, aPerson, aRequest, postLead } from '../../testing/lead-world.ts';
import { aMethod, anAdjustment, runsOf } from '../../testing/payout-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { listUse } from '../billing/invoices/queries.ts';
import { memberOf } from '../identity/session/actor.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { sumPieces } from '../reports/figures.ts';
import { sumCampaigns } from '../reports/report/campaign-queries.ts';
import { approveDueLeads } from './approve-leads.ts';
import { decideLead, returnLead } from './commands.ts';
import { forgetOldPersons } from './forget-persons.ts';
import { pingLead } from './ping-lead.ts';
import { findLead } from './queries.ts';
import { rejectUndelivered, settleLead } from './settle-lead.ts';
import { takeLead } from './take-lead.ts';

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

const DAY_MS = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS);
const standing = async (id: string) => {
  const row = await findLead(t.db, id);
  return row && { status: row.status, reason: row.reason, billing: row.billing };
};
const keysOf = async (id: string) =>
  (
    await rows<{ key: string }>(t.db, 'select source_key as key from ledger_entry where lead_id = $1 order by id', [id])
  ).map(({ key }) => key.replace(`lead:${id}:`, ''));
const slotsOf = async (campaignId: string) =>
  (
    await rows<{ slots: number; spent: number }>(
      t.db,
      `select d.slots, d.spent_cents as spent from campaign_day d where d.campaign_id = $1`,
      [campaignId],
    )
  )[0];

describe('a lead that is taken', () => {
  test('is charged at once: the payout held, the margin ours; who it is stands in a row of its own', async () => {
    const campaign = await aLeadCampaign(t, {
      balanceCents: 12_000,
      form: { redirectUrl: 'https://thanks.example.com' },
    });
    const clickId = await aClick(t, campaign);
    const answer = await postLead(t, campaign, {
      clickId,
      person: { phone: '(305) 555-0142', email: 'Ana@Example.COM' },
    });
    expect(answer).toMatchObject({
      status: 'accepted',
      reason: null,
      payoutCents: 2_500,
      redirectUrl: 'https://thanks.example.com',
    });
    expect(await balances(t.db, campaign)).toMatchObject({ balance: 7_000, reserved: 0, held: 2_500 });
    expect(await keysOf(answer.id)).toEqual(['reserve', 'qualified']);
    const row = await findLead(t.db, answer.id);
    expect(row).toMatchObject({
      billing: 'held',
      click_id: clickId,
      subs: { sub1: 'news' },
      state: 'FL',
      zip: '33139',
    });
    const kept = await rows<object>(
      t.db,
      `select p.phone, p.email, p.ip, c.version, c.page from lead_person p join lead_consent c using (lead_id) where lead_id = $1`,
      [answer.id],
    );
    expect(kept).toEqual([
      {
        phone: '+13055550142',
        email: 'ana@example.com',
        ip: '192.0.2.7',
        version: 0,
        page: 'https://pages.example.com/quote',
      },
    ]);
    const trace = row && explainLead(traceOfLead(row.decision, row.reservation), false);
    expect(trace?.map(({ rule }) => rule)).toEqual(LEAD_RULES);
    expect(trace?.filter(({ verdict }) => verdict !== 'pass' && verdict !== 'skip')).toEqual([]);
    const everywhere = await rows<{ text: string }>(
      t.db,
      `select l::text as text from lead l where id = $1 union all select e::text from lead_event e where lead_id = $1
       union all select i::text from event i where subject_id = $1 union all select i::text from event_inbox i where subject_id = $1
       union all select m::text from lead_memory m where lead_id = $1 union all select c::text from lead_consent c where lead_id = $1`,
      [answer.id],
    );
    for (const personal of ['5550142', 'ana@', 'Ruiz', '192.0.2.7'])
      expect(JSON.stringify(everywhere)).not.toContain(personal);
  });

  test('erased, its person is gone and the money stays', async () => {
    const campaign = await aLeadCampaign(t);
    const { id } = await postLead(t, campaign);
    await rows(t.db, 'delete from lead_person where lead_id = $1', [id]);
    expect(await standing(id)).toMatchObject({ billing: 'held' });
    await expect(rows(t.db, 'delete from lead where id = $1', [id])).rejects.toThrow(/permission denied/);
  });

  test('of a test is judged by every rule and takes nothing', async () => {
    const campaign = await aLeadCampaign(t, { balanceCents: 10_000 });
    const person = aPerson();
    const answer = await postLead(t, campaign, { isTest: true, person });
    expect(answer).toMatchObject({ status: 'accepted', payoutCents: 2_500 });
    expect(await standing(answer.id)).toMatchObject({ billing: 'none' });
    expect(await balances(t.db, campaign)).toMatchObject({ balance: 10_000 });
    expect(await slotsOf(campaign.campaignId)).toBeUndefined();
    expect((await postLead(t, campaign, { person })).status).toBe('accepted');
    expect((await postLead(t, campaign, { isTest: true, person })).status).toBe('duplicate');
    const poor = await aLeadCampaign(t, { balanceCents: 0 });
    expect(await postLead(t, poor, { isTest: true })).toMatchObject({ status: 'rejected', reason: 'no_balance' });
  });

  test('costs nothing where only what is sold later is paid, and that is reported for it', async () => {
    const pricing = { kind: 'per_conversion', conversion: 'sale', priceCents: 4_000 } as const;
    const campaign = await aLeadCampaign(t, { terms: { pricing } });
    const answer = await postLead(t, campaign);
    expect(answer).toMatchObject({ status: 'accepted', payoutCents: 0 });
    expect(await standing(answer.id)).toMatchObject({ billing: 'none' });
    const advertiser = await t.signIn('advertiser');
    await rows(t.db, 'update campaign set advertiser_id = $1 where id = $2', [
      advertiser.profile.id,
      campaign.campaignId,
    ]);
    await rows(t.db, 'update lead set advertiser_id = $1 where id = $2', [advertiser.profile.id, answer.id]);
    await topUp(t.db, advertiser.profile.id, 10_000);
    const issued = await t.call('POST', `/advertiser/campaigns/${campaign.campaignId}/postback/tokens`, {
      headers: advertiser.headers,
    });
    const url = `/v1/postback?token=${issued.json().token}&lead_id=${answer.id}`;
    expect((await t.app.inject({ method: 'GET', url })).json()).toMatchObject({ accepted: true });
    expect(await slotsOf(campaign.campaignId)).toEqual({ slots: 1, spent: 4_000 }); // the lead has the slot
  });
});

describe('exactly', () => {
  test('of fifty at once with room for seven, seven are taken: by budget, by cap, by balance', async () => {
    const limits = [
      { terms: { budget: { totalCents: 36_000, dailyCents: null } }, reason: 'over_budget' },
      { terms: { caps: { daily: 7, monthly: null, counts: 'qualified' as const } }, reason: 'over_cap' },
      { terms: {}, balanceCents: 38_000, reason: 'no_balance' },
    ];
    for (const { reason, ...options } of limits) {
      const campaign = await aLeadCampaign(t, options);
      const answers = await Promise.all(Array.from({ length: 50 }, () => postLead(t, campaign)));
      expect(answers.filter(({ status }) => status === 'accepted')).toHaveLength(7);
      expect(answers.filter((answer) => answer.reason === reason)).toHaveLength(43);
      expect(await slotsOf(campaign.campaignId)).toEqual({ slots: 7, spent: 35_000 });
      expect(await balances(t.db, campaign)).toMatchObject({ held: 17_500, reserved: 0 });
    }
  });

  test('of many of one person at once one is taken, whatever the spelling', async () => {
    const campaign = await aLeadCampaign(t);
    const spellings = ['+13055550143', '305-555-0143', '(305) 555 0143', '1 305 555 0143', '+1 (305) 555-0143'];
    const answers = await Promise.all(
      [...spellings, ...spellings].map((phone) => postLead(t, campaign, { person: { phone } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['accepted', ...Array(9).fill('duplicate')]);
    const mailed = { email: 'Carla@Example.com' };
    expect((await postLead(t, campaign, { person: mailed })).status).toBe('accepted');
    expect(await postLead(t, campaign, { person: { email: 'cARLA@example.COM' } })).toMatchObject({
      ...{ status: 'duplicate', reason: null, payoutCents: 0 },
    });
    const other = await aLeadCampaign(t);
    expect((await postLead(t, other, { person: mailed })).status).toBe('accepted');
  });

  test('a person may come again after the window, and after a refusal', async () => {
    const campaign = await aLeadCampaign(t, {
      terms: { duplicates: { windowDays: 10, after: 'qualified', route: true, bill: true, pay: true } },
    });
    const person = aPerson();
    const first = await postLead(t, campaign, { person, at: daysFromNow(-20) });
    expect((await postLead(t, campaign, { person, at: daysFromNow(-11) })).status).toBe('duplicate');
    const second = await postLead(t, campaign, { person, at: daysFromNow(-9) });
    expect([first.status, second.status]).toEqual(['accepted', 'accepted']);
    await decideLead(t, memberOf(admin.profile), { id: second.id, decision: 'refused', reason: 'fake' });
    expect((await postLead(t, campaign, { person })).status).toBe('accepted');
    await forgetOldPersons(t.db, daysFromNow(400));
    expect(await rows(t.db, 'select 1 from lead_memory where campaign_id = $1', [campaign.campaignId])).toEqual([]);
  });
});

describe('a lead is rejected', () => {
  test('for what its rules say, and says which', async () => {
    const campaign = await aLeadCampaign(t);
    const person = aPerson();
    const rejected = async (posting: Parameters<typeof postLead>[2]) => (await postLead(t, campaign, posting)).reason;
    expect(await rejected({ person: { phone: '12' } })).toBe('invalid_phone');
    expect(await rejected({ person: { email: 'nobody' } })).toBe('invalid_email');
    expect(await rejected({ request: { ...aRequest(), firstName: '' } })).toBe('missing_field');
    expect(await rejected({ request: { ...aRequest(), consent: null } })).toBe('no_consent');
    await aBlock(t, person.phone, campaign.advertiserId);
    expect(await rejected({ person })).toBe('blocked');
    const email = hashPerson(t.services.leads.personKey, 'email', 'no@example.com');
    await rows(t.db, `insert into suppressed_person (person, kind, created_at) values ($1, 'email', now())`, [email]);
    expect(await rejected({ person: { email: 'No@Example.com' } })).toBe('suppressed');
    await rows(t.db, `update application set status = 'revoked' where id = $1`, [campaign.applicationId]);
    expect(await rejected({})).toBe('not_approved');
    expect(await balances(t.db, campaign)).toMatchObject({ balance: 1_000_000 });
  });

  test('and not kept at all where it cannot be read', async () => {
    const campaign = await aLeadCampaign(t);
    const post = (posted: object) =>
      takeLead(
        t.services,
        {
          ...{ offerId: campaign.offerId, publisher: { affId: campaign.affId }, way: 'api', isTest: false },
          ...{ userAgent: null, formHash: null, clickId: null, pingId: null, request: aRequest(), ...posted },
        },
        new Date(),
      );
    expect(await post({ request: { ...aRequest(), phone: 5, fields: { shoe: 1 } } })).toEqual({
      problems: [
        { path: 'phone', code: 'wrong_type' },
        { path: 'fields.shoe', code: 'unknown_field' },
      ],
    });
    expect(await post({ offerId: 'NO999' })).toEqual({ problems: [{ path: 'offerId', code: 'unknown_offer' }] });
    expect(await post({ publisher: { affId: 'ZZZZZZ' } })).toEqual({
      problems: [{ path: 'affId', code: 'unknown_affiliate' }],
    });
    expect(await rows(t.db, 'select 1 from lead where campaign_id = $1', [campaign.campaignId])).toEqual([]);
  });
});

describe('a bid', () => {
  const terms = {
    pricing: { kind: 'fixed', priceCents: 2_000, floorCents: 0, ceilingCents: 9_000 } as const,
    locationMultipliers: { '331': 2 },
  };
  const ping = async (campaign: { offerId: string; affId: string }, zip = '33139', at = new Date()) => {
    const { offerId, affId } = campaign;
    const answer = await pingLead(t, { offerId, publisher: { affId }, request: { zip } }, at);
    if (!('pingId' in answer)) throw new Error(JSON.stringify(answer));
    return answer;
  };

  test('is paid once, whoever posts first, and the others what a lead is worth now', async () => {
    const campaign = await aLeadCampaign(t, { terms });
    const { pingId, bidCents } = await ping(campaign);
    expect(bidCents).toBe(2_000);
    await rows(
      t.db,
      `insert into application_terms (application_id, version, price_cents, reason, changed_by) values ($1, 1, 1000, 'less', $2)`,
      [campaign.applicationId, memberOf(admin.profile).userId],
    );
    const answers = await Promise.all(Array.from({ length: 10 }, () => postLead(t, campaign, { pingId })));
    expect(answers.map(({ payoutCents }) => payoutCents).toSorted((a, b) => b - a)).toEqual([
      2_000,
      ...Array(9).fill(1_000),
    ]);
    const used = await rows<{ lead_id: string }>(t.db, 'select lead_id from lead_ping where id = $1', [pingId]);
    expect(used[0]?.lead_id).toBe(answers.find(({ payoutCents }) => payoutCents === 2_000)?.id);
    await expect(rows(t.db, `update lead_ping set lead_id = 'lead_x' where id = $1`, [pingId])).rejects.toThrow(
      /one post/,
    );
  });

  test('is worth nothing after its minute, for a lead from elsewhere, and to somebody else', async () => {
    const campaign = await aLeadCampaign(t, { terms });
    const late = await ping(campaign, '33139', new Date(Date.now() - 61_000));
    const elsewhere = await ping(campaign, '10001');
    expect(elsewhere.bidCents).toBe(1_000);
    expect((await postLead(t, campaign, { pingId: late.pingId })).payoutCents).toBe(2_000); // what it is worth anyway
    expect((await postLead(t, campaign, { pingId: elsewhere.pingId })).payoutCents).toBe(2_000);
    const unused = await rows(t.db, 'select 1 from lead_ping where campaign_id = $1 and lead_id is not null', [
      campaign.campaignId,
    ]);
    expect(unused).toEqual([]);
    await rows(t.db, `update campaign set status = 'paused' where id = $1`, [campaign.campaignId]);
    const { offerId, affId } = campaign;
    expect(await pingLead(t, { offerId, publisher: { affId }, request: {} }, new Date())).toEqual({
      ...{ bidCents: 0, reason: 'campaign_inactive' },
    });
  });
});

describe('where only delivered leads count', () => {
  const delivered = { form: { countedWhen: 'delivered' as const } };

  test('a lead is pending with all it needs set aside, and held from its delivery on', async () => {
    const campaign = await aLeadCampaign(t, { ...delivered, balanceCents: 12_000 });
    const person = aPerson();
    const { id, status, payoutCents } = await postLead(t, campaign, { person });
    expect([status, payoutCents]).toEqual(['pending', 2_500]);
    expect(await balances(t.db, campaign)).toMatchObject({ balance: 7_000, reserved: 5_000 });
    expect((await postLead(t, campaign, { person })).status).toBe('duplicate');
    const at = new Date(Date.now() + 3_600_000);
    const ends = await Promise.all([1, 2, 3].map(() => settleLead(t, { id, isDelivered: true }, at)));
    expect(ends).toEqual(['accepted', 'accepted', 'accepted']);
    expect(await balances(t.db, campaign)).toMatchObject({ balance: 7_000, reserved: 0, held: 2_500 });
    expect((await findLead(t.db, id))?.approve_at).toEqual(new Date(at.getTime() + 7 * DAY_MS));
    expect(await keysOf(id)).toEqual(['reserve', 'qualified']);
  });

  test('refused or a day over, all is given back', async () => {
    const campaign = await aLeadCampaign(t, {
      ...delivered,
      terms: { caps: { daily: 2, monthly: 2, counts: 'qualified' } },
    });
    const person = aPerson();
    const [first, second] = [await postLead(t, campaign, { person }), await postLead(t, campaign)];
    expect((await postLead(t, campaign)).reason).toBe('over_cap');
    expect(await settleLead(t, { id: first.id, isDelivered: false }, new Date())).toBe('rejected');
    await rejectUndelivered(t, daysFromNow(1.01));
    expect(await settleLead(t, { id: second.id, isDelivered: true }, daysFromNow(2))).toBe('rejected');
    expect(await standing(second.id)).toEqual({ status: 'rejected', reason: 'undeliverable', billing: 'none' });
    expect(await keysOf(first.id)).toEqual(['reserve', 'released']);
    expect(await slotsOf(campaign.campaignId)).toEqual({ slots: 0, spent: 0 });
    expect(await balances(t.db, campaign)).toMatchObject({ balance: 1_000_000, reserved: 0 });
    expect((await postLead(t, campaign, { person })).status).toBe('pending');
  });
});

test('a return is decided, what is approved is paid out, and what is refused after that is owed', async () => {
  const [advertiser, publisher] = [await t.anAccount('advertiser'), await t.anAccount('publisher')];
  const campaign = await aLeadCampaign(t, { advertiserId: advertiser.id, publisherId: publisher.id });
  await aMethod(t, publisher.id);
  const returned = await postLead(t, campaign);
  const kept = await postLead(t, campaign, { at: daysFromNow(-8) });
  const give = (actor = memberOf(advertiser), id = returned.id) =>
    returnLead(t, actor, { id, reason: 'fake', note: 'no such street' });
  expect(await give()).toEqual({ id: returned.id, billing: 'disputed' });
  await expect(give()).rejects.toThrow('billing_state');
  await expect(give(memberOf(advertiser), kept.id)).rejects.toThrow('billing_state'); // its time is over
  await expect(give(memberOf(await t.anAccount('advertiser')))).rejects.toThrow('not_found');
  const decide = (id: string, decision: 'approved' | 'refused') =>
    decideLead(t, memberOf(admin.profile), { id, decision, reason: 'seen' });
  await expect(
    decideLead(t, memberOf(advertiser), { id: returned.id, decision: 'refused', reason: null }),
  ).rejects.toThrow();
  expect((await decide(returned.id, 'approved')).billing).toBe('approved');
  await approveDueLeads(t, new Date());
  expect(await standing(kept.id)).toMatchObject({ billing: 'approved' });
  expect((await findLead(t.db, returned.id))?.dispute).toMatchObject({
    reason: 'fake',
    decision: { billing: 'approved' },
  });

  await anAdjustment(t, publisher.id, 10_000);
  const runs = runsOf(t, admin);
  const run = await runs.frozen(new Date());
  const payout = (await runs.rowOf(run.id, publisher.id))?.payout;
  const sentOn = localDate(new Date(), 'America/New_York');
  expect((await runs.post(`/admin/payouts/${payout?.id}/sent`, { sentOn, reference: null })).statusCode).toBe(204);
  expect([(await standing(returned.id))?.billing, (await standing(kept.id))?.billing]).toEqual(['paid', 'paid']);
  const lines = await t.call('GET', `/payouts/${payout?.id}/lines`, { headers: admin.headers });
  expect(lines.json().data).toContainEqual(
    expect.objectContaining({
      leadId: kept.id,
      amountCents: 2_500,
      campaign: expect.objectContaining({ id: campaign.offerId }),
    }),
  );
  expect((await decide(returned.id, 'refused')).billing).toBe('refused');
  expect(await balances(t.db, campaign)).toMatchObject({ payable: -2_500, balance: 995_000 });
  await expect(decide(returned.id, 'approved')).rejects.toThrow('billing_state');
});

test('invoices, sums and offers count leads, but neither tests nor what was refused', async () => {
  const campaign = await aLeadCampaign(t);
  const [, refused] = [
    await postLead(t, campaign),
    await postLead(t, campaign),
    await postLead(t, campaign, { isTest: true }),
  ];
  await postLead(t, campaign, { person: { phone: '1' } });
  await decideLead(t, memberOf(admin.profile), { id: refused.id, decision: 'refused', reason: null });
  await t.handleEvents();
  const bounds = [daysFromNow(-1), daysFromNow(1)];
  expect(await sumPieces(t.db, { advertiserId: campaign.advertiserId }, bounds)).toMatchObject([
    { incoming: 0, leadsIn: 3, soldLeads: 1, conversions: 1, revenueCents: 5_000, payoutCents: 2_500 },
  ]);
  const window = { from: undefined, to: daysFromNow(1), zone: 'America/New_York' };
  expect(await listUse(t.db, campaign.advertiserId, window)).toMatchObject([
    { campaign_id: campaign.campaignId, calls: 1, cents: 5_000 },
  ]);
  expect([...(await sumCampaigns(t.db, [campaign.campaignId], new Date(0))).values()]).toEqual([
    expect.objectContaining({ incoming: 0, sold: 1, payoutCents: 2_500 }),
  ]);
});

test('the database itself refuses a lead whose money is other than its billing', async () => {
  const campaign = await aLeadCampaign(t);
  const { id } = await postLead(t, campaign);
  for (const change of [
    `price_cents = 6000`,
    `billing = 'refused'`,
    `status = 'pending', billing = 'none'`,
    `reason = 'closed'`,
  ])
    await expect(rows(t.db, `update lead set ${change} where id = $1`, [id])).rejects.toThrow();
});
