import type { Locator } from '@playwright/test';
import { choose, expectRefused, expectToast, linkIn, signIn, test, toastOn } from '../../people.ts';
import { anEmail, expect, open, PASSWORD, type Page, searchAndOpenFirst } from '../../story.ts';

const USERS = '/admin-dashboard/users';
const UNREACHABLE = 'No podemos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.';

const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });
const names = (page: Page) => page.getByRole('row').getByRole('link').allInnerTexts();
async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option }).click();
}

test('an admin searches without accents, filters and sorts; the address holds it all and Back undoes it', async ({
  as,
}) => {
  const page = await as('admin');
  await open(page, USERS);
  await page.getByLabel('Buscar').fill('avila');
  await expect(page).toHaveURL(`${USERS}?search=avila`);
  await expect(rowOf(page, 'Rubén Ávila')).toContainText('Rechazada');
  await expect(page.getByText('1 usuario', { exact: true })).toBeVisible();

  await page.getByLabel('Buscar').fill('callstead.example');
  await expect(rowOf(page, 'Paula Peña')).toBeVisible();
  await pick(page, 'Estado', 'Pendiente');
  await expect(page.getByText('3 usuarios', { exact: true })).toBeVisible();
  await pick(page, 'Tipo', 'Afiliado');
  await expect(page).toHaveURL(`${USERS}?search=callstead.example&status=pending&type=affiliate`);
  await expect.poll(() => names(page)).toEqual(['Pilar Acosta']);
  await page.goBack();
  await expect(page.getByText('3 usuarios', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Nombre', exact: true }).click();
  await expect.poll(() => names(page)).toEqual(['Paula Peña', 'Pedro Aguilar', 'Pilar Acosta']);
  await expect(page.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Nombre', exact: true }).click();
  await expect.poll(() => names(page)).toEqual(['Pilar Acosta', 'Pedro Aguilar', 'Paula Peña']);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(['Pilar Acosta', 'Pedro Aguilar', 'Paula Peña']);
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(['Paula Peña', 'Pedro Aguilar', 'Pilar Acosta']);
});

test('publishers and advertisers have lists of their own, with the account of the network marked and closed', async ({
  as,
}) => {
  const page = await as('admin');
  await open(page, '/admin-dashboard/publishers?search=@callstead&sort=name&direction=asc');
  await expect(page.getByRole('heading', { level: 1, name: 'Editores' })).toBeVisible();
  await expect.poll(async () => (await names(page)).length).toBe(9);
  await expect(page.getByText('Andrea Salas')).toHaveCount(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Anunciantes' }).click();
  await expect(page).toHaveURL('/admin-dashboard/advertisers');
  await page.getByLabel('Buscar').fill('house@');
  await expect(page).toHaveURL(/search=house/);
  const house = rowOf(page, 'house@callstead.invalid');
  await expect(house.getByText('Red', { exact: true })).toBeVisible();
  await house.getByRole('button', { name: 'Acciones para Callstead' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Ver detalles']);
  await page.getByRole('menuitem', { name: 'Ver detalles' }).click();
  const dialog = page.getByRole('dialog', { name: 'Callstead' });
  for (const name of ['Aprobar', 'Rechazar']) await expect(dialog.getByRole('button', { name })).toBeDisabled();
});

test('an account opened while the search is still being typed stays open; the search follows when it is closed', async ({
  as,
}) => {
  const page = await as('admin');
  await open(page, `${USERS}?sort=created&direction=asc`);
  const first = page.getByRole('row').getByRole('link').first();
  await expect(first).toBeVisible();
  const name = await first.innerText();
  await searchAndOpenFirst(page, 'avila');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/search=avila/);
  await expect(rowOf(page, 'Rubén Ávila')).toBeVisible();
});

const failures = [
  [USERS, 'Error al cargar usuarios: ', 'No hay usuarios que coincidan con los filtros.'],
  ['/admin-dashboard/publishers', 'Error al cargar publishers: ', 'No hay publishers que coincidan con los filtros.'],
  [
    '/admin-dashboard/advertisers',
    'Error al cargar advertisers: ',
    'No hay advertisers que coincidan con los filtros.',
  ],
] as const;

for (const [address, failed, empty] of failures) {
  test(`${address} says when it cannot be loaded, and when nothing matches`, async ({ as }) => {
    const page = await as('admin');
    await page.route('**/api/admin/accounts?*', (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'internal' }),
      }),
    );
    await open(page, address);
    await expect(page.getByRole('alert')).toContainText(
      `${failed}Algo ha fallado por nuestra parte. Inténtalo de nuevo dentro de unos minutos.`,
    );
    await page.unroute('**/api/admin/accounts?*');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.getByLabel('Buscar').fill('nobody at all');
    await expect(page.getByText(empty)).toBeVisible();
    await page.getByRole('button', { name: 'Quitar filtros' }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
}

test('long lists come in pages that lead on and back', async ({ as }) => {
  const page = await as('admin');
  // A page of the screen holds 25; the stories have fewer people, so the page is made smaller on its way.
  await page.route('**/api/admin/accounts?*', (route) =>
    route.continue({ url: route.request().url().replace('limit=25', 'limit=5') }),
  );
  // The oldest first: they are the demo's own people, whatever other stories add meanwhile.
  await open(page, `${USERS}?sort=created&direction=asc`);
  await expect(page.getByText('5 en esta página')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Anterior' })).toHaveCount(0);
  const first = await names(page);
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(/after=/);
  await expect.poll(() => names(page)).not.toEqual(first);
  const second = await names(page);
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect.poll(() => names(page)).not.toEqual(second);
  await page.getByRole('link', { name: 'Anterior' }).click();
  await expect.poll(() => names(page)).toEqual(second);
  await page.getByRole('link', { name: 'Anterior' }).click();
  await expect.poll(() => names(page)).toEqual(first);
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(second);
});

test('one account opens by keyboard with everything known, is decided about there, and Back closes it', async ({
  as,
  account,
}) => {
  const { email } = await account('advertiser', 'pending');
  const page = await as('admin');
  await open(page, `${USERS}?search=${email}`);
  const link = page.getByRole('row').getByRole('link', { name: 'Aldo Cruz' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Aldo Cruz' });
  await expect(page).toHaveURL(/detail=/);
  for (const fact of [email, 'Casa Clara LLC', '1 Main St', 'Austin', 'TX', '78701', '+13055550142', 'No especificado'])
    await expect(dialog.getByText(fact, { exact: true }).first()).toBeVisible();

  await page.route('**/status', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await expectToast(page, 'Error', `Error al actualizar estado: ${UNREACHABLE}`);
  await page.unroute('**/status');
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await expectToast(page, 'Estado Actualizado', 'Aldo Cruz: Aprobada');
  await expect(dialog.getByRole('button', { name: 'Aprobar' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Rechazar' })).toBeEnabled();

  // Escape is the dialog's, also while a toast that came later is still to be read.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(toastOn(page)).toBeVisible();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${USERS}?search=${encodeURIComponent(email).replace('%40', '@')}`);

  const row = rowOf(page, email);
  await row.getByRole('button', { name: 'Acciones para Aldo Cruz' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Ver detalles', 'Rechazar', 'A pendiente']);
  await page.getByRole('menuitem', { name: 'A pendiente' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Devolver a Aldo Cruz a pendiente?' });
  await question.getByLabel(/^Motivo/).fill('Falta la web.');
  await question.getByRole('button', { name: 'A pendiente' }).click();
  await expectToast(page, 'Estado Actualizado', 'Aldo Cruz: Pendiente');
});

test('an account that cannot be loaded says so inside its dialog', async ({ as }) => {
  const page = await as('admin');
  await open(page, `${USERS}?detail=00000000-0000-4000-8000-000000000000`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('Error al cargar la cuenta: No lo hemos encontrado');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page).toHaveURL(USERS);
});

test('several are decided about at once; the question names how many, the answer whom it could not be done to', async ({
  as,
  account,
  mailTo,
}) => {
  const [first, second] = [await account('publisher', 'pending'), await account('advertiser', 'pending')];
  const page = await as('admin');
  const ids: string[] = [];
  for (const email of [first.email, second.email, 'admin@callstead.example']) {
    const found = await page.request.get(`/api/admin/accounts?search=${email}`);
    ids.push((await found.json()).accounts.at(-1).id);
  }
  // The three of this story on one page, whatever else the network holds.
  await page.route('**/api/admin/accounts?*', async (route) => {
    const accounts = await Promise.all(
      ids.map(async (id) => (await page.request.get(`/api/admin/accounts/${id}`)).json()),
    );
    await route.fulfill({ json: { accounts, previous: null, next: null } });
  });
  await open(page, USERS);
  await page.getByLabel('Seleccionar la página').check();
  await expect(page.getByText('3 cuentas seleccionadas')).toBeVisible();
  await page.getByLabel('Seleccionar a Alma Ortega').uncheck();
  await expect(page.getByText('2 cuentas seleccionadas')).toBeVisible();
  await page.getByLabel('Seleccionar a Alma Ortega').check();
  await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: '¿Rechazar 3 cuentas?' });
  await question.getByLabel(/^Motivo/).fill('Faltan datos.');
  await page.route('**/decisions', (route) => route.abort());
  await question.getByRole('button', { name: 'Rechazar' }).click();
  await expectToast(page, 'Error', `Error al actualizar estado: ${UNREACHABLE}`);
  await page.unroute('**/decisions');
  await question.getByRole('button', { name: 'Rechazar' }).click();
  await expectToast(page, 'Estado Actualizado', '2 cuentas: Rechazada');
  const refusals = page.getByRole('main').getByRole('alert');
  await expect(refusals).toContainText('1 cuenta no ha cambiado');
  await expect(refusals).toContainText('Alma Ortega: Es tu propia cuenta.');
  for (const { email } of [first, second]) {
    await expect(rowOf(page, email)).toContainText('Rechazada');
    expect((await mailTo(email, /Sobre tu cuenta de Callstead/)).text).toContain('El motivo: Faltan datos.');
  }
  await refusals.getByRole('button', { name: 'Entendido' }).click();
  await expect(refusals).toHaveCount(0);
});

test('an admin switches a publisher to affiliate, and a failure is told', async ({ as, account, visitor }) => {
  const { email } = await account('publisher', 'approved');
  const person = await visitor();
  await signIn(person, email);
  const page = await as('admin');
  await open(page, `/admin-dashboard/publishers?search=${email}`);
  const row = rowOf(page, email);
  await page.route('**/type', (route) => route.abort());
  await choose(row, 'Cambiar a afiliado');
  await expectToast(page, 'Error', `Error al actualizar tipo: ${UNREACHABLE}`);
  await page.unroute('**/type');
  await choose(row, 'Cambiar a afiliado');
  await expectToast(page, 'Tipo Actualizado', 'Nora Paz: Afiliado');
  await expect(row).toContainText('Afiliado');
  const session = await (await person.request.get('/api/session')).json();
  expect(session.session.profile.userType).toBe('affiliate');
});

test('an admin invites another, who chooses a password by the link and logs in', async ({ as, visitor, mailTo }) => {
  const email = anEmail('admin');
  const page = await as('admin');
  await open(page, USERS);
  await page.getByRole('button', { name: 'Invitar administrador' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invitar administrador' });
  await dialog.getByLabel('Nombre Completo').fill('Inés Soto');
  await dialog.getByLabel('Correo Electrónico').fill('publisher@callstead.example');
  await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
  await expectRefused(dialog.getByLabel('Correo Electrónico'), 'Esta dirección ya tiene una cuenta.');
  await dialog.getByLabel('Correo Electrónico').fill(email);
  await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
  await expectToast(page, 'Invitación Enviada', `${email} tiene un enlace para ser administrador.`);
  const old = linkIn(await mailTo(email, /Te invitan a administrar Callstead/), '/accept-invitation');

  const pending = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  await expect(pending).toContainText('Válida hasta');
  await pending.getByRole('button', { name: 'Enviar de nuevo a Inés Soto' }).click();
  await expectToast(page, 'Invitación Enviada');
  const invited = await visitor();
  await expect(async () => {
    const renewed = linkIn(await mailTo(email, /Te invitan a administrar Callstead/), '/accept-invitation');
    expect(renewed).not.toBe(old);
  }).toPass();
  await open(invited, old);
  await expect(invited.getByRole('heading', { name: 'Este enlace no sirve' })).toBeVisible();
  await open(invited, linkIn(await mailTo(email, /Te invitan a administrar Callstead/), '/accept-invitation'));
  await expect(invited.getByLabel('Nombre Completo')).toHaveValue('Inés Soto');
  await expect(invited.getByLabel('Correo Electrónico')).toHaveValue(email);
  await invited.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await invited.getByLabel('Confirmar Contraseña').fill(PASSWORD);
  await invited.getByRole('button', { name: 'Crear Administrador' }).click();
  await expect(invited).toHaveURL('/super-admin-login');
  await signIn(invited, email);
  await open(invited, USERS);
  await expect(invited.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();
});

test('an invitation is withdrawn, and its link opens nothing', async ({ as, visitor, mailTo }) => {
  const email = anEmail('admin');
  const page = await as('admin');
  await page.request.post('/api/admin/invitations', { data: { fullName: 'Omar Gil', email, language: 'es' } });
  const link = linkIn(await mailTo(email, /Te invitan/), '/accept-invitation');
  await open(page, USERS);
  const pending = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  await pending.getByRole('button', { name: 'Retirar la invitación de Omar Gil' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Retirar la invitación de Omar Gil?' });
  await question.getByRole('button', { name: 'Retirar' }).click();
  await expectToast(page, 'Invitación Retirada');
  await expect(pending).toHaveCount(0);
  const invited = await visitor();
  await open(invited, link);
  await expect(invited.getByRole('alert')).toContainText('Ha caducado, ya se usó o fue retirado.');
});
