import { completeEmailChange } from '@callstead/contract/identity/email-change-endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal, SILENCE } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const LINK = '/confirm-email-change?token=of-the-mail';

test('the link of the new mailbox changes the address, and leads back to the panel', async () => {
  const api = fakeApi(aSession('advertiser'));
  api.answer(completeEmailChange, undefined);
  const { address } = await openPage(api, LINK);
  await screen.findByRole('heading', { name: 'Tu correo de acceso ha cambiado' });
  await waitFor(() => expect(address()).toBe('/confirm-email-change')); // the token is gone from the address
  expect(screen.getByRole('link', { name: 'Volver a mi panel' }).getAttribute('href')).toBe('/advertiser-dashboard');
  expect(api.requests(completeEmailChange)).toMatchObject([{ body: { token: 'of-the-mail' } }]);
});

test('a link that was used before says so', async () => {
  const api = fakeApi();
  api.answer(completeEmailChange, refusal('link_invalid'));
  await openPage(api, LINK);
  await screen.findByRole('heading', { name: 'No pudimos cambiar tu dirección' });
  screen.getByText('Este enlace ha caducado o ya se ha usado. Pide uno nuevo.');
});

test('a link that could not be opened is tried again', async () => {
  const api = fakeApi();
  api.answer(completeEmailChange, SILENCE);
  const { user } = await openPage(api, LINK);
  await screen.findByText('No podemos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.');
  api.answer(completeEmailChange, undefined);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  const toLogin = await screen.findByRole('link', { name: 'Ir a iniciar sesión' });
  expect(toLogin.getAttribute('href')).toBe('/login');
});
