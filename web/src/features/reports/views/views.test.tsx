import { report } from '@callstead/contract/reports/report-endpoints';
import type { ReportView } from '@callstead/contract/reports/views';
import {
  createReportView,
  deleteReportView,
  editReportView,
  listReportViews,
  mailReportNow,
  readReportReaders,
  scheduleReport,
  unscheduleReport,
} from '@callstead/contract/reports/views-endpoints';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { onePage } from '../../../testing/conversions.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aProfile, aSession } from '../../../testing/people.ts';
import { aReport } from '../../../testing/reports.ts';

beforeEach(() => localStorage.clear());

const session = aSession(aProfile('publisher'));
const OWN = session.user.id;

const VIEW: ReportView = {
  ...{ id: crypto.randomUUID(), panel: 'publisher', name: 'Mi semana', shared: false, schedule: null },
  question: { period: 'last7', by: 'day' },
  maker: { id: OWN, name: 'Nora Paz' },
  createdAt: '2026-03-02T10:00:00.000Z',
};
const MAILED: ReportView = {
  ...VIEW,
  schedule: {
    ...{
      when: { cadence: 'weekly', weekday: 0, hour: 8 },
      zone: 'America/New_York',
      nextAt: '2026-03-09T12:00:00.000Z',
    },
    recipients: [{ id: OWN, name: 'Nora Paz', unsubscribed: false }],
  },
};

async function opened(views: ReportView[], search = '?period=last7&by=campaign&state=FL') {
  const api = fakeApi(session);
  api.answer(report, ({ query }) => aReport(query, [], {}));
  api.answer(listReportViews, onePage(...views));
  api.answer(readReportReaders, {
    readers: [
      { id: OWN, name: 'Nora Paz' },
      { id: crypto.randomUUID(), name: 'Iris' },
    ],
  });
  const page = await openPage(api, `/publisher-dashboard/reports${search}`, { chosenLanguage: 'es' });
  await screen.findByRole('button', { name: 'Guardar vista' });
  return { api, ...page };
}

const drawer = async (user: Awaited<ReturnType<typeof opened>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Vistas guardadas' }));
  return screen.findByRole('dialog', { name: 'Vistas guardadas' });
};

test('what the page shows is saved under a name, with the period as it was chosen', async () => {
  const { user, api } = await opened([]);
  await user.click(screen.getByRole('button', { name: 'Guardar vista' }));
  const dialog = await screen.findByRole('dialog', { name: 'Guardar vista' });
  await user.type(within(dialog).getByLabelText(/Nombre/), 'Florida');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Para toda mi cuenta' }));
  api.answer(createReportView, refusal('validation_failed', { name: 'name_taken' }));
  await user.click(within(dialog).getByRole('button', { name: 'Guardar vista' }));
  await within(dialog).findByText('Ya hay otra con este nombre.');
  api.answer(createReportView, VIEW);
  await user.click(within(dialog).getByRole('button', { name: 'Guardar vista' }));
  await screen.findByText('Vista Guardada');
  expect(api.requests(createReportView).at(-1)?.body).toMatchObject({
    ...{ name: 'Florida', shared: true, panel: 'publisher' },
    question: { period: 'last7', by: 'campaign', state: 'FL', sort: 'payoutCents' },
  });
  expect(api.requests(createReportView).at(-1)?.body.question.columns).toContain('payoutCents');
});

test('a saved view opens the page as it was kept', async () => {
  const { user, address } = await opened([VIEW]);
  const views = await drawer(user);
  await user.click(await within(views).findByRole('link', { name: 'Mi semana' }));
  expect(address()).toBe('/publisher-dashboard/reports?period=last7&by=day');
});

test('its maker renames it, keeps what they see now, and deletes it after a word', async () => {
  const { user, api } = await opened([VIEW]);
  let views = await drawer(user);
  await user.click(await within(views).findByRole('button', { name: 'Cambiar nombre' }));
  views = await screen.findByRole('dialog', { name: 'Cambiar nombre' });
  const name = within(views).getByLabelText(/Nombre/);
  await user.clear(name);
  await user.type(name, 'Semana');
  api.answer(editReportView, VIEW);
  await user.click(within(views).getByRole('button', { name: 'Cambiar nombre' }));
  await screen.findByText('Vista Guardada');
  expect(api.requests(editReportView)[0]?.body).toMatchObject({ name: 'Semana', question: VIEW.question });
  await user.click(await screen.findByRole('button', { name: 'Guardar lo que veo aquí' }));
  await screen.findByText('Vista Actualizada');
  expect(api.requests(editReportView)[1]?.body).toMatchObject({ name: 'Mi semana', question: { state: 'FL' } });
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
  views = await screen.findByRole('dialog', { name: '¿Eliminar «Mi semana»?' });
  api.answer(deleteReportView, undefined);
  await user.click(within(views).getByRole('button', { name: 'Eliminar' }));
  await screen.findByText('Vista Eliminada');
});

test('what somebody else shares is opened and mailed, and not changed', async () => {
  const { user } = await opened([{ ...VIEW, shared: true, maker: { id: crypto.randomUUID(), name: 'Iris' } }]);
  const views = await drawer(user);
  await within(views).findByText('de Iris');
  within(views).getByText('Compartida');
  within(views).getByRole('button', { name: 'Programar correo' });
  expect(within(views).queryByRole('button', { name: 'Eliminar' })).toBeNull();
});

test('a view is mailed at an hour to people of the account, and not any more when it is stopped', async () => {
  const { user, api } = await opened([VIEW]);
  await drawer(user);
  await user.click(await screen.findByRole('button', { name: 'Programar correo' }));
  let form = await screen.findByRole('dialog', { name: 'Enviar «Mi semana» por correo' });
  await user.click(await within(form).findByRole('checkbox', { name: 'Iris' }));
  if (!MAILED.schedule) throw new Error('it is mailed');
  api.answer(scheduleReport, MAILED.schedule);
  api.answer(listReportViews, onePage(MAILED));
  await user.click(within(form).getByRole('button', { name: 'Programar' }));
  await screen.findByText('Correo Programado');
  expect(api.requests(scheduleReport)[0]?.body).toMatchObject({ when: { cadence: 'weekly', weekday: 0, hour: 8 } });
  expect(api.requests(scheduleReport)[0]?.body.recipients).toHaveLength(2);
  await screen.findByText('Correo los lunes a las 08:00');
  await user.click(await screen.findByRole('button', { name: 'Programar correo' }));
  api.answer(mailReportNow, undefined);
  await user.click(await screen.findByRole('button', { name: 'Enviarme uno ahora' }));
  await screen.findByText('Correo en Camino');
  await user.click(await screen.findByRole('button', { name: 'Programar correo' }));
  form = await screen.findByRole('dialog', { name: 'Enviar «Mi semana» por correo' });
  api.answer(unscheduleReport, undefined);
  await user.click(within(form).getByRole('button', { name: 'Parar los correos' }));
  await screen.findByText('Correos Parados');
});

test('without any view the list says what they are for', async () => {
  const { user, api } = await opened([]);
  await within(await drawer(user)).findByText(/Aún no has guardado ninguna vista/);
  expect(api.requests(listReportViews)[0]?.query).toMatchObject({ panel: 'publisher' });
});

test('a list that cannot be loaded says so', async () => {
  const { user, api } = await opened([]);
  api.answer(listReportViews, refusal('internal'));
  await within(await drawer(user)).findByText(/No se pudieron cargar las vistas/);
});
