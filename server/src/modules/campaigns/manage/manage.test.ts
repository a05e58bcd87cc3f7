import type { Campaign, CampaignInput, CampaignListResponse } from '@callstead/contract/campaigns/managed-campaigns';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedCatalogue } from '../../../seed/network-advertiser.ts';
import { aCampaignInput, someTerms } from '../../../testing/campaign-input.ts';
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

const post = (person: Person, path: string, body: object = {}) =>
  t.call('POST', path, { headers: person.headers, body });
const put = (person: Person, path: string, body: object) => t.call('PUT', path, { headers: person.headers, body });
const get = (person: Person, path: string) => t.call('GET', path, { headers: person.headers });

async function create(person = advertiser, changes: Partial<CampaignInput> = {}, submit = false): Promise<Campaign> {
  const response = await post(person, '/advertiser/campaigns', { campaign: aCampaignInput(changes), submit });
  expect([response.statusCode, response.json().fields]).toEqual([201, undefined]);
  return response.json();
}
const edit = (campaign: Campaign, changes: Partial<CampaignInput>, person = advertiser) =>
  put(person, `/advertiser/campaigns/${campaign.id}`, {
    campaign: aCampaignInput(changes),
    version: campaign.version,
  });
const activate = async (campaign: Campaign): Promise<Campaign> =>
  (
    await post(admin, `/admin/campaigns/${campaign.id}/review`, { decision: 'activate', version: campaign.version })
  ).json();
const deedsOf = async (campaign: { id: string }) =>
  (
    await t.db
      .selectFrom('audit_entry')
      .select(['action', 'reason', 'actor_id'])
      .where('subject_id', '=', campaign.id)
      .orderBy('id')
      .execute()
  ).map(({ action, reason }) => (reason ? `${action}: ${reason}` : action));

describe('an advertiser writes a campaign', () => {
  test('with four fields, a category, a price and a number; the rest is usual', async () => {
    const campaign = await create();
    expect(campaign).toMatchObject({ status: 'draft', version: 1, publicId: expect.stringMatching(/^HS\d{3}$/) });
    expect(campaign.terms.publisherShareBasisPoints).toBe(5000);
    expect(campaign.terms.targets[0]?.number).toBe('+13055550142');
    expect(campaign.texts.en.title).toBe('Techos Miami');
    expect(await deedsOf(campaign)).toEqual(['campaign.create']);
  });

  test('in both languages, each kept as it was written', async () => {
    const { texts } = aCampaignInput();
    const campaign = await create(advertiser, { texts: { ...texts, en: { ...texts.en, title: 'Miami roofs' } } });
    expect([campaign.texts.en.title, campaign.texts.en.description]).toEqual(['Miami roofs', 'Más techos']);
  });

  test('and cannot set the publisher share, however they ask', async () => {
    const terms = { ...someTerms(), publisherShareBasisPoints: 100 } as CampaignInput['terms'];
    expect((await create(advertiser, { terms })).terms.publisherShareBasisPoints).toBe(5000);
  });

  test('and every public id is given once, even to many at once', async () => {
    const written = await Promise.all(
      Array.from({ length: 12 }, () => create(advertiser, { category: 'legal', subCategory: null })),
    );
    const ids = written.map((campaign) => campaign.publicId);
    expect(new Set(ids).size).toBe(12);
    expect(ids).not.toContain('LG001'); // the catalogue has it
    const last = ids.toSorted().at(-1) ?? '';
    const [highest] = written.filter((campaign) => campaign.publicId === last);
    await t.call('DELETE', `/advertiser/campaigns/${highest?.id}`, advertiser);
    expect((await create(advertiser, { category: 'legal', subCategory: null })).publicId > last).toBe(true);
  });
});

describe('what is wrong is named by its field', () => {
  const { texts } = aCampaignInput();
  const terms = someTerms();
  const cases: [string, Partial<CampaignInput>, Record<string, string>][] = [
    ['no title', { texts: { ...texts, es: { ...texts.es, title: ' ' } } }, { 'campaign.texts.es.title': 'required' }],
    ['no category', { category: '' as never }, { 'campaign.category': 'required' }],
    ['a sub-category of another', { subCategory: 'dentists' }, { 'campaign.subCategory': 'invalid' }],
    ['no number', { terms: { ...terms, targets: [] } }, { 'campaign.terms.targets.0.number': 'required' }],
    [
      'a number nobody has',
      { terms: { ...terms, targets: terms.targets.map((target) => ({ ...target, number: '+1 305 555' })) } },
      { 'campaign.terms.targets.0.number': 'phone_invalid' },
    ],
    [
      'no budget',
      { terms: { ...terms, budget: { totalCents: undefined as never, dailyCents: null } } },
      { 'campaign.terms.budget.totalCents': 'required' },
    ],
    ['a kind that the network does not offer yet', { type: 'lead' }, { 'campaign.type': 'not_offered' }],
    [
      'a price above its ceiling',
      { terms: { ...terms, pricing: { kind: 'fixed', priceCents: 900, floorCents: 100, ceilingCents: 500 } } },
      { 'campaign.terms.pricing.priceCents': 'outside_bounds' },
    ],
    [
      'tiers that do not rise',
      {
        terms: {
          ...terms,
          pricing: {
            kind: 'tiers',
            tiers: [
              { fromSeconds: 90, priceCents: 200 },
              { fromSeconds: 60, priceCents: 300 },
            ],
            floorCents: 200,
            ceilingCents: 300,
          },
        },
      },
      { 'campaign.terms.pricing.tiers.1.fromSeconds': 'not_ascending' },
    ],
    [
      'a minimum that is not the lowest tier',
      {
        terms: {
          ...terms,
          minimumSeconds: 30,
          pricing: {
            kind: 'tiers',
            tiers: [
              { fromSeconds: 60, priceCents: 200 },
              { fromSeconds: 90, priceCents: 300 },
            ],
            floorCents: 200,
            ceilingCents: 300,
          },
        },
      },
      { 'campaign.terms.minimumSeconds': 'contradiction' },
    ],
    [
      'a source both allowed and prohibited',
      { terms: { ...terms, traffic: { allowed: ['seo'], prohibited: ['seo'] } } },
      { 'campaign.terms.traffic.prohibited': 'contradiction' },
    ],
    [
      'a multiplier out of range',
      { terms: { ...terms, locationMultipliers: { FL: 9 } } },
      { 'campaign.terms.locationMultipliers.FL': 'too_large' },
    ],
  ];

  test.each(cases)('%s', async (_name, changes, fields) => {
    const before = await countOfCampaigns();
    const response = await post(advertiser, '/advertiser/campaigns', {
      campaign: aCampaignInput(changes),
      submit: true,
    });
    expect([response.statusCode, response.json().code, response.json().fields]).toEqual([
      422,
      'validation_failed',
      fields,
    ]);
    expect(await countOfCampaigns()).toBe(before);
  });
});

describe('a draft', () => {
  const unfinished = {
    ...aCampaignInput(),
    texts: { ...aCampaignInput().texts, es: { ...aCampaignInput().texts.es, targetAudience: '', description: '' } },
    terms: {
      ...someTerms(),
      pricing: { kind: 'fixed' },
      minimumSeconds: null,
      budget: { dailyCents: null },
      targets: [{ id: 'line-1', number: '', priority: 1, weight: 1, concurrency: null, hours: null }],
    },
  };
  const MISSING = {
    'campaign.texts.es.targetAudience': 'required',
    'campaign.texts.es.description': 'required',
    'campaign.terms.pricing.priceCents': 'required', // and its bounds are nobody's to miss
    'campaign.terms.budget.totalCents': 'required',
    'campaign.terms.targets.0.number': 'required',
    'campaign.terms.minimumSeconds': 'required',
  };

  test('needs a title and a category; sending it names everything that is missing, by its field', async () => {
    const saved = await post(advertiser, '/advertiser/campaigns', { campaign: unfinished });
    expect([saved.statusCode, saved.json().status, saved.json().texts.es.title]).toEqual([
      201,
      'draft',
      'Techos Miami',
    ]);
    const { id } = saved.json();
    const sent = await post(advertiser, `/advertiser/campaigns/${id}/submit`);
    expect([sent.statusCode, sent.json().fields]).toEqual([422, MISSING]);
    const created = await post(advertiser, '/advertiser/campaigns', { campaign: unfinished, submit: true });
    expect(created.json().fields).toEqual(MISSING);
    expect((await get(advertiser, `/advertiser/campaigns/${id}`)).json().status).toBe('draft');
  });

  test('is finished step by step, and then sent', async () => {
    const { id } = (await post(advertiser, '/advertiser/campaigns', { campaign: unfinished })).json();
    const path = `/advertiser/campaigns/${id}`;
    const priced = { ...unfinished, terms: { ...unfinished.terms, pricing: { kind: 'fixed', priceCents: 4500 } } };
    const second = (await put(advertiser, path, { campaign: priced, version: 1 })).json();
    expect(second.terms.pricing).toEqual({ kind: 'fixed', priceCents: 4500, floorCents: 4500, ceilingCents: 4500 });
    const whole = await put(advertiser, path, { campaign: aCampaignInput(), version: 2, submit: true });
    expect(whole.json().status).toBe('pending_review');
  });

  test('that is not whole is activated by nobody, and what is active stays whole', async () => {
    const { id } = (await post(advertiser, '/advertiser/campaigns', { campaign: unfinished })).json();
    const answer = (await post(admin, '/admin/campaigns/activations', { ids: [id] })).json();
    expect(answer).toEqual({ activated: [], skipped: [id] });
    const campaign = await activate(await create(advertiser, {}, true));
    const emptied = await put(advertiser, `/advertiser/campaigns/${campaign.id}`, { campaign: unfinished, version: 1 });
    expect([emptied.statusCode, emptied.json().fields['campaign.terms.pricing.priceCents']]).toEqual([422, 'required']);
  });

  test('still says what is wrong with what is written', async () => {
    const campaign = {
      ...unfinished,
      texts: { ...unfinished.texts, es: { ...unfinished.texts.es, title: '' } },
      category: '',
    };
    const response = await post(advertiser, '/advertiser/campaigns', { campaign });
    expect(response.json().fields).toEqual({ 'campaign.category': 'required', 'campaign.texts.es.title': 'required' });
  });
});

const countOfCampaigns = async () =>
  (
    await t.db
      .selectFrom('campaign')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

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

    expect(await deedsOf(draft)).toEqual([
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
    expect(await deedsOf(campaign)).toEqual(['campaign.create', 'campaign.delete']);
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
    const idsOf = (type: Campaign['type']) => campaigns.filter((each) => each.type === type).map((each) => each.id);
    expect(answer.activated.toSorted()).toEqual(idsOf('call').toSorted());
    expect(answer.skipped.toSorted()).toEqual([...idsOf('lead'), archived.id].toSorted()); // nobody could join those
    const left: CampaignListResponse = (await get(admin, '/admin/campaigns?status=draft&category=travel')).json();
    expect(left.data.map((each) => each.type)).not.toContain('call');
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
      after = page.next;
    }
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(await countOfCampaigns());
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

test('an advertiser filters their own by state', async () => {
  const owner = await t.signIn('advertiser');
  const campaign = await create(owner);
  const found = async (status: string) =>
    (await get(owner, `/advertiser/campaigns?status=${status}`)).json().data.map((each: Campaign) => each.id);
  expect([await found('draft'), await found('paused')]).toEqual([[campaign.id], []]);
});
