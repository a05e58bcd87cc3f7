import {
  captchaAnswer,
  expectRefused,
  expectToast,
  isSignedIn,
  type Kind,
  linkIn,
  logIn,
  resultOf,
  solveCaptcha,
  test,
  toastOn,
} from '../../people.ts';
import { anEmail, expect, open, PASSWORD, type Page } from '../../story.ts';

const SUCCESS = [
  '¡Registro Exitoso!',
  'Tu cuenta ha sido creada. Recibirás un correo para confirmar tu email. Luego, tu cuenta será revisada por un administrador.',
];

const submit = (page: Page) => page.getByRole('button', { name: 'Crear Cuenta' });
const field = (page: Page, label: string | RegExp) => page.getByLabel(label, { exact: true });

type Common = { fullName?: string; email?: string; phone?: string; password?: string; confirmPassword?: string };

async function fillCommon(page: Page, typed: Common): Promise<void> {
  await field(page, 'Nombre Completo').fill(typed.fullName ?? 'Marta Gil');
  await field(page, 'Correo Electrónico').fill(typed.email ?? anEmail('marta'));
  await field(page, 'Teléfono').fill(typed.phone ?? '(305) 555-0142');
  await field(page, 'Contraseña').fill(typed.password ?? PASSWORD);
  await field(page, 'Confirmar Contraseña').fill(typed.confirmPassword ?? typed.password ?? PASSWORD);
}

async function fillPublisher(page: Page, typed: Common = {}): Promise<void> {
  await fillCommon(page, typed);
  await field(page, 'Fuentes de Tráfico').fill('SEO local\nGoogle Ads');
}

async function fillAdvertiser(page: Page, typed: Common = {}): Promise<void> {
  await fillCommon(page, typed);
  await field(page, 'Nombre de Empresa').fill('Casa Clara LLC');
  await field(page, 'Dirección').fill('410 Congress Ave');
  await field(page, 'Ciudad').fill('Austin');
  await field(page, 'Estado').fill('TX');
  await field(page, 'Código Postal').fill('78701');
}

async function expectTold(page: Page, told: Record<string, string>): Promise<void> {
  for (const [label, message] of Object.entries(told)) await expectRefused(field(page, label), message);
}

/** From the form to the inbox: what everybody sees who registers, whatever the address. */
async function expectRegistered(page: Page): Promise<void> {
  await submit(page).click();
  await expectToast(page, ...SUCCESS);
  await expect(page).toHaveURL('/login');
}

const optionals: Record<Kind, (page: Page) => Promise<void>> = {
  publisher: async (page) => {
    await page.getByRole('button', { name: 'Categorías que quieres promocionar' }).click();
    const search = page.getByPlaceholder('Search category...');
    await search.fill('nada de esto');
    await expect(page.getByText('No categories found.')).toBeVisible();
    await search.fill('hogar');
    await page.getByRole('option', { name: 'Servicios para el hogar' }).click();
    await search.fill('FINAN');
    await search.press('Enter');
    await search.fill('');
    await page.getByRole('option', { name: 'Close' }).click();
    await expect(
      page.getByRole('button', {
        name: 'Categorías que quieres promocionar (Opcional) Finanzas, Servicios para el hogar',
      }),
    ).toBeVisible();
    await page.getByLabel(/^Teams Profile/).fill('team-7');
    await page.getByLabel(/^Comentarios/).fill('Trabajo desde 2019.');
  },
  advertiser: async (page) => {
    await page.getByLabel(/^Sitio Web/).fill('casaclara.example');
    await page.getByRole('button', { name: 'Select interested categories' }).click();
    await page.getByPlaceholder('Search category...').fill('raices');
    await page.getByRole('option', { name: 'Bienes raíces' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Average Monthly Investment (USD)' }).click();
    await page.getByRole('option', { name: '5000-10000' }).click();
  },
};

const stored: Record<Kind, Record<string, unknown>> = {
  publisher: {
    userType: 'publisher',
    status: 'approved',
    fullName: 'Marta Gil',
    phone: '+13055550142',
    trafficSources: 'SEO local\nGoogle Ads',
    servicesToPromote: ['homeServices', 'finance'],
    teamProfile: 'team-7',
    comments: 'Trabajo desde 2019.',
    language: 'es',
    companyName: null,
    interestedServices: [],
    avgInvestment: null,
  },
  advertiser: {
    userType: 'advertiser',
    status: 'approved',
    companyName: 'Casa Clara LLC',
    website: 'https://casaclara.example',
    interestedServices: ['realEstate'],
    avgInvestment: '5000-10000',
    address: '410 Congress Ave',
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
    comments: null,
    trafficSources: null,
    servicesToPromote: [],
    teamProfile: null,
  },
};

const journeys = [
  {
    kind: 'publisher',
    fill: fillPublisher,
    panel: '/publisher-dashboard/dashboard',
    greeting: 'Hola, Marta Gil · Editor',
  },
  {
    kind: 'advertiser',
    fill: fillAdvertiser,
    panel: '/advertiser-dashboard/dashboard',
    greeting: 'Hola, Marta Gil (Anunciante)',
  },
] as const;

for (const { kind, fill, panel, greeting } of journeys) {
  test(`somebody registers as ${kind}, confirms the address, is approved and lands in their panel`, async ({
    visitor,
    mailTo,
    decide,
  }) => {
    const page = await visitor();
    const email = anEmail(kind);
    await open(page, `/register?type=${kind}`);
    await fill(page, { email: ` ${email.toUpperCase()} ` });
    await optionals[kind](page);
    await solveCaptcha(page);
    await expectRegistered(page);

    const confirmation = await mailTo(email, /Confirma tu correo en Callstead/);
    expect(confirmation.text).toContain('Hola, Marta Gil:');
    expect(confirmation.html).toContain('lang="es"');
    await logIn(page, email);
    await expectToast(page, 'Login Error');
    await open(page, linkIn(confirmation, '/confirm-email'));
    await expect(page.getByRole('heading', { name: 'Tu dirección de correo está confirmada' })).toBeVisible();
    await expect(page).toHaveURL('/confirm-email');

    await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click();
    await logIn(page, email);
    await expectToast(
      page,
      'Account Pending Approval',
      'Your account has not been approved yet.',
      'This request usually takes 24 to 48 hours. Thank you for your patience.',
    );
    expect(await isSignedIn(page)).toBe(false);

    expect(await decide(email, 'approved')).toMatchObject(stored[kind]);
    await open(page, linkIn(await mailTo(email, /Tu cuenta de Callstead ha sido aprobada/), '/login'));
    await logIn(page, email);
    await expectToast(page, 'Login Successful!', 'Welcome, Marta Gil!');
    await expect(page).toHaveURL(panel);
    await expect(page.getByRole('banner')).toContainText(greeting);
  });
}

test('an address that is taken looks the same as a new one, and its owner is told', async ({
  visitor,
  account,
  mailTo,
}) => {
  const { email, fullName } = await account('publisher', 'unconfirmed');
  const page = await visitor();
  await open(page, '/register?type=advertiser');
  await fillAdvertiser(page, { email, fullName: 'Otra Persona' });
  await solveCaptcha(page);
  await expectRegistered(page);

  const mail = await mailTo(email, /Ya tienes una cuenta en Callstead/);
  expect(mail.text).toContain(`Hola, ${fullName}:`);
  linkIn(mail, '/login');
});

test('every field that must be filled in says so, and the first one gets the focus', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/register');
  await solveCaptcha(page);
  await submit(page).click();
  const missing = 'Completa este campo.';
  const everybody = {
    'Nombre Completo': missing,
    'Correo Electrónico': missing,
    Teléfono: missing,
    Contraseña: missing,
    'Confirmar Contraseña': missing,
  };
  await expectTold(page, { ...everybody, 'Fuentes de Tráfico': missing });
  await expect(field(page, 'Nombre Completo')).toBeFocused();

  await page.getByRole('tab', { name: 'Soy Anunciante' }).click();
  await submit(page).click();
  const company = ['Nombre de Empresa', 'Dirección', 'Ciudad', 'Estado', 'Código Postal'];
  await expectTold(page, { ...everybody, ...Object.fromEntries(company.map((label) => [label, missing])) });
  for (const label of [/^Sitio Web/, /^Comentarios/]) {
    await expect(page.getByLabel(label)).not.toHaveAttribute('aria-invalid', 'true');
  }
  await fillCommon(page, {});
  await submit(page).click();
  await expect(field(page, 'Nombre de Empresa')).toBeFocused();
});

test('what cannot be right is told at its field, and everything typed stays', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/register?type=advertiser');
  await fillAdvertiser(page, { fullName: 'x'.repeat(201), email: 'marta@casa', phone: '12345' });
  await page.getByLabel(/^Sitio Web/).fill('casa clara');
  await page.getByLabel('Código Postal').fill('7'.repeat(21));
  await solveCaptcha(page);
  await submit(page).click();
  await expectTold(page, {
    'Nombre Completo': 'El texto es demasiado largo. Acórtalo un poco.',
    'Correo Electrónico': 'Escribe una dirección de correo completa, como nombre@ejemplo.com.',
    Teléfono: 'Escribe un número de teléfono completo, con su código de área, como +1 555 010 2030.',
    'Código Postal': 'El texto es demasiado largo. Acórtalo un poco.',
  });
  await expect(page.getByLabel(/^Sitio Web/)).toHaveAccessibleDescription(/^Escribe una dirección web completa/);
  await expect(field(page, 'Nombre Completo')).toBeFocused();
  await expect(field(page, 'Correo Electrónico')).toHaveValue('marta@casa');
  await expect(field(page, 'Teléfono')).toHaveValue('12345');
  await expect(page.getByLabel(/^Sitio Web/)).toHaveValue('casa clara');
  await expect(field(page, 'Contraseña')).toHaveValue(PASSWORD);

  // A number of the right form that no numbering plan knows: only the server can tell.
  await fillAdvertiser(page, { phone: '1234567890123456789' });
  await page.getByLabel(/^Sitio Web/).fill('');
  await submit(page).click();
  await expectToast(
    page,
    'Error de Registro',
    'Hay datos por corregir. Revisa los campos marcados e inténtalo de nuevo.',
  );
  await expectTold(page, { Teléfono: 'Escribe un número de teléfono completo' });
  await expect(field(page, 'Teléfono')).toBeFocused();
  await expect(field(page, 'Teléfono')).toHaveValue('1234567890123456789');
});

test('the rules of a password tick off while it is typed, and each has its message', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/register');
  await solveCaptcha(page);
  const rules = page.getByRole('list', { name: 'Reglas de la contraseña' }).getByRole('listitem');
  const [short, upper, lower, digits, special] = [
    'Mínimo 6 caracteres',
    'Al menos una letra mayúscula',
    'Al menos una letra minúscula',
    'Al menos 4 números',
    'Al menos un carácter especial',
  ];
  await expect(rules).toHaveText([short, upper, lower, digits, special].map((rule) => `${rule} (pendiente)`));

  const steps = [
    { password: '12', message: 'La contraseña debe tener al menos 6 caracteres.', met: [] },
    { password: '123456', message: 'La contraseña debe tener al menos una letra mayúscula.', met: [short, digits] },
    {
      password: 'A23456',
      message: 'La contraseña debe tener al menos una letra minúscula.',
      met: [short, upper, digits],
    },
    { password: 'Abcde1', message: 'La contraseña debe tener al menos 4 números.', met: [short, upper, lower] },
    {
      password: 'Abc1234',
      message: 'La contraseña debe tener al menos un carácter especial.',
      met: [short, upper, lower, digits],
    },
  ];
  for (const { password, message, met } of steps) {
    await field(page, 'Contraseña').fill(password);
    await expect(rules.filter({ hasText: '(cumplida)' })).toHaveText(met.map((rule) => `${rule} (cumplida)`));
    await submit(page).click();
    await expectTold(page, { Contraseña: message });
    await expect(field(page, 'Contraseña')).toHaveValue(password);
  }
  await field(page, 'Contraseña').fill('Abc1234!');
  await expect(rules.filter({ hasText: '(cumplida)' })).toHaveCount(5);
  await expect(field(page, 'Contraseña')).not.toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('button', { name: 'Mostrar contraseña' }).first().click();
  await expect(field(page, 'Contraseña')).toHaveAttribute('type', 'text');
  await expect(field(page, 'Confirmar Contraseña')).toHaveAttribute('type', 'password');
});

test('passwords that differ are told aloud and at the field', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/register');
  await fillPublisher(page, { confirmPassword: 'Demo1234?' });
  await solveCaptcha(page);
  await submit(page).click();
  await expectToast(page, 'Error', 'Las contraseñas no coinciden.');
  await expectTold(page, { 'Confirmar Contraseña': 'Las contraseñas no coinciden.' });
  await expect(field(page, 'Confirmar Contraseña')).toBeFocused();
  await expect(field(page, 'Confirmar Contraseña')).toHaveValue('Demo1234?');
  await expect(field(page, 'Fuentes de Tráfico')).toHaveValue('SEO local\nGoogle Ads');
});

test('nobody registers before the captcha is solved', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/register');
  await fillPublisher(page);
  await expect(submit(page)).toBeDisabled();
  const question = page.getByText(/\d = \?$/);
  const verify = page.getByRole('button', { name: 'Verificar' });

  await verify.click();
  await expect(captchaAnswer(page)).toHaveAccessibleDescription(/Escribe primero el resultado\./);
  await expect(captchaAnswer(page)).toBeFocused();

  const id = page.waitForResponse(/\/api\/captchas\/.*\/answer$/);
  await captchaAnswer(page).fill('99');
  await captchaAnswer(page).press('Enter');
  await id;
  await expect(page.getByText('Ese no es el resultado. Aquí tienes una nueva pregunta.')).toBeVisible();
  await expect(captchaAnswer(page)).toHaveValue('');
  await expect(submit(page)).toBeDisabled();

  const renewed = page.waitForResponse('**/api/captchas');
  await page.getByRole('button', { name: 'Nueva pregunta' }).click();
  const { question: asked }: { question: string } = await (await renewed).json();
  await expect(question).toHaveText(`${asked} = ?`);
  await solveCaptcha(page);
  await expect(submit(page)).toBeEnabled();

  await captchaAnswer(page).press('End');
  await captchaAnswer(page).pressSequentially('0');
  await expect(submit(page)).toBeDisabled();
  await expect(page.getByText('Verificado correctamente.')).toBeHidden();
  await captchaAnswer(page).fill(resultOf(asked));
  await verify.click();
  await expect(submit(page)).toBeEnabled();
  await expect(field(page, 'Nombre Completo')).toHaveValue('Marta Gil');
});

test('a captcha that was used up meanwhile is asked anew, and everything typed stays', async ({ visitor }) => {
  const page = await visitor();
  const issued = page.waitForResponse('**/api/captchas');
  await open(page, '/register');
  const { id: captchaId }: { id: string } = await (await issued).json();
  const email = anEmail('late');
  await fillPublisher(page, { email });
  await solveCaptcha(page);
  const data = {
    userType: 'publisher',
    fullName: 'Faster Self',
    email: anEmail('fast'),
    phone: '+1 305 555 0142',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    trafficSources: 'SEO',
    language: 'es',
    captchaId,
  };
  expect((await page.request.post('/api/register', { data })).status()).toBe(204);

  await submit(page).click();
  await expectToast(page, 'Error de Registro', 'El CAPTCHA ha caducado. Responde a la nueva pregunta.');
  await expect(submit(page)).toBeDisabled();
  await expect(field(page, 'Correo Electrónico')).toHaveValue(email);
  await solveCaptcha(page);
  await expectRegistered(page);
});

test('when the network fails nothing typed is lost, and the next try works', async ({ visitor }) => {
  const page = await visitor();
  await page.route('**/api/captchas', (route) => route.abort());
  await open(page, '/register');
  await expect(
    page.getByText('No podemos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.'),
  ).toBeVisible();
  await page.unroute('**/api/captchas');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await solveCaptcha(page);
  const email = anEmail('patient');
  await fillPublisher(page, { email });

  await page.route('**/api/register', (route) => route.abort());
  await submit(page).click();
  await expectToast(
    page,
    'Error de Registro',
    'No podemos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
  );
  await page.unroute('**/api/register');
  const problem = { type: 'about:blank', title: 'Internal', status: 500, code: 'internal' };
  await page.route('**/api/register', (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
  await submit(page).click();
  await expectToast(page, 'Error de Registro', 'Ocurrió un error inesperado.');
  await expect(page).toHaveURL('/register');
  await expect(field(page, 'Nombre Completo')).toHaveValue('Marta Gil');
  await expect(field(page, 'Correo Electrónico')).toHaveValue(email);
  await expect(field(page, 'Contraseña')).toHaveValue(PASSWORD);
  await expect(field(page, 'Fuentes de Tráfico')).toHaveValue('SEO local\nGoogle Ads');

  await page.unroute('**/api/register');
  await expectRegistered(page);
});

test('the button says that it is registering while it is', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/register');
  await fillPublisher(page);
  await solveCaptcha(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/register', async (route) => {
    await held;
    await route.continue();
  });
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Registrando...' })).toBeDisabled();
  answer();
  await expectToast(page, ...SUCCESS);
});

test('switching the tab empties what belongs to one kind and keeps what everybody tells', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/register');
  await fillPublisher(page);
  await optionals.publisher(page);
  await page.getByRole('tab', { name: 'Soy Anunciante' }).click();
  await expect(page.getByRole('group', { name: 'Advertiser Information' })).toBeVisible();
  await expect(page.getByLabel(/^Comentarios/)).toHaveValue('');
  await fillAdvertiser(page, { fullName: 'Marta Gil Soto' });
  await optionals.advertiser(page);

  await page.getByRole('tab', { name: 'Soy Afiliado/Editor' }).click();
  await expect(page.getByRole('group', { name: 'Affiliate Information' })).toBeVisible();
  await expect(field(page, 'Fuentes de Tráfico')).toHaveValue('');
  await expect(page.getByLabel(/^Teams Profile/)).toHaveValue('');
  await expect(page.getByRole('button', { name: /Select categories$/ })).toBeVisible();
  await expect(field(page, 'Nombre Completo')).toHaveValue('Marta Gil Soto');
  await expect(field(page, 'Teléfono')).toHaveValue('(305) 555-0142');
  await expect(field(page, 'Contraseña')).toHaveValue(PASSWORD);

  await page.getByRole('tab', { name: 'Soy Anunciante' }).click();
  await expect(field(page, 'Nombre de Empresa')).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Average Monthly Investment (USD)' })).toHaveText('Elige un rango');
});

test('the success toast stays for seven seconds', async ({ visitor }) => {
  const page = await visitor();
  await page.clock.install({ time: '2026-03-02T10:00:00Z' });
  await open(page, '/register');
  await fillPublisher(page);
  await solveCaptcha(page);
  await page.clock.pauseAt('2026-03-02T11:00:00Z');
  await expectRegistered(page);
  await page.clock.runFor(6900);
  await expectToast(page, ...SUCCESS);
  await page.clock.runFor(200);
  await expect(toastOn(page)).toHaveCount(0);
});
