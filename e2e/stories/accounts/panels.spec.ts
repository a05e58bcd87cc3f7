import { type Asker, signIn, test } from '../../people.ts';
import { type DemoRole, demoEmail, expect, open, type Page } from '../../story.ts';

const PUBLISHER = '/publisher-dashboard/dashboard';
const ADVERTISER = '/advertiser-dashboard/dashboard';
const ADMIN = '/admin-dashboard/users';

/** Where each role ends up, in the order of the addresses below. */
const addresses = ['/publisher-dashboard', '/advertiser-dashboard', '/admin-dashboard', '/affiliate-dashboard'];
const destinations: Record<DemoRole, string[]> = {
  publisher: [PUBLISHER, PUBLISHER, PUBLISHER, PUBLISHER],
  affiliate: [PUBLISHER, PUBLISHER, PUBLISHER, PUBLISHER],
  advertiser: [ADVERTISER, ADVERTISER, ADVERTISER, ADVERTISER],
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

const ID = /call_\w+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const areas = [
  ['publisher', '/publisher-dashboard', 'Panel Editor'],
  ['advertiser', '/advertiser-dashboard', 'Panel Anunciante'],
  ['admin', '/admin-dashboard', 'Administración'],
] as const;

for (const [role, panel, title] of areas) {
  test(`no link of the ${role} panel is dead, in the sidebar or in the drawer`, async ({ as }) => {
    const page = await as(role);
    await open(page, panel);
    const sidebar = page.getByRole('navigation', { name: title }).getByRole('link');
    const names = await sidebar.allInnerTexts();
    expect(names.length).toBeGreaterThanOrEqual(2);
    if (role === 'admin') await expectToCome(page, 'Mensajería (Próx.)');
    const found = new Set<string>();
    for (const name of names) {
      await page.getByRole('navigation').getByRole('link', { name }).click();
      await expect(page.getByRole('navigation').getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const links = page.getByRole('link');
      for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
        found.add(href);
      }
    }
    const own = [...found].filter((href) => href.startsWith('/'));
    const ofEachKind = new Map(own.map((href) => [href.replace(ID, ''), href])); // a page answers alike for any of a kind
    for (const href of ofEachKind.values()) {
      const response = await page.request.get(href, { maxRedirects: 0 });
      expect(response.status(), `${href} in ${panel}`).toBe(200);
    }

    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Menú' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('navigation', { name: title }).getByRole('link')).toHaveText(names);
    await expect(drawer.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
    await drawer.getByRole('link', { name: names[0] ?? '' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`^[^?]*${panel}/`));
  });
}

/** Stands in the sidebar without leading anywhere. */
async function expectToCome(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('navigation').getByText(name)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('link', { name })).toHaveCount(0);
}
