import { expectRefused, expectToast, linkIn, logIn, signIn, solveCaptcha, test } from '../../people.ts';
import { anEmail, expect, open, PASSWORD, type Page } from '../../story.ts';

const choose = (page: Page, language: 'English' | 'Español') => page.getByRole('button', { name: language }).click();
const shownIn = (page: Page) => page.locator('html');

test('until somebody chooses a language, registration mixes both as specified; then all of it follows', async ({
  visitor,
}) => {
  const page = await visitor();
  await open(page, '/register');
  const main = page.getByRole('main');
  await expect(shownIn(page)).toHaveAttribute('lang', 'es');
  await expect(main.getByRole('heading', { name: 'Crea tu Cuenta' })).toBeVisible();
  for (const english of ['Affiliate Information', 'Select categories', 'Teams Profile']) {
    await expect(main.getByText(english, { exact: true })).toBeVisible();
  }
  await expect(main.getByText('If you work in a team, you can add a link or identifier.')).toBeVisible();
  await page.getByRole('tab', { name: 'Soy Anunciante' }).click();
  for (const english of ['Advertiser Information', 'Select interested categories', 'Company Address']) {
    await expect(main.getByText(english, { exact: true })).toBeVisible();
  }
  await expect(main.getByText('Average Monthly Investment (USD)')).toBeVisible();
  await expect(main.getByText('Enter your main website URL.')).toBeVisible();
  await page.getByLabel('Nombre Completo').fill('Marta Gil');

  await choose(page, 'Español');
  for (const spanish of ['Información del Anunciante', 'Dirección de la Empresa', 'Crear Cuenta', 'Verificación']) {
    await expect(main.getByText(spanish, { exact: true })).toBeVisible();
  }
  await expect(main.getByText(/Advertiser Information|Select interested|Average Monthly/)).toHaveCount(0);
  await choose(page, 'English');
  await expect(shownIn(page)).toHaveAttribute('lang', 'en');
  await expect(main.getByRole('heading', { name: 'Create your Account' })).toBeVisible();
  for (const english of ['I am an Advertiser', 'Company Name', 'Create Account', 'Verification', 'Log in here']) {
    await expect(main.getByText(english, { exact: true })).toBeVisible();
  }
  await expect(main).not.toContainText(/Opcional|Contraseña|Nombre|Dirección|Crear/);
  await expect(page.getByLabel('Full Name')).toHaveValue('Marta Gil');
});

test('who registers in English reads English, mails included', async ({ visitor, mailTo }) => {
  const page = await visitor();
  await open(page, '/register');
  await choose(page, 'English');
  const email = anEmail('english');
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectRefused(page.getByLabel('Phone', { exact: true }), 'Fill in this field.');
  await page.getByLabel('Full Name').fill('Mary Gill');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone', { exact: true }).fill('305 555 0142');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Traffic Sources').fill('Search ads');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'Registration Successful!');
  const mail = await mailTo(email, /Confirm your email for Callstead/);
  expect(mail.text).toContain('Hi Mary Gill,');
  await open(page, linkIn(mail, '/confirm-email'));
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
});

test('a chosen language is remembered on every page and after a reload', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/login');
  await expect(shownIn(page)).toHaveAttribute('lang', 'en');
  await choose(page, 'Español');
  await expect(page.getByRole('heading', { name: 'Inicia sesión en tu cuenta' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Iniciar Sesión como Editor' })).toBeVisible();
  await page.reload();
  await expect(shownIn(page)).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { name: 'Inicia sesión en tu cuenta' })).toBeVisible();
  await open(page, '/super-admin-login');
  await expect(page.getByRole('heading', { name: 'Portal de Acceso de Administradores' })).toBeVisible();
  await open(page, '/faq');
  await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('listitem')).toHaveText([
    'Inicio',
    'Ofertas',
    'Contacto',
    'Para anunciantes',
    'Registrarse',
    'Iniciar sesión',
  ]);
  const html = await (await page.request.get('/super-admin-login')).text();
  expect(html).toMatch(/<html[^>]* lang="es"/);
  expect(html).toContain('Portal de Acceso de Administradores');

  await choose(page, 'English');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await open(page, '/update-password');
  await expectToast(page, 'Error Updating Password', 'Updating the password is not available at the moment.');
  await expect(shownIn(page)).toHaveAttribute('lang', 'en');
});

test('a panel is Spanish until its owner chooses, and mails follow the choice', async ({
  visitor,
  account,
  mailTo,
}) => {
  const { email } = await account('publisher', 'approved');
  const page = await visitor();
  await signIn(page, email);
  await open(page, '/publisher-dashboard');
  await expect(shownIn(page)).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('navigation', { name: 'Panel Editor' })).toBeVisible();
  const saved = page.waitForResponse('**/api/account/language');
  await choose(page, 'English');
  await expect(page.getByRole('navigation', { name: 'Publisher Panel' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Hello, Nora Paz · Publisher');
  await expect(shownIn(page)).toHaveAttribute('lang', 'en');
  expect((await saved).status()).toBe(204);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expectToast(page, 'Session closed', 'You have logged out successfully.');

  await page.request.post('/api/password-resets', { data: { email } });
  expect((await mailTo(email, /Reset your Callstead password/)).html).toContain('lang="en"');
  await logIn(page, email);
  await expect(page).toHaveURL('/publisher-dashboard/dashboard');
  await expect(page.getByRole('navigation', { name: 'Publisher Panel' })).toBeVisible();
});

test('the address of a public page can ask for a language', async ({ visitor }) => {
  const page = await visitor();
  const html = await (await page.request.get('/faq?lang=es')).text();
  expect(html).toMatch(/<html[^>]* lang="es"/);
  expect(html).toContain('Preguntas frecuentes');
  await open(page, '/?lang=es');
  await expect(shownIn(page)).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('navigation', { name: 'Principal' }).getByText('Ofertas')).toBeVisible();
  await open(page, '/?lang=xx');
  await expect(shownIn(page)).toHaveAttribute('lang', 'en');
});

test('the colours follow the system until somebody chooses, and are there in the first HTML', async ({ visitor }) => {
  const page = await visitor({ colorScheme: 'dark' });
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await open(page, '/login');
  await expect(shownIn(page)).not.toHaveAttribute('data-theme');
  const dark = await background();
  await page.getByRole('button', { name: 'Colours: as on your system' }).click();
  await expect(shownIn(page)).toHaveAttribute('data-theme', 'light');
  const light = await background();
  expect(light).not.toBe(dark);
  await page.reload();
  expect(await background()).toBe(light);
  expect(await (await page.request.get('/register')).text()).toMatch(/<html[^>]* data-theme="light"/);

  await page.getByRole('button', { name: 'Colours: light' }).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(shownIn(page)).toHaveAttribute('data-theme', 'dark');
  expect(await background()).toBe(dark);
  await page.getByRole('button', { name: 'Colours: dark' }).click();
  await expect(shownIn(page)).not.toHaveAttribute('data-theme');
  expect(await background()).toBe(light);
  expect(await (await page.request.get('/register')).text()).not.toMatch(/<html[^>]* data-theme=/);
});
