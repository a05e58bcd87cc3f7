import type { BillingResponse, InvoiceSummary } from '@callstead/contract/billing/statements';
import { listInvoices } from '@callstead/contract/billing/statements-endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BILLING_PAGE, keepBilling } from '../../../testing/billing.ts';
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
  keepBilling(api, billing);
  api.answer(listInvoices, { data: invoices, hasMore: false, next: null });
  await openPage(api, BILLING_PAGE);
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
  await screen.findByText(
    'Tu saldo se ha agotado: no se conectan llamadas ni se aceptan leads hasta que añadas fondos.',
  );
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
