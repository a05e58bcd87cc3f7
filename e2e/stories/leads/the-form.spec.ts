import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OFFERED } from '@callstead/domain/offered';
import type { APIRequestContext } from '@playwright/test';
import { approvedNumber, test as base, topUp } from '../../calls.ts';
import { expectOpenToEverybody } from '../../crawl/stop.ts';
import { signIn } from '../../people.ts';
import { expect, type Page } from '../../story.ts';

const PHONE = { viewport: { width: 360, height: 740 }, locale: 'en-US' };
/** Nobody reads and writes faster. */
const THINKING_MS = 2_600;

type LeadFixtures = { form: () => Promise<{ path: string; offerId: string; affId: string; publisher: Page }> };

const test = base.extend<LeadFixtures>({
  form: async ({ advertiser: anAdvertiser, campaign: aCampaign, account, visitor, administration }, use) => {
    await use(async () => {
      const { page: advertiser, email } = await anAdvertiser();
      const terms = { targets: [], minimumSeconds: null };
      const { publicId } = await aCampaign(advertiser, { type: 'lead', activate: true, terms });
      await topUp(administration, email, 100_000);
      const publisher = await visitor();
      await signIn(publisher, (await account('publisher', 'approved')).email);
      await approvedNumber(publisher, advertiser, publicId);
      const affId = await affIdOf(publisher.request);
      return { path: `/l/${publicId}/${affId}`, offerId: publicId, affId, publisher };
    });
  },
});

async function affIdOf(request: APIRequestContext): Promise<string> {
  const { session } = await (await request.get('/api/session')).json();
  return session.profile.affId;
}

type Filled = Pick<Page, 'getByLabel' | 'getByRole'>;

async function fillIn(page: Filled): Promise<void> {
  const digits = String(Math.floor(Math.random() * 1e6)).padStart(6, '0');
  await page.getByLabel('First name', { exact: true }).fill('Ana');
  await page.getByLabel('Last name', { exact: true }).fill('Ruiz');
  await page.getByLabel('Phone', { exact: true }).fill(`(305) 3${digits.slice(0, 2)}-${digits.slice(2)}`);
  await page.getByLabel('E-mail', { exact: true }).fill(`ana${digits}@example.com`);
}

/** Somebody's page, on an origin of its own. */
async function aSite(html: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://plumber.site.example:${port}`, close: () => server.close() };
}

// What is not offered has no story yet.
if (OFFERED.leads) {
  test('a visitor fills in the form on a phone without script, mends what was wrong, and is thanked', async ({
    form,
    visitor,
  }) => {
    const { path } = await form();
    const page = await visitor({ ...PHONE, javaScriptEnabled: false });
    await page.goto(`${path}?sub1=story`);
    await fillIn(page);
    await page.waitForTimeout(THINKING_MS);
    await page.getByRole('button', { name: 'Send' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('ZIP code: Fill in this field.');
    await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Ana');
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Ana');
    await page.getByLabel('Código postal (ZIP)', { exact: true }).fill('33139');
    await page.getByRole('checkbox', { name: /^Acepto que/ }).check();
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByRole('heading', { name: 'Gracias' })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('the form, a mistake in it and the thanks are open to everybody', async ({ form, visitor }) => {
    const { path } = await form();
    const page = await visitor({ locale: 'en-US' });
    await page.goto(path);
    await expectOpenToEverybody(page);
    await fillIn(page);
    await page.waitForTimeout(THINKING_MS);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert')).toContainText('ZIP code: Fill in this field.');
    await expectOpenToEverybody(page);
    await page.getByLabel('ZIP code', { exact: true }).fill('33139');
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expectOpenToEverybody(page);
  });

  test('in somebody’s page the form is as high as it needs to be, and takes the visit along', async ({
    form,
    visitor,
    baseURL,
  }) => {
    const { offerId, affId } = await form();
    const site = await aSite(`<!doctype html><html lang="en"><title>Plumber</title><h1>Quotes</h1>
      <script src="${baseURL}/form.js" data-offer="${offerId}" data-aff="${affId}"></script><p>Since 1998.</p></html>`);
    try {
      const page = await visitor({ ...PHONE, extraHTTPHeaders: {} });
      await page.goto(`${site.url}/quote?sub1=blog`);
      const frame = page.frameLocator('iframe');
      await expect(frame.getByLabel('First name', { exact: true })).toBeVisible();
      const spare = () =>
        page
          .frames()[1]
          ?.evaluate(() => innerHeight - document.documentElement.offsetHeight)
          .catch(() => undefined);
      await expect.poll(spare).toBe(0);
      await fillIn(frame);
      await frame.getByLabel('ZIP code', { exact: true }).fill('33139');
      await frame.getByRole('checkbox', { name: /^I agree/ }).check();
      await page.waitForTimeout(THINKING_MS);
      await frame.getByRole('button', { name: 'Send' }).click();
      await expect(frame.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      await expect.poll(spare).toBeGreaterThanOrEqual(0);
      expect(await page.context().cookies()).toEqual([]);
    } finally {
      site.close();
    }
  });
}
