import { gzipSync } from 'node:zlib';
import { expect, open, test } from '../../story.ts';

/**
 * Pages to read keep to 130 kB. Those with a form carry react-hook-form besides (16 kB), and the login its tabs, the
 * registration its tabs, its select and its searchable list (50 kB): 147, 161 and 198 kB, which may not grow unnoticed.
 */
const SCRIPT_BUDGET_KB: Record<string, number> = {
  '/': 130,
  '/public-offers': 130,
  '/market-campaigns': 130,
  '/offer/HS001': 130,
  '/faq': 130,
  '/terms': 130,
  '/privacy': 130,
  '/contact': 150,
  '/login': 166,
  '/register': 200,
};

test('without script the landing, offers, an offer, FAQ, terms and privacy read completely', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('50,000+')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Public Offers' })).toBeVisible();
  await page.goto('/public-offers?search=plomeria');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/public-offers');
  expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(56);
  await page.getByRole('link', { name: 'Legal', exact: true }).click();
  await expect(page).toHaveURL(/category=legal/);
  await page.goto('/offer/HS001');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Plomería');
  await expect(page.getByText('Duración Mínima de Llamada')).toBeVisible();
  await page.goto('/faq');
  await expect(page.locator('details')).toHaveCount(8);
  await page.locator('summary').first().click();
  await expect(page.locator('details').first().locator('p').first()).toBeVisible();
  for (const [path, sections] of [
    ['/terms', 10],
    ['/privacy', 9],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(sections);
    await expect(page.getByText('May 30, 2025')).toBeVisible();
  }
});

test('the landing page has its sections in order, with the specified figures and links', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/');
  const main = await page.getByRole('main').innerText();
  const inOrder = [
    'Join as Affiliate',
    '50,000+',
    '99%',
    '25%+',
    '1000+',
    'Define your leads',
    'Define how much to pay',
    'Receive exclusive leads',
    'Measure your investment',
    'Register as Affiliate',
    'View Public Offers',
  ];
  const places = inOrder.map((text) => main.indexOf(text));
  expect(
    places.every((place, i) => place > (places[i - 1] ?? -1)),
    JSON.stringify(places),
  ).toBe(true);
  const target = (name: string) => page.getByRole('link', { name }).first().getAttribute('href');
  expect(await target('Join as Affiliate')).toBe('/register?type=publisher');
  expect(await target('Register as Affiliate')).toBe('/register?type=publisher');
  expect(await target('Join as Advertiser')).toBe('/register?type=advertiser');
  expect(await target('Register as Advertiser')).toBe('/register?type=advertiser');
  expect(await target('View Public Offers')).toBe('/public-offers');
});

test('a link on the landing page leads on without loading the site anew, and back again', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.getByRole('link', { name: 'View Public Offers' }).click();
  await expect(page.getByRole('heading', { name: 'Explore Our Offers' })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByText('50,000+')).toBeVisible();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('the language switch turns the whole landing page to Spanish and back', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('link', { name: 'Registrarse' })).toBeVisible();
  await expect(page.getByText('Join as Affiliate')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('search engines and link previews find title, description, languages and structured data', async ({ request }) => {
  const html = await (await request.get('/offer/HS001')).text();
  expect(html).toContain('<html lang="es"');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/offer\/HS001"/);
  expect(html).toMatch(/hrefLang="en" href="[^"]+\/offer\/HS001\?lang=en"/i);
  expect(html).toContain('property="og:title"');
  expect(html).toContain('application/ld+json');
  expect((await request.get('/offer/XX999')).status()).toBe(404);
  expect((await request.get('/sitemap.xml')).status()).toBe(200);
  for (const file of ['/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest', '/og.png', '/robots.txt']) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
});

for (const [path, budget] of Object.entries(SCRIPT_BUDGET_KB)) {
  test(`${path} needs at most ${budget} kB of script`, async ({ visitor }) => {
    const page = await visitor();
    // A browser that never rests loads what the page needs, and not what comes when it does: toasts, rules of forms.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    const scripts = new Map<string, number>();
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script')
        scripts.set(response.url(), gzipSync(await response.body()).length);
    });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
    expect(scripts.size).toBeGreaterThan(3);
    expect(total).toBeLessThanOrEqual(budget * 1000);
  });
}
