import type { Campaign } from '@callstead/contract/campaigns/managed-campaigns';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCampaignInput } from '../../../testing/campaign-input.ts';
import { createTestNetwork, type TestNetwork } from '../../../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

test("an advertiser's campaigns are their own, whatever account they name", async () => {
  const [{ headers, profile }, other] = [await t.signIn('advertiser'), await t.anAccount('advertiser')];
  const list = `/advertiser/campaigns?account=${other.id}`;
  const created = await t.call('POST', list, { headers, body: { campaign: aCampaignInput() } });
  expect(created.json().advertiser.id).toBe(profile.id);
  const { data: campaigns } = (await t.call('GET', list, { headers })).json();
  expect(campaigns.map((campaign: Campaign) => campaign.id)).toEqual([created.json().id]);
});

test('an advertiser filters their own by state', async () => {
  const { headers } = await t.signIn('advertiser');
  const created = await t.call('POST', '/advertiser/campaigns', { headers, body: { campaign: aCampaignInput() } });
  const found = async (status: string) =>
    (await t.call('GET', `/advertiser/campaigns?status=${status}`, { headers })).json().data;
  expect(await found('draft')).toMatchObject([{ id: created.json().id }]);
  expect(await found('paused')).toEqual([]);
});

test('the refusal of an account that is not approved says so in English; screens have the specified words', async () => {
  const { headers } = await t.signIn('advertiser', 'pending');
  expect((await t.call('GET', '/advertiser/campaigns', { headers })).json().detail).toBe(
    'Your account is not approved to manage campaigns.',
  );
});
