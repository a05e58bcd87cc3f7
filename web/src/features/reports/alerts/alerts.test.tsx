import type { Alert } from '@callstead/contract/reports/alerts';
import {
  createAlert,
  deleteAlert,
  editAlert,
  listAlerts,
  readAlertOptions,
} from '@callstead/contract/reports/alerts-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onePage } from '../../../testing/conversions.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aProfile, aSession } from '../../../testing/people.ts';

const ALERT: Alert = {
  ...{ id: crypto.randomUUID(), terms: { kind: 'spend_above', amountCents: 12_050 }, zone: 'America/New_York' },
  campaign: { id: 'HS001', title: 'Techos' },
  ...{ byMail: true, byBell: true, byWebhook: false, raisedAt: null, value: null },
  createdAt: '2026-03-02T10:00:00.000Z',
};

async function opened(
  alerts: Alert[] | ReturnType<typeof refusal>,
  role: 'publisher' | 'advertiser' | 'admin' = 'advertiser',
) {
  const api = fakeApi(aSession(aProfile(role)));
  api.answer(listAlerts, Array.isArray(alerts) ? onePage(...alerts) : alerts);
  api.answer(readAlertOptions, { campaigns: [{ id: 'HS001', title: 'Techos' }] });
  const page = await openPage(api, `/${role}-dashboard/alerts`, { chosenLanguage: 'es' });
  await screen.findByRole('heading', { level: 1, name: 'Alertas' });
  return { api, ...page };
}

test('an alert is made of what can be read, and says what is wrong with the rest', async () => {
  const { user, api } = await opened([]);
  await screen.findByText('Aún no vigilas nada.');
  await user.click(screen.getByRole('button', { name: 'Nueva alerta' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nueva alerta' });
  await user.type(within(dialog).getByLabelText(/Monto/), 'mucho');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar alerta' }));
  await within(dialog).findByText('Escribe un monto, como 120.50.');
  expect(api.requests(createAlert)).toEqual([]);
  await user.clear(within(dialog).getByLabelText(/Monto/));
  await user.type(within(dialog).getByLabelText(/Monto/), '120.50');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Campana del panel' }));
  api.answer(createAlert, ALERT);
  api.answer(listAlerts, onePage(ALERT));
  await user.click(within(dialog).getByRole('button', { name: 'Guardar alerta' }));
  await screen.findByText('Alerta Guardada');
  expect(api.requests(createAlert)[0]?.body).toMatchObject({
    ...{ terms: { kind: 'spend_above', amountCents: 12_050 }, campaignId: null },
    ...{ byMail: true, byBell: false, byWebhook: false },
  });
  await screen.findByText('Gasto de hoy por encima de $120.50');
});

test('one that holds says since when; it is changed, and deleted after a word', async () => {
  const { user, api } = await opened([{ ...ALERT, raisedAt: '2026-03-03T15:00:00.000Z', value: 13_000 }]);
  await screen.findByText(/^Desde/);
  await screen.findByText('Correo · Campana del panel');
  const menu = () => screen.getByRole('button', { name: 'Acciones para: Gasto de hoy por encima de $120.50' });
  await user.click(menu());
  await user.click(await screen.findByRole('menuitem', { name: 'Cambiar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cambiar alerta' });
  const amount = within(dialog).getByLabelText(/Monto/);
  await user.clear(amount);
  await user.type(amount, '200');
  api.answer(editAlert, ALERT);
  await user.click(within(dialog).getByRole('button', { name: 'Guardar alerta' }));
  await screen.findByText('Alerta Guardada');
  expect(api.requests(editAlert)[0]?.body).toMatchObject({
    ...{ terms: { kind: 'spend_above', amountCents: 20_000 }, campaignId: 'HS001', zone: 'America/New_York' },
  });
  await user.click(menu());
  await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  api.answer(deleteAlert, undefined);
  const asking = await screen.findByRole('alertdialog', { name: '¿Eliminar esta alerta?' });
  await user.click(within(asking).getByRole('button', { name: 'Eliminar' }));
  await screen.findByText('Alerta Eliminada');
});

test('the network is offered no webhook', async () => {
  const { user } = await opened([], 'admin');
  await user.click(screen.getByRole('button', { name: 'Nueva alerta' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nueva alerta' });
  within(dialog).getByRole('checkbox', { name: 'Correo' });
  expect(within(dialog).queryByRole('checkbox', { name: /Webhook/ })).toBeNull();
});

test('alerts that cannot be loaded say so', async () => {
  await opened(refusal('internal'));
  await screen.findByText(/No se pudieron cargar las alertas/);
});
