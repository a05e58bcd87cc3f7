import { expect, open, test } from '../../story.ts';

const INTEGRATIONS = '/publisher-dashboard/integrations';

test('a publisher makes a key, asks for what a list shows by program, and finds a refusal first in the log', async ({
  as,
  caller,
}) => {
  const page = await as('publisher');
  await open(page, INTEGRATIONS);
  await page.getByRole('button', { name: 'Nueva clave' }).click();
  const form = page.getByRole('dialog', { name: 'Nueva clave' });
  await form.getByLabel('Nombre', { exact: true }).fill('Hoja de cálculo');
  await form.getByRole('checkbox', { name: 'links:read' }).check();
  await form.getByRole('button', { name: 'Nueva clave' }).click();
  const secret = await page
    .locator('code')
    .filter({ hasText: /^cs_live_/ })
    .textContent();

  await open(page, '/publisher-dashboard/links');
  await page.getByRole('button', { name: 'Como petición de API' }).click();
  const curl = (await page.getByText(/^curl -G/).textContent()) ?? '';
  const address = /curl -G '([^']+)'/.exec(curl)?.[1] ?? '';
  const program = await caller();
  const headers = { authorization: `Bearer ${secret}` };
  const links = await program.get(address, { headers });
  expect(links.status()).toBe(200);
  expect((await links.json()).data.length).toBeGreaterThan(0);
  expect((await program.get('/v1/payouts', { headers })).status()).toBe(403);

  await open(page, `${INTEGRATIONS}?tab=requests`);
  const requests = page.getByRole('list', { name: 'Peticiones a la API' }).getByRole('listitem');
  await expect(requests.filter({ hasText: 'key_scope_missing' }).first()).toContainText('GET /v1/payouts');
  await expect(requests.filter({ hasText: '200' }).first()).toContainText('GET /v1/links');
  await expect(requests.first()).toContainText('403');
});
