import { expectRefused, expectToast, isSignedIn, linkIn, logIn, test, toastOn } from '../../people.ts';
import { expect, open, PASSWORD, type Page } from '../../story.ts';

const WRONG = ['Login Error', 'Incorrect credentials or network error.'];
const ADMIN = 'admin@callstead.example';

const email = (page: Page) => page.getByLabel('Email', { exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });

test('the tab changes what the button says, not who may enter', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/login');
  await expect(page.getByRole('tab', { name: 'Publisher' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Login as Publisher' })).toBeVisible();
  await page.getByRole('tab', { name: 'Advertiser' }).click();
  await expect(page.getByRole('button', { name: 'Login as Advertiser' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');

  await logIn(page, 'publisher@callstead.example');
  await expectToast(page, 'Login Successful!', 'Welcome, Pablo Rivas!');
  await expect(page).toHaveURL('/publisher-dashboard/dashboard');
});

test('a wrong password, an unknown address and a silent network are told alike, and what was typed stays', async ({
  visitor,
}) => {
  const page = await visitor();
  await open(page, '/login');
  for (const address of ['advertiser@callstead.example', 'nobody@people.example']) {
    const answered = page.waitForResponse('**/api/login');
    await logIn(page, address, 'Wrong1234!');
    const response = await answered;
    expect([response.status(), (await response.json()).code]).toEqual([401, 'invalid_credentials']);
    await expectToast(page, ...WRONG);
    await expect(email(page)).toHaveValue(address);
    await expect(password(page)).toHaveValue('Wrong1234!');
    await toastOn(page).getByRole('button', { name: 'Close' }).click();
    await expect(toastOn(page)).toHaveCount(0);
  }
  await page.route('**/api/login', (route) => route.abort());
  await logIn(page, 'advertiser@callstead.example');
  await expectToast(page, ...WRONG);
  await expect(email(page)).toHaveValue('advertiser@callstead.example');
  expect(await isSignedIn(page)).toBe(false);
});

test('email and password are asked for before anything is sent', async ({ visitor }) => {
  const page = await visitor();
  let sent = 0;
  await page.route('**/api/login', (route) => {
    sent += 1;
    return route.continue();
  });
  await open(page, '/login');
  await page.getByRole('button', { name: 'Login as Publisher' }).click();
  await expectRefused(email(page), 'Fill in this field.');
  await expectRefused(password(page), 'Fill in this field.');
  await expect(email(page)).toBeFocused();
  await logIn(page, 'not an address', 'x');
  await expectRefused(email(page), 'Write a full email address, such as name@example.com.');
  await expect(email(page)).toHaveValue('not an address');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  expect(sent).toBe(0);
});

test('an unconfirmed address is named only after the right password, and the link can be sent again', async ({
  visitor,
  account,
  mailTo,
}) => {
  const { email: address } = await account('advertiser', 'unconfirmed');
  const first = await mailTo(address, /Confirma tu correo/);
  const page = await visitor();
  await open(page, '/login');
  await logIn(page, address, 'Wrong1234!');
  await expectToast(page, ...WRONG);
  await logIn(page, address);
  const sentence = 'Your email address is not confirmed yet. Open the link in the email we sent you.';
  await expectToast(page, 'Login Error', sentence);
  await expect(page.getByRole('tabpanel').getByText(sentence)).toBeVisible();
  expect(await isSignedIn(page)).toBe(false);

  await toastOn(page).getByRole('button', { name: 'Send the link again' }).click();
  await expectToast(
    page,
    'Confirmation Email Sent',
    'If this address is waiting to be confirmed, you will receive a new link.',
  );
  await page.route('**/api/email-confirmations', (route) => route.abort());
  await page.getByRole('tabpanel').getByRole('button', { name: 'Send the link again' }).click();
  await expectToast(page, 'Error Sending Email');
  await expect(async () => {
    expect((await mailTo(address, /Confirma tu correo/)).id).not.toBe(first.id);
  }).toPass();

  await open(page, linkIn(await mailTo(address, /Confirma tu correo/), '/confirm-email'));
  await expect(page.getByRole('heading', { name: 'Tu dirección de correo está confirmada' })).toBeVisible();
});

test('a rejected account is told so in the words of the specification, and no session remains', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/login');
  await logIn(page, 'rejected.advertiser@callstead.example');
  await expectToast(page, 'Login Error', 'Tu cuenta ha sido rechazada.');
  expect(await isSignedIn(page)).toBe(false);
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('button', { name: 'Iniciar Sesión como Editor' }).click();
  await expectToast(page, 'Error al Iniciar Sesión', 'Tu cuenta ha sido rechazada.');
});

test('a pending account is asked to wait for seven seconds, and no session remains', async ({ visitor }) => {
  const page = await visitor();
  await page.clock.install({ time: '2026-03-02T10:00:00Z' });
  await open(page, '/login');
  await logIn(page, 'pending.publisher@callstead.example', 'Wrong1234!');
  await expectToast(page, ...WRONG);
  await page.clock.pauseAt('2026-03-02T11:00:00Z');
  await logIn(page, 'pending.publisher@callstead.example');
  await expectToast(
    page,
    'Account Pending Approval',
    'Your account has not been approved yet.',
    'This request usually takes 24 to 48 hours. Thank you for your patience.',
  );
  await page.clock.runFor(6900);
  await expectToast(page, 'Account Pending Approval');
  await page.clock.runFor(200);
  await expect(toastOn(page)).toHaveCount(0);
  expect(await isSignedIn(page)).toBe(false);
});

test('after login people return to the page they asked for, never to another site', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/publisher-dashboard/security?from=mail');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await logIn(page, 'publisher@callstead.example');
  await expect(page).toHaveURL('/publisher-dashboard/security?from=mail');

  // Who is signed in has no business on a login page.
  const foreign = ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/login', '/'];
  for (const redirect of foreign) {
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
    await expect(page, redirect).toHaveURL('/publisher-dashboard/dashboard');
  }
  await page.goto('/login?redirect=/faq');
  await expect(page).toHaveURL('/faq');
  await page.goto('/super-admin-login');
  await expect(page).toHaveURL('/publisher-dashboard/dashboard');
});

test('the toggle leads to the administrator login and back, and keeps what was typed', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/login');
  await email(page).fill(ADMIN);
  await page.getByRole('button', { name: 'Administrator login' }).click();
  await expect(page.getByRole('heading', { name: 'Administrator Login' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publisher and advertiser login' }).click();
  await expect(page.getByRole('tab')).toHaveCount(2);
  await page.getByRole('button', { name: 'Administrator login' }).click();
  await expect(email(page)).toHaveValue(ADMIN);

  await logIn(page, ADMIN, 'Wrong1234!');
  await expectToast(page, 'Admin Login Error', 'Incorrect credentials or network error.');
  await logIn(page, ADMIN);
  await expect(page).toHaveURL('/admin-dashboard/users');
});

test('the admin shortcut fills in the form and leaves no trace in address, history or page', async ({ visitor }) => {
  const page = await visitor();
  const shortcut = `/login?adminEmail=${encodeURIComponent(ADMIN)}&adminPassword=${encodeURIComponent(PASSWORD)}&redirect=%2Ffaq`;
  const html = await (await page.request.get(shortcut)).text();
  expect(html).not.toContain(ADMIN);
  expect(html).not.toContain(PASSWORD);

  await open(page, '/contact');
  await open(page, shortcut);
  await expect(page).toHaveURL('/login?redirect=%2Ffaq');
  await expect(page.getByRole('heading', { name: 'Administrator Login' })).toBeVisible();
  await expect(email(page)).toHaveValue(ADMIN);
  await expect(password(page)).toHaveValue(PASSWORD);
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await page.goForward();
  await expect(page).toHaveURL('/login?redirect=%2Ffaq');
});

test('the admin portal lets administrators in and nobody else', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/super-admin-login');
  await expect(page.getByRole('heading', { name: 'Admin Access Portal' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  await logIn(page, 'publisher@callstead.example');
  await expectToast(
    page,
    'Access Denied',
    'You do not have administrator permissions. Please log in with an admin account.',
  );
  await expect(page).toHaveURL('/super-admin-login');
  expect(await isSignedIn(page)).toBe(false);
  await logIn(page, ADMIN, 'Wrong1234!');
  await expectToast(page, 'Admin Login Error', 'Incorrect credentials or network error.');
  await logIn(page, ADMIN);
  await expectToast(page, 'Login Successful!', 'Welcome, Alma Ortega!');
  await expect(page).toHaveURL('/admin-dashboard/users');
});

test('a forgotten password asks for an address, then says the same whoever it belongs to', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/login');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recover your password' });
  const address = dialog.getByLabel('Email', { exact: true });
  const send = dialog.getByRole('button', { name: 'Send Recovery Email' });
  await send.click();
  await expectToast(page, 'Empty Field', 'Please enter your email address.');
  await expectRefused(address, 'Fill in this field.');
  await address.fill('nobody');
  await send.click();
  await expectRefused(address, 'Write a full email address, such as name@example.com.');

  await page.route('**/api/password-resets', (route) => route.abort());
  await address.fill('nobody@people.example');
  await send.click();
  await expectToast(page, 'Error Sending Email', 'Could not send recovery email.');
  await expect(address).toHaveValue('nobody@people.example');

  await page.unroute('**/api/password-resets');
  await send.click();
  await expectToast(
    page,
    'Recovery Email Sent',
    'If an account exists for this email, you will receive a link to reset your password.',
  );
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Forgot your password?' })).toBeFocused();

  await email(page).fill('somebody@people.example');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(address).toHaveValue('somebody@people.example');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
