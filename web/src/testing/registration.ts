import { register } from '@callstead/contract/identity/registration-endpoints';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { askCaptchas } from './captchas.ts';
import { fakeApi } from './fake-api.ts';
import { openPage } from './open-page.tsx';
import { expectToast } from './toasts.ts';

export const PASSWORD = 'Demo1234!';
export const SUCCESS = [
  '¡Registro Exitoso!',
  'Tu cuenta ha sido creada. Recibirás un correo para confirmar tu email. Luego, tu cuenta será revisada por un administrador.',
];

export const EVERYBODY = {
  'Nombre Completo': 'Marta Gil',
  'Correo Electrónico': 'marta@people.example',
  Teléfono: '(305) 555-0142',
  Contraseña: PASSWORD,
  'Confirmar Contraseña': PASSWORD,
};
export const PUBLISHER = { ...EVERYBODY, 'Fuentes de Tráfico': 'SEO local\nGoogle Ads' };
export const ADVERTISER = {
  ...EVERYBODY,
  'Nombre de Empresa': 'Casa Clara LLC',
  Dirección: '410 Congress Ave',
  Ciudad: 'Austin',
  Estado: 'TX',
  'Código Postal': '78701',
};

export const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Crear Cuenta' });

export async function openRegistration(address = '/register') {
  const api = fakeApi();
  askCaptchas(api);
  api.answer(register, undefined);
  return { api, ...(await openPage(api, address)) };
}

export async function expectRegistered(page: { user: UserEvent; address: () => string }): Promise<void> {
  await page.user.click(submit());
  await expectToast(...SUCCESS);
  await waitFor(() => expect(page.address()).toBe('/login'));
  await screen.findByRole('heading', { name: /^Check your email · .+@/ }); // stays when the toast has gone
}
