import type { Application } from '@callstead/contract/applications';
import {
  decideApplications,
  listApplications,
  readAppliedCampaigns,
  setOwnTerms,
} from '@callstead/contract/applications-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anApplication } from '../../../testing/applications.ts';
import { type FakeApi, fakeApi, SILENCE } from '../../../testing/fake-api.ts';
import { choose, fill } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aProfile, aSession } from '../../../testing/people.ts';
import { expectToast } from '../../../testing/toasts.ts';

const LIST = '/admin-dashboard/applications';

/** Applications that remember what is decided about them. */
function keepApplications(api: FakeApi, kept: readonly Application[]): void {
  api.answer(listApplications, ({ query: { status } }) => ({
    data: kept.filter((application) => !status || application.status === status),
    hasMore: false,
    next: null,
  }));
  api.answer(readAppliedCampaigns, { campaigns: [] });
  api.answer(decideApplications, ({ body: { ids, decision } }) => {
    for (const application of kept)
      if (ids.includes(application.id)) application.status = decision === 'approve' ? 'approved' : 'rejected';
    return { results: ids.map((id) => ({ id, error: null })) };
  });
}

test('many are decided at once, and filters live in the address', async () => {
  const api = fakeApi(aSession('admin'));
  keepApplications(api, [anApplication(), anApplication(), anApplication()]);
  const page = await openPage(api, `${LIST}?search=NORA01&status=pending`);
  const expectRows = (count: number) => waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(count + 1));
  await screen.findAllByRole('button', { name: 'Ver quién es Nora Paz' });
  await expectRows(3);
  await page.user.click(screen.getByLabelText('Seleccionar todas las pendientes'));
  screen.getByText('3 seleccionadas');
  await page.user.click(screen.getByRole('button', { name: 'Rechazar' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Rechazar 3 solicitudes?' }));
  await page.user.click(question.getByRole('button', { name: 'Rechazar' }));
  await expectToast('Solicitud Actualizada', '3 solicitudes decididas.');
  await screen.findByText('No hay solicitudes que coincidan con los filtros.');
  await choose(page.user, 'Estado', 'Rechazada');
  await expectRows(3);
  expect(page.address()).toBe(`${LIST}?search=NORA01&status=rejected`);
  page.goBack();
  await waitFor(() => expect(page.address()).toBe(`${LIST}?search=NORA01&status=pending`));
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
  await user.click(await screen.findByRole('button', { name: 'Ver quién es Nora Paz' }));
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
