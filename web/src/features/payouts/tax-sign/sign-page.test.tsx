import { readOwnAccount } from '@callstead/contract/identity/own-account-endpoints';
import type { TaxFormResponse } from '@callstead/contract/payouts/tax';
import { readTaxForm, signTaxForm } from '@callstead/contract/payouts/tax-endpoints';
import { readPaymentMethod } from '@callstead/contract/payouts-endpoints';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, refusal, SILENCE } from '../../../testing/fake-api.ts';
import { choose, expectFocus, expectRefused, fill, fillIn, valueIn } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aProfile, aSession } from '../../../testing/people.ts';
import { expectToast } from '../../../testing/toasts.ts';

const PAGE = '/publisher-dashboard/account/tax-form';
const SIGNED: TaxFormResponse = {
  state: 'valid',
  form: {
    id: '7a9e1c04-52c1-4a0e-9b57-2f1f0c9f3a11',
    kind: 'w9',
    tinHint: '1234',
    signedAt: '2026-11-16T12:00:00.000Z',
    validUntil: null,
  },
};

function aPublisher() {
  const profile = aProfile('publisher');
  const api = fakeApi(aSession(profile));
  api.answer(readOwnAccount, { profile, pendingEmail: null });
  api.answer(readPaymentMethod, { paymentMethod: null, waiting: null });
  api.answer(readTaxForm, SIGNED);
  return api;
}

const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Siguiente' }));
const step = (name: string) => screen.findByRole('heading', { level: 2, name });

async function answerWho(user: UserEvent, us: 'Sí' | 'No', who: 'Una persona' | 'Una empresa'): Promise<void> {
  await user.click(await screen.findByLabelText(new RegExp(`^${us}: `)));
  await user.click(screen.getByLabelText(new RegExp(`^${who}`)));
  await next(user);
}

test('two questions lead to the W-9, which is signed with the name typed again', async () => {
  const api = aPublisher();
  const { user } = await openPage(api, PAGE);
  await step('Quién eres');
  await next(user);
  expect(await screen.findAllByText('Completa este campo.')).toHaveLength(2);
  await answerWho(user, 'Sí', 'Una persona');

  await expectFocus(await step('Tus datos · Formulario W-9'));
  expect(valueIn('Nombre legal completo')).toBe('Nora Paz');
  fillIn({ 'Calle, número y piso': '1 Ocean Drive', Ciudad: 'Miami Beach', 'Código ZIP': '33139' });
  await choose(user, 'Estado', 'Texas (TX)');
  await next(user);
  await expectRefused('Código ZIP', 'Ese código ZIP es de otro estado.');
  await choose(user, 'Estado', 'Florida (FL)');
  await next(user);

  await step('Número fiscal · Formulario W-9');
  fill('SSN', '000-12-3456');
  await next(user);
  await expectRefused('SSN', 'Revisa los nueve dígitos: ese número no puede existir.');
  fill('SSN', '219-09-1234');
  await user.click(screen.getByLabelText('No'));
  await next(user);

  await step('Firma · Formulario W-9');
  expect(screen.getByText('Under penalties of perjury, I certify that:').closest('[lang]')?.getAttribute('lang')).toBe(
    'en',
  );
  fill('Firma', 'N. Paz');
  const sign = () => user.click(screen.getByRole('button', { name: 'Firmar el formulario' }));
  await sign();
  await expectRefused('Firma', 'Escribe el nombre tal como está arriba.');
  await expectRefused(
    'Bajo pena de perjurio, certifico lo que está arriba.',
    'Sin esta marca no se puede firmar el formulario.',
  );
  fill('Firma', 'nora paz');
  await user.click(screen.getByLabelText('Bajo pena de perjurio, certifico lo que está arriba.'));
  api.answer(signTaxForm, SILENCE);
  await sign();
  await screen.findByText(/No podemos conectar con el servidor/);
  expect(valueIn('Firma')).toBe('nora paz');
  api.answer(signTaxForm, SIGNED);
  await sign();
  await expectToast('Formulario firmado', 'Vale desde ahora. Gracias.');
  await screen.findByText(/Formulario W-9/);
  const [first, second] = api.requests(signTaxForm);
  expect(first?.body).toMatchObject({
    kind: 'w9',
    classification: 'individual',
    address: { state: 'FL', zip: '33139' },
    tin: { type: 'ssn', number: '219-09-1234' },
    signature: 'nora paz',
  });
  expect(second?.body.id).toBe(first?.body.id); // the same form again
});

test('somebody abroad signs a W-8BEN; what only the server can tell leads back to its step', async () => {
  const api = aPublisher();
  const { user } = await openPage(api, PAGE);
  await answerWho(user, 'No', 'Una persona');
  await step('Tus datos · Formulario W-8BEN');
  fillIn({ 'Calle, número y piso': 'Apartado 3', Ciudad: 'Madrid', 'Fecha de nacimiento': '17/05/1990' });
  await choose(user, 'País de ciudadanía', 'Estados Unidos');
  await choose(user, 'País', 'España');
  await next(user);
  await expectRefused('Calle, número y piso', 'Escribe dónde vives, no dónde espera tu correo.');
  await expectRefused('País de ciudadanía', 'Quien es de Estados Unidos firma un W-9');
  fill('Calle, número y piso', 'Calle Mayor 1');
  await choose(user, 'País de ciudadanía', 'España');
  await next(user);

  await step('Número fiscal · Formulario W-8BEN');
  await next(user);
  await expectRefused('Número fiscal de tu país', 'Escribe tu número o di abajo que tu país no lo exige.');
  fill('Número fiscal de tu país', 'x1234567l');
  await user.click(screen.getByLabelText('Pido un tipo menor por un convenio fiscal'));
  fillIn({
    'Artículo y párrafo': '7',
    'Tipo en porcentaje': '0',
    'Tipo de ingreso': 'x',
    'Por qué cumples sus condiciones': 'x',
  });
  await choose(user, 'País de residencia', 'Francia');
  await next(user);
  await expectRefused('País de residencia', 'El convenio lo pide quien vive en ese país');
  await choose(user, 'País de residencia', 'España');
  await next(user);

  await step('Firma · Formulario W-8BEN');
  fill('Firma', 'Nora Paz');
  await user.click(screen.getByLabelText('Bajo pena de perjurio, certifico lo que está arriba.'));
  await user.click(screen.getByLabelText('Tengo capacidad para firmar por quien se nombra en este formulario.'));
  api.answer(signTaxForm, refusal('validation_failed', { birthDate: 'invalid' }));
  await user.click(screen.getByRole('button', { name: 'Firmar el formulario' }));
  await waitFor(() => expect(api.requests(signTaxForm)).toHaveLength(1));
  await step('Tus datos · Formulario W-8BEN');
  await screen.findByText('Escribe el día en que naciste.');
  expect(api.requests(signTaxForm)[0]?.body).toMatchObject({
    kind: 'w8ben',
    birthDate: '1990-05-17',
    tins: { foreign: 'X1234567L' },
    treaty: { country: 'ES', ratePercent: 0 },
  });
});

test('a company that needs another form is told to write to us, and gets no further', async () => {
  const { user } = await openPage(aPublisher(), PAGE);
  await answerWho(user, 'No', 'Una empresa');
  await step('Tus datos · Formulario W-8BEN-E');
  await choose(user, 'Tipo de organización (capítulo 3)', 'Sociedad de personas (partnership)');
  await screen.findByText(/^Necesitas otro formulario/);
  const link = screen.getByRole('link', { name: 'Escríbenos' });
  expect(link.getAttribute('href')).toMatch(/\/publisher-dashboard\/tickets\?new=1&subject=/);
  await next(user);
  await screen.findByText('Esto no se puede firmar aquí. Escríbenos.');
  await user.click(screen.getByRole('button', { name: 'Atrás' }));
  await step('Quién eres');
});

test('an admin, and whoever is not approved yet, signs for nobody', async () => {
  await openPage(fakeApi(aSession('admin')), PAGE);
  await screen.findByText('Solo el titular de una cuenta de editor aprobada firma su formulario fiscal.');
});
