import { listApplications } from '@callstead/contract/applications-endpoints';
import type { NumberPool } from '@callstead/contract/number-pools';
import { listNumberPools, setNumberPool } from '@callstead/contract/number-pools-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anApplication } from '../../../testing/applications.ts';
import { BAD_GATEWAY, fakeApi } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';
import { aPageOf } from '../../../testing/work-pages.ts';

const PAGE = '/admin-dashboard/numbers?tab=pools';
const POOL: NumberPool = {
  applicationId: 'a0a0a0a0-0000-4000-8000-000000000001',
  campaign: { id: 'HS001', title: 'Techos Miami' },
  publisher: { affId: 'NORA01', name: 'Nora Paz' },
  size: 5,
  holdMinutes: 30,
  hosts: ['plumber.example'],
  numbers: 3,
  inUse: 2,
  resting: 1,
  last7Days: { visitors: 80, ranEmpty: 9 },
  last30Days: { visitors: 300, ranEmpty: 12 },
  advice: { size: 9, busiestHour: 8, minutesEach: 36 },
};

async function opened(data: readonly NumberPool[]) {
  const api = fakeApi(aSession('admin'));
  api.answer(listNumberPools, { data: [...data], hasMore: false, next: null });
  const page = await openPage(api, PAGE);
  return { api, ...page };
}

test('a pool tells how it is used, how often it ran empty, and the size it should have with the reason', async () => {
  await opened([POOL]);
  await screen.findByText('Nora Paz');
  const table = screen.getByRole('table', { name: 'Grupos de números para páginas' });
  const text = within(table).getAllByRole('row')[1]?.textContent;
  expect(text).toMatch(/Nora Paz NORA01.*HS001 · Techos Miami.*3 de 5.*faltan 2.*2 prestados.*1 en reposo/);
  expect(text).toMatch(/9 de 80 en 7 días.*12 de 300 en 30 días.*9 números/);
  expect(text).toContain('En la hora más concurrida vinieron 8 visitantes y el número se tuvo 36 min de media.');
  const link = within(table).getByRole('link', { name: 'Ver números de Nora Paz' });
  expect(link.getAttribute('href')).toBe(`/admin-dashboard/numbers?pool=${POOL.applicationId}`);
});

test('its size, time and sites are changed in a dialog that refuses what cannot be', async () => {
  const { api, user } = await opened([POOL]);
  api.answer(setNumberPool, undefined);
  await user.click(await screen.findByRole('button', { name: 'Editar el grupo de Nora Paz' }));
  const dialog = await screen.findByRole('dialog', { name: 'Grupo de Nora Paz' });
  const [size, sites] = ['Cuántos números', /^Sitios que pueden pedir/].map((name) =>
    within(dialog).getByRole('textbox', { name }),
  );
  await user.clear(size as HTMLElement);
  await user.type(size as HTMLElement, '9');
  await user.clear(sites as HTMLElement);
  await user.type(sites as HTMLElement, 'localhost');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sites?.getAttribute('aria-invalid')).toBe('true'));
  await user.clear(sites as HTMLElement);
  await user.type(sites as HTMLElement, 'One.example, two.example');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Grupo Guardado');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests(setNumberPool)).toMatchObject([
    { params: { id: POOL.applicationId }, body: { size: 9, holdMinutes: 30, hosts: ['one.example', 'two.example'] } },
  ]);
});

test('a new one is for an approved application for calls', async () => {
  const { api, user } = await opened([]);
  api.answer(listApplications, aPageOf([anApplication({ status: 'approved' })]));
  await screen.findByText('Ningún editor tiene todavía números para sus páginas.');
  await user.click(screen.getByRole('button', { name: 'Nuevo grupo' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('button', { name: 'Guardar' })).toBeNull();
  await within(dialog).findByRole('combobox', { name: 'Para quién' });
});

test('a list that cannot be loaded says why', async () => {
  const api = fakeApi(aSession('admin'));
  api.answer(listNumberPools, BAD_GATEWAY);
  await openPage(api, PAGE);
  await screen.findByText(/^Error al cargar grupos: /);
});
