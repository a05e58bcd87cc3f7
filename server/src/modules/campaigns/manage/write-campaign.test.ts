import type { CampaignInput } from '@callstead/contract/campaigns/managed-campaigns';
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

const { post, put, get, create, activate, countCampaigns } = campaignRequests(() => ({ t, advertiser, admin }));

describe('an advertiser writes a campaign', () => {
  test('with four fields, a category, a price and a number; the rest is usual', async () => {
    const campaign = await create();
    expect(campaign).toMatchObject({ status: 'draft', version: 1, publicId: expect.stringMatching(/^HS\d{3}$/) });
    expect(campaign.terms.publisherShareBasisPoints).toBe(5000);
    expect(campaign.terms.targets[0]?.number).toBe('+13055550142');
    expect(campaign.texts.en.title).toBe('Techos Miami');
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
    [
      'a price above its ceiling',
      { terms: { ...terms, pricing: { kind: 'fixed', priceCents: 900, floorCents: 100, ceilingCents: 500 } } },
      { 'campaign.terms.pricing.priceCents': 'outside_bounds' },
    ],
    [
      'a zero too many',
      {
        terms: {
          ...terms,
          pricing: { kind: 'fixed', priceCents: 10_000_001, floorCents: 100, ceilingCents: 10_000_001 },
          budget: { totalCents: 1_000_000_001, dailyCents: null },
        },
      },
      {
        'campaign.terms.pricing.priceCents': 'too_large',
        'campaign.terms.pricing.ceilingCents': 'too_large',
        'campaign.terms.budget.totalCents': 'too_large',
      },
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
    [
      "links that lead into somebody's house",
      {
        links: { destination: 'http://127.0.0.1/', hosts: ['shop.example', 'localhost'], fallback: 'ftp://a.example/' },
      },
      {
        'campaign.links.destination': 'website_invalid',
        'campaign.links.hosts.1': 'host_invalid',
        'campaign.links.fallback': 'website_invalid',
      },
    ],
    [
      'a word in braces that nobody fills in',
      { links: { destination: 'https://a.example/{who}', hosts: [], fallback: null } },
      { 'campaign.links.destination': 'macro_unknown' },
    ],
  ];

  test.each(cases)('%s', async (_name, changes, fields) => {
    const before = await countCampaigns();
    const response = await post(advertiser, '/advertiser/campaigns', {
      campaign: aCampaignInput(changes),
      submit: true,
    });
    expect([response.statusCode, response.json().code, response.json().fields]).toEqual([
      422,
      'validation_failed',
      fields,
    ]);
    expect(await countCampaigns()).toBe(before);
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

describe('how long people’s data are kept', () => {
  const entriesOf = (id: string) =>
    t.db
      .selectFrom('audit_entry')
      .select(['before', 'after'])
      .where('action', '=', 'campaign.set-retention')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();

  test('is set with the campaign, changed without a new version, kept when it is left out, given back, and remembered', async () => {
    const campaign = await activate(await create(advertiser, { personalDataDays: 90 }, true));
    const path = `/advertiser/campaigns/${campaign.id}`;
    const edit = async (changes: object) =>
      (await put(advertiser, path, { campaign: aCampaignInput(changes), version: 1 })).json();
    expect(await edit({ personalDataDays: 30 })).toMatchObject({ status: 'active', version: 1, personalDataDays: 30 });
    expect((await edit({})).personalDataDays).toBe(30);
    expect((await post(advertiser, `${path}/duplicate`)).json().personalDataDays).toBe(30);
    expect((await edit({ personalDataDays: null })).personalDataDays).toBeNull();
    expect(await entriesOf(campaign.id)).toEqual([
      { before: { personalDataDays: null }, after: { personalDataDays: 90 } },
      { before: { personalDataDays: 90 }, after: { personalDataDays: 30 } },
      { before: { personalDataDays: 30 }, after: { personalDataDays: null } },
    ]);
  });

  test('is a day at least and ten years at most', async () => {
    for (const [personalDataDays, complaint] of [
      [0, 'too_small'],
      [3651, 'too_large'],
      [1.5, 'number_invalid'],
    ] as const) {
      const response = await post(advertiser, '/advertiser/campaigns', {
        campaign: aCampaignInput({ personalDataDays }),
      });
      expect(response.json().fields).toEqual({ 'campaign.personalDataDays': complaint });
    }
  });

  test('is what the network says where the campaign says nothing', async () => {
    expect((await get(advertiser, '/advertiser/campaign-defaults')).json()).toEqual({
      personalDataDays: t.services.settings.of('people').personalDataDays,
    });
  });
});

describe('where links lead', () => {
  const links = { destination: 'https://a.example/?c={click_id}', hosts: ['a.example'], fallback: null };

  test('is set with the campaign, changed without a new version, kept when it is left out, and remembered', async () => {
    const campaign = await activate(
      await create(advertiser, { links: { ...links, hosts: ['https://A.example/x'] } }, true),
    );
    expect(campaign.links).toEqual(links);
    const path = `/advertiser/campaigns/${campaign.id}`;
    const moved = { ...links, destination: 'https://b.example/', fallback: 'https://b.example/closed' };
    const changed = await put(advertiser, path, { campaign: aCampaignInput({ links: moved }), version: 1 });
    expect(changed.json()).toMatchObject({ status: 'active', version: 1, links: moved });
    const kept = await put(admin, `/admin/campaigns/${campaign.id}`, { campaign: aCampaignInput(), version: 1 });
    expect(kept.json().links).toEqual(moved);
    const told = await t.db
      .selectFrom('audit_entry')
      .select(['before', 'after'])
      .where('action', '=', 'campaign.set-links')
      .where('subject_id', '=', campaign.id)
      .orderBy('id')
      .execute();
    expect(told).toEqual([
      {
        before: { destination: null, deepLinkHosts: null, fallback: null },
        after: { destination: links.destination, deepLinkHosts: 'a.example', fallback: null },
      },
      {
        before: { destination: links.destination, deepLinkHosts: 'a.example', fallback: null },
        after: { destination: moved.destination, deepLinkHosts: 'a.example', fallback: moved.fallback },
      },
    ]);
    const copy = await post(advertiser, `${path}/duplicate`);
    expect(copy.json().links).toEqual(moved);
  });
});
