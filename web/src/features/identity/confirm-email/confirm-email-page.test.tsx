import { completeConfirmation, sendConfirmation } from '@callstead/contract/identity/registration-endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { expectRefused, fill } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';

test('a used confirmation link says so and offers a new one', async () => {
  const api = fakeApi();
  api.answer(completeConfirmation, refusal('link_invalid'));
  api.answer(sendConfirmation, undefined);
  const { user, address } = await openPage(api, '/confirm-email?token=used');
  await screen.findByRole('heading', { name: 'No pudimos confirmar tu dirección' });
  screen.getByText('Este enlace ha caducado o ya se ha usado. Pide uno nuevo.');
  await waitFor(() => expect(address()).toBe('/confirm-email'));
  const send = screen.getByRole('button', { name: 'Enviar un nuevo enlace' });
  await user.click(send);
  await expectRefused('Correo Electrónico', 'Completa este campo.');
  for (const email of ['late@people.example', 'nobody@people.example']) {
    fill('Correo Electrónico', email);
    await user.click(send);
    await screen.findByText(
      'Si esta dirección está pendiente de confirmar, recibirás un nuevo enlace en unos minutos.',
    );
  }
  expect(api.requests(sendConfirmation)).toHaveLength(2);
});
