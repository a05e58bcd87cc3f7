import type { LeadImportDetail } from '@callstead/contract/leads/import';
import {
  checkLeadImport,
  createLeadImport,
  listLeadImportRows,
  listLeadImports,
  putLeadImportPiece,
  readImportCampaigns,
  readLeadImport,
  startLeadImport,
} from '@callstead/contract/leads/import-endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const ID = crypto.randomUUID();
const LIST = '/publisher-dashboard/leads/imports';

const anImport = (changes: Partial<LeadImportDetail> = {}): LeadImportDetail => ({
  ...{ id: ID, fileName: 'leads.csv', bytes: 20, pieces: 1, status: 'uploaded', totalRows: null, doneRows: 0 },
  campaign: { id: 'HS901', title: { en: 'Roofs', es: 'Techos' } },
  ...{ counts: [], hasRefused: false, problem: null, createdAt: '2026-03-01T10:00:00Z', endedAt: null },
  columns: [
    { header: 'Teléfono', examples: ['305 555 0142'] },
    { header: 'Frase', examples: ['Sí'] },
  ],
  targets: [
    { target: 'phone', label: null, isNeeded: true },
    { target: 'consent.text', label: null, isNeeded: true },
    { target: 'fields.roof', label: { en: 'Roof', es: 'Techo' }, isNeeded: false },
  ],
  mapping: [{ target: 'phone', column: 0 }],
  ...changes,
});

function aPublisherWith(standing: { now: LeadImportDetail }) {
  const api = fakeApi(aSession('publisher'));
  api.answer(readImportCampaigns, () => ({ campaigns: [{ id: 'HS901', title: { en: 'Roofs', es: 'Techos' } }] }));
  api.answer(listLeadImports, () => ({ data: [], hasMore: false, next: null }));
  api.answer(createLeadImport, () => standing.now);
  api.answer(putLeadImportPiece, () => undefined);
  api.answer(readLeadImport, () => standing.now);
  api.answer(listLeadImportRows, () => ({
    data: [{ row: 2, verdict: 'rejected', reason: 'no_consent', fields: [], leadId: null }],
    ...{ hasMore: false, next: null },
  }));
  return api;
}

test('a file is sent in pieces and opens where its columns are named', async () => {
  const api = aPublisherWith({ now: anImport() });
  const { user, address } = await openPage(api, LIST);
  await user.upload(
    await screen.findByLabelText('Archivo CSV'),
    new File(['Teléfono\n305'], 'leads.csv', { type: 'text/csv' }),
  );
  await user.click(screen.getByRole('button', { name: 'Enviar archivo' }));
  await waitFor(() => expect(address()).toBe(`${LIST}/${ID}`));
  expect(api.requests(createLeadImport)[0]?.body).toMatchObject({
    campaign: 'HS901',
    fileName: 'leads.csv',
    bytes: 13,
  });
  expect(api.requests(putLeadImportPiece)).toHaveLength(1);
  expect(await screen.findByText('Qué es cada columna')).toBeTruthy();
});

test('without what every row needs nothing is tried; then the dry run, the start and the verdicts', async () => {
  const standing = { now: anImport() };
  const api = aPublisherWith(standing);
  const checked = anImport({
    ...{ status: 'checked', totalRows: 2, doneRows: 2, hasRefused: true },
    counts: [
      { verdict: 'ready', reason: null, rows: 1 },
      { verdict: 'rejected', reason: 'no_consent', rows: 1 },
    ],
  });
  api.answer(checkLeadImport, () => {
    standing.now = checked;
    return checked;
  });
  api.answer(startLeadImport, () => {
    standing.now = { ...checked, status: 'done', counts: [{ verdict: 'accepted', reason: null, rows: 1 }] };
    return standing.now;
  });
  const { user } = await openPage(api, `${LIST}/${ID}`);
  await user.click(await screen.findByRole('button', { name: 'Probar sin efecto' }));
  expect(await screen.findByText('Cada fila lo necesita.')).toBeTruthy();
  expect(api.requests(checkLeadImport)).toHaveLength(0);
  await user.click(screen.getByRole('combobox', { name: 'Consentimiento: la frase' }));
  await user.click(await screen.findByRole('option', { name: 'Frase (Sí)' }));
  await user.click(screen.getByRole('button', { name: 'Probar sin efecto' }));
  expect(await screen.findByText('Aún no ha pasado nada')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Filas rechazadas (CSV)' })).toBeTruthy();
  expect((await screen.findAllByText('Rechazada: consentimiento incompleto')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Importar 1 filas' }));
  expect(await screen.findByText('La importación terminó')).toBeTruthy();
});

test('while it runs its progress is told, and nothing can be discarded', async () => {
  const standing = { now: anImport({ status: 'running', totalRows: 200, doneRows: 50, columns: null }) };
  await openPage(aPublisherWith(standing), `${LIST}/${ID}`);
  expect(await screen.findByRole('progressbar', { name: 'Tomando leads: 50 de 200' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Descartar' })).toBeNull();
});
