import { expectToast, isSignedIn, type Kind, linkIn, logIn, solveCaptcha, test } from '../../people.ts';
import { anEmail, expect, open, PASSWORD, type Page } from '../../story.ts';

const SUCCESS = [
  '¡Registro Exitoso!',
  'Tu cuenta ha sido creada. Recibirás un correo para confirmar tu email. Luego, tu cuenta será revisada por un administrador.',
];

const submit = (page: Page) => page.getByRole('button', { name: 'Crear Cuenta' });
const field = (page: Page, label: string | RegExp) => page.getByLabel(label, { exact: true });

type Common = { fullName?: string; email?: string };

async function fillCommon(page: Page, typed: Common): Promise<void> {
  await field(page, 'Nombre Completo').fill(typed.fullName ?? 'Marta Gil');
  await field(page, 'Correo Electrónico').fill(typed.email ?? anEmail('marta'));
  await field(page, 'Teléfono').fill('(305) 555-0142');
  await field(page, 'Contraseña').fill(PASSWORD);
  await field(page, 'Confirmar Contraseña').fill(PASSWORD);
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
