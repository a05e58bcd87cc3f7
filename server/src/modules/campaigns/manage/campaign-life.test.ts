import type { Campaign, CampaignInput } from '@callstead/contract/campaigns/managed-campaigns';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someTerms } from '../../../testing/campaign-input.ts';
import { campaignRequests } from '../../../testing/campaign-requests.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';

let t: TestNetwork;
let advertiser: Person;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  [advertiser, admin] = [await t.signIn('advertiser'), await t.signIn('admin')];
});
afterAll(() => t.close());

const { post, get, create, edit, activate } = campaignRequests(() => ({ t, advertiser, admin }));

const auditOf = async (campaign: { id: string }) =>
  (
    await t.db
      .selectFrom('audit_entry')
      .select(['action', 'reason'])
      .where('subject_id', '=', campaign.id)
      .orderBy('id')
      .execute()
  ).map(({ action, reason }) => (reason ? `${action}: ${reason}` : action));

describe('terms are versioned', () => {
  test('an edit is a new version that holds at once; the old one stays readable', async () => {
    const campaign = await activate(await create(advertiser, {}, true));
    const cheaper = someTerms({ pricing: { kind: 'fixed', priceCents: 3000, floorCents: 3000, ceilingCents: 3000 } });
    const edited = (await edit(campaign, { terms: cheaper })).json();
    expect([edited.version, edited.status]).toEqual([2, 'active']);
    expect((await t.call('GET', `/offers/${campaign.publicId}`)).json().offer.payout).toBe('$30 por llamada');

    const { data: versions } = (await get(advertiser, `/advertiser/campaigns/${campaign.id}/versions`)).json();
    expect(versions.map((entry: { version: number }) => entry.version)).toEqual([2, 1]);
    expect(versions.map((entry: Campaign) => entry.terms.pricing)).toMatchObject([
      { priceCents: 3000 },
      { priceCents: 4500 },
    ]);
    expect(versions[0].createdBy.id).toBe(advertiser.profile.user_id);
  });

  test('saving what is already there makes no version', async () => {
    const campaign = await create();
    expect((await edit(campaign, {})).json().version).toBe(1);
  });

  test('an edit made from an older version is refused and changes nothing', async () => {
    const campaign = await create();
    const other = (changes: Partial<CampaignInput>) => edit(campaign, changes);
    expect((await other({ terms: someTerms({ approvalDays: 3 }) })).statusCode).toBe(200);
    const late = await other({ terms: someTerms({ approvalDays: 14 }) });
    expect([late.statusCode, late.json().code]).toEqual([409, 'campaign_changed']);
    expect((await get(advertiser, `/advertiser/campaigns/${campaign.id}`)).json().terms.approvalDays).toBe(3);
  });

  test('of two edits at the same moment one wins', async () => {
    const campaign = await create();
    const both = await Promise.all(
      [5, 6].map((approvalDays) => edit(campaign, { terms: someTerms({ approvalDays }) })),
    );
    expect(both.map((response) => response.statusCode).sort()).toEqual([200, 409]);
  });

  test('before the first activation another category gives another id; afterwards kind and category are settled', async () => {
    const campaign = await create();
    const moved = (await edit(campaign, { category: 'rehab', subCategory: null })).json();
    expect(moved.publicId).toMatch(/^RH/);
    const active = await activate(moved);
    const late = await edit(active, { category: 'travel', subCategory: null });
    expect(late.json().fields).toEqual({ 'campaign.category': 'invalid' });
  });
});

describe('the life of a campaign', () => {
  test('submitted, returned with a reason, submitted again, activated, paused, resumed', async () => {
    const draft = await create(advertiser, {}, true);
    expect(draft.status).toBe('pending_review');
    const reviewPath = `/admin/campaigns/${draft.id}/review`;
    expect((await post(admin, reviewPath, { decision: 'return', version: 1, reason: ' ' })).json().fields).toEqual({
      reason: 'required',
    });
    const returned = (
      await post(admin, reviewPath, { decision: 'return', version: 1, reason: 'Falta el horario' })
    ).json();
    expect(returned).toMatchObject({ status: 'draft', returnedReason: 'Falta el horario' });

    const path = `/advertiser/campaigns/${draft.id}`;
    expect((await post(advertiser, `${path}/submit`)).json()).toMatchObject({
      status: 'pending_review',
      returnedReason: null,
    });
    expect((await activate(draft)).status).toBe('active');
    expect((await post(advertiser, `${path}/pause`)).json().status).toBe('paused');
    expect((await post(admin, `${path}/resume`)).json().status).toBe('active');
    expect((await post(advertiser, `${path}/submit`)).json().code).toBe('campaign_state');

    expect(await auditOf(draft)).toEqual([
      'campaign.create',
      'campaign.submit',
      'campaign.return: Falta el horario',
      'campaign.submit',
      'campaign.activate',
      'campaign.pause',
      'campaign.resume',
    ]);
  });

  test('admins hear of a submission, the advertiser of the decision, in the panel and by mail', async () => {
    const owner = await t.signIn('advertiser');
    const campaign = await create(owner, {}, true);
    const news = (recipient: string) =>
      t.db
        .selectFrom('notification')
        .select(['kind', 'data'])
        .where('recipient_id', '=', recipient)
        .orderBy('id')
        .execute();
    expect((await news(admin.profile.user_id)).at(-1)).toEqual({
      kind: 'campaign_submitted',
      data: { campaignId: campaign.id, title: 'Techos Miami', advertiserName: owner.profile.full_name },
    });
    const path = `/admin/campaigns/${campaign.id}/review`;
    await post(admin, path, { decision: 'return', version: 1, reason: 'Sube el precio' });
    await post(owner, `/advertiser/campaigns/${campaign.id}/submit`);
    await activate(campaign);
    expect((await news(owner.profile.user_id)).map(({ data }) => [data.status, data.reason])).toEqual([
      ['draft', 'Sube el precio'],
      ['active', null],
    ]);
    expect((await t.mailsTo(owner.profile.email)).map((mail) => mail.mail)).toEqual([
      'campaign-returned',
      'campaign-activated',
    ]);
  });

  test('an admin activates only the version they read', async () => {
    const campaign = await create(advertiser, {}, true);
    await edit(campaign, { terms: someTerms({ approvalDays: 30 }) });
    expect(
      (await post(admin, `/admin/campaigns/${campaign.id}/review`, { decision: 'activate', version: 1 })).json().code,
    ).toBe('campaign_changed');
  });

  test('a copy is a draft of its own', async () => {
    const campaign = await activate(await create(advertiser, {}, true));
    const copy: Campaign = (await post(advertiser, `/advertiser/campaigns/${campaign.id}/duplicate`)).json();
    expect(copy).toMatchObject({ status: 'draft', version: 1, terms: campaign.terms });
    expect([copy.texts.es.title, copy.texts.en.title]).toEqual(['Techos Miami (copia)', 'Techos Miami (copy)']);
    expect(copy.publicId).not.toBe(campaign.publicId);
  });

  test('deleting removes it with its versions', async () => {
    const campaign = await create();
    const response = await t.call('DELETE', `/advertiser/campaigns/${campaign.id}`, advertiser);
    expect(response.json()).toEqual({ outcome: 'deleted' });
    expect(
      await t.db.selectFrom('campaign_version').where('campaign_id', '=', campaign.id).selectAll().execute(),
    ).toEqual([]);
    expect((await get(advertiser, `/advertiser/campaigns/${campaign.id}`)).json().code).toBe('not_found');
    expect(await auditOf(campaign)).toEqual(['campaign.create', 'campaign.delete']);
  });

  test('what has a history is archived instead, and stays as it was', async () => {
    const campaign = await activate(await create(advertiser, {}, true));
    await sql`create table history (campaign_id uuid not null references campaign (id))`.execute(t.owner);
    await sql`insert into history values (${campaign.id})`.execute(t.owner);
    const response = await t.call('DELETE', `/advertiser/campaigns/${campaign.id}`, advertiser);
    expect(response.json()).toEqual({ outcome: 'archived' });
    expect((await get(advertiser, `/advertiser/campaigns/${campaign.id}`)).json().status).toBe('archived');
    expect((await edit(campaign, { terms: someTerms({ approvalDays: 1 }) })).json().code).toBe('campaign_state');
    expect((await t.call('GET', `/offers/${campaign.publicId}`)).statusCode).toBe(404);
    await sql`drop table history`.execute(t.owner);
  });
});
