import { choose, test } from '../../campaigns.ts';
import { expectRefused, expectToast } from '../../people.ts';
import { expect, open, type Page } from '../../story.ts';

const CREATE = '/advertiser-dashboard/create-campaign';
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

test('what is missing is named, and the focus goes to the first field even in a closed section', async ({
  advertiser,
}) => {
  const { page } = await advertiser();
  await open(page, CREATE);
  await page.getByRole('button', { name: 'Guardar Borrador' }).click();
  await expect(page.getByLabel('Nombre de la Campaña')).toBeFocused();
  for (const label of ['Nombre de la Campaña', 'Presupuesto Total ($)', 'Número de destino 1']) {
    await expectRefused(page.getByLabel(label), 'Completa este campo.');
  }
  await fillMinimum(page, 'Techos');
  await page.getByRole('heading', { name: 'Límites y presupuesto diario' }).click();
  await page.getByLabel('Por día').fill('0');
  await page.getByRole('heading', { name: 'Límites y presupuesto diario' }).click();
  await page.getByRole('button', { name: 'Guardar Borrador' }).click();
  await expect(page.getByLabel('Por día')).toBeFocused();
  await expectRefused(page.getByLabel('Por día'), 'Este número es demasiado pequeño.');
});

test('the server’s word about a number lands on the number', async ({ advertiser }) => {
  const { page } = await advertiser();
  await open(page, CREATE);
  await fillMinimum(page, 'Techos');
  await page.getByLabel('Número de destino 1').fill('305 5550');
  await page.getByRole('button', { name: 'Guardar Borrador' }).click();
  await expect(page.getByLabel('Número de destino 1')).toBeFocused();
  await expectRefused(page.getByLabel('Número de destino 1'), 'Escribe un número de teléfono completo');
});

test('what was typed survives a reload, and can be discarded', async ({ advertiser }) => {
  const { page } = await advertiser();
  await open(page, CREATE);
  await page.getByLabel('Nombre de la Campaña').fill('A medias');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('callstead_campaign_draft');
  await page.reload();
  await expect(page.getByText('Recuperamos lo que habías escrito')).toBeVisible();
  await expect(page.getByLabel('Nombre de la Campaña')).toHaveValue('A medias');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByLabel('Nombre de la Campaña')).toHaveValue('');
  await page.reload();
  await expect(page.getByText('Recuperamos lo que habías escrito')).toHaveCount(0);
});

test('states are chosen on the map with the keyboard, and factors are painted on it', async ({ advertiser }) => {
  const { page } = await advertiser();
  await open(page, CREATE);
  await page.getByRole('heading', { name: 'Zonas', exact: true }).click();
  await choose(page, 'Desde dónde pueden llamar', 'Solo estos estados');
  const map = page.getByRole('group', { name: 'Mapa de los estados: elige desde dónde pueden llamar' });
  await map.getByRole('button', { name: /Florida/ }).focus();
  await page.keyboard.press('Space');
  await expect(map.getByRole('button', { name: 'Florida, incluido' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(map.getByRole('button', { name: 'Texas, incluido' })).toBeFocused();

  await page.getByRole('heading', { name: 'Multiplicadores por zona' }).click();
  await page.getByRole('radio', { name: '×2', exact: true }).check();
  const factors = page.getByRole('group', { name: 'Mapa de los estados: elige dónde vale el factor' });
  await factors.getByRole('button', { name: 'California, ×1' }).click();
  await expect(factors.getByRole('button', { name: 'California, ×2' })).toBeVisible();
  await expect(page.getByText('El precio aún no se mueve', { exact: false })).toBeVisible();
});

test('one day’s hours are copied to all', async ({ advertiser }) => {
  const { page } = await advertiser();
  await open(page, CREATE);
  await page.getByRole('heading', { name: 'Horario', exact: true }).click();
  await page.getByLabel('Lunes, hasta').fill('20:30');
  await page.getByRole('button', { name: 'Copiar a todos los días lo de Lunes' }).click();
  await expect(page.getByLabel('Domingo, hasta')).toHaveValue('20:30');
});

for (const status of ['pending', 'rejected'] as const) {
  test(`a ${status} advertiser is told why there are no campaigns`, async ({ advertiser, decide }) => {
    const { page, email } = await advertiser();
    await decide(email, status);
    for (const path of [LIST, CREATE]) {
      await open(page, path);
      await expect(page.getByText('Tu cuenta no está aprobada para gestionar campañas.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Enviar a Revisión' })).toHaveCount(0);
    }
  });
}
