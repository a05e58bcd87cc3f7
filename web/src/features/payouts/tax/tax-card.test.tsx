import { readAccount } from '@callstead/contract/identity/accounts-endpoints';
import { readOwnAccount } from '@callstead/contract/identity/own-account-endpoints';
import type { TaxFormResponse } from '@callstead/contract/payouts/tax';
import { readTaxForm } from '@callstead/contract/payouts/tax-endpoints';
import { readPaymentMethod } from '@callstead/contract/payouts-endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { detailOf } from '../../../testing/accounts.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aProfile, aSession } from '../../../testing/people.ts';

const PAGE = '/publisher-dashboard/account';
const ID = '7a9e1c04-52c1-4a0e-9b57-2f1f0c9f3a11';
const FORM = { id: ID, kind: 'w9', tinHint: '1234', signedAt: '2026-11-16T12:00:00.000Z', validUntil: null } as const;

function aPage(who: 'publisher' | 'admin', answer: TaxFormResponse) {
  const profile = aProfile('publisher');
  const api = fakeApi(aSession(who === 'admin' ? 'admin' : profile));
  api.answer(readOwnAccount, { profile, pendingEmail: null });
  api.answer(readPaymentMethod, { paymentMethod: null, waiting: null });
  api.answer(readTaxForm, answer);
  if (who === 'admin') api.answer(readAccount, detailOf(profile));
  return { api, address: who === 'admin' ? `${PAGE}?account=${profile.id}` : PAGE };
}

test('whoever owes a form is told so and led to it', async () => {
  const { api, address } = aPage('publisher', { state: 'missing', form: null });
  await openPage(api, address);
  await screen.findByText(/^Necesitamos un formulario fiscal firmado/);
  const link = screen.getByRole('link', { name: 'Firmar formulario fiscal' });
  expect(link.getAttribute('href')).toBe(`${PAGE}/tax-form`);
});

test('what was signed is shown in part; its owner signs a new one and opens none', async () => {
  const { api, address } = aPage('publisher', { state: 'valid', form: FORM });
  await openPage(api, address);
  await screen.findByText('· •••• 1234');
  screen.getByRole('link', { name: 'Firmar uno nuevo' });
  expect(screen.queryByRole('link', { name: 'Abrir formulario (PDF)' })).toBeNull();
});

test('an admin opens it and signs none', async () => {
  const { api, address } = aPage('admin', {
    state: 'expired',
    form: { ...FORM, kind: 'w8ben', validUntil: '2025-12-31' },
  });
  await openPage(api, address);
  await screen.findByText(/^Su formulario fiscal ya no vale/);
  expect(screen.getByRole('link', { name: 'Abrir formulario (PDF)' }).getAttribute('href')).toBe(
    `/api/admin/tax-forms/${ID}/pdf`,
  );
  expect(screen.queryByRole('link', { name: 'Firmar uno nuevo' })).toBeNull();
});

test('what does not load says so, and the rest of the page stands', async () => {
  const { api, address } = aPage('publisher', { state: 'valid', form: FORM });
  api.answer(readTaxForm, refusal('internal'));
  await openPage(api, address);
  await screen.findByText(/^No se pudieron cargar los datos fiscales/);
  await screen.findByText('Método de Pago');
});
