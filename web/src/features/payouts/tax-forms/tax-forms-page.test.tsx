import type { NecSummary, TaxFormRow } from '@callstead/contract/payouts/tax';
import { listTaxForms, readNecSummary } from '@callstead/contract/payouts/tax-endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { choose } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const PAGE = '/admin-dashboard/payouts/tax-forms';
const ID = '7a9e1c04-52c1-4a0e-9b57-2f1f0c9f3a11';

const aRow = (name: string, change: Partial<TaxFormRow> = {}): TaxFormRow => ({
  publisher: { id: crypto.randomUUID(), name, affId: 'NORA01' },
  state: 'missing',
  form: null,
  ...change,
});

const SUMMARY: NecSummary = {
  year: 2026,
  thresholdCents: 200_000,
  paypalCents: 12_300,
  verdicts: [
    { verdict: 'without_form', publishers: 1, amountCents: 250_000 },
    { verdict: 'reported', publishers: 2, amountCents: 500_000 },
  ],
};

function aNetwork(rows: TaxFormRow[], summary: NecSummary = SUMMARY) {
  const api = fakeApi(aSession('admin'));
  api.answer(listTaxForms, { data: rows, hasMore: false, next: null });
  api.answer(readNecSummary, summary);
  return api;
}

test('everybody is listed with how they stand; a form opens as a document', async () => {
  const form = {
    id: ID,
    kind: 'w8ben',
    tinHint: '567L',
    signedAt: '2026-11-16T12:00:00.000Z',
    validUntil: '2029-12-31',
  } as const;
  const api = aNetwork([aRow('Ana'), aRow('Nora', { state: 'valid', form })]);
  const { user } = await openPage(api, PAGE);
  const row = (await screen.findByRole('link', { name: 'Nora' })).closest('tr');
  expect(row?.textContent).toMatch(/Vigente.*Formulario W-8BEN · •••• 567L.*vale hasta el 31 dic 2029/);
  expect(screen.getByRole('link', { name: 'PDF del formulario de Nora' }).getAttribute('href')).toBe(
    `/api/admin/tax-forms/${ID}/pdf`,
  );
  await choose(user, 'Estado', 'Falta');
  expect(api.requests(listTaxForms).at(-1)?.query.state).toBe('missing');
});

test('a year says who stands in the file and who lacks a W-9', async () => {
  await openPage(aNetwork([]), PAGE);
  await screen.findByText(/se declaran los pagos de \$2,000\.00 o más/);
  await screen.findByText(/^Un editor cobró tanto en Estados Unidos sin un W-9/);
  await screen.findByText('2 editores · $5,000.00');
  const link = screen.getByRole('link', { name: /^Descargar CSV de/ });
  expect(link.getAttribute('href')).toBe('/api/admin/tax-reports/2026/csv');
});

test('a year whose threshold is not known has no file, and says where it is set', async () => {
  await openPage(aNetwork([], { ...SUMMARY, thresholdCents: null }), PAGE);
  await screen.findByText(/^El umbral de 2026 aún no está indicado/);
  expect(screen.queryByRole('link', { name: /^Descargar CSV/ })).toBeNull();
  screen.getByRole('link', { name: 'Ir a los ajustes' });
});

test('what does not load says so', async () => {
  const api = aNetwork([]);
  api.answer(listTaxForms, refusal('internal'));
  api.answer(readNecSummary, refusal('internal'));
  await openPage(api, PAGE);
  await screen.findByText(/^Error al cargar los formularios fiscales/);
  await screen.findByText(/^No se pudieron cargar las cifras/);
});
