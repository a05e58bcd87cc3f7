import { expectRefused, expectToast, linkIn, signIn, test } from '../../people.ts';
import { anEmail, expect, open, PASSWORD } from '../../story.ts';

const USERS = '/admin-dashboard/users';

test('an admin invites another, who chooses a password by the link and logs in', async ({ as, visitor, mailTo }) => {
  const email = anEmail('admin');
  const page = await as('admin');
  await open(page, USERS);
  await page.getByRole('button', { name: 'Invitar a alguien' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invitar a alguien' });
  await dialog.getByLabel('Administrador').check();
  await dialog.getByLabel('Nombre Completo').fill('Inés Soto');
  await dialog.getByLabel('Correo Electrónico').fill('publisher@callstead.example');
  await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
  await expectRefused(dialog.getByLabel('Correo Electrónico'), 'Esta dirección ya tiene una cuenta.');
  await dialog.getByLabel('Correo Electrónico').fill(email);
  await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
  await expectToast(page, 'Invitación Enviada', `${email} tiene un enlace para entrar.`);
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
