import { changeBillingDetails, readBillingDetails } from '@callstead/contract/billing/details-endpoints';
import { readDocumentYears } from '@callstead/contract/billing/documents-endpoints';
import type { Invoice } from '@callstead/contract/billing/statements';
import { listInvoices, readBillingStatement, readInvoice } from '@callstead/contract/billing/statements-endpoints';
import { readAccount } from '@callstead/contract/identity/accounts-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { detailOf } from '../../../testing/accounts.ts';
import { BILLING_PAGE, keepBilling } from '../../../testing/billing.ts';
import { type FakeApi, fakeApi, refusal, SILENCE } from '../../../testing/fake-api.ts';
import { choose, expectRefused, fill, fillIn, valueIn } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aProfile, aSession } from '../../../testing/people.ts';

const ID = '00000000-0000-4000-8000-000000000042';
const SUMMARY = {
  id: ID,
  number: 'CS-00042',
  month: '2026-10',
  issuedAt: '2026-11-01T05:29:00.000Z',
  calls: 3,
  amountCents: 125_000,
  status: 'paid' as const,
  openCents: 0,
  dueOn: null,
};
const DETAILS = {
  legalName: 'Casa Clara LLC',
  taxId: '12-3456789',
  addressLine1: '1 Main St',
  addressLine2: null,
  country: 'Estados Unidos',
};
const AT = '2026-03-02T10:00:00.000Z';

function aBillingPage(session = aSession('advertiser')): FakeApi {
  const api = fakeApi(session);
  const funds = { totalCents: 50_000, parts: { balance: 50_000, reserved: 0 } };
  keepBilling(api);
  api.answer(listInvoices, { data: [SUMMARY], hasMore: false, next: null });
  const line = { at: AT, callId: null, campaign: null, reason: null, change: funds, balanceCents: 50_000 };
  api.answer(readBillingStatement, {
    data: [
      { ...line, id: 1234, kind: 'top_up' },
      { ...line, id: 1235, kind: 'adjustment' },
    ],
    previous: null,
    hasMore: false,
    next: null,
    opening: { totalCents: 0, parts: { balance: 0, reserved: 0 } },
    closing: funds,
    totals: [],
  });
  api.answer(readDocumentYears, { years: ['2026', '2025'] });
  return api;
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('an invoice is downloaded as PDF or CSV, a top-up has its receipt, and a year is one file', async () => {
  const { user } = await openPage(aBillingPage(), BILLING_PAGE);
  await screen.findByRole('link', { name: 'Descargar PDF de CS-00042' });
  expect(hrefOf('Descargar PDF de CS-00042')).toBe(`/api/billing/invoices/${ID}/pdf`);
  expect(hrefOf('Descargar CS-00042 como CSV')).toBe(`/api/billing/invoices/${ID}/csv?language=es`);
  const receipts = await screen.findAllByRole('link', { name: 'Recibo' });
  expect(receipts.map((link) => link.getAttribute('href'))).toEqual(['/api/billing/receipts/1234/pdf']);
  expect(hrefOf('Descargar el año (ZIP)')).toBe('/api/billing/documents/2026/zip');
  await choose(user, 'Año', '2025');
  expect(hrefOf('Descargar el año (ZIP)')).toBe('/api/billing/documents/2025/zip');
});

test('without documents there is no year to download', async () => {
  const api = aBillingPage();
  api.answer(readDocumentYears, { years: [] });
  await openPage(api, BILLING_PAGE);
  await screen.findByRole('button', { name: 'Añadir datos legales' });
  expect(screen.queryByRole('link', { name: 'Descargar el año (ZIP)' })).toBeNull();
});

test('an advertiser writes their legal data: what is missing is told, what fails keeps what was typed', async () => {
  const api = aBillingPage();
  const { user } = await openPage(api, BILLING_PAGE);
  await user.click(await screen.findByRole('button', { name: 'Añadir datos legales' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await expectRefused('Razón social', 'Completa este campo');
  fillIn({ 'Razón social': 'Casa Clara LLC', Dirección: '1 Main St', País: 'Estados Unidos' });
  fill(/^Identificación fiscal/, '12-3456789');
  api.answer(changeBillingDetails, SILENCE);
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await dialog.findByText(/No podemos conectar con el servidor/);
  expect(valueIn('Razón social')).toBe('Casa Clara LLC');
  api.answer(changeBillingDetails, refusal('validation_failed', { country: 'too_long' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await expectRefused('País', '');
  fillIn({ País: 'Estados Unidos de América' });
  api.answer(changeBillingDetails, { ...DETAILS, changedAt: AT });
  api.answer(readBillingDetails, { details: { ...DETAILS, changedAt: AT } });
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Datos legales guardados');
  expect(api.requests(changeBillingDetails).at(-1)?.body).toEqual({
    ...DETAILS,
    country: 'Estados Unidos de América',
  });
  await screen.findByRole('button', { name: 'Cambiar' });
});

test('an admin reads the legal data of an advertiser and cannot change it', async () => {
  const api = aBillingPage(aSession('admin'));
  api.answer(readAccount, detailOf(aProfile('advertiser', { id: ID })));
  api.answer(readBillingDetails, { details: { ...DETAILS, changedAt: AT } });
  await openPage(api, `${BILLING_PAGE}?account=${ID}`);
  await screen.findByText('Casa Clara LLC');
  expect(screen.queryByRole('button', { name: 'Cambiar' })).toBeNull();
  expect(api.requests(readBillingDetails).at(-1)?.query.account).toBe(ID);
});

test('an invoice shows both sides by law and links its credit notes', async () => {
  const api = fakeApi(aSession('advertiser'));
  const invoice: Invoice = {
    ...SUMMARY,
    zone: 'America/New_York',
    billTo: { name: 'Aldo Cruz', companyName: null, email: 'aldo@casa.example', address: null, legal: DETAILS },
    issuer: { name: 'Callstead Network LLC', addressLines: ['New York'], taxId: '84-1234567', email: null },
    creditNotes: [
      { id: ID, number: 'NC-00003', chargedMonth: '2026-09', originalNumber: 'CS-00031', amountCents: -5_000 },
    ],
    lines: [],
  };
  api.answer(readInvoice, invoice);
  await openPage(api, `${BILLING_PAGE}/invoices/${ID}`);
  await screen.findByText(/Callstead Network LLC/);
  screen.getByText(/Identificación fiscal: 12-3456789/);
  expect(hrefOf('Descargar PDF')).toBe(`/api/billing/invoices/${ID}/pdf`);
  expect(hrefOf('Descargar PDF de NC-00003')).toBe(`/api/billing/credit-notes/${ID}/pdf`);
  screen.getByText('de septiembre de 2026, factura CS-00031');
});

test('what is overdue is said above the invoices, with what is to be paid', async () => {
  const api = aBillingPage();
  const overdue = { ...SUMMARY, status: 'overdue' as const, openCents: 50_000, dueOn: '2026-11-10' };
  api.answer(listInvoices, { data: [overdue], hasMore: false, next: null });
  await openPage(api, BILLING_PAGE);
  await screen.findByText(/^Una factura está vencida: quedan \$500\.00 por pagar\./);
});
