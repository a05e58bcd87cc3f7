import { test } from '../../own-network.ts';
import { demoEmail, expect, open, type Page } from '../../story.ts';

const SETTINGS = '/admin-dashboard/settings';
const HOST = 'go.site.example';
const BLUE = 'rgb(29, 78, 216)';

/** The card of a group, by one of its fields. */
const groupOf = (page: Page, field: string) => page.locator('form').filter({ has: page.getByLabel(field) });

async function save(page: Page, field: string): Promise<void> {
  const group = groupOf(page, field);
  await group.getByRole('button', { name: 'Guardar' }).click();
  await expect(group.getByText('Guardado. Vale desde ahora.')).toBeVisible();
}

async function rename(admin: Page, { name, colour }: { name: string; colour: string }): Promise<void> {
  await open(admin, SETTINGS);
  await admin.getByLabel('Nombre de la red').fill(name);
  await admin.getByLabel('Color', { exact: true }).fill(colour);
  await save(admin, 'Nombre de la red');
}

test('a network gets a name and a colour of its own, and visitors and mails show them', async ({
  as,
  visitor,
  mailTo,
}) => {
  const admin = await as('admin');
  await rename(admin, { name: 'Llamadas Roe', colour: '#1d4ed8' });
  const page = await visitor();
  await open(page, '/');
  await expect(page).toHaveTitle(/^Llamadas Roe · /);
  await expect(page.getByRole('link', { name: 'Llamadas Roe', exact: true })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Callstead');
  await open(page, '/public-offers');
  await expect(page.getByRole('complementary').last()).toHaveCSS('background-color', BLUE);

  await open(admin, '/admin-dashboard/setup');
  await admin.getByRole('button', { name: 'Enviarme un mensaje' }).click();
  const mail = await mailTo(demoEmail('admin'), /^Llamadas Roe: tu mensaje de prueba/);
  expect(mail.html).toContain('#1D4ED8');
  expect(mail.text).not.toContain('Callstead');
  await rename(admin, { name: 'Callstead', colour: '' });
});

test('a domain of links serves the link a publisher made for it, and refuses the login', async ({ as, visitor }) => {
  const admin = await as('admin');
  await open(admin, SETTINGS);
  await admin.getByLabel('Dominios').fill(HOST);
  await save(admin, 'Dominios');

  const publisher = await as('publisher');
  await open(publisher, '/publisher-dashboard/links');
  await publisher.getByRole('combobox', { name: 'Dominio' }).click();
  await publisher.getByRole('option', { name: HOST }).click();
  const address = publisher.getByText(new RegExp(`^http://${HOST}:\\d+/t/`)).first();
  await expect(address).toBeVisible();
  const link = new URL((await address.textContent()) ?? '');

  const page = await visitor();
  const followed = page.waitForResponse((response) => response.url().startsWith(`${link.origin}/t/`));
  await page.goto(link.href).catch(() => undefined); // it may lead to somebody's page, which is nowhere
  expect([302, 404]).toContain((await followed).status());
  for (const path of ['/login', '/', '/api/session', '/admin-dashboard']) {
    const answer = await page.goto(`${link.origin}${path}`);
    expect([answer?.status(), await answer?.headerValue('set-cookie')], path).toEqual([404, null]);
  }
  await open(admin, SETTINGS);
  await admin.getByLabel('Dominios').fill('');
  await save(admin, 'Dominios');
});
