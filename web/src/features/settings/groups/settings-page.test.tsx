import type { SettingsInForce } from '@callstead/contract/settings';
import { readSettings, saveSettings } from '@callstead/contract/settings-endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, refusal, SILENCE } from '../../../testing/fake-api.ts';
import { choose, expectRefused, fill, valueIn } from '../../../testing/fields.ts';
import { hearLive } from '../../../testing/hear-live.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const PAGE = '/admin-dashboard/settings';
const ADDRESS = 'Correo de soporte';
const UNREACHABLE = 'No podemos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.';

const support = (email: string, version = 0): SettingsInForce => ({
  group: 'support',
  version,
  values: { email },
  changedAt: version ? '2026-03-02T10:00:00.000Z' : null,
  changedBy: version ? 'Alma Ortega' : null,
});
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

function aNetworkWith(email: string) {
  const api = fakeApi(aSession('admin'));
  api.answer(readSettings, { groups: [support(email)] });
  return api;
}

test('an admin finds the settings in the sidebar, changes the support address and reads that it holds', async () => {
  const api = aNetworkWith('support@callstead.example');
  const { user } = await openPage(api, PAGE);
  const inSidebar = screen.getByRole('link', { name: 'Ajustes' });
  expect(inSidebar.getAttribute('aria-current')).toBe('page');
  await screen.findByText('Valor inicial; nadie lo ha cambiado aún.');
  expect(button('Guardar').disabled).toBe(true);
  fill(ADDRESS, 'help@callstead.example');
  const saved = { groups: [support('help@callstead.example', 1)] };
  api.answer(saveSettings, saved);
  api.answer(readSettings, saved);
  await user.click(button('Guardar'));
  await screen.findByText('Guardado. Vale desde ahora.');
  expect(api.requests(saveSettings).at(-1)?.body).toEqual({
    group: 'support',
    version: 0,
    values: { email: 'help@callstead.example' },
  });
  await screen.findByText(/^Cambiado por Alma Ortega/);
});

test('the groups are named first, each with the way to it', async () => {
  await openPage(aNetworkWith('support@callstead.example'), PAGE);
  const index = await screen.findByRole('navigation', { name: 'Grupos de ajustes' });
  const links = within(index).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Soporte', `${PAGE}#support`]]);
});

test('on a phone one list leads to each group', async () => {
  const { user } = await openPage(aNetworkWith('support@callstead.example'), PAGE);
  await screen.findByRole('heading', { name: 'Soporte' });
  const arrive = vi.spyOn(Element.prototype, 'scrollIntoView');
  await choose(user, 'Ir a', 'Soporte');
  await waitFor(() => expect(arrive.mock.contexts).toContain(document.getElementById('support')));
  expect(screen.getByRole('link', { name: 'Soporte' }).getAttribute('aria-current')).toBe('location');
  arrive.mockRestore();
});

test('numbers of another country are bought by a level and a limit of their own', async () => {
  const api = fakeApi(aSession('admin'));
  const values = { restDays: 30, refillLevel: 0, refillPerDay: 5, refillAreaCodes: '', refillAbroad: [] };
  const numbers = { group: 'numbers' as const, version: 0, values, changedAt: null, changedBy: null };
  api.answer(readSettings, { groups: [numbers] });
  const { user } = await openPage(api, PAGE);
  await user.click(await screen.findByRole('button', { name: 'Añadir un país' }));
  await user.click(button('Guardar'));
  await expectRefused('País', 'Completa este campo');
  const spain = within(screen.getByRole('group', { name: 'País 1' }));
  await choose(user, 'País', 'España');
  await choose(user, 'Tipo', 'Móvil');
  fireEvent.input(spain.getByLabelText('Como máximo al día'), { target: { value: '3' } });
  const refillAbroad = [{ country: 'ES', type: 'mobile', begins: '', level: 5, perDay: 3 }] as const;
  const saved = { groups: [{ ...numbers, version: 1, values: { ...values, refillAbroad: [...refillAbroad] } }] };
  api.answer(saveSettings, saved);
  api.answer(readSettings, saved);
  await user.click(button('Guardar'));
  await screen.findByText('Guardado. Vale desde ahora.');
  expect(api.requests(saveSettings).at(-1)?.body.values).toMatchObject({ refillAbroad });
});

test('what is no address is told beside the field, and what cannot be saved keeps what was typed', async () => {
  const api = aNetworkWith('support@callstead.example');
  const { user } = await openPage(api, PAGE);
  await screen.findByText('Valor inicial; nadie lo ha cambiado aún.');
  fill(ADDRESS, 'nobody');
  await user.click(button('Guardar'));
  await waitFor(() => expect(screen.getByLabelText(ADDRESS).getAttribute('aria-invalid')).toBe('true'));
  fill(ADDRESS, 'help@callstead.example');
  api.answer(saveSettings, SILENCE);
  await user.click(button('Guardar'));
  await screen.findByText(UNREACHABLE);
  expect(valueIn(ADDRESS)).toBe('help@callstead.example');
  api.answer(saveSettings, refusal('validation_failed', { 'values.email': 'email_invalid' }));
  await user.click(button('Guardar'));
  await expectRefused(ADDRESS, 'Escribe');
  expect(valueIn(ADDRESS)).toBe('help@callstead.example');
});

test('when somebody else saves meanwhile, what was typed stays and one chooses', async () => {
  const live = hearLive();
  const api = aNetworkWith('support@callstead.example');
  const { user } = await openPage(api, PAGE);
  await screen.findByText('Valor inicial; nadie lo ha cambiado aún.');
  fill(ADDRESS, 'mine@callstead.example');
  api.answer(readSettings, { groups: [support('theirs@callstead.example', 1)] });
  live.tell({ topic: 'settings' });
  await screen.findByText(/^Alguien ha cambiado este grupo entretanto/);
  expect(valueIn(ADDRESS)).toBe('mine@callstead.example');
  const saved = { groups: [support('mine@callstead.example', 2)] };
  api.answer(saveSettings, saved);
  api.answer(readSettings, saved);
  await user.click(button('Guardar lo mío'));
  await screen.findByText('Guardado. Vale desde ahora.');
  expect(api.requests(saveSettings).at(-1)?.body.version).toBe(1);
});

test('settings that cannot be loaded say so', async () => {
  const api = fakeApi(aSession('admin'));
  api.answer(readSettings, SILENCE);
  await openPage(api, PAGE);
  await screen.findByText(`No se pudieron cargar los ajustes: ${UNREACHABLE}`);
});

test("the network's legal data: an address may stay empty, and what is none is told", async () => {
  const api = fakeApi(aSession('admin'));
  const none = { legalName: '', addressLine1: '', addressLine2: '', country: '', taxId: '', email: '' };
  const company = { group: 'company' as const, version: 0, values: none, changedAt: null, changedBy: null };
  api.answer(readSettings, { groups: [company] });
  const { user } = await openPage(api, PAGE);
  await screen.findByRole('heading', { name: 'Datos legales' });
  fill('Razón social', 'Callstead Network LLC');
  fill('Correo de facturación', 'nobody');
  await user.click(button('Guardar'));
  await expectRefused('Correo de facturación', 'Escribe');
  fill('Correo de facturación', '');
  const values = { ...none, legalName: 'Callstead Network LLC' };
  const saved = { groups: [{ ...company, version: 1, values }] };
  api.answer(saveSettings, saved);
  api.answer(readSettings, saved);
  await user.click(button('Guardar'));
  await screen.findByText('Guardado. Vale desde ahora.');
  expect(api.requests(saveSettings).at(-1)?.body).toEqual({ group: 'company', version: 0, values });
});
