import { choose, test } from '../../campaigns.ts';
import { expectToast } from '../../people.ts';
import { expect, open, type Page } from '../../story.ts';

const LIST = '/advertiser-dashboard/campaigns';

async function fillMinimum(page: Page, title: string): Promise<void> {
  await page.getByLabel('Nombre de la Campaña').fill(title);
  await page.getByLabel('Presupuesto Total ($)').fill('5000');
  await page.getByLabel('Público Objetivo').fill('Dueños de casa');
  await page.getByLabel('Objetivos de la Campaña').fill('Vender techos nuevos');
  await choose(page, 'Categoría', 'Servicios para el hogar');
  await page.getByLabel('Precio ($)', { exact: true }).fill('45');
  await page.getByLabel('Número de destino 1').fill('(305) 555-0142');
}

test('four fields, a category, a price and a number make a campaign that waits for review', async ({ advertiser }) => {
  const { page } = await advertiser();
  await open(page, LIST);
  await expect(page.getByText('Aún no tienes campañas.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Crear Campaña' }).first().click();
  await expect(page.getByRole('heading', { name: 'Crear Nueva Campaña' })).toBeVisible();
  await fillMinimum(page, 'Techos de Miami');

  const preview = page.getByRole('complementary', { name: 'Vista previa' });
  await expect(preview.getByRole('heading', { name: 'Techos de Miami' })).toBeVisible();
  await expect(preview.getByText('$45 por llamada').first()).toBeVisible();
  await expect(preview.getByText('$22.50 por llamada')).toBeVisible();

  await page.getByRole('button', { name: 'Enviar a Revisión' }).click();
  await expectToast(page, 'Campaña Creada');
  await expect(page).toHaveURL(LIST);
  const card = page.getByRole('article', { name: 'Techos de Miami' });
  await expect(card.getByText('En revisión')).toBeVisible();
  await expect(card.getByText('$5,000')).toBeVisible();
});
