import { readBillingDetails } from '@callstead/contract/billing/details-endpoints';
import { readDocumentYears } from '@callstead/contract/billing/documents-endpoints';
import type { BillingResponse, InvoiceSummary } from '@callstead/contract/billing/statements';
import { listInvoices, readBilling, readBillingStatement } from '@callstead/contract/billing/statements-endpoints';
import { readOwnTransfers } from '@callstead/contract/transfers-endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const anInvoice = (number: string, changes: Partial<InvoiceSummary>): InvoiceSummary => ({
  id: crypto.randomUUID(),
  number,
  month: '2026-10',
  issuedAt: '2026-11-01T05:30:00.000Z',
  calls: 3,
  amountCents: 125_000,
  status: 'paid',
  openCents: 0,
  dueOn: null,
  ...changes,
});

async function openWith(billing: Partial<BillingResponse>, invoices: InvoiceSummary[] = []) {
  const api = fakeApi(aSession('advertiser'));
  const funds = { totalCents: 0, parts: { balance: 0, reserved: 0 } };
  const page = { hasMore: false, next: null };
  api.answer(readBilling, {
    balanceCents: 10_000,
    reservedCents: 0,
    creditLimitCents: 0,
    spentThisMonthCents: 500,
    runsOutAt: null,
    isLow: false,
    month: '2026-12',
    zone: 'America/New_York',
    ...billing,
  });
  api.answer(listInvoices, { ...page, data: invoices });
  api.answer(readBillingStatement, { ...page, data: [], previous: null, opening: funds, closing: funds, totals: [] });
  api.answer(readBillingDetails, { details: null });
  api.answer(readDocumentYears, { years: [] });
  api.answer(readOwnTransfers, { bank: null, reference: 'CS-BCDF-GHJK', transfers: [] });
  await openPage(api, '/advertiser-dashboard/billing');
}

test('billing says when the balance runs out, unless that is far away', async () => {
  const soon = new Date(Date.now() + 20 * 3_600_000);
  await openWith({ runsOutAt: soon.toISOString(), isLow: true });
  const told = await screen.findByText(/^Al ritmo de hoy, tu saldo se agota el \d+ .+, a las \d\d:\d\d\.$/);
  expect(told.textContent).toContain(String(soon.getDate()));
});

test('what lasts for months is not worth a sentence', async () => {
  await openWith({ runsOutAt: new Date(Date.now() + 90 * 86_400_000).toISOString() });
  await screen.findByText('Aún no hay facturas.');
  expect(screen.queryByText(/se agota el/)).toBeNull();
});

test('a balance that is used up says what follows; whoever begins reads nothing of it', async () => {
  await openWith({ balanceCents: 0, isLow: true });
  await screen.findByText('Tu saldo se ha agotado: las llamadas no se conectan hasta que añadas fondos.');
});

test('an invoice is paid, pending or overdue', async () => {
  await openWith({ balanceCents: 0, isLow: true, spentThisMonthCents: 0 }, [
    anInvoice('CS-00003', { status: 'overdue', openCents: 5_000, dueOn: '2026-10-31' }),
    anInvoice('CS-00002', { status: 'pending', openCents: 5_000, dueOn: '2026-12-31' }),
    anInvoice('CS-00001', {}),
  ]);
  for (const [number, status] of [
    ['CS-00003', 'Vencida'],
    ['CS-00002', 'Pendiente'],
    ['CS-00001', 'Pagada'],
  ] as const) {
    const row = (await screen.findByText(number)).closest('tr');
    expect(row?.textContent).toContain(status);
  }
  expect(screen.queryByText(/se ha agotado/)).toBeNull();
});
