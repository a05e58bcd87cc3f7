import { drawnRoutes } from '../../crawl/routes.ts';
import { type Asker, signIn, test } from '../../people.ts';
import { type DemoRole, demoEmail, expect } from '../../story.ts';

const PUBLISHER = '/publisher-dashboard/dashboard';
const ADVERTISER = '/advertiser-dashboard/dashboard';
const ADMIN = '/admin-dashboard/users';

/** Where each role ends up, in the order of the addresses below. */
const addresses = ['/publisher-dashboard', '/advertiser-dashboard', '/admin-dashboard', '/affiliate-dashboard'];
const destinations: Record<DemoRole, string[]> = {
  publisher: [PUBLISHER, PUBLISHER, PUBLISHER, PUBLISHER],
  affiliate: [PUBLISHER, PUBLISHER, PUBLISHER, PUBLISHER],
  advertiser: [ADVERTISER, ADVERTISER, ADVERTISER, ADVERTISER],
  advertiser2: [ADVERTISER, ADVERTISER, ADVERTISER, ADVERTISER],
  admin: [PUBLISHER, ADVERTISER, ADMIN, PUBLISHER],
};

/** Where a browser would end up: every step on the way is an answer of the server. */
async function destinationOf({ request }: Asker, address: string): Promise<string> {
  const { pathname, search } = new URL((await request.get(address)).url());
  return `${pathname}${search}`;
}

for (const [role, panels] of Object.entries(destinations) as [DemoRole, string[]][]) {
  test(`the guard lets the ${role} into the right panels and out of the others`, async ({ caller }) => {
    const request = await caller();
    await signIn({ request }, demoEmail(role));
    for (const [index, address] of addresses.entries()) {
      expect(await destinationOf({ request }, address), `${role} at ${address}`).toBe(panels[index]);
    }
    const security = '/admin-dashboard/security';
    expect(await destinationOf({ request }, security)).toBe(role === 'admin' ? security : panels[2]);
  });
}

test('strangers log in first, and are remembered where they wanted to go', async ({ visitor }) => {
  const page = await visitor();
  for (const address of [PUBLISHER, '/advertiser-dashboard/security', ADMIN]) {
    expect(await destinationOf(page, address)).toBe(`/login?redirect=${encodeURIComponent(address)}`);
  }
  await page.goto('/affiliate-dashboard/security');
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/publisher-dashboard/security')}`);
});

test('old and unknown addresses lead somewhere', async ({ visitor }) => {
  const page = await visitor();
  expect(await destinationOf(page, '/offers?search=roof')).toBe('/public-offers?search=roof');
  for (const address of ['/nowhere/at/all', '/admin']) expect(await destinationOf(page, address)).toBe('/');
  await page.goto('/nowhere');
  await expect(page).toHaveURL('/');
});

const areas = [
  ['publisher', '/publisher-dashboard', 'Panel Editor'],
  ['advertiser', '/advertiser-dashboard', 'Panel Anunciante'],
  ['admin', '/admin-dashboard', 'Administración'],
] as const;
const ANY_ID = '00000000-0000-4000-8000-000000000000';

for (const [role, panel, title] of areas) {
  test(`the server answers every link of the ${role} panel with a page`, async ({ caller }) => {
    const request = await caller();
    await signIn({ request }, demoEmail(role));
    const html = await (await request.get(panel)).text();
    const sidebar = linksIn(html.split(`<nav aria-label="${title}"`)[1]?.split('</nav>')[0] ?? '');
    expect(sidebar.length).toBeGreaterThanOrEqual(2);
    const drawn = (await drawnRoutes()).filter((route) => route.startsWith(`${panel}/`));
    const asked = new Set([...sidebar, ...drawn.map((route) => route.replace(/:\w+/g, ANY_ID))]); // they answer alike for any id
    for (const address of asked) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status(), `${address} in ${panel}`).toBe(200);
      if (!address.startsWith(panel)) continue;
      for (const link of linksIn(await response.text())) asked.add(link); // and is asked in its turn
    }
  });
}

/** The addresses of this site that a page as the server draws it leads to. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}
