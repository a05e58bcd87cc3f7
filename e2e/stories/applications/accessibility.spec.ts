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

test('catalogue, request, decision and pool are open to everybody', async ({ visitor, account, as }) => {
  const { email } = await account('publisher', 'approved');
  const publisher = await visitor();
  await signIn(publisher, email);
  for (const id of ['FN002', 'FN003'])
    await publisher.request.post(`/api/campaigns/${id}/applications`, { data: { message: 'Hola' } });
  await open(publisher, '/publisher-dashboard/campaigns?category=finance');
  await publisher.getByText('Ver Detalles Completos').first().click();
  await expectGoodEverywhere(publisher);
  await publisher
    .getByRole('button', { name: /^Solicitar Campaña/ })
    .first()
    .click();
  await expect(publisher.getByRole('dialog')).toBeVisible();
  await expectGoodEverywhere(publisher);

  const admin = await as('admin');
  await open(admin, '/admin-dashboard/applications');
  await expect(admin.getByRole('row').nth(1)).toBeVisible();
  await admin.getByLabel('Seleccionar todas las pendientes').check();
  await expectGoodEverywhere(admin);
  await admin
    .getByRole('button', { name: /^Ver quién es/ })
    .first()
    .click();
  await expect(admin.getByRole('dialog')).toBeVisible();
  await expectGoodEverywhere(admin);
  await open(admin, '/admin-dashboard/numbers');
  await expect(admin.getByRole('row').nth(1)).toBeVisible();
  await expectGoodEverywhere(admin);
  await admin.getByRole('button', { name: 'Importar Números' }).click();
  await admin.getByLabel('Números', { exact: true }).fill('+13055550110\n12');
  await admin.getByRole('button', { name: 'Comprobar' }).click();
  await expect(admin.getByText('0 por importar · 2 se omiten')).toBeVisible();
  await expectGoodEverywhere(admin);
});
