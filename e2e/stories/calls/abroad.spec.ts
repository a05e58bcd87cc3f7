import { finishedCall, finishedCalls, test } from '../../calls.ts';
import { choose } from '../../campaigns.ts';
import { expect, open } from '../../story.ts';

test('a campaign for Mexico and Spain takes their callers; one from the United Kingdom is refused, and both sides read why', async ({
  line,
}) => {
  test.slow(); // calls take their time
  const ours = await line({ geo: { countries: ['MX', 'ES'], states: [] } });
  const { advertiser, publisher, title } = ours;
  await finishedCalls(ours, { from: '+52 55 1234 5678' }, { from: '+34 612 34 56 78' });
  const refused = await finishedCall(ours, { from: '+44 20 7183 8750' });

  await open(advertiser, '/advertiser-dashboard/calls');
  const rows = advertiser.getByRole('row').filter({ hasText: title });
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText('Fuera de zona');
  await expect(rows.nth(0)).toContainText('+44 20 7183 8750');
  await expect(rows.nth(1)).toContainText('+34 612 34 56 78');
  await expect(rows.nth(2)).toContainText('+52 55 1234 5678');
  await expect(rows.filter({ hasText: /Calificada/ })).toHaveCount(2);

  const why = 'Fuera de la zona: Reino Unido';
  await open(advertiser, `/advertiser-dashboard/calls/${refused}`);
  await expect(advertiser.getByText(why).first()).toBeVisible();
  await open(publisher, `/publisher-dashboard/calls/${refused}`);
  await expect(publisher.getByText(why).first()).toBeVisible();
  await expect(publisher.getByText('+44 20 7183 8750')).toHaveCount(0);
});

test('an advertiser names the countries of a campaign in the form, and whoever reads it is told', async ({
  advertiser: anAdvertiser,
}) => {
  const { page } = await anAdvertiser();
  await open(page, '/advertiser-dashboard/create-campaign');
  await page.getByLabel('Nombre de la Campaña').fill('Techos de Monterrey');
  await page.getByLabel('Presupuesto Total ($)').fill('5000');
  await page.getByLabel('Público Objetivo').fill('Dueños de casa');
  await page.getByLabel('Objetivos de la Campaña').fill('Vender techos nuevos');
  await page.getByLabel('Precio ($)', { exact: true }).fill('45');
  await page.getByLabel('Número de destino 1').fill('81 5010 0100');
  await choose(page, 'Categoría', 'Servicios para el hogar');
  await page.getByRole('heading', { name: 'Zonas' }).click();
  await page.getByRole('button', { name: /^Países/ }).click();
  await page.getByPlaceholder('Busca un país').fill('méxico');
  await page.getByRole('option', { name: 'México' }).click();
  await page.getByPlaceholder('Busca un país').fill('estados unidos');
  await page.getByRole('option', { name: 'Estados Unidos' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Desde dónde pueden llamar' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Enviar a Revisión' }).click();
  await page.getByRole('link', { name: 'Techos de Monterrey', exact: true }).click();
  await expect(page.getByText('México').first()).toBeVisible();
  await expect(page.getByText('+52 81 5010 0100').first()).toBeVisible();
});
