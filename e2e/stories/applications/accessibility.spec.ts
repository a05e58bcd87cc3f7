import { signIn, test } from '../../people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, type Page } from '../../story.ts';

/** All rules in the light on a desk; then in the dark on a phone, where nothing may scroll sideways. */
async function expectGoodEverywhere(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await settled(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await settled(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Colours that are still fading would be measured half way. */
async function settled(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().filter((a) => a.playState === 'running').length))
    .toBe(0);
}

async function aPublisher(page: Page, email: string): Promise<void> {
  await signIn(page, email);
  for (const id of ['FN002', 'FN003'])
    await page.request.post(`/api/campaigns/${id}/applications`, { data: { message: 'Hola' } });
}

test('the catalogue and its request are open to everybody', async ({ visitor, account }) => {
  const { email } = await account('publisher', 'approved');
  const page = await visitor();
  await aPublisher(page, email);
  await open(page, '/publisher-dashboard/campaigns?search=FN00');
  await page.getByText('Ver Detalles Completos').first().click();
  await expectGoodEverywhere(page);
  await page
    .getByRole('button', { name: /^Solicitar Campaña/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectGoodEverywhere(page);
});

test('the list of applications is open to everybody', async ({ visitor, account, as }) => {
  const { email } = await account('publisher', 'approved');
  await aPublisher(await visitor(), email);
  const page = await as('admin');
  await open(page, '/admin-dashboard/applications?status=pending');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByLabel('Seleccionar todas las pendientes').check();
  await expectGoodEverywhere(page);
  await page
    .getByRole('button', { name: /^Ver quién es/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectGoodEverywhere(page);
});

test('the pool of numbers is open to everybody', async ({ as }) => {
  const page = await as('admin');
  await open(page, '/admin-dashboard/numbers');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectGoodEverywhere(page);
  await page.getByRole('button', { name: 'Importar Números' }).click();
  await page.getByLabel('Números', { exact: true }).fill('+13055550110\n12');
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await expect(page.getByText('0 por importar · 2 se omiten')).toBeVisible();
  await expectGoodEverywhere(page);
});
