import { expectToast, logIn } from '../people.ts';
import { expect, open } from '../story.ts';
import type { Stop } from './stop.ts';

export type Doors = {
  /** Of somebody with the second step. */
  email: string;
  resetLink: string;
  invitationLink: string;
};

const login: Stop<Doors>[] = [
  { route: '/super-admin-login', show: (page) => open(page, '/super-admin-login') },
  {
    route: '/login',
    state: 'nothing filled in',
    show: async (page) => {
      await open(page, '/login');
      await page.getByRole('button', { name: 'Login as Publisher' }).click();
      await expect(page.getByText('Fill in this field.')).toHaveCount(2);
    },
  },
  {
    route: '/login',
    state: 'a forgotten password, with a toast',
    show: async (page) => {
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Send Recovery Email' }).click();
      await expectToast(page, 'Empty Field');
    },
  },
  {
    route: '/login',
    state: 'a wrong code in the second step',
    show: async (page, { email }) => {
      await open(page, '/login');
      await logIn(page, email);
      await page.getByLabel('Authentication code').fill('abc');
      await page.getByRole('button', { name: 'Verify', exact: true }).click();
      await expect(page.getByText('That code is not correct. Check it and try again.')).toBeVisible();
    },
  },
];

const register: Stop<Doors>[] = [
  {
    route: '/register',
    show: async (page) => {
      await open(page, '/register');
      await expect(page.getByText(/\d = \?$/)).toBeVisible();
    },
  },
  {
    route: '/register',
    state: 'the list of categories',
    show: async (page) => {
      await page.getByRole('button', { name: /Select categories$/ }).click();
      await expect(page.getByRole('option', { name: 'Close' })).toBeVisible();
    },
  },
  {
    route: '/register',
    state: 'an advertiser who filled in nothing, not even the captcha',
    show: async (page) => {
      await open(page, '/register?type=advertiser');
      await page.getByRole('button', { name: 'Verificar' }).click();
      await expect(page.getByText('Escribe primero el resultado.')).toBeVisible();
      await page.getByLabel('Correo Electrónico').press('Enter');
    },
  },
];

const behindMails: Stop<Doors>[] = [
  {
    route: '/confirm-email',
    state: 'a link that opens nothing',
    show: async (page) => {
      await open(page, '/confirm-email?token=made-up');
      await expect(page.getByRole('heading', { name: 'No pudimos confirmar tu dirección' })).toBeVisible();
    },
  },
  {
    route: '/update-password',
    state: 'a password against the rules',
    show: async (page, { resetLink }) => {
      await open(page, resetLink);
      await page.getByLabel('Nueva Contraseña', { exact: true }).fill('Abc1');
      await page.getByRole('button', { name: 'Actualizar Contraseña' }).click();
      await expect(page.getByText('La contraseña debe tener al menos 6 caracteres.')).toBeVisible();
    },
  },
  {
    route: '/accept-invitation',
    show: async (page, { invitationLink }) => {
      await open(page, invitationLink);
      await expect(page.getByLabel('Nombre Completo')).toHaveValue('Inés Soto');
    },
  },
  {
    route: '/accept-invitation',
    state: 'a link that opens nothing',
    show: async (page) => {
      await open(page, '/accept-invitation?token=made-up');
      await expect(page.getByRole('heading', { name: 'Este enlace no sirve' })).toBeVisible();
    },
  },
  {
    // A network that has an admin has no first one to make: what else it shows is the form of an invitation.
    route: '/first-admin',
    state: 'a link that opens nothing',
    show: async (page) => {
      await open(page, '/first-admin?token=made-up');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    route: '/login-link',
    state: 'a link that opens nothing',
    show: async (page) => {
      await open(page, '/login-link?token=made-up');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('link', { name: 'Go to login' })).toBeVisible();
    },
  },
  { route: '/admin-check', state: 'a stranger', show: (page) => open(page, '/admin-check') },
];

/** Where visitors come in. */
export const DOORS: Stop<Doors>[] = [...login, ...register, ...behindMails];
