import { expectGoodEverywhere, settled } from '../../good-everywhere.ts';
import { expectToast, linkIn, logIn, signIn, test, toastOn, turnOnTwoFactor } from '../../people.ts';
import { expect, expectAccessible, open, PASSWORD } from '../../story.ts';

test('the login pages are open to everybody', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/super-admin-login');
  await expectGoodEverywhere(page);
  await open(page, '/login');
  await page.getByRole('button', { name: 'Login as Publisher' }).click();
  await expect(page.getByText('Fill in this field.')).toHaveCount(2);
  await expectGoodEverywhere(page);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Send Recovery Email' }).click();
  await expectToast(page, 'Empty Field');
  await expectGoodEverywhere(page);
});

test('registration is open to everybody, with and without complaints', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/register');
  await expect(page.getByText(/\d = \?$/)).toBeVisible();
  await expectGoodEverywhere(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: /Select categories$/ }).click();
  await expect(page.getByRole('option', { name: 'Close' })).toBeVisible();
  await expectGoodEverywhere(page);

  await open(page, '/register?type=advertiser');
  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(page.getByText('Escribe primero el resultado.')).toBeVisible();
  await page.getByLabel('Correo Electrónico').press('Enter');
  await expectGoodEverywhere(page);
});

test('the pages behind the links of mails are open to everybody', async ({ visitor, account, mailTo }) => {
  const { email } = await account('publisher', 'approved');
  const page = await visitor();
  await open(page, '/confirm-email?token=made-up');
  await expect(page.getByRole('heading', { name: 'No pudimos confirmar tu dirección' })).toBeVisible();
  await expectGoodEverywhere(page);
  await page.request.post('/api/password-resets', { data: { email } });
  await open(page, linkIn(await mailTo(email, /Restablece tu contraseña/), '/update-password'));
  await page.getByLabel('Nueva Contraseña', { exact: true }).fill('Abc1');
  await page.getByRole('button', { name: 'Actualizar Contraseña' }).click();
  await expect(page.getByText('La contraseña debe tener al menos 6 caracteres.')).toBeVisible();
  await expectGoodEverywhere(page);
  await open(page, '/admin-check');
  await expectGoodEverywhere(page);
});

test('the admin area is open to everybody', async ({ as }) => {
  const page = await as('admin');
  await open(page, '/admin-dashboard/users?search=callstead.example');
  await expect(page.getByRole('row').filter({ hasText: 'publisher@callstead.example' }).first()).toBeVisible();
  await expectGoodEverywhere(page);
  await open(page, '/admin-dashboard/security');
  await expect(page.getByText('Este dispositivo')).toBeVisible();
  await expectGoodEverywhere(page);
  await open(page, '/admin-check');
  await page.getByLabel('Email', { exact: true }).fill('publisher@callstead.example');
  await page.getByRole('button', { name: 'Check Account' }).click();
  await expect(page.getByText('Result for publisher@callstead.example')).toBeVisible();
  await expectGoodEverywhere(page);
});

for (const kind of ['publisher', 'advertiser'] as const) {
  test(`the ${kind} panel is open to everybody, whatever was decided about the account`, async ({
    visitor,
    account,
    decide,
  }) => {
    const { email } = await account(kind, 'approved');
    const page = await visitor();
    await signIn(page, email);
    for (const status of ['approved', 'pending', 'rejected'] as const) {
      await decide(email, status);
      await open(page, `/${kind}-dashboard`);
      await expectGoodEverywhere(page);
    }
    await page.getByRole('button', { name: 'Menú' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await settled(page);
    await expectAccessible(page);
  });
}

test('setting up the second step is open to everybody', async ({ visitor, account }) => {
  const { email } = await account('advertiser', 'approved');
  const page = await visitor();
  await signIn(page, email);
  await open(page, '/advertiser-dashboard/security');
  await expect(page.getByText('Este dispositivo')).toBeVisible();
  await page.getByRole('button', { name: 'Activar la verificación en dos pasos' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tu contraseña').fill(PASSWORD);
  await expectGoodEverywhere(page);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByRole('img', { name: /^Código QR/ })).toBeVisible();
  await expectGoodEverywhere(page);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByRole('list', { name: 'Códigos de recuperación' })).toBeVisible();
  await expectGoodEverywhere(page);
});

test('the code step of a login and the security page behind it are open to everybody', async ({ visitor, account }) => {
  const { email } = await account('publisher', 'approved');
  const page = await visitor();
  await signIn(page, email);
  await turnOnTwoFactor(page);
  await open(page, '/publisher-dashboard/security');
  await expect(page.getByText('Este dispositivo')).toBeVisible();
  await expectGoodEverywhere(page);

  const phone = await visitor();
  await open(phone, '/login');
  await logIn(phone, email);
  await phone.getByLabel('Authentication code').fill('abc');
  await phone.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(phone.getByText('That code is not correct. Check it and try again.')).toBeVisible();
  await expectGoodEverywhere(phone);
});

test('the keyboard alone logs in, and F8 leads to what was said', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/login');
  const tabTo = async (label: string) => {
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByLabel(label, { exact: true })).toBeFocused({ timeout: 1 });
    }).toPass();
  };
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Publisher' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Advertiser' })).toHaveAttribute('aria-selected', 'true');
  await tabTo('Email');
  await page.keyboard.type('advertiser@callstead.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Wrong1234!');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Login Error');

  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toastOn(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toastOn(page)).toHaveCount(0);

  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/advertiser-dashboard/dashboard');
});
