import type { Mail } from '../../outbox.ts';
import { expectRefused, expectToast, isSignedIn, linkIn, logIn, signIn, test } from '../../people.ts';
import { expect, open, PASSWORD, type Page } from '../../story.ts';

const NEW_PASSWORD = 'Nueva5678#';
const UNAVAILABLE = [
  'Error al Actualizar Contraseña',
  'La funcionalidad de actualización de contraseña no está disponible actualmente.',
];

const fresh = (page: Page) => page.getByLabel('Nueva Contraseña', { exact: true });
const repeated = (page: Page) => page.getByLabel('Confirmar Nueva Contraseña', { exact: true });
const update = (page: Page) => page.getByRole('button', { name: 'Actualizar Contraseña' });

async function askForLink(page: Page, email: string, mailTo: (to: string, about: RegExp) => Promise<Mail>) {
  await open(page, '/login');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByRole('button', { name: 'Send Recovery Email' }).click();
  await expectToast(page, 'Recovery Email Sent');
  return linkIn(await mailTo(email, /Restablece tu contraseña de Callstead/), '/update-password');
}

test('a forgotten password is replaced through the mail, once, and every open session ends', async ({
  visitor,
  account,
  mailTo,
}) => {
  const { email } = await account('publisher', 'approved');
  const elsewhere = await visitor();
  await signIn(elsewhere, email);
  const page = await visitor();
  const link = await askForLink(page, email, mailTo);

  await open(page, link);
  await expect(page.getByRole('heading', { name: 'Actualiza tu Contraseña' })).toBeVisible();
  await fresh(page).fill(NEW_PASSWORD);
  await expect(page).toHaveURL('/update-password');
  await repeated(page).fill(NEW_PASSWORD);
  await update(page).click();
  await expectToast(page, 'Contraseña Actualizada', 'Ya puedes iniciar sesión con tu nueva contraseña.');
  await expect(page).toHaveURL('/login');
  await mailTo(email, /Tu contraseña de Callstead ha cambiado/);

  await open(elsewhere, '/publisher-dashboard/security');
  await expect(elsewhere).toHaveURL('/login?redirect=%2Fpublisher-dashboard%2Fsecurity');
  await logIn(page, email, PASSWORD);
  await expectToast(page, 'Login Error', 'Incorrect credentials or network error.');

  await open(page, link);
  await expectToast(page, ...UNAVAILABLE);
  await expect(page).toHaveURL('/login');
  await logIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL('/publisher-dashboard/dashboard');
});

test('each rule of a new password has its message, and what was typed stays', async ({ visitor, account, mailTo }) => {
  const { email } = await account('advertiser', 'approved');
  const page = await visitor();
  await signIn(page, email);
  await page.request.post('/api/password-resets', { data: { email } });
  await open(page, linkIn(await mailTo(email, /Restablece tu contraseña/), '/update-password'));
  await update(page).click();
  await expectRefused(fresh(page), 'Completa este campo.');
  await expectRefused(repeated(page), 'Completa este campo.');
  await expect(fresh(page)).toBeFocused();

  const refusals = {
    'Ab1!': 'La contraseña debe tener al menos 6 caracteres.',
    'abcd1234!': 'La contraseña debe tener al menos una letra mayúscula.',
    'ABCD1234!': 'La contraseña debe tener al menos una letra minúscula.',
    'Abcdef123!': 'La contraseña debe tener al menos 4 números.',
    'Abcd1234-': 'La contraseña debe tener al menos un carácter especial.',
  };
  for (const [password, message] of Object.entries(refusals)) {
    await fresh(page).fill(password);
    await repeated(page).fill(password);
    await update(page).click();
    await expectRefused(fresh(page), message);
    await expect(fresh(page)).toHaveValue(password);
  }
  await fresh(page).fill(NEW_PASSWORD);
  await repeated(page).fill(`${NEW_PASSWORD}!`);
  await update(page).click();
  await expectRefused(repeated(page), 'Las contraseñas no coinciden.');
  await expect(repeated(page)).toBeFocused();

  await page.route('**/api/password-resets/complete', (route) => route.abort());
  await repeated(page).fill(NEW_PASSWORD);
  await update(page).click();
  await expectToast(
    page,
    'Error al Actualizar Contraseña',
    'No podemos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
  );
  await expect(fresh(page)).toHaveValue(NEW_PASSWORD);

  // The browser that resets was signed in itself: its own session ends as well.
  await page.unroute('**/api/password-resets/complete');
  await update(page).click();
  await expectToast(page, 'Contraseña Actualizada');
  await expect(page).toHaveURL('/login');
  expect(await isSignedIn(page)).toBe(false);
});

test('a link that somebody made up opens nothing', async ({ visitor }) => {
  const page = await visitor();
  for (const address of ['/update-password', '/update-password?token=', '/update-password?token=made-up']) {
    await open(page, address);
    await expectToast(page, ...UNAVAILABLE);
    await expect(page).toHaveURL('/login');
  }
});

test('a link that could not be checked can be checked again', async ({ visitor, mailTo, account }) => {
  const { email } = await account('publisher', 'approved');
  const page = await visitor();
  await page.request.post('/api/password-resets', { data: { email } });
  const link = linkIn(await mailTo(email, /Restablece tu contraseña/), '/update-password');
  await page.route('**/api/password-resets/check', (route) => route.abort());
  await open(page, link);
  await expect(page.getByText('No podemos conectar con el servidor.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contáctanos' })).toHaveAttribute('href', '/contact');
  await page.unroute('**/api/password-resets/check');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(fresh(page)).toBeVisible();
});

test('a used confirmation link says so and offers a new one', async ({ visitor, account, mailTo }) => {
  const { email } = await account('publisher', 'unconfirmed');
  const first = await mailTo(email, /Confirma tu correo/);
  const page = await visitor();
  await open(page, '/confirm-email?token=made-up');
  await expect(page.getByRole('heading', { name: 'No pudimos confirmar tu dirección' })).toBeVisible();
  await expect(page.getByText('Este enlace ha caducado o ya se ha usado. Pide uno nuevo.')).toBeVisible();
  const address = page.getByLabel('Correo Electrónico', { exact: true });
  const send = page.getByRole('button', { name: 'Enviar un nuevo enlace' });
  await send.click();
  await expectRefused(address, 'Completa este campo.');
  for (const known of [email, 'nobody@people.example']) {
    await address.fill(known);
    await send.click();
    await expect(
      page.getByText('Si esta dirección está pendiente de confirmar, recibirás un nuevo enlace en unos minutos.'),
    ).toBeVisible();
  }
  await expect(async () => {
    expect((await mailTo(email, /Confirma tu correo/)).id).not.toBe(first.id);
  }).toPass();
});
