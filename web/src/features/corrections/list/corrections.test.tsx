import { listCalls, readCallOptions, readCallSummary, readLiveCalls } from '@callstead/contract/calls/calls-endpoints';
import { readCallableNumbers } from '@callstead/contract/calls/test-calls-endpoints';
import { listConversions, readConversionSummary } from '@callstead/contract/conversions/conversions-endpoints';
import type { CorrectionDetail } from '@callstead/contract/corrections';
import {
  listCorrections,
  previewCorrection,
  readCorrection,
  reverseCorrection,
  startCorrection,
} from '@callstead/contract/corrections-endpoints';
import { listLeads, readLeadSummary } from '@callstead/contract/leads/leads-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aConversionSummary } from '../../../testing/conversions.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { expectRefused, fill } from '../../../testing/fields.ts';
import { aCallSummary, aLeadSummary } from '../../../testing/list-summaries.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const aCorrection = (changes: Partial<CorrectionDetail> = {}): CorrectionDetail => ({
  id: crypto.randomUUID(),
  number: 7,
  subject: 'call',
  action: 'reprice',
  change: { kind: 'percent', value: -2_000 },
  reason: 'Zona equivocada',
  status: 'previewed',
  createdAt: '2026-11-16T10:00:00.000Z',
  createdBy: 'Alma Ortega',
  startedAt: null,
  finishedAt: null,
  reverses: null,
  reversedBy: null,
  items: 3,
  priceCents: -3_000,
  payoutCents: -1_500,
  doneItems: 0,
  selection: { subject: 'call', filter: { campaign: 'HS001' } },
  verdicts: [
    { verdict: 'change', items: 3, missingCents: 0 },
    { verdict: 'no_balance', items: 2, missingCents: 4_500 },
    { verdict: 'not_billed', items: 1, missingCents: 0 },
  ],
  invoiced: { items: 1, creditCents: -1_000, lateCents: 0 },
  advertisers: 1,
  publishers: 2,
  ...changes,
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function openList() {
  const api = fakeApi(aSession('admin'));
  api.answer(listCalls, { data: [], previous: null, hasMore: false, next: null });
  api.answer(readCallSummary, aCallSummary());
  api.answer(readLiveCalls, { now: '2026-11-16T10:00:00.000Z', total: 0, calls: [] });
  api.answer(readCallOptions, { campaigns: [], publishers: [] });
  api.answer(readCallableNumbers, { lines: [], testing: { allowed: false, billed: false } });
  const { user } = await openPage(api, '/admin-dashboard/calls?campaign=HS001&billing=held');
  await user.click(await button('Corregir'));
  return { api, user };
}

test('the calls of the list are corrected with its filters, after their preview was seen', async () => {
  const { api, user } = await openList();
  const seen = aCorrection();
  api.answer(previewCorrection, seen);
  api.answer(readCorrection, seen);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: /Cambiar el precio/ }));
  await user.click(dialog.getByRole('button', { name: 'Ver la vista previa' }));
  await expectRefused('Porcentaje', 'Completa este campo.');
  await expectRefused(dialog.getByLabelText('Motivo'), 'Completa este campo.'); // the list has a filter of that name
  expect(api.requests(previewCorrection)).toEqual([]);
  fill('Porcentaje', '-20');
  fill(dialog.getByLabelText('Motivo'), 'Zona equivocada');
  await user.click(dialog.getByRole('button', { name: 'Ver la vista previa' }));
  await screen.findByText('Todavía no ha cambiado nada');
  expect(api.requests(previewCorrection)).toMatchObject([
    {
      body: {
        action: 'reprice',
        change: { kind: 'percent', value: -2_000 },
        selection: { subject: 'call', filter: { campaign: 'HS001', billing: 'held' } },
        reason: 'Zona equivocada',
      },
    },
  ]);
});

test('too many calls say so, and what was typed stays', async () => {
  const { api, user } = await openList();
  api.answer(previewCorrection, refusal('correction_too_large'));
  const dialog = within(await screen.findByRole('dialog'));
  fill(dialog.getByLabelText('Motivo'), 'Zona equivocada');
  await user.click(dialog.getByRole('button', { name: 'Ver la vista previa' }));
  await dialog.findByText(/Es demasiado para una corrección/);
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Motivo').value).toBe('Zona equivocada');
});

async function openSet(correction: CorrectionDetail) {
  const api = fakeApi(aSession('admin'));
  api.answer(readCorrection, correction);
  const { user } = await openPage(api, `/admin-dashboard/corrections/${correction.id}`);
  return { api, user };
}

test('a preview says what changes, what stays and why, and starts with one click', async () => {
  const seen = aCorrection();
  const { api, user } = await openSet(seen);
  await screen.findByRole('heading', { name: /^Corrección 7/ });
  screen.getByText('−$30.00');
  expect(screen.getAllByText('−$15.00')).toHaveLength(2);
  screen.getByText(/va a la siguiente como abono/);
  screen.getByText('El saldo del anunciante no permite la subida');
  screen.getByText(/2 llamadas · faltan \$45\.00/);
  api.answer(startCorrection, aCorrection({ ...seen, status: 'running', startedAt: seen.createdAt }));
  api.answer(readCorrection, aCorrection({ ...seen, status: 'running', startedAt: seen.createdAt, doneItems: 2 }));
  await user.click(await button('Corregir 3 llamadas'));
  await screen.findByRole('progressbar', { name: 'Corregido 2 de 3' });
});

test('one that changes nothing cannot be started', async () => {
  await openSet(aCorrection({ items: 0, priceCents: 0, payoutCents: 0 }));
  await screen.findByText('Nada de esto se puede corregir así.');
  expect(screen.queryByRole('button', { name: /^Corregir/ })).toBeNull();
});

test('one that is done has its file and can be reversed, which leads to a preview', async () => {
  const done = aCorrection({
    status: 'done',
    doneItems: 3,
    startedAt: '2026-11-16T10:00:00.000Z',
    finishedAt: '2026-11-16T10:01:00.000Z',
  });
  const { api, user } = await openSet(done);
  const file = await screen.findByRole('link', { name: 'Descargar antes y después' });
  expect(file.getAttribute('href')).toContain(`/api/admin/corrections/${done.id}/items.csv`);
  await user.click(await button('Revertir'));
  const dialog = within(await screen.findByRole('dialog'));
  fill(dialog.getByLabelText('Motivo'), 'Estaba bien');
  const back = aCorrection({ number: 8, action: 'reverse', change: null, reverses: { id: done.id, number: 7 } });
  api.answer(reverseCorrection, back);
  api.answer(readCorrection, back);
  await user.click(dialog.getByRole('button', { name: 'Ver la vista previa' }));
  await screen.findByRole('heading', { name: /^Corrección 8/ });
  expect(api.requests(reverseCorrection)).toMatchObject([{ params: { id: done.id }, body: { reason: 'Estaba bien' } }]);
  screen.getByRole('link', { name: 'Corrección 7' });
});

async function openFailing(code: 'not_found' | 'internal') {
  const api = fakeApi(aSession('admin'));
  api.answer(readCorrection, refusal(code));
  await openPage(api, `/admin-dashboard/corrections/${crypto.randomUUID()}`);
}

test('a set that is gone says so', async () => {
  await openFailing('not_found');
  await screen.findByText(/Esta corrección no existe/);
});

test('a set that cannot be loaded offers another try', async () => {
  await openFailing('internal');
  await button('Reintentar');
});

async function openSets(...data: CorrectionDetail[]) {
  const api = fakeApi(aSession('admin'));
  api.answer(listCorrections, { data, hasMore: false, next: null });
  await openPage(api, '/admin-dashboard/corrections');
}

test('the list names each set, what it did and how it stands', async () => {
  const set = aCorrection({ status: 'done', reversedBy: { id: crypto.randomUUID(), number: 8 } });
  await openSets(set);
  const row = (await screen.findByRole('link', { name: '7' })).closest('tr');
  for (const said of ['Cambiar el precio · −20% en cada precio', '3 llamadas', 'Revertida'])
    expect(row?.textContent).toContain(said);
  expect(screen.getByRole('link', { name: '7' }).getAttribute('href')).toBe(`/admin-dashboard/corrections/${set.id}`);
});

test('what is corrected is chosen first: calls, leads or conversions, each in its own list', async () => {
  await openSets();
  const start = within(await screen.findByRole('navigation', { name: 'Corregir' }));
  expect(start.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin-dashboard/calls',
    '/admin-dashboard/leads',
    '/admin-dashboard/conversions',
  ]);
});

const EMPTY_PAGE = { data: [], previous: null, hasMore: false, next: null };

test.each([
  ['lead', 'leads?campaign=HS001&way=api', { campaign: 'HS001', way: 'api' }, 'Corregir estos leads'],
  ['conversion', 'conversions?status=pending', { status: 'pending' }, 'Corregir estas conversiones'],
] as const)('the %ss of a list are corrected with its own filters', async (subject, address, filter, title) => {
  const api = fakeApi(aSession('admin'));
  api.answer(listLeads, EMPTY_PAGE);
  api.answer(readLeadSummary, aLeadSummary());
  api.answer(listConversions, EMPTY_PAGE);
  api.answer(readConversionSummary, aConversionSummary());
  api.answer(readCallOptions, { campaigns: [], publishers: [] });
  const seen = aCorrection({ subject, selection: { subject, filter } as CorrectionDetail['selection'] });
  api.answer(previewCorrection, seen);
  api.answer(readCorrection, seen);
  const { user } = await openPage(api, `/admin-dashboard/${address}`);
  await user.click(await button('Corregir'));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  fill(dialog.getByLabelText('Motivo'), 'Zona equivocada');
  await user.click(dialog.getByRole('button', { name: 'Ver la vista previa' }));
  await screen.findByText('Todavía no ha cambiado nada');
  expect(api.requests(previewCorrection)).toMatchObject([
    { body: { action: 'refuse', selection: { subject, filter } } },
  ]);
});

test('a set of leads speaks of leads, in the words of their list', async () => {
  const filter = { campaign: 'HS001', way: 'import', billing: 'sold', search: 'lead_1' } as const;
  await openSet(aCorrection({ subject: 'lead', selection: { subject: 'lead', filter } }));
  await button('Corregir 3 leads');
  screen.getByText('Campaña: HS001');
  screen.getByText('Llegó por: Archivo');
  screen.getByText('Facturación: Vendido (todo lo no rechazado)');
  screen.getByText(/2 leads · faltan \$45\.00/);
});

test('a set of conversions speaks of conversions', async () => {
  const filter = { status: 'pending' } as const;
  await openSet(aCorrection({ subject: 'conversion', selection: { subject: 'conversion', filter } }));
  await button('Corregir 3 conversiones');
  screen.getByText('Reportada como: Pendiente');
});
