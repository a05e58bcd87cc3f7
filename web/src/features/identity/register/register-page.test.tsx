import { issueCaptcha, solveCaptcha as judgeCaptcha } from '@callstead/contract/identity/captcha-endpoints';
import { register, sendConfirmation } from '@callstead/contract/identity/registration-endpoints';
import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { askCaptchas, captchaAnswer, solveCaptcha } from '../../../testing/captchas.ts';
import { stopClock } from '../../../testing/clock.ts';
import { fakeApi, refusal, SILENCE } from '../../../testing/fake-api.ts';
import { descriptionOf, expectFocus, fill, fillIn, valueIn } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import {
  ADVERTISER,
  expectRegistered,
  openRegistration,
  PASSWORD,
  PUBLISHER,
  SUCCESS,
  submit,
} from '../../../testing/registration.ts';
import { expectToast, toast } from '../../../testing/toasts.ts';

const UNREACHABLE = 'No podemos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.';

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
