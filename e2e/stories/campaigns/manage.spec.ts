import { test } from '../../campaigns.ts';
import { expectToast } from '../../people.ts';
import { expect, open } from '../../story.ts';

const LIST = '/advertiser-dashboard/campaigns';

test('an edit makes a new version, and the old one stays readable', async ({ advertiser, campaign }) => {
  const { page } = await advertiser();
  await campaign(page, { activate: true });
  await open(page, LIST);
  await page.getByRole('link', { name: 'Editar: Techos Miami' }).click();
  await expect(page.getByText('Al guardar se crea una versión nueva', { exact: false })).toBeVisible();
  await page.getByLabel('Precio ($)', { exact: true }).fill('60');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expectToast(page, 'Campaña Guardada');
  const card = page.getByRole('article', { name: 'Techos Miami' });
  await expect(card.getByText('$60 por llamada')).toBeVisible();

  await card.getByRole('button', { name: 'Versiones: Techos Miami' }).click();
  const versions = page.getByRole('dialog', { name: 'Versiones' });
  await expect(versions.getByRole('heading', { name: 'Versión 2' })).toBeVisible();
  await expect(versions.locator('del')).toHaveText('$45 por llamada · precio base $45');
  await expect(versions.locator('ins')).toHaveText('$60 por llamada · precio base $60');
  await expect(versions.getByText('La primera versión.')).toBeVisible();
});
