import type { Mail } from '../../outbox.ts';
import { expectToast, linkIn, logIn, signIn, test } from '../../people.ts';
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
