import type { ClickListResponse, ClickSummary } from '@callstead/contract/clicks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLink } from '../../../testing/a-link.ts';
import { createTestNetwork, type TestNetwork } from '../../../testing/test-network.ts';
import { spreadAll } from '../../click-log/spread-batches.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

test('a list of clicks says how many count, and is about exactly those it shows', async () => {
  const publisher = await t.signIn('publisher');
  const link = await aLink(t, {}, { publisherId: publisher.profile.id });
  const follow = (from: string, agent = BROWSER) =>
    t.app.inject({ url: link.path, headers: { 'user-agent': agent, 'x-forwarded-for': from } });
  for (const from of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) await follow(from);
  await follow('203.0.113.3', CRAWLER);
  await spreadAll(t.services.pool);
  const get = async <Body>(path: string): Promise<Body> =>
    (await t.call('GET', path, { headers: publisher.headers })).json();
  expect(await get<ClickSummary>('/clicks/summary')).toMatchObject({
    count: { rows: 4, isMore: false },
    totals: { counted: 3, unique: 2 },
  });
  for (const filter of ['', 'verdict=ok', 'verdict=bot', 'visit=first', 'visit=again', `campaign=${link.offerId}`]) {
    const { data } = await get<ClickListResponse>(`/clicks?${filter}`);
    const { count, bars } = await get<ClickSummary>(`/clicks/summary?${filter}`);
    const inBars = bars.reduce((sum, bar) => sum + bar.counted + bar.others, 0);
    expect([filter, count.rows, inBars]).toEqual([filter, data.length, data.length]);
  }
  const ids = async (query: string) => (await get<ClickListResponse>(`/clicks?${query}`)).data.map(({ id }) => id);
  expect(await ids('direction=asc')).toEqual((await ids('')).toReversed());
});
