import { checkPasswordReset, completePasswordReset } from '@callstead/contract/identity/password-endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal, SILENCE } from '../../../testing/fake-api.ts';
import { expectFocus, expectRefused, field, fill, fillIn, valueIn } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';
import { expectToast } from '../../../testing/toasts.ts';

const NEW_PASSWORD = 'Nueva5678#';
const FRESH = 'Nueva Contraseña';
const REPEATED = 'Confirmar Nueva Contraseña';
const UNREACHABLE = 'No podemos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.';

test('each rule of a new password has its message, and what was typed stays', async () => {
  const api = fakeApi(aSession('advertiser'));
  api.answer(checkPasswordReset, undefined);
  const { user, address } = await openPage(api, '/update-password?token=of-the-mail');
  const update = () => user.click(screen.getByRole('button', { name: 'Actualizar Contraseña' }));
  await screen.findByLabelText(FRESH);
  await waitFor(() => expect(address()).toBe('/update-password'));
  await update();
  await expectRefused(FRESH, 'Completa este campo.');
  await expectRefused(REPEATED, 'Completa este campo.');
  await expectFocus(FRESH);

  const refusals = {
    'Ab1!': 'La contraseña debe tener al menos 6 caracteres.',
    'abcd1234!': 'La contraseña debe tener al menos una letra mayúscula.',
    'ABCD1234!': 'La contraseña debe tener al menos una letra minúscula.',
    'Abcdef123!': 'La contraseña debe tener al menos 4 números.',
    'Abcd1234-': 'La contraseña debe tener al menos un carácter especial.',
  };
  for (const [password, message] of Object.entries(refusals)) {
    fillIn({ [FRESH]: password, [REPEATED]: password });
    await update();
    await expectRefused(FRESH, message);
    expect(valueIn(FRESH)).toBe(password);
  }
  fillIn({ [FRESH]: NEW_PASSWORD, [REPEATED]: `${NEW_PASSWORD}!` });
  await update();
  await expectRefused(REPEATED, 'Las contraseñas no coinciden.');
  await expectFocus(REPEATED);

  api.answer(completePasswordReset, SILENCE);
  fill(REPEATED, NEW_PASSWORD);
  await update();
  await expectToast('Error al Actualizar Contraseña', UNREACHABLE);
  expect(valueIn(FRESH)).toBe(NEW_PASSWORD);

  // The browser that resets was signed in itself: its own session ends as well.
  api.answer(completePasswordReset, () => {
    api.session = null;
    return undefined;
  });
  await update();
  await expectToast('Contraseña Actualizada');
  await waitFor(() => expect(address()).toBe('/login'));
  expect(api.requests(completePasswordReset).at(-1)?.body).toEqual({ token: 'of-the-mail', password: NEW_PASSWORD });
});

test.each(['/update-password', '/update-password?token=', '/update-password?token=made-up'])(
  'a link that somebody made up opens nothing: %s',
  async (link) => {
    const api = fakeApi();
    api.answer(checkPasswordReset, refusal('link_invalid'));
    const { address } = await openPage(api, link);
    await expectToast(
      'Error al Actualizar Contraseña',
      'La funcionalidad de actualización de contraseña no está disponible actualmente.',
    );
    await waitFor(() => expect(address()).toBe('/login'));
  },
);

test('a link that could not be checked can be checked again', async () => {
  const api = fakeApi();
  api.answer(checkPasswordReset, SILENCE);
  const { user } = await openPage(api, '/update-password?token=of-the-mail');
  await screen.findByText(UNREACHABLE);
  expect(screen.getByRole('link', { name: 'Contáctanos' }).getAttribute('href')).toBe('/contact');
  api.answer(checkPasswordReset, undefined);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => field(FRESH));
});
