import { register } from '@callstead/contract/identity/registration-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { solveCaptcha } from '../../../testing/captchas.ts';
import { refusal } from '../../../testing/fake-api.ts';
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
import { ADVERTISER, EVERYBODY, openRegistration, PASSWORD, PUBLISHER, submit } from '../../../testing/registration.ts';
import { expectToast } from '../../../testing/toasts.ts';

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
    Teléfono: 'Escribe un número de teléfono completo, con su código de área, como +1 305 555 0142 o +52 55 1234 5678.',
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
