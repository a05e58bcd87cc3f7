import { ADMIN_BUSINESS, ADMIN_CARRIAGE } from '../../crawl/admin-business.ts';
import { ADMIN_ELSEWHERE } from '../../crawl/admin-elsewhere.ts';
import { ADMIN_PAYOUTS } from '../../crawl/admin-payouts.ts';
import { ADMIN_PEOPLE } from '../../crawl/admin-people.ts';
import { BUSY_ADVERTISER, DECIDED_ADVERTISER, NEW_ADVERTISER } from '../../crawl/advertiser-panel.ts';
import { DOORS } from '../../crawl/doors.ts';
import { LEAD_ADVERTISER } from '../../crawl/leads.ts';
import { ADMIN_ACCOUNT, ADVERTISER_CAMPAIGN } from '../../crawl/one-of-a-kind.ts';
import { PUBLIC_PAGES } from '../../crawl/public-pages.ts';
import { BUSY_PUBLISHER, DECIDED_PUBLISHER, NEW_PUBLISHER } from '../../crawl/publisher-panel.ts';
import { ADMIN_REPORTS } from '../../crawl/reports.ts';
import { drawnRoutes } from '../../crawl/routes.ts';
import { crawl } from '../../crawl/stop.ts';
import { test } from '../../crawl/worlds.ts';
import { expect } from '../../story.ts';

test.describe.configure({ timeout: 600_000 }); // each looks at many pages

test('every route is visited', async () => {
  const stops = [
    ...[PUBLIC_PAGES, DOORS, NEW_PUBLISHER, DECIDED_PUBLISHER, BUSY_PUBLISHER, NEW_ADVERTISER].flat(),
    ...[DECIDED_ADVERTISER, BUSY_ADVERTISER, ADMIN_PEOPLE, ADMIN_BUSINESS, ADMIN_CARRIAGE, ADMIN_REPORTS].flat(),
    ...[ADMIN_PAYOUTS, ADMIN_ELSEWHERE, ADMIN_ACCOUNT, ADVERTISER_CAMPAIGN].flat(),
  ];
  const visited = new Set(stops.map(({ route }) => route));
  expect([...visited].sort()).toEqual((await drawnRoutes()).sort());
});

test('what an admin decides about people is open to everybody', async ({ anAdmin: { page }, adminWorld }) => {
  await crawl(page, ADMIN_PEOPLE, adminWorld);
});

test('the page of an account is open to everybody', async ({ anAdmin: { page }, adminWorld }) => {
  await crawl(page, ADMIN_ACCOUNT, adminWorld);
});

test('the page of a campaign is open to everybody', async ({ advertiserWorld: { page, world } }) => {
  await crawl(page, ADVERTISER_CAMPAIGN, world);
});

test('what an admin does for the business is open to everybody', async ({ anAdmin: { page }, adminWorld }) => {
  await crawl(page, ADMIN_BUSINESS, adminWorld);
});

test('carriers and disputes are open to everybody', async ({ anAdmin: { page } }) => {
  await crawl(page, ADMIN_CARRIAGE, {});
});

test('what an admin reads of the business is open to everybody', async ({ as }) => {
  await crawl(await as('admin'), ADMIN_REPORTS, {});
});

test('what an admin pays out is open to everybody', async ({ anAdmin: { page }, payoutWorld }) => {
  await crawl(page, ADMIN_PAYOUTS, payoutWorld);
});

test('the panel of a new advertiser is open to everybody', async ({ advertiserWorld: { page, world } }) => {
  await crawl(page, NEW_ADVERTISER, world);
});

test('the panel of an advertiser is open to everybody, whatever was decided', async ({
  advertiserWorld: { page, world },
}) => {
  await crawl(page, DECIDED_ADVERTISER, world);
});

test('the panel of a busy advertiser is open to everybody', async ({ as }) => {
  await crawl(await as('advertiser'), BUSY_ADVERTISER, {});
});

test('the panel of an advertiser of leads is open to everybody', async ({ as }) => {
  await crawl(await as('advertiser2'), LEAD_ADVERTISER, {});
});

test('the panel of a new publisher is open to everybody', async ({ member: aMember }) => {
  const { page, member } = await aMember('publisher');
  await crawl(page, NEW_PUBLISHER, member);
});

test('the panel of a publisher is open to everybody, whatever was decided', async ({ member: aMember }) => {
  const { page, member } = await aMember('publisher');
  await crawl(page, DECIDED_PUBLISHER, member);
});

test('the panel of a busy publisher is open to everybody', async ({ as }) => {
  await crawl(await as('publisher'), BUSY_PUBLISHER, {});
});

test('the panels that an admin looks into are open to everybody', async ({ as, elsewhere }) => {
  await crawl(await as('admin'), ADMIN_ELSEWHERE, elsewhere);
});

test('the doors are open to everybody', async ({ visitor, doors }) => {
  await crawl(await visitor(), DOORS, doors);
});

test('the public pages are open to everybody, and nothing is asked from any other host', async ({
  visitor,
  baseURL,
}) => {
  const page = await visitor();
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(String(baseURL)) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  await crawl(page, PUBLIC_PAGES, {});
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
});
