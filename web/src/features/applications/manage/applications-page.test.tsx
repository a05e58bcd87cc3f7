import type { Application } from '@callstead/contract/applications';
import {
  decideApplications,
  listApplications,
  readAppliedCampaigns,
  setOwnTerms,
  undoDecision,
} from '@callstead/contract/applications-endpoints';
import { readListSettings } from '@callstead/contract/list-settings-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anApplication } from '../../../testing/applications.ts';
import { type FakeApi, fakeApi, refusal, SILENCE } from '../../../testing/fake-api.ts';
import { choose, fill } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aProfile, aSession } from '../../../testing/people.ts';
import { expectToast } from '../../../testing/toasts.ts';
import { aPageOf } from '../../../testing/work-pages.ts';

const LIST = '/admin-dashboard/applications';
const DECISION = crypto.randomUUID();

/** Applications that remember what waits for them. */
function keepApplications(api: FakeApi, kept: readonly Application[]): void {
  api.answer(listApplications, ({ query: { status } }) =>
    aPageOf(kept.filter((application) => !status || application.status === status)),
  );
  api.answer(readAppliedCampaigns, { campaigns: [] });
  const dueAt = '2026-03-02T10:00:08.000Z';
  api.answer(decideApplications, ({ body: { ids, decision } }) => {
    for (const application of kept) if (ids.includes(application.id)) application.waiting = { decision, dueAt };
    return { results: ids.map((id) => ({ id, error: null })), waiting: { id: DECISION, seconds: 8 } };
  });
  api.answer(undoDecision, () => {
    for (const application of kept) application.waiting = null;
    return undefined;
  });
}

const expectRows = (count: number) => waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(count + 1));

test('filters live in the address, as chips, and Back undoes them', async () => {
  const api = fakeApi(aSession('admin'));
  keepApplications(api, [anApplication(), anApplication({ status: 'rejected' })]);
  const page = await openPage(api, `${LIST}?search=NORA01&status=pending`);
  await screen.findByRole('link', { name: 'Ver quién es Nora Paz' });
  await page.user.click(screen.getByRole('button', { name: 'Filtros (1)' }));
  await choose(page.user, 'Estado', 'Rechazada');
  await page.user.keyboard('{Escape}');
  await screen.findByRole('button', { name: /Estado: Rechazada/ });
  expect(page.address()).toBe(`${LIST}?search=NORA01&status=rejected`);
  page.goBack();
  await waitFor(() => expect(page.address()).toBe(`${LIST}?search=NORA01&status=pending`));
});

test('many are decided at once without a question; while it waits nothing else can be decided, and it can be undone', async () => {
  const api = fakeApi(aSession('admin'));
  keepApplications(api, [anApplication(), anApplication(), anApplication()]);
  const { user } = await openPage(api, LIST);
  await screen.findAllByRole('link', { name: 'Ver quién es Nora Paz' });
  await expectRows(3);
  await user.click(screen.getByLabelText('Seleccionar todas las pendientes'));
  screen.getByText('3 seleccionadas');
  fill('Motivo para todas (opcional)', 'Sin cupo');
  await user.click(screen.getByRole('button', { name: 'Rechazar' }));
  await expectToast('Se rechazan 3 solicitudes', 'Hasta entonces no se avisa a nadie.');
  expect(api.requests(decideApplications)[0]?.body).toMatchObject({ decision: 'reject', reason: 'Sin cupo' });
  expect(await screen.findAllByText('Se rechaza en unos segundos')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Aprobar a Nora Paz' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Deshacer/ }));
  await expectToast('Decisión Deshecha', 'No ha cambiado nada.');
  expect(api.requests(undoDecision)).toMatchObject([{ params: { id: DECISION } }]);
  expect(await screen.findAllByRole('button', { name: 'Aprobar a Nora Paz' })).toHaveLength(3);
});

test('whoever undoes too late is told so, and what could not be decided is said at once', async () => {
  const api = fakeApi(aSession('admin'));
  const [one, other] = [anApplication(), anApplication()];
  keepApplications(api, [one, other]);
  api.answer(decideApplications, {
    results: [
      { id: one.id, error: null },
      { id: other.id, error: 'application_state' },
    ],
    waiting: { id: DECISION, seconds: 8 },
  });
  api.answer(undoDecision, refusal('decision_made'));
  const { user } = await openPage(api, LIST);
  await screen.findAllByRole('link', { name: 'Ver quién es Nora Paz' });
  await user.click(screen.getByLabelText('Seleccionar todas las pendientes'));
  await user.click(screen.getByRole('button', { name: 'Aprobar' }));
  await screen.findByText(/^1 no se pudo decidir: /);
  await user.click(screen.getByRole('button', { name: /^Deshacer/ }));
  await expectToast('Error', 'Demasiado tarde: ya se llevó a cabo.');
});

test('an advertiser without any is told so, and that a list cannot be loaded', async () => {
  const api = fakeApi(aSession('advertiser'));
  keepApplications(api, []);
  const { goTo } = await openPage(api, '/advertiser-dashboard/applications');
  const sidebar = within(screen.getByRole('navigation', { name: 'Panel Anunciante' }));
  expect(sidebar.getByRole('link', { name: 'Solicitudes' }).getAttribute('aria-current')).toBe('page');
  await screen.findByText('No hay solicitudes que coincidan con los filtros.');
  api.answer(listApplications, SILENCE);
  await goTo('/advertiser-dashboard/applications?search=x');
  await screen.findByText(/^Error al cargar solicitudes: /);
});

test('an advertiser sees none while the account waits', async () => {
  const api = fakeApi(aSession(aProfile('advertiser', { status: 'pending' })));
  await openPage(api, '/advertiser-dashboard/applications');
  screen.getByText('Tu cuenta no está aprobada para gestionar campañas.');
});

test('an admin agrees a share with one publisher, in place of the campaign’s', async () => {
  const api = fakeApi(aSession('admin'));
  const application = anApplication({ status: 'approved' });
  keepApplications(api, [application]);
  const { user } = await openPage(api, LIST);
  await user.click(await screen.findByRole('link', { name: 'Ver quién es Nora Paz' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nora Paz' }));
  dialog.getByText('Ninguna: valen las de la campaña, con una parte del 50%.');
  await user.click(dialog.getByRole('button', { name: 'Acordar otras condiciones' }));
  fill(/^Parte/, '101');
  await user.click(dialog.getByRole('button', { name: 'Acordar' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Parte/).getAttribute('aria-invalid')).toBe('true'));
  fill(/^Parte/, '62,5');
  fill('Motivo', 'Buen tráfico');
  api.answer(setOwnTerms, undefined);
  await user.click(dialog.getByRole('button', { name: 'Acordar' }));
  await expectToast('Condiciones Acordadas');
  expect(api.requests(setOwnTerms)).toMatchObject([
    { params: { id: application.id }, body: { shareBasisPoints: 6_250, priceCents: null, reason: 'Buen tráfico' } },
  ]);
});

test('the list says which of all it shows, and its columns sort it', async () => {
  const api = fakeApi(aSession('advertiser'));
  const rows = [anApplication(), anApplication()];
  keepApplications(api, rows);
  api.answer(listApplications, { ...aPageOf(rows), count: { rows: 10_000, isMore: true }, hasMore: true, next: 'abc' });
  const { user, address } = await openPage(api, '/advertiser-dashboard/applications');
  await screen.findByText('1–2 de 10,000+');
  await user.click(screen.getByRole('button', { name: /^Editor/ }));
  await waitFor(() => expect(address()).toBe('/advertiser-dashboard/applications?sort=publisher&direction=asc'));
  expect(api.requests(listApplications).at(-1)?.query).toMatchObject({ sort: 'publisher', direction: 'asc' });
  const next = await screen.findByRole('link', { name: 'Siguiente' });
  expect(next.getAttribute('href')).toContain('after=abc&row=3');
});

test('J goes to the next row, and the space bar opens who asks', async () => {
  const api = fakeApi(aSession('admin'));
  keepApplications(api, [anApplication()]);
  const { user, address } = await openPage(api, LIST);
  const link = await screen.findByRole('link', { name: 'Ver quién es Nora Paz' });
  await user.keyboard('j');
  expect(document.activeElement).toBe(link);
  await user.keyboard(' ');
  await screen.findByRole('dialog', { name: 'Nora Paz' });
  expect(address()).toMatch(/\?application=/);
});

test('a kept view and the columns somebody chose are there again', async () => {
  const api = fakeApi(aSession('admin'));
  keepApplications(api, [anApplication()]);
  const view = { id: crypto.randomUUID(), name: 'Por decidir', question: 'status=pending' };
  api.answer(readListSettings, { layout: 'publisher,advertiser;default', views: [view] });
  const { user, address } = await openPage(api, LIST);
  await screen.findByRole('columnheader', { name: /Anunciante/ });
  expect(screen.queryByRole('columnheader', { name: /Campaña/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Vistas' }));
  await user.click(await screen.findByRole('link', { name: 'Por decidir' }));
  await waitFor(() => expect(address()).toBe(`${LIST}?status=pending`));
});
