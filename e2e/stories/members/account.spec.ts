import {
  expectRefused,
  expectToast,
  isSignedIn,
  type Kind,
  linkIn,
  logIn,
  signIn,
  test,
  toastOn,
} from '../../people.ts';
import { anEmail, expect, open, PASSWORD, type Page } from '../../story.ts';

const PATH = { publisher: '/publisher-dashboard/account', advertiser: '/advertiser-dashboard/account' };
const SAVED = ['Perfil Actualizado', 'Tu información ha sido actualizada exitosamente.'] as const;
const UNREACHABLE = 'No podemos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.';

const edit = (page: Page) => page.getByRole('button', { name: 'Editar Perfil' });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar Cambios' });
const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label}( \\(Opcional\\))?$`) });
/** What the page shows of a field while nobody edits it. */
const fact = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').getByText(label, { exact: true }) })
    .getByRole('definition');

test('a publisher reads their account, edits it and sees it saved', async ({ visitor, account }) => {
  const { email } = await account('publisher', 'approved');
  const page = await visitor();
  await signIn(page, email);
  await open(page, '/publisher-dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Mi Cuenta' }).click();
  await expect(page).toHaveURL(PATH.publisher);
  await expect(page.getByRole('heading', { level: 1, name: 'Mi Cuenta' })).toBeVisible();
  for (const [label, value] of [
    ['Nombre Completo', 'Nora Paz'],
    ['Correo Electrónico', email],
    ['Teléfono', '+13055550142'],
    ['Nombre de Empresa', 'No especificado'],
    ['Sitio Web', 'No especificado'],
    ['Fuentes de Tráfico', 'Search ads'],
  ] as const) {
    await expect(fact(page, label)).toHaveText(value);
  }
  await expect(page.getByRole('heading', { name: 'Método de Pago' })).toBeVisible();

  await edit(page).click();
  await expect(field(page, 'Nombre Completo')).toBeFocused();
  await expect(field(page, 'Correo Electrónico')).toBeDisabled();
  await field(page, 'Nombre Completo').fill('Nora Paz Ruiz');
  await field(page, 'Nombre de Empresa').fill('Paz Media');
  await field(page, 'Sitio Web').fill('paz.example');
  await field(page, 'Fuentes de Tráfico').fill('SEO local');
  await page.getByLabel('Zona Horaria').selectOption('America/Bogota');
  await save(page).click();
  await expectToast(page, ...SAVED);
  await expect(edit(page)).toBeFocused();
  await expect(fact(page, 'Nombre de Empresa')).toHaveText('Paz Media');
  await expect(fact(page, 'Sitio Web').getByRole('link')).toHaveAttribute('href', 'https://paz.example');
  await expect(fact(page, 'Zona Horaria')).toHaveText('America/Bogota');
  await expect(page.getByRole('banner')).toContainText('Hola, Nora Paz Ruiz'); // the whole panel knows
  await page.reload();
  await expect(fact(page, 'Fuentes de Tráfico')).toHaveText('SEO local');
});

test('an advertiser sees picture, name, company and status, and edits the three fields', async ({
  visitor,
  account,
}) => {
  const { email } = await account('advertiser', 'approved');
  const page = await visitor();
  await signIn(page, email);
  await open(page, PATH.advertiser);
  await expect(page.getByRole('heading', { level: 1, name: 'Mi Cuenta de Anunciante' })).toBeVisible();
  await expect(page.getByText('Aprobada', { exact: true })).toBeVisible();
  await expect(fact(page, 'Dirección')).toHaveText('1 Main St, Austin, TX 78701');
  const picture = page.getByRole('main').locator('img');
  await expect(picture).toHaveAttribute('src', /^\/api\/avatars\/[0-9a-f]{4}$/);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await edit(page).click();
  await field(page, 'Nombre Completo').fill('Aldo Cruz Vega');
  await field(page, 'Nombre de Empresa').fill('Casa Nueva LLC');
  await field(page, 'Teléfono').fill('(512) 555-0123');
  await save(page).click();
  await expectToast(page, ...SAVED);
  await expect(fact(page, 'Nombre Completo')).toHaveText('Aldo Cruz Vega');
  await expect(fact(page, 'Nombre de Empresa')).toHaveText('Casa Nueva LLC');
  await expect(fact(page, 'Teléfono')).toHaveText('+15125550123');
});

test('initials stand in for a picture that cannot be loaded', async ({ visitor, account }) => {
  const { email } = await account('advertiser', 'approved');
  const page = await visitor();
  await signIn(page, email);
  await page.route('**/api/avatars/*', (route) => route.abort());
  await open(page, PATH.advertiser);
  await expect(page.getByRole('main').getByText('AC', { exact: true })).toBeVisible();
});

for (const kind of ['publisher', 'advertiser'] as const) {
  test(`what a ${kind} typed stays, whatever goes wrong while saving`, async ({ visitor, account }) => {
    const { email } = await account(kind, 'approved');
    const page = await visitor();
    await signIn(page, email);
    await open(page, PATH[kind]);
    await edit(page).click();
    await field(page, 'Nombre Completo').fill('');
    await field(page, 'Teléfono').fill('12');
    await field(page, 'Sitio Web').fill('no address');
    await save(page).click();
    await expectRefused(field(page, 'Nombre Completo'), 'Completa este campo.');
    await expectRefused(
      field(page, 'Teléfono'),
      'Escribe un número de teléfono completo, con su código de área, como +1 555 010 2030.',
    );
    await expectRefused(field(page, 'Sitio Web'), 'Escribe una dirección web completa, como https://ejemplo.com.');
    await expect(field(page, 'Nombre Completo')).toBeFocused();

    await field(page, 'Nombre Completo').fill('Otra Persona');
    await field(page, 'Sitio Web').fill('');
    await field(page, 'Teléfono').fill('999 9999'); // looks like one; only the server knows that it is none
    await save(page).click();
    await expectToast(page, 'Error al actualizar perfil');
    await expectRefused(
      field(page, 'Teléfono'),
      'Escribe un número de teléfono completo, con su código de área, como +1 555 010 2030.',
    );

    await field(page, 'Teléfono').fill('+1 305 555 0142');
    await page.route('**/api/account/profile*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await save(page).click();
    await expectToast(page, 'Error al actualizar perfil', UNREACHABLE);
    await expect(field(page, 'Nombre Completo')).toHaveValue('Otra Persona');

    await page.unroute('**/api/account/profile*');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(fact(page, 'Nombre Completo')).toHaveText(kind === 'publisher' ? 'Nora Paz' : 'Aldo Cruz');
    await expect(edit(page)).toBeFocused();
  });
}

test('whoever was logged out elsewhere is told to log in', async ({ visitor, account }) => {
  const { email } = await account('publisher', 'approved');
  const page = await visitor();
  await signIn(page, email);
  await open(page, PATH.publisher);
  await edit(page).click();
  await field(page, 'Nombre Completo').fill('Otra Persona');
  await page.request.post('/api/logout');
  await save(page).click();
  await expectToast(page, 'Error al actualizar perfil', 'Debes iniciar sesión para actualizar tu perfil.');
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(PATH.publisher)}`);
});

test('a pending publisher reads but does not edit; a rejected one sees a notice and the way to the tickets', async ({
  visitor,
  account,
  decide,
}) => {
  const { email } = await account('publisher', 'approved');
  const page = await visitor();
  await signIn(page, email);
  await decide(email, 'pending');
  await open(page, PATH.publisher);
  await expect(page.getByText('Podrás editar tu perfil cuando tu cuenta sea aprobada.')).toBeVisible();
  await expect(page.getByText('Pendiente', { exact: true })).toBeVisible();
  await expect(fact(page, 'Nombre Completo')).toHaveText('Nora Paz');
  for (const name of ['Editar Perfil', 'Añadir Método de Pago', 'Cambiar correo']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  const refused = await page.request.patch('/api/account/profile', { data: { fullName: 'Otra Persona' } });
  expect(refused.status()).toBe(403);

  await decide(email, 'rejected');
  await open(page, PATH.publisher);
  const main = page.getByRole('main');
  await expect(main.getByText('por eso tu perfil no está disponible')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Ir a Tickets de Soporte' })).toHaveAttribute(
    'href',
    '/publisher-dashboard/tickets',
  );
  await expect(main.getByRole('term')).toHaveCount(0);
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByText(email)).toHaveCount(0);
  expect((await page.request.get('/api/account/profile')).status()).toBe(403);
});

test('a pending advertiser still edits, a rejected one only reads', async ({ visitor, account, decide }) => {
  const { email } = await account('advertiser', 'approved');
  const page = await visitor();
  await signIn(page, email);
  await decide(email, 'pending');
  await open(page, PATH.advertiser);
  await expect(page.getByText('Pendiente', { exact: true })).toBeVisible();
  await edit(page).click();
  await field(page, 'Nombre de Empresa').fill('Casa Nueva LLC');
  await save(page).click();
  await expectToast(page, ...SAVED);

  await decide(email, 'rejected');
  await open(page, PATH.advertiser);
  await expect(page.getByText('Rechazada', { exact: true })).toBeVisible();
  await expect(page.getByText('tus datos ya no se pueden editar')).toBeVisible();
  await expect(fact(page, 'Nombre de Empresa')).toHaveText('Casa Nueva LLC');
  await expect(edit(page)).toHaveCount(0);
  const refused = await page.request.patch('/api/account/profile', { data: { fullName: 'Otra Persona' } });
  expect(refused.status()).toBe(403);
});

test('a publisher says how to be paid; only a part of it is ever shown again', async ({ visitor, account, mailTo }) => {
  const { email } = await account('publisher', 'approved');
  const page = await visitor();
  await signIn(page, email);
  await open(page, PATH.publisher);
  await expect(page.getByText('Aún no nos has dicho cómo pagarte.')).toBeVisible();
  await page.getByRole('button', { name: 'Añadir Método de Pago' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Cómo quieres cobrar?' });
  await dialog.getByLabel('Cuenta bancaria en EE. UU.').check();
  await expect(dialog.getByLabel('Titular de la cuenta')).toHaveValue('Nora Paz');
  await dialog.getByLabel('Número de ruta (ABA)').fill('021000022');
  await dialog.getByLabel('Número de cuenta').fill('12');
  await dialog.getByRole('button', { name: 'Guardar método de pago' }).click();
  await expectRefused(
    dialog.getByLabel('Número de ruta (ABA)'),
    'Revisa los nueve dígitos del número de ruta: no cuadran.',
  );
  await expectRefused(dialog.getByLabel('Número de cuenta'), 'Escribe el número de cuenta con sus 4 a 17 dígitos.');
  await expectRefused(dialog.getByLabel('Tu contraseña actual'), 'Completa este campo.');

  await dialog.getByLabel('Número de ruta (ABA)').fill('021000021');
  await dialog.getByLabel('Número de cuenta').fill('000123456789');
  await dialog.getByLabel('Tu contraseña actual').fill('Wrong1234!');
  await dialog.getByRole('button', { name: 'Guardar método de pago' }).click();
  await expectRefused(
    dialog.getByLabel('Tu contraseña actual'),
    'Esa no es tu contraseña actual. Revísala e inténtalo de nuevo.',
  );
  await page.route('**/api/account/payment-method', (route) => route.abort());
  await dialog.getByLabel('Tu contraseña actual').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Guardar método de pago' }).click();
  await expect(dialog.getByText(UNREACHABLE)).toBeVisible();
  await expect(dialog.getByLabel('Número de cuenta')).toHaveValue('000123456789');
  await page.unroute('**/api/account/payment-method');
  await dialog.getByRole('button', { name: 'Guardar método de pago' }).click();
  await expectToast(page, 'Método de Pago Actualizado', 'Tu próximo pago irá a Banco •••• 6789.');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('Banco •••• 6789')).toBeVisible();
  await mailTo(email, /Tu método de pago de Callstead ha cambiado/);

  await page.getByRole('button', { name: 'Cambiar', exact: true }).click();
  await dialog.getByLabel('PayPal', { exact: true }).check();
  await dialog.getByLabel('Correo de PayPal').fill('paula@correo.com');
  await dialog.getByLabel('Tu contraseña actual').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Guardar método de pago' }).click();
  await expect(page.getByRole('main').getByText('PayPal p•••@correo.com')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText('PayPal p•••@correo.com')).toBeVisible();
  expect(await page.content()).not.toContain('paula@correo.com');
});

test('a payment method that could not be loaded can be asked for again', async ({ visitor, account }) => {
  const { email } = await account('publisher', 'approved');
  const page = await visitor();
  await signIn(page, email);
  await page.route('**/api/account/payment-method', (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"code":"internal"}' }),
  );
  await open(page, PATH.publisher);
  await expect(page.getByText('No se pudo cargar el método de pago.')).toBeVisible();
  await expect(fact(page, 'Nombre Completo')).toHaveText('Nora Paz');
  await page.unroute('**/api/account/payment-method');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Aún no nos has dicho cómo pagarte.')).toBeVisible();
});

const openEmailDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Cambiar correo' }).click();
  return page.getByRole('dialog', { name: 'Cambia tu correo de acceso' });
};
async function askForAddress(page: Page, address: string, password = PASSWORD): Promise<void> {
  const dialog = await openEmailDialog(page);
  await dialog.getByLabel('Nueva dirección').fill(address);
  await dialog.getByLabel('Tu contraseña actual').fill(password);
  await dialog.getByRole('button', { name: 'Enviar el enlace' }).click();
}

test('the form for another address names what is wrong', async ({ visitor, account }) => {
  const { email } = await account('publisher', 'approved');
  const page = await visitor();
  await signIn(page, email);
  await open(page, PATH.publisher);
  const dialog = await openEmailDialog(page);
  const send = dialog.getByRole('button', { name: 'Enviar el enlace' });
  await dialog.getByLabel('Nueva dirección').fill('nobody');
  await send.click();
  await expectRefused(
    dialog.getByLabel('Nueva dirección'),
    'Escribe una dirección de correo completa, como nombre@ejemplo.com.',
  );
  await expectRefused(dialog.getByLabel('Tu contraseña actual'), 'Completa este campo.');
  await dialog.getByLabel('Nueva dirección').fill(email);
  await dialog.getByLabel('Tu contraseña actual').fill('Wrong1234!');
  await send.click();
  await expectRefused(
    dialog.getByLabel('Tu contraseña actual'),
    'Esa no es tu contraseña actual. Revísala e inténtalo de nuevo.',
  );
  await dialog.getByLabel('Tu contraseña actual').fill(PASSWORD);
  await send.click();
  await expectRefused(dialog.getByLabel('Nueva dirección'), 'Esta ya es tu dirección. Escribe la nueva.');
});

for (const kind of ['publisher', 'advertiser'] as Kind[]) {
  test(`a ${kind} moves to another address with the link sent there`, async ({ visitor, account, mailTo }) => {
    const { email } = await account(kind, 'approved');
    const after = anEmail('moved');
    const page = await visitor();
    await signIn(page, email);
    await open(page, PATH[kind]);
    await askForAddress(page, after);
    await expectToast(page, 'Revisa tu nuevo buzón', `Abre antes de una hora el enlace que enviamos a ${after}.`);
    await expect(page.getByText(`Falta confirmar ${after} con el enlace que enviamos allí.`)).toBeVisible();
    await expect(fact(page, 'Correo Electrónico')).toHaveText(email);
    expect((await mailTo(email, /Se pidió un nuevo correo de acceso/)).text).toContain(after);

    const link = linkIn(await mailTo(after, /Confirma tu nueva dirección/), '/confirm-email-change');
    await open(page, link);
    await expect(page.getByRole('heading', { name: 'Tu correo de acceso ha cambiado' })).toBeVisible();
    await expect(page).toHaveURL('/confirm-email-change'); // the token is gone from the address
    await page.getByRole('link', { name: 'Volver a mi panel' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Mi Cuenta' }).click();
    await expect(fact(page, 'Correo Electrónico')).toHaveText(after);
    await mailTo(email, /Tu correo de acceso a Callstead ha cambiado/);

    const elsewhere = await visitor();
    await open(elsewhere, '/login');
    await logIn(elsewhere, after);
    await expect(elsewhere).toHaveURL(`/${kind}-dashboard/dashboard`);
    expect(await isSignedIn(page)).toBe(true);
  });
}

test('a new address waits for its link, which works once', async ({ visitor, account, mailTo }) => {
  const { email } = await account('publisher', 'approved');
  const after = anEmail('moved.to.a.rather.long.address');
  const page = await visitor();
  await signIn(page, email);
  await page.request.post('/api/account/email-change', { data: { email: after, password: PASSWORD } });
  await open(page, PATH.publisher);
  await expect(page.getByText(`Falta confirmar ${after} con el enlace que enviamos allí.`)).toBeVisible();
  const link = linkIn(await mailTo(after, /Confirma tu nueva dirección/), '/confirm-email-change');
  await open(page, link);
  await expect(page.getByRole('heading', { name: 'Tu correo de acceso ha cambiado' })).toBeVisible();
  await open(page, link);
  await expect(page.getByRole('heading', { name: 'No pudimos cambiar tu dirección' })).toBeVisible();
  await expect(page.getByText('Este enlace ha caducado o ya se ha usado. Pide uno nuevo.')).toBeVisible();
});

test('a taken address gets the same answer, and a change can be called off', async ({ visitor, account, mailTo }) => {
  const [{ email }, owner] = [await account('publisher', 'approved'), await account('advertiser', 'approved')];
  const page = await visitor();
  await signIn(page, email);
  await open(page, PATH.publisher);
  await askForAddress(page, owner.email);
  await expectToast(page, 'Revisa tu nuevo buzón', `Abre antes de una hora el enlace que enviamos a ${owner.email}.`);
  await mailTo(owner.email, /Esta dirección ya pertenece a una cuenta de Callstead/);

  const cancel = page.getByRole('button', { name: 'Anular el cambio' });
  await page.route('**/api/account/email-change', (route) => route.abort());
  await cancel.click();
  await expectToast(page, 'No se pudo anular el cambio', UNREACHABLE);
  await page.unroute('**/api/account/email-change');
  await cancel.click();
  await expectToast(page, 'El cambio de correo se ha anulado');
  await expect(cancel).toHaveCount(0);
});

test('a link that could not be opened is tried again', async ({ visitor, account, mailTo }) => {
  const { email } = await account('publisher', 'approved');
  const after = anEmail('moved');
  const page = await visitor();
  await signIn(page, email);
  await page.request.post('/api/account/email-change', { data: { email: after, password: PASSWORD } });
  const link = linkIn(await mailTo(after, /Confirma tu nueva dirección/), '/confirm-email-change');
  const stranger = await visitor();
  await stranger.route('**/api/email-changes/complete', (route) => route.abort());
  await open(stranger, link);
  await expect(stranger.getByText(UNREACHABLE)).toBeVisible();
  await stranger.unroute('**/api/email-changes/complete');
  await stranger.getByRole('button', { name: 'Reintentar' }).click();
  await expect(stranger.getByRole('link', { name: 'Ir a iniciar sesión' })).toHaveAttribute('href', '/login');
});

test("an admin corrects somebody's account but not how they are paid", async ({ as, account, decide }) => {
  const { email } = await account('publisher', 'approved');
  const { id } = (await decide(email, 'rejected')) as { id: string };
  const page = await as('admin');
  await open(page, `${PATH.publisher}?account=${id}`);
  await expect(page.getByText('Estás viendo la cuenta de Nora Paz')).toBeVisible();
  await expect(fact(page, 'Correo Electrónico')).toHaveText(email); // exempt from what the owner may not see
  await expect(page.getByText('Aún no hay método de pago.')).toBeVisible();
  for (const name of ['Añadir Método de Pago', 'Cambiar correo']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await edit(page).click();
  await field(page, 'Fuentes de Tráfico').fill('Corregido por el equipo');
  await save(page).click();
  await expectToast(page, ...SAVED);
  await expect(fact(page, 'Fuentes de Tráfico')).toHaveText('Corregido por el equipo');
  await expect(page.getByRole('banner')).toContainText('Alma Ortega'); // still themselves

  await open(page, `${PATH.advertiser}?account=${crypto.randomUUID()}`);
  await expect(page.getByText(/^No se pudo cargar la cuenta\./)).toBeVisible();
  await open(page, PATH.advertiser);
  await expect(fact(page, 'Correo Electrónico')).toHaveText('admin@callstead.example');
});

test('both languages, and security is one click away', async ({ visitor, account }) => {
  const { email } = await account('advertiser', 'approved');
  const page = await visitor();
  await signIn(page, email);
  await open(page, PATH.advertiser);
  await page.getByRole('main').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Advertiser Account' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Company Name').fill('Clear House LLC');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Profile Updated', 'Your information has been updated successfully.');
  await expect(toastOn(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Go to Security' }).click();
  await expect(page).toHaveURL('/advertiser-dashboard/security');
});
