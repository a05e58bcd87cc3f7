import { issueCaptcha, solveCaptcha as judgeCaptcha } from '@callstead/contract/identity/captcha-endpoints';
import { register, sendConfirmation } from '@callstead/contract/identity/registration-endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { askCaptchas, captchaAnswer, solveCaptcha } from '../../../testing/captchas.ts';
import { stopClock } from '../../../testing/clock.ts';
import { fakeApi, refusal, SILENCE } from '../../../testing/fake-api.ts';
import {
  descriptionOf,
  expectAllRefused,
  expectFocus,
  field,
  fill,
  fillIn,
  isRefused,
  valueIn,
} from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { expectToast, toast } from '../../../testing/toasts.ts';

const PASSWORD = 'Demo1234!';
const SUCCESS = [
  '¡Registro Exitoso!',
  'Tu cuenta ha sido creada. Recibirás un correo para confirmar tu email. Luego, tu cuenta será revisada por un administrador.',
];
const UNREACHABLE = 'No podemos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.';

const EVERYBODY = {
  'Nombre Completo': 'Marta Gil',
  'Correo Electrónico': 'marta@people.example',
  Teléfono: '(305) 555-0142',
  Contraseña: PASSWORD,
  'Confirmar Contraseña': PASSWORD,
};
const PUBLISHER = { ...EVERYBODY, 'Fuentes de Tráfico': 'SEO local\nGoogle Ads' };
const ADVERTISER = {
  ...EVERYBODY,
  'Nombre de Empresa': 'Casa Clara LLC',
  Dirección: '410 Congress Ave',
  Ciudad: 'Austin',
  Estado: 'TX',
  'Código Postal': '78701',
};

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Crear Cuenta' });

async function openRegistration(address = '/register') {
  const api = fakeApi();
  askCaptchas(api);
  api.answer(register, undefined);
  return { api, ...(await openPage(api, address)) };
}

async function expectRegistered(page: { user: UserEvent; address: () => string }): Promise<void> {
  await page.user.click(submit());
  await expectToast(...SUCCESS);
  await waitFor(() => expect(page.address()).toBe('/login'));
  await screen.findByRole('heading', { name: /^Check your email · .+@/ }); // stays when the toast has gone
}

async function fillOptionalsOfPublisher(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^Categorías que quieres promocionar/ }));
  const search = await screen.findByPlaceholderText('Search category...');
  fill(search, 'nada de esto');
  await screen.findByText('No categories found.');
  fill(search, 'hogar');
  await user.click(await screen.findByRole('option', { name: 'Servicios para el hogar' }));
  fill(search, 'FINAN');
  await user.type(search, '{Enter}');
  fill(search, '');
  await user.click(await screen.findByRole('option', { name: 'Close' }));
  screen.getByRole('button', {
    name: 'Categorías que quieres promocionar (Opcional) Finanzas, Servicios para el hogar',
  });
  fill(/^Teams Profile/, 'team-7');
  fill(/^Comentarios/, 'Trabajo desde 2019.');
}

async function fillOptionalsOfAdvertiser(user: UserEvent): Promise<void> {
  fill(/^Sitio Web/, 'casaclara.example');
  await user.click(screen.getByRole('button', { name: /Select interested categories$/ }));
  fill(await screen.findByPlaceholderText('Search category...'), 'raices');
  await user.click(await screen.findByRole('option', { name: 'Bienes raíces' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('combobox', { name: /^Average Monthly Investment \(USD\)/ }));
  await user.click(await screen.findByRole('option', { name: '5000-10000' }));
}

test('everything a publisher can tell is sent, as it is to be stored', async () => {
  const page = await openRegistration('/register?type=publisher');
  fillIn({ ...PUBLISHER, 'Correo Electrónico': ' MARTA@People.Example ' });
  await fillOptionalsOfPublisher(page.user);
  await solveCaptcha(page.user);
  await expectRegistered(page);
  expect(page.api.requests(register)).toMatchObject([
    {
      body: {
        userType: 'publisher',
        fullName: 'Marta Gil',
        email: 'marta@people.example',
        trafficSources: 'SEO local\nGoogle Ads',
        servicesToPromote: ['homeServices', 'finance'],
        teamProfile: 'team-7',
        comments: 'Trabajo desde 2019.',
        language: 'es',
      },
    },
  ]);
});

test('everything an advertiser can tell is sent, as it is to be stored', async () => {
  const page = await openRegistration('/register?type=advertiser');
  fillIn(ADVERTISER);
  await fillOptionalsOfAdvertiser(page.user);
  await solveCaptcha(page.user);
  await expectRegistered(page);
  expect(page.api.requests(register)).toMatchObject([
    {
      body: {
        userType: 'advertiser',
        companyName: 'Casa Clara LLC',
        website: 'https://casaclara.example',
        interestedServices: ['realEstate'],
        avgInvestment: '5000-10000',
        address: '410 Congress Ave',
        city: 'Austin',
        state: 'TX',
        zipCode: '78701',
        comments: null,
      },
    },
  ]);
});

test('every field that must be filled in says so, and the first one gets the focus', async () => {
  const { user } = await openRegistration();
  await solveCaptcha(user);
  await user.click(submit());
  const missing = (labels: object) =>
    Object.fromEntries(Object.keys(labels).map((label) => [label, 'Completa este campo.']));
  await expectAllRefused(missing(PUBLISHER));
  await expectFocus('Nombre Completo');

  await user.click(screen.getByRole('tab', { name: 'Soy Anunciante' }));
  await user.click(submit());
  await expectAllRefused(missing(ADVERTISER));
  for (const label of [/^Sitio Web/, /^Comentarios/]) expect(isRefused(label)).toBe(false);
  fillIn(EVERYBODY);
  await user.click(submit());
  await expectFocus('Nombre de Empresa');
});

test('what cannot be right is told at its field, and everything typed stays', async () => {
  const { user, api } = await openRegistration('/register?type=advertiser');
  fillIn({
    ...ADVERTISER,
    'Nombre Completo': 'x'.repeat(201),
    'Correo Electrónico': 'marta@casa',
    Teléfono: '12345',
    'Código Postal': '7'.repeat(21),
  });
  fill(/^Sitio Web/, 'casa clara');
  await solveCaptcha(user);
  await user.click(submit());
  await expectAllRefused({
    'Nombre Completo': 'El texto es demasiado largo. Acórtalo un poco.',
    'Correo Electrónico': 'Escribe una dirección de correo completa, como nombre@ejemplo.com.',
    Teléfono: 'Escribe un número de teléfono completo, con su código de área, como +1 555 010 2030.',
    'Código Postal': 'El texto es demasiado largo. Acórtalo un poco.',
  });
  expect(descriptionOf(/^Sitio Web/)).toMatch(/^Escribe una dirección web completa/);
  await expectFocus('Nombre Completo');
  expect(valueIn('Correo Electrónico')).toBe('marta@casa');
  expect(valueIn('Teléfono')).toBe('12345');
  expect(valueIn(/^Sitio Web/)).toBe('casa clara');
  expect(valueIn('Contraseña')).toBe(PASSWORD);
  expect(api.requests(register)).toEqual([]);
});

test('what only the server can tell lands on its field, and everything typed stays', async () => {
  const { user, api } = await openRegistration('/register?type=advertiser');
  api.answer(register, refusal('validation_failed', { phone: 'phone_invalid' }));
  fillIn({ ...ADVERTISER, Teléfono: '1234567890123456789' });
  await solveCaptcha(user);
  await user.click(submit());
  await expectToast('Error de Registro', 'Hay datos por corregir. Revisa los campos marcados e inténtalo de nuevo.');
  await expectAllRefused({ Teléfono: 'Escribe un número de teléfono completo' });
  await expectFocus('Teléfono');
  expect(valueIn('Teléfono')).toBe('1234567890123456789');
});

const RULES = [
  'Mínimo 6 caracteres',
  'Al menos una letra mayúscula',
  'Al menos una letra minúscula',
  'Al menos 4 números',
  'Al menos un carácter especial',
] as const;
const [SHORT, UPPER, LOWER, DIGITS] = RULES;

const rulesMarked = (mark: string) =>
  within(screen.getByRole('list', { name: 'Reglas de la contraseña' }))
    .getAllByRole('listitem')
    .map((rule) => rule.textContent)
    .filter((text) => text.endsWith(` (${mark})`))
    .map((text) => text.replace(` (${mark})`, ''));

test('the rules of a password tick off while it is typed, and each has its message', async () => {
  const { user } = await openRegistration();
  await solveCaptcha(user);
  expect(rulesMarked('pendiente')).toEqual(RULES);

  const steps = [
    { password: '12', message: 'La contraseña debe tener al menos 6 caracteres.', met: [] },
    { password: '123456', message: 'La contraseña debe tener al menos una letra mayúscula.', met: [SHORT, DIGITS] },
    {
      password: 'A23456',
      message: 'La contraseña debe tener al menos una letra minúscula.',
      met: [SHORT, UPPER, DIGITS],
    },
    { password: 'Abcde1', message: 'La contraseña debe tener al menos 4 números.', met: [SHORT, UPPER, LOWER] },
    {
      password: 'Abc1234',
      message: 'La contraseña debe tener al menos un carácter especial.',
      met: [SHORT, UPPER, LOWER, DIGITS],
    },
  ];
  for (const { password, message, met } of steps) {
    fill('Contraseña', password);
    expect(rulesMarked('cumplida')).toEqual(met);
    await user.click(submit());
    await expectAllRefused({ Contraseña: message });
    expect(valueIn('Contraseña')).toBe(password);
  }
  fill('Contraseña', 'Abc1234!');
  expect(rulesMarked('cumplida')).toEqual(RULES);
  await waitFor(() => expect(isRefused('Contraseña')).toBe(false));

  await user.click(screen.getAllByRole('button', { name: 'Mostrar contraseña' })[0] as HTMLElement);
  expect(field('Contraseña').type).toBe('text');
  expect(field('Confirmar Contraseña').type).toBe('password');
});

test('passwords that differ are told aloud and at the field', async () => {
  const { user } = await openRegistration();
  fillIn({ ...PUBLISHER, 'Confirmar Contraseña': 'Demo1234?' });
  await solveCaptcha(user);
  await user.click(submit());
  await expectToast('Error', 'Las contraseñas no coinciden.');
  await expectAllRefused({ 'Confirmar Contraseña': 'Las contraseñas no coinciden.' });
  await expectFocus('Confirmar Contraseña');
  expect(valueIn('Confirmar Contraseña')).toBe('Demo1234?');
  expect(valueIn('Fuentes de Tráfico')).toBe('SEO local\nGoogle Ads');
});

test('nobody registers before the captcha is solved', async () => {
  const { user, api } = await openRegistration();
  fillIn(PUBLISHER);
  expect(submit().disabled).toBe(true);
  const verify = () => screen.getByRole('button', { name: 'Verificar' });
  const answer = await captchaAnswer();
  await screen.findByText('1 + 4 = ?');

  await user.click(verify());
  expect(descriptionOf(answer)).toMatch(/Escribe primero el resultado\./);
  await expectFocus(answer);

  fill(answer, '99');
  await user.type(answer, '{Enter}');
  await screen.findByText('Ese no es el resultado. Aquí tienes una nueva pregunta.');
  await screen.findByText('2 + 4 = ?');
  expect(api.requests(judgeCaptcha)).toHaveLength(1);
  expect(valueIn(answer)).toBe('');
  expect(submit().disabled).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Nueva pregunta' }));
  await screen.findByText('3 + 4 = ?');
  await solveCaptcha(user);
  expect(submit().disabled).toBe(false);

  await user.type(answer, '0');
  expect(submit().disabled).toBe(true);
  expect(screen.queryByText('Verificado correctamente.')).toBeNull();
  fill(answer, '7');
  await user.click(verify());
  expect(submit().disabled).toBe(false);
  expect(valueIn('Nombre Completo')).toBe('Marta Gil');
  expect(api.requests(register)).toEqual([]);
});

test('a captcha that was used up meanwhile is asked anew, and everything typed stays', async () => {
  const page = await openRegistration();
  page.api.answer(register, refusal('captcha_failed'));
  fillIn(PUBLISHER);
  await solveCaptcha(page.user);
  await page.user.click(submit());
  await expectToast('Error de Registro', 'El CAPTCHA ha caducado. Responde a la nueva pregunta.');
  await screen.findByText('2 + 4 = ?');
  expect(submit().disabled).toBe(true);
  expect(valueIn('Correo Electrónico')).toBe('marta@people.example');

  page.api.answer(register, undefined);
  await solveCaptcha(page.user);
  await expectRegistered(page);
});

test('when the network fails nothing typed is lost, and the next try works', async () => {
  const api = fakeApi();
  api.answer(issueCaptcha, SILENCE);
  const page = await openPage(api, '/register');
  await screen.findByText(UNREACHABLE);
  askCaptchas(api);
  await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await solveCaptcha(page.user);
  fillIn(PUBLISHER);

  api.answer(register, SILENCE);
  await page.user.click(submit());
  await expectToast('Error de Registro', UNREACHABLE);
  api.answer(register, refusal('internal'));
  await page.user.click(submit());
  await expectToast('Error de Registro', 'Ocurrió un error inesperado.');
  expect(page.address()).toBe('/register');
  for (const [label, value] of Object.entries(PUBLISHER)) expect(valueIn(label)).toBe(value);

  api.answer(register, undefined);
  await expectRegistered(page);
});

test('the button says that it is registering while it is', async () => {
  const { user, api } = await openRegistration();
  fillIn(PUBLISHER);
  await solveCaptcha(user);
  const { release } = api.hold(register);
  await user.click(submit());
  expect(await screen.findByRole('button', { name: 'Registrando...' })).toHaveProperty('disabled', true);
  release();
  await expectToast(...SUCCESS);
});

test('switching the tab empties what belongs to one kind and keeps what everybody tells', async () => {
  const { user } = await openRegistration();
  fillIn(PUBLISHER);
  await fillOptionalsOfPublisher(user);
  await user.click(screen.getByRole('tab', { name: 'Soy Anunciante' }));
  screen.getByRole('group', { name: 'Advertiser Information' });
  expect(valueIn(/^Comentarios/)).toBe('');
  fillIn({ ...ADVERTISER, 'Nombre Completo': 'Marta Gil Soto' });
  await fillOptionalsOfAdvertiser(user);

  await user.click(screen.getByRole('tab', { name: 'Soy Afiliado/Editor' }));
  screen.getByRole('group', { name: 'Affiliate Information' });
  expect(valueIn('Fuentes de Tráfico')).toBe('');
  expect(valueIn(/^Teams Profile/)).toBe('');
  screen.getByRole('button', { name: /Select categories$/ });
  expect(valueIn('Nombre Completo')).toBe('Marta Gil Soto');
  expect(valueIn('Teléfono')).toBe('(305) 555-0142');
  expect(valueIn('Contraseña')).toBe(PASSWORD);

  await user.click(screen.getByRole('tab', { name: 'Soy Anunciante' }));
  expect(valueIn('Nombre de Empresa')).toBe('');
  const investment = screen.getByRole('combobox', { name: /^Average Monthly Investment \(USD\)/ });
  expect(investment.textContent).toBe('Elige un rango');
});

test('the success toast stays for seven seconds', async () => {
  const { user } = await openRegistration();
  fillIn(PUBLISHER);
  await solveCaptcha(user);
  const clock = stopClock();
  fireEvent.click(submit());
  await clock.until(() => toast() !== null);
  await clock.pass(6900);
  for (const text of SUCCESS) expect(toast()?.textContent).toContain(text);
  await clock.pass(200);
  expect(toast()).toBeNull();
});

test('after registration the login keeps a card: the address, the link again, and what happens next', async () => {
  const { api, ...page } = await openRegistration();
  api.answer(sendConfirmation, undefined);
  fillIn(PUBLISHER);
  await solveCaptcha(page.user);
  await expectRegistered(page);
  screen.getByText(/^Then an administrator reviews your account/);
  await page.user.click(screen.getByRole('button', { name: 'Send the link again' }));
  await expectToast('Confirmation Email Sent');
  expect(api.requests(sendConfirmation)).toMatchObject([{ body: { email: PUBLISHER['Correo Electrónico'] } }]);
  screen.getByRole('heading', { name: /^Check your email · / });
});
