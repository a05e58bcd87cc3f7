import {
  expectRefused,
  expectToast,
  isSignedIn,
  logIn,
  nextTotpCode,
  signIn,
  test,
  toastOn,
  totpCode,
  turnOnTwoFactor,
} from '../../people.ts';
import { expect, open, PASSWORD, type Page } from '../../story.ts';

const WRONG_CODE = 'That code is not correct. Check it and try again.';

const verify = (page: Page) => page.getByRole('button', { name: 'Verify', exact: true });

async function logInToCode(page: Page, email: string): Promise<void> {
  await open(page, '/login');
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
  expect(await isSignedIn(page)).toBe(false);
}

test('somebody turns on the second step, logs in with a code of the app, and turns it off again', async ({
  visitor,
  account,
}) => {
  const { email } = await account('publisher', 'approved');
  const page = await visitor();
  await signIn(page, email);
  await open(page, '/publisher-dashboard/security');
  await page.getByRole('button', { name: 'Activar la verificación en dos pasos' }).click();
  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabel('Tu contraseña');
  await expect(password).toBeFocused();
  const goOn = dialog.getByRole('button', { name: 'Continuar' });
  await goOn.click();
  await expectRefused(password, 'Completa este campo.');
  await password.fill('Wrong1234!');
  await goOn.click();
  await expectRefused(password, 'Esa no es tu contraseña actual. Revísala e inténtalo de nuevo.');
  await password.fill(PASSWORD);
  await goOn.click();

  await expect(dialog.getByRole('img', { name: /^Código QR/ })).toBeVisible();
  const key = await dialog.getByRole('code').innerText();
  await goOn.click();
  await expect(dialog.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem')).toHaveCount(10);
  await goOn.click();
  await expect(dialog.getByText('Guarda los códigos y después marca esta casilla.')).toBeVisible();
  await dialog.getByLabel('Los he guardado en un lugar seguro').check();
  await goOn.click();
  const proof = dialog.getByLabel('Código de la aplicación');
  await proof.fill('abc');
  await dialog.getByRole('button', { name: 'Activar' }).click();
  await expectRefused(proof, 'El código no es correcto. Revísalo e inténtalo de nuevo.');
  await proof.fill(await totpCode(key));
  await dialog.getByRole('button', { name: 'Activar' }).click();
  await expectToast(page, 'Verificación en dos pasos activada');
  await expect(page.getByText('Activada', { exact: true })).toBeVisible();

  const phone = await visitor();
  await logInToCode(phone, email);
  const code = phone.getByLabel('Authentication code');
  await expect(code).toBeFocused();
  await verify(phone).click();
  await expectRefused(code, 'Fill in this field.');
  await code.fill('abc');
  await verify(phone).click();
  await expectRefused(code, WRONG_CODE);
  await code.fill((await nextTotpCode(key)).replace(/^.../, '$& '));
  await verify(phone).click();
  await expectToast(phone, 'Login Successful!', 'Welcome, Nora Paz!');
  await expect(phone).toHaveURL('/publisher-dashboard/dashboard');

  await page.getByRole('button', { name: 'Desactivar' }).click();
  await password.fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Desactivar' }).click();
  await expectToast(page, 'Verificación en dos pasos desactivada');
  await expect(page.getByText('Desactivada', { exact: true })).toBeVisible();
  await page.request.post('/api/logout');
  await signIn(page, email);
  expect(await isSignedIn(page)).toBe(true);
});

test('a recovery code opens the account once, and new ones replace the old', async ({ visitor, account }) => {
  const { email } = await account('advertiser', 'approved');
  const page = await visitor();
  await signIn(page, email);
  const { recoveryCodes: old } = await turnOnTwoFactor(page);
  const phone = await visitor();
  const recovery = phone.getByLabel('Recovery code');
  await logInToCode(phone, email);
  await phone.getByRole('button', { name: 'Use a recovery code' }).click();
  await recovery.fill(old[0] ?? '');
  await verify(phone).click();
  await expect(phone).toHaveURL('/advertiser-dashboard/dashboard');
  await phone.request.post('/api/logout');
  await logInToCode(phone, email);
  await phone.getByRole('button', { name: 'Use a recovery code' }).click();
  await recovery.fill(old[0] ?? '');
  await verify(phone).click();
  await expectRefused(recovery, WRONG_CODE);

  await open(page, '/advertiser-dashboard/security');
  await page.getByRole('button', { name: 'Nuevos códigos de recuperación' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tu contraseña').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Crear códigos nuevos' }).click();
  const codes = dialog.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem');
  await expect(codes).toHaveCount(old.length);
  const renewed = await codes.allInnerTexts();
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expect(dialog).toBeHidden();

  await recovery.fill(old[1] ?? '');
  await verify(phone).click();
  await expectRefused(recovery, WRONG_CODE);
  await recovery.fill(renewed[0] ?? '');
  await verify(phone).click();
  await expect(phone).toHaveURL('/advertiser-dashboard/dashboard');
});

test('the second step can be left, and a trusted device is not asked again', async ({ visitor, account }) => {
  const { email } = await account('publisher', 'approved');
  const page = await visitor();
  await signIn(page, email);
  const { key } = await turnOnTwoFactor(page);
  const phone = await visitor();
  await logInToCode(phone, email);
  await phone.getByRole('button', { name: 'Back to email and password' }).click();
  await expect(phone.getByLabel('Email', { exact: true })).toHaveValue(email);
  await phone.getByRole('button', { name: 'Login as Publisher' }).click();
  await phone.getByLabel('Authentication code').fill(await nextTotpCode(key));
  await phone.getByLabel('Trust this device for 30 days').check();
  await verify(phone).click();
  await expect(phone).toHaveURL('/publisher-dashboard/dashboard');
  await phone.request.post('/api/logout');
  await open(phone, '/login');
  await logIn(phone, email);
  await expect(phone).toHaveURL('/publisher-dashboard/dashboard');
});

test('open sessions are listed by device, and another one can be ended', async ({ visitor, account }) => {
  const { email } = await account('publisher', 'approved');
  const page = await visitor();
  const phone = await visitor({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1',
  });
  await open(page, '/login');
  await logIn(page, email);
  await expect(page).toHaveURL('/publisher-dashboard/dashboard');
  await open(phone, '/login');
  await logIn(phone, email);
  await expect(phone).toHaveURL('/publisher-dashboard/dashboard');

  await page.getByRole('link', { name: 'Seguridad' }).click();
  const sessions = page.getByRole('list', { name: 'Dispositivos donde tu cuenta está abierta' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'Este dispositivo' })).toContainText('Chrome en Linux');
  await page.route('**/api/account/sessions/*', (route) => route.abort());
  const end = page.getByRole('button', { name: 'Cerrar la sesión de Safari en iOS' });
  await end.click();
  await expectToast(page, 'No se pudo cerrar la sesión');
  await page.unroute('**/api/account/sessions/*');
  await end.click();
  await expectToast(page, 'Sesión cerrada', 'Safari en iOS');
  await expect(sessions).toHaveCount(1);

  expect(await isSignedIn(page)).toBe(true);
  await phone.getByRole('link', { name: 'Seguridad' }).click();
  await expect(phone).toHaveURL('/login?redirect=%2Fpublisher-dashboard%2Fsecurity');
});

test('a changed password ends the other sessions and keeps this one', async ({ visitor, account }) => {
  const { email } = await account('advertiser', 'approved');
  const [page, other] = [await visitor(), await visitor()];
  for (const browser of [page, other]) await signIn(browser, email);
  await open(page, '/advertiser-dashboard/security');
  const current = page.getByLabel('Contraseña actual');
  const fresh = page.getByLabel('Nueva contraseña', { exact: true });
  const repeated = page.getByLabel('Confirmar nueva contraseña');
  const change = page.getByRole('button', { name: 'Cambiar contraseña' });
  await change.click();
  for (const field of [current, fresh, repeated]) await expectRefused(field, 'Completa este campo.');
  await expect(current).toBeFocused();
  await current.fill('Wrong1234!');
  await fresh.fill('Otra5678#');
  await repeated.fill('Otra5678');
  await change.click();
  await expectRefused(repeated, 'Las contraseñas no coinciden.');
  await repeated.fill('Otra5678#');
  await change.click();
  await expectRefused(current, 'Esa no es tu contraseña actual. Revísala e inténtalo de nuevo.');
  await expect(fresh).toHaveValue('Otra5678#');
  await current.fill(PASSWORD);
  await change.click();
  await expectToast(page, 'Contraseña Actualizada', 'Se han cerrado todas tus demás sesiones.');
  await expect(current).toHaveValue('');
  expect(await isSignedIn(page)).toBe(true);
  expect(await isSignedIn(other)).toBe(false);
  await toastOn(page).getByRole('button', { name: 'Cerrar' }).click();
  await signIn(other, email, 'Otra5678#');
});
