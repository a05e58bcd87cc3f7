import { test } from '../../people.ts';
import { expect, open, type Page } from '../../story.ts';

const viewed = (page: Page) => page.getByRole('region', { name: 'Cuenta que se está viendo' });
const choose = (page: Page) => viewed(page).getByRole('button', { name: 'Elegir cuenta' });

const views = [
  { panel: '/publisher-dashboard', nav: 'Visión Editor (Admin)', name: 'Lucía Campos', absent: 'Andrea Salas' },
  { panel: '/advertiser-dashboard', nav: 'Visión Anunciante (Admin)', name: 'Andrea Salas', absent: 'Lucía Campos' },
] as const;

for (const { panel, nav, name, absent } of views) {
  test(`an admin in ${panel} sees the whole network or one account, and the sidebar stays with it`, async ({ as }) => {
    const page = await as('admin');
    await open(page, panel);
    await expect(viewed(page)).toContainText('Viendo como administrador: Toda la red');

    await choose(page).click();
    const search = page.getByPlaceholder('Busca por nombre, correo o empresa');
    await expect(page.getByRole('option', { name: 'Toda la red' })).toHaveAttribute('aria-checked', 'true');
    await search.fill(absent);
    await expect(page.getByText('Ninguna cuenta coincide.')).toBeVisible();
    await search.fill(name);
    await expect(page.getByRole('option', { name })).toBeVisible();
    await search.press('ArrowDown');
    await search.press('Enter');
    await expect(viewed(page)).toContainText(`Viendo como administrador: ${name}`);
    await expect(page).toHaveURL(/\?account=[\w-]{36}$/);
    await expect(choose(page)).toBeFocused();

    const { search: query } = new URL(page.url());
    await page.getByRole('navigation', { name: nav }).getByRole('link', { name: 'Seguridad' }).click();
    await expect(page).toHaveURL(`${panel}/security${query}`);
    await expect(viewed(page)).toContainText(name);
    await page.reload();
    await expect(viewed(page)).toContainText(name);
    await choose(page).click();
    await page.getByRole('option', { name: 'Toda la red' }).click();
    await expect(page).toHaveURL(`${panel}/security`);
    await page.goBack();
    await expect(viewed(page)).toContainText(name);
  });
}

test('an account that does not exist is said to be none, and a failing search says why', async ({ as }) => {
  const page = await as('admin', { viewport: { width: 360, height: 740 } });
  await open(page, '/publisher-dashboard/dashboard?account=nonsense');
  await expect(viewed(page)).toContainText('Viendo como administrador: una cuenta que no existe');
  await page.route('**/api/admin/accounts?*', (route) => route.abort());
  await choose(page).click();
  await expect(page.getByText('No se pudieron cargar las cuentas: No podemos')).toBeVisible();
});

test('an admin goes from panel to panel under their own name; nobody else is shown the way', async ({ as }) => {
  const page = await as('admin');
  await open(page, '/admin-dashboard');
  const panels = page.getByRole('navigation', { name: 'Paneles' });
  await expect(panels.getByRole('link')).toHaveText(['Visión Editor', 'Visión Anunciante']);
  await panels.getByRole('link', { name: 'Visión Editor' }).click();
  await expect(page).toHaveURL('/publisher-dashboard/dashboard');
  await expect(page.getByRole('navigation', { name: 'Visión Editor (Admin)' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Hola, Alma Ortega · Visión Editor (Admin)');
  await panels.getByRole('link', { name: 'Visión Anunciante' }).click();
  await expect(page).toHaveURL('/advertiser-dashboard/dashboard');
  await expect(page.getByRole('navigation', { name: 'Visión Anunciante (Admin)' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Hola, Alma Ortega (Admin)');
  await panels.getByRole('link', { name: 'Panel de administración' }).click();
  await expect(page).toHaveURL('/admin-dashboard/overview');
  await expect(viewed(page)).toHaveCount(0);

  const publisher = await as('publisher');
  await open(publisher, '/publisher-dashboard/dashboard?account=nonsense');
  await expect(publisher.getByRole('navigation', { name: 'Paneles' })).toHaveCount(0);
  await expect(viewed(publisher)).toHaveCount(0);
});
