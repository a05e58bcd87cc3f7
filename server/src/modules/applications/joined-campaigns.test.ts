import type { PublisherCampaignsResponse } from '@callstead/contract/applications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCampaign } from '../../testing/a-campaign.ts';
import { aLine, aQualifiedCall, rows } from '../../testing/call-world.ts';
import { aCampaignInput, someTerms } from '../../testing/campaign-input.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';

let t: TestNetwork;
let advertiser: Person;
let publisher: Person;
let stranger: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  advertiser = await t.signIn('advertiser');
  publisher = await t.signIn('publisher');
  stranger = await t.signIn('publisher');
});
afterAll(() => t.close());

/** An approved place in a campaign, with its number. */
async function aJoinedCampaign() {
  const campaign = await aCampaign(t.db, advertiser.profile.id);
  const line = await aLine(t, {
    advertiserId: advertiser.profile.id,
    campaignId: campaign.id,
    publisherId: publisher.profile.id,
  });
  return { id: campaign.id, publicId: campaign.public_id, line };
}

const step = (id: string, move: 'pause' | 'resume') =>
  t.call('POST', `/advertiser/campaigns/${id}/${move}`, { headers: advertiser.headers, body: {} });
const listed = async (who: Person, search: string) =>
  (await t.call('GET', `/publisher/campaigns?search=${search}`, who)).json().data;
const newsOf = async ({ profile }: Person) => {
  const news = await t.db
    .selectFrom('notification')
    .select(['kind', 'data'])
    .where('recipient_id', '=', profile.user_id)
    .orderBy('id')
    .execute();
  return news.map(({ kind, data }) => [kind, data.status ?? data.parts ?? data.period]);
};
const mailsTo = async ({ profile }: Person) => (await t.mailsTo(profile.email)).map(({ mail }) => mail);

describe('a campaign that is not active', () => {
  test('stays in the list, in the search and on its page for those who joined, with its number and since when', async () => {
    const { id, publicId, line } = await aJoinedCampaign();
    const before = new Date();
    await step(id, 'pause');
    const [shown] = await listed(publisher, publicId);
    expect(shown).toMatchObject({ id: publicId, status: 'paused', application: { trackingNumber: line.number } });
    expect(new Date(shown.statusSince).getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect((await t.call('GET', `/offers/${publicId}`, publisher)).json().offer.status).toBe('paused');
    expect((await t.call('GET', `/campaigns/${publicId}/application`, publisher)).json().application).toMatchObject({
      status: 'approved',
      trackingNumber: line.number,
    });
  });

  test('does not exist for anybody else', async () => {
    const { id, publicId } = await aJoinedCampaign();
    await step(id, 'pause');
    for (const who of [stranger, advertiser, undefined]) {
      expect((await t.call('GET', `/offers/${publicId}`, who)).json().code).toBe('not_found');
    }
    expect(await listed(stranger, publicId)).toEqual([]);
  });

  test('is gone for whoever lost their approval', async () => {
    const { id, publicId, line } = await aJoinedCampaign();
    await step(id, 'pause');
    await t.db.updateTable('application').set({ status: 'revoked' }).where('id', '=', line.applicationId).execute();
    expect(await listed(publisher, publicId)).toEqual([]);
    expect((await t.call('GET', `/offers/${publicId}`, publisher)).statusCode).toBe(404);
  });

  test('stays when it is over: what somebody joined is archived, not deleted, even before they have a number', async () => {
    const { id, publicId, line } = await aJoinedCampaign();
    await t.db.deleteFrom('tracking_number').where('application_id', '=', line.applicationId).execute();
    const deleted = await t.call('DELETE', `/advertiser/campaigns/${id}`, advertiser);
    expect(deleted.json()).toEqual({ outcome: 'archived' });
    expect(await listed(publisher, publicId)).toMatchObject([{ status: 'archived' }]);
  });

  test('is paged among the others without losing or repeating any', async () => {
    const { id, publicId } = await aJoinedCampaign();
    await aCampaign(t.db, advertiser.profile.id);
    await step(id, 'pause');
    const all = (await t.call('GET', '/publisher/campaigns?limit=100', publisher)).json().data;
    const paged: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: PublisherCampaignsResponse = (
        await t.call('GET', `/publisher/campaigns?limit=2${after && `&after=${after}`}`, publisher)
      ).json();
      paged.push(...page.data.map((each) => each.id));
      expect(page.count).toEqual({ rows: all.length, isMore: false });
      after = page.next;
    }
    expect(paged).toEqual(all.map((each: { id: string }) => each.id));
    expect(paged).toContain(publicId);
  });
});

describe('publishers who joined are told by bell and mail', () => {
  test('of a pause, of its end, of new terms and of the end of the campaign', async () => {
    const owner = await t.signIn('advertiser');
    const joined = await t.signIn('publisher');
    const created = await t.call('POST', '/advertiser/campaigns', {
      headers: owner.headers,
      body: { campaign: aCampaignInput() },
    });
    const { id } = created.json();
    await t.db.updateTable('campaign').set({ status: 'active' }).where('id', '=', id).execute();
    await aLine(t, { advertiserId: owner.profile.id, campaignId: id, publisherId: joined.profile.id });
    const act = (path: string) =>
      t.call('POST', `/advertiser/campaigns/${id}/${path}`, { headers: owner.headers, body: {} });
    await act('pause');
    await act('resume');
    const edit = (changes: object, version: number) =>
      t.call('PUT', `/advertiser/campaigns/${id}`, {
        headers: owner.headers,
        body: { campaign: aCampaignInput({ terms: someTerms(changes) }), version },
      });
    await edit({ approvalDays: 3 }, 1);
    await edit({ approvalDays: 3, overflowNumber: '+13055550188' }, 2); // not theirs to know
    await t.call('DELETE', `/advertiser/campaigns/${id}`, owner);
    expect(await newsOf(joined)).toEqual([
      ['campaign_state', 'paused'],
      ['campaign_state', 'active'],
      ['campaign_terms', ['approvalDays']],
      ['campaign_state', 'archived'],
    ]);
    expect(await mailsTo(joined)).toEqual([
      'joined-campaign-paused',
      'joined-campaign-resumed',
      'joined-campaign-terms',
      'joined-campaign-ended',
    ]);
    expect(await newsOf(stranger)).toEqual([]);
  });

  test('of new material by one bell, however much comes before they look', async () => {
    const owner = await t.signIn('advertiser');
    const [joined, other] = [await t.signIn('publisher'), await t.signIn('publisher')];
    const created = await t.call('POST', '/advertiser/campaigns', {
      headers: owner.headers,
      body: { campaign: aCampaignInput() },
    });
    const { id } = created.json();
    await aLine(t, { advertiserId: owner.profile.id, campaignId: id, publisherId: joined.profile.id });
    const add = (name: string) =>
      t.call('POST', `/advertiser/campaigns/${id}/materials`, {
        headers: owner.headers,
        body: { kind: 'text', name, language: 'es', headline: 'Techos', body: 'Llama hoy.' },
      });
    for (const name of ['Uno', 'Dos']) {
      expect((await add(name)).statusCode).toBe(201);
      await t.handleEvents();
    }
    expect((await newsOf(joined)).map(([kind]) => kind)).toEqual(['material_new']);
    expect(await newsOf(other)).toEqual([]);
    await rows(t.db, `update notification set read_at = now() where kind = 'material_new'`);
    await add('Tres');
    await t.handleEvents();
    expect((await newsOf(joined)).map(([kind]) => kind)).toEqual(['material_new', 'material_new']);
  });

  test('of a full cap, once a day, when calls that count have filled it', async () => {
    const joined = await t.signIn('publisher');
    const line = await aLine(t, {
      publisherId: joined.profile.id,
      terms: { caps: { daily: 2, monthly: null, counts: 'qualified' } },
    });
    await aQualifiedCall(t, line);
    await t.handleEvents();
    expect(await newsOf(joined)).toEqual([]);
    await aQualifiedCall(t, line);
    await t.handleEvents();
    expect(await newsOf(joined)).toEqual([['cap_reached', 'day']]);
    await aQualifiedCall(t, line); // refused
    await rows(t.db, `update event_cursor set position = 0 where subscriber = 'caps'`);
    await t.handleEvents();
    expect(await newsOf(joined)).toEqual([['cap_reached', 'day']]);
    expect(await mailsTo(joined)).toEqual(['joined-campaign-cap']);
  });
});
