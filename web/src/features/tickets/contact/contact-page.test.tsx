import { sendContact } from '@callstead/contract/tickets-endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askCaptchas, solveCaptcha } from '../../../testing/captchas.ts';
import { fakeApi, SILENCE } from '../../../testing/fake-api.ts';
import { fillIn, isRefused, valueIn } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aProfile, aSession } from '../../../testing/people.ts';
import { expectToast } from '../../../testing/toasts.ts';

const MESSAGE = {
  'Nombre Completo': 'Ana Ruiz',
  'Correo Electrónico': 'ana@people.example',
  Asunto: 'Precio',
  Mensaje: '<b>¿Cuánto cuesta?</b>',
};

const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar Mensaje' });

async function openContact(session: Parameters<typeof fakeApi>[0] = null) {
  const api = fakeApi(session);
  askCaptchas(api);
  api.answer(sendContact, undefined);
  return { api, ...(await openPage(api, '/contact')) };
}

test('a visitor writes, is thanked, and the form and captcha start anew', async () => {
  const { api, user } = await openContact();
  fillIn(MESSAGE);
  expect(send().disabled).toBe(true);
  await solveCaptcha(user);
  await user.click(send());
  await expectToast('¡Mensaje Enviado!', 'Gracias por contactarnos. Te responderemos pronto.');
  expect(api.requests(sendContact)).toMatchObject([
    { body: { name: 'Ana Ruiz', subject: 'Precio', message: MESSAGE.Mensaje, language: 'es' } },
  ]);
  expect(valueIn('Mensaje')).toBe('');
  await screen.findByText('2 + 4 = ?');
  expect(send().disabled).toBe(true);
});

test('bad input is named field by field and stays', async () => {
  const { api, user } = await openContact();
  fillIn({ ...MESSAGE, 'Correo Electrónico': 'nonsense', Asunto: '' });
  await solveCaptcha(user);
  await user.click(send());
  await waitFor(() => expect(isRefused('Correo Electrónico')).toBe(true));
  expect(isRefused('Asunto')).toBe(true);
  expect(valueIn('Mensaje')).toBe(MESSAGE.Mensaje);
  expect(api.requests(sendContact)).toEqual([]);
});

test('a message that cannot be sent is kept, with the reason', async () => {
  const { api, user } = await openContact();
  api.answer(sendContact, SILENCE);
  fillIn(MESSAGE);
  await solveCaptcha(user);
  await user.click(send());
  await expectToast('Error al Enviar', 'No se pudo enviar tu mensaje. Inténtalo de nuevo.');
  expect(valueIn('Mensaje')).toBe(MESSAGE.Mensaje);
});

test('whoever is signed in finds their details filled in', async () => {
  await openContact(aSession(aProfile('advertiser', { companyName: 'Hogar Sereno Services LLC' })));
  expect(valueIn('Nombre Completo')).toBe('Aldo Cruz');
  expect(valueIn('Correo Electrónico')).toBe('advertiser@people.example');
  expect(valueIn('Empresa (Opcional)')).toBe('Hogar Sereno Services LLC');
});
