import type { LeadListResponse, LeadSummary } from '@callstead/contract/leads/leads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLeadCampaign, postLead } from '../../../testing/lead-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

async function aLeadList() {
  const [admin, advertiser, publisher] = await Promise.all([
    t.signIn('admin'),
    t.signIn('advertiser'),
    t.signIn('publisher'),
  ]);
  const campaign = await aLeadCampaign(t, {
    advertiserId: advertiser.profile.id,
    publisherId: publisher.profile.id,
    balanceCents: 100_000,
  });
  const post = async (phone: string) =>
    (await postLead(t, campaign, { person: { phone, email: `${phone.slice(1)}@example.com` } })).id;
  const get = async <Body>(person: Person, path: string): Promise<Body> =>
    (await t.call('GET', path, { headers: person.headers })).json();
  return { admin, advertiser, publisher, post, get };
}

test('a list says what it comes to, and each side reads its own amounts', async () => {
  const { admin, advertiser, publisher, post, get } = await aLeadList();
  for (const phone of ['+13055550101', '+13055550102', '+13055550101']) await post(phone);
  const read = (person: Person, more = '') => get<LeadSummary>(person, `/leads/summary?zone=America/New_York${more}`);
  expect(await read(publisher)).toMatchObject({
    count: { rows: 3, isMore: false },
    isNewest: false,
    totals: { accepted: 2, priceCents: null, payoutCents: 5_000, marginCents: null },
  });
  expect((await read(advertiser)).totals).toEqual({
    accepted: 2,
    priceCents: 10_000,
    payoutCents: null,
    marginCents: null,
  });
  expect((await read(admin, `&account=${advertiser.profile.id}`)).totals.marginCents).toBe(5_000);
});

test('it is about exactly the leads of the list, whatever that is narrowed to', async () => {
  const { advertiser, publisher, post, get } = await aLeadList();
  const id = await post('+13055550201');
  for (const phone of ['+13055550202', '+13055550201']) await post(phone);
  const filters = [
    '',
    'status=accepted',
    'status=duplicate',
    'billing=held',
    'billing=sold',
    'billing=none',
    'way=api',
    'way=form',
    `search=${id}`,
    `publisher=${publisher.profile.aff_id}`,
    'campaign=ZZ999',
  ];
  for (const filter of filters) {
    for (const person of [publisher, advertiser]) {
      const { data } = await get<LeadListResponse>(person, `/leads?${filter}`);
      const { count, totals, bars } = await get<LeadSummary>(person, `/leads/summary?${filter}`);
      const accepted = data.filter(({ status }) => status === 'accepted').length;
      const inBars = bars.reduce((sum, bar) => sum + bar.counted + bar.others, 0);
      expect([filter, count.rows, totals.accepted, inBars]).toEqual([filter, data.length, accepted, data.length]);
    }
  }
});

test('leads are sorted by their amount, those nobody pays for last, and by time both ways', async () => {
  const { publisher, post, get } = await aLeadList();
  const made: string[] = [];
  for (const phone of ['+13055550301', '+13055550301', '+13055550302']) made.push(await post(phone));
  const [first, duplicate, last] = made;
  const ids = async (query: string) =>
    (await get<LeadListResponse>(publisher, `/leads?${query}`)).data.map(({ id }) => id);
  expect(await ids('sort=amount')).toEqual([last, first, duplicate]);
  expect(await ids('sort=amount&direction=asc')).toEqual([first, last, duplicate]);
  expect(await ids('direction=asc')).toEqual(made);
  const page = await get<LeadListResponse>(publisher, '/leads?sort=amount&limit=2');
  expect(await ids(`sort=amount&limit=2&after=${page.next}`)).toEqual([duplicate]);
});
