import type { Campaign, CampaignListResponse } from '@callstead/contract/campaigns/managed-campaigns';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedCatalogue } from '../../../seed/network-advertiser.ts';
import { aCampaignInput, someTerms } from '../../../testing/campaign-input.ts';
import { campaignRequests } from '../../../testing/campaign-requests.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';

let t: TestNetwork;
let advertiser: Person;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  await seedCatalogue(t, 'draft');
  [advertiser, admin] = [await t.signIn('advertiser'), await t.signIn('admin')];
});
afterAll(() => t.close());

const { post, put, get, create, edit, countCampaigns } = campaignRequests(() => ({ t, advertiser, admin }));

describe('an admin', () => {
  test('sets the share of publishers as a new version', async () => {
    const campaign = await create();
    const changed = (
      await put(admin, `/admin/campaigns/${campaign.id}/share`, { version: 1, publisherShareBasisPoints: 6500 })
    ).json();
    expect([changed.version, changed.terms.publisherShareBasisPoints]).toEqual([2, 6500]);
    const edited = (await edit(changed, { terms: someTerms({ approvalDays: 9 }) })).json();
    expect(edited.terms.publisherShareBasisPoints).toBe(6500);
  });

  test('edits what is not theirs, and may leave the budget open', async () => {
    const campaign = await create();
    const body = {
      campaign: aCampaignInput({ terms: someTerms({ budget: { totalCents: null, dailyCents: null } }) }),
      version: 1,
    };
    expect((await put(admin, `/admin/campaigns/${campaign.id}`, body)).json().terms.budget.totalCents).toBeNull();
  });

  test('writes for an advertiser they name, and for nobody else', async () => {
    const publisher = await t.anAccount('publisher');
    const body = { campaign: aCampaignInput() };
    const forAccount = (query: string) => post(admin, `/advertiser/campaigns${query}`, body);
    expect((await forAccount('')).json().fields).toEqual({ account: 'required' });
    expect((await forAccount(`?account=${publisher.id}`)).json().code).toBe('not_found');
    const written = (await forAccount(`?account=${advertiser.profile.id}`)).json();
    expect(written.advertiser.id).toBe(advertiser.profile.id);
  });

  test('adopts the drafts of the catalogue in bulk, and what cannot be activated is named', async () => {
    const { data: campaigns }: CampaignListResponse = (
      await get(admin, '/admin/campaigns?status=draft&category=travel')
    ).json();
    expect(campaigns.length).toBeGreaterThan(3);
    const archived = await create();
    await t.db.updateTable('campaign').set({ status: 'archived' }).where('id', '=', archived.id).execute();
    const ids = [...campaigns.map((campaign) => campaign.id), archived.id];
    const answer = (await post(admin, '/admin/campaigns/activations', { ids })).json();
    expect(answer.activated.toSorted()).toEqual(campaigns.map((each) => each.id).toSorted());
    expect(answer.skipped).toEqual([archived.id]);
    const left: CampaignListResponse = (await get(admin, '/admin/campaigns?status=draft&category=travel')).json();
    expect(left.data).toEqual([]);
    expect(await t.mailsTo('house@callstead.invalid')).toEqual([]);
  });

  test('pages through all of them without losing or repeating any', async () => {
    const all: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: CampaignListResponse = (
        await get(admin, `/admin/campaigns?limit=9${after && `&after=${after}`}`)
      ).json();
      all.push(...page.data.map((campaign) => campaign.id));
      expect(page.count).toEqual({ rows: await countCampaigns(), isMore: false });
      after = page.next;
    }
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(await countCampaigns());
  });

  test('filters by words, state, category and advertiser', async () => {
    const owner = await t.signIn('advertiser');
    const texts = aCampaignInput().texts;
    const campaign = await create(owner, { texts: { ...texts, es: { ...texts.es, title: 'Zarigüeya única' } } });
    const found = async (query: string) =>
      (await get(admin, `/admin/campaigns?${query}`)).json().data.map((each: Campaign) => each.id);
    expect(await found('search=zarigueya')).toEqual([campaign.id]);
    expect(await found(`account=${owner.profile.id}`)).toEqual([campaign.id]);
    expect(await found(`account=${owner.profile.id}&status=active`)).toEqual([]);
    expect(await found(`account=${owner.profile.id}&category=homeServices`)).toEqual([campaign.id]);
  });
});
