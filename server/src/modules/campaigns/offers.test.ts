import type { OfferListResponse } from '@callstead/contract/campaigns/offers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../seed/catalogue/catalogue.ts';
import { seedCatalogue } from '../../seed/network-advertiser.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
  await seedCatalogue(t, 'active');
});
afterAll(() => t.close());

const ids = async (query: string) =>
  (await t.call('GET', `/offers?${query}`)).json().data.map((offer: { id: string }) => offer.id);

describe('the public list', () => {
  test('shows every active campaign in the order of its id, in the language asked for', async () => {
    const shown = await ids('limit=100');
    expect(shown).toEqual(CATALOGUE.map((offer) => offer.publicId).sort());
    const spanish = (await t.call('GET', '/offers?language=es&limit=1')).json().data[0];
    expect(spanish.title).toBe(CATALOGUE.find((offer) => offer.publicId === spanish.id)?.texts.es.title);
  });

  test('is paged without losing or repeating any', async () => {
    const all: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: OfferListResponse = (await t.call('GET', `/offers?limit=7${after && `&after=${after}`}`)).json();
      all.push(...page.data.map((offer) => offer.id));
      expect(page.hasMore).toBe(page.next !== null);
      after = page.next;
    }
    expect(all).toEqual(await ids('limit=100'));
  });

  test('is filtered by category and sub-category; all_{category} means all of it', async () => {
    const plumbing = CATALOGUE.filter((offer) => offer.subCategory === 'plumbing').map((offer) => offer.publicId);
    expect(await ids('category=homeServices&sub=plumbing')).toEqual(plumbing.sort());
    expect(await ids('category=homeServices&sub=all_homeServices')).toEqual(await ids('category=homeServices'));
    expect(await ids('category=homeServices&sub=nonsense')).toEqual(await ids('category=homeServices'));
  });

  test('is searched in titles, descriptions, categories and keywords of both languages, without accents', async () => {
    const found = await ids('search=PLOMERIA');
    expect(found).toEqual(await ids('search=Plomería'));
    expect(found).toContain('HS001');
    expect(await ids('search=%25')).not.toContain('HS001'); // a percent sign is a percent sign
    expect(await ids('search=zzzzzz')).toEqual([]);
  });

  test('of the market leaves out what the market does not trade', async () => {
    const categories = (await t.call('GET', '/offers?market=1&limit=100'))
      .json()
      .data.map((offer: { category: string }) => offer.category);
    expect(categories).not.toContain('legal');
    expect(categories).not.toContain('automotive');
  });

  test('falls back to defaults for a mangled query', async () => {
    expect(await ids('limit=abc&category=nonsense&language=xx')).toContain('HS001');
  });
});

describe('one offer', () => {
  test('has every specified field, and similar offers of its category', async () => {
    const { offer, similar } = (await t.call('GET', '/offers/HS001?language=en')).json();
    expect(offer).toMatchObject({
      id: 'HS001',
      category: 'homeServices',
      campaignType: 'Llamada',
      payoutType: 'CPL',
      payoutCurrency: 'USD',
      status: 'active',
      trackingLinkExample: 'http://localhost:3000/t/HS001/{aff_id}',
      trackingLinkTemplate: 'http://localhost:3000/t/{offer_id}/{aff_id}',
      epc: null,
      cr: null,
    });
    expect(offer.callHoursDescription.length).toBeGreaterThan(0);
    expect(similar.length).toBeGreaterThan(0);
    expect(similar.every((each: { category: string }) => each.category === 'homeServices')).toBe(true);
  });

  test.each(['draft', 'paused', 'archived', 'pending_review'] as const)(
    'that is %s looks like one that does not exist',
    async (status) => {
      await t.db.updateTable('campaign').set({ status }).where('public_id', '=', 'HS002').execute();
      const [hidden, unknown] = [await t.call('GET', '/offers/HS002'), await t.call('GET', '/offers/XX999')];
      expect([hidden.statusCode, hidden.json().code]).toEqual([unknown.statusCode, unknown.json().code]);
      expect(await ids('limit=100')).not.toContain('HS002');
      await t.db.updateTable('campaign').set({ status: 'active' }).where('public_id', '=', 'HS002').execute();
    },
  );
});

describe('versions of terms', () => {
  test('cannot be changed afterwards', async () => {
    const change = t.owner.updateTable('campaign_version').set({ terms: '{}' }).execute();
    await expect(change).rejects.toThrow(/append-only/);
  });

  test('a campaign cannot point at one that does not exist', async () => {
    const change = t.db.updateTable('campaign').set({ current_version: 2 }).where('public_id', '=', 'HS001').execute();
    await expect(change).rejects.toThrow(/campaign_current_version/);
  });
});

test('crawlers are told every page and kept out of the panels', async () => {
  expect((await t.app.inject('/robots.txt')).body).toContain('Disallow: /admin-dashboard');
  const sitemap = (await t.app.inject('/sitemap.xml')).body;
  expect(sitemap).toContain('<loc>http://localhost:3000/offer/HS001</loc>');
  expect(sitemap.match(/<url>/g)?.length).toBe(CATALOGUE.length + 13);
});
