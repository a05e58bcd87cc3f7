import type { TrackingNumber } from '@callstead/contract/numbers';
import { listNumbers } from '@callstead/contract/numbers-endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BAD_GATEWAY, fakeApi } from '../../../testing/fake-api.ts';
import { choose } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';
import { aPageOf } from '../../../testing/work-pages.ts';

const PAGE = '/admin-dashboard/numbers';

test('approvals that wait are a warning for the admin', async () => {
  const api = fakeApi(aSession('admin'));
  const counts = { available: 0, assigned: 40, resting: 0, waiting: 3 };
  api.answer(listNumbers, { ...aPageOf<TrackingNumber>([]), counts });
  await openPage(api, PAGE);
  await screen.findByText('3 aprobaciones esperan un número.');
});

test('a list that cannot be loaded says why', async () => {
  const api = fakeApi(aSession('admin'));
  api.answer(listNumbers, BAD_GATEWAY);
  await openPage(api, PAGE);
  await screen.findByText(/^Error al cargar números: /);
});

const NUMBER: TrackingNumber = {
  ...{ id: crypto.randomUUID(), number: '+13055550142', carrier: 'Twilio', state: 'assigned', isPooled: false },
  ...{ assignedAt: '2026-03-02T10:00:00.000Z', releasedAt: null, restsUntil: null, atCarrier: null },
  assignedTo: { publisherName: 'Nora Paz', affId: 'NORA01', campaignId: 'HS001', campaignTitle: 'Techos' },
};

test('numbers are one line each, sorted and narrowed by the address; J goes to one, and its link to its calls', async () => {
  const api = fakeApi(aSession('admin'));
  const counts = { available: 1, assigned: 80, resting: 0, waiting: 0 };
  api.answer(listNumbers, { ...aPageOf([NUMBER]), count: { rows: 81, isMore: false }, counts });
  const { user, address } = await openPage(api, PAGE);
  await screen.findByText('1–1 de 81');
  await user.keyboard('j');
  expect(document.activeElement?.getAttribute('href')).toBe('/admin-dashboard/calls?search=%2B13055550142&period=all');
  await user.click(screen.getByRole('button', { name: /^Editor/ }));
  await waitFor(() => expect(address()).toBe(`${PAGE}?sort=publisher`));
  await user.click(screen.getByRole('button', { name: 'Filtros' }));
  await choose(user, 'Estado', 'Asignado');
  await user.keyboard('{Escape}');
  await screen.findByRole('button', { name: /Estado: Asignado/ });
  expect(api.requests(listNumbers).at(-1)?.query).toMatchObject({
    sort: 'publisher',
    direction: 'asc',
    state: 'assigned',
  });
});
