import { erasePerson, findPerson, listErasures } from '@callstead/contract/persons-endpoints';
import { readSuppression } from '@callstead/contract/suppression-endpoints';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BAD_GATEWAY, fakeApi } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const PAGE = '/admin-dashboard/people';
const FOUND = {
  ...{ token: 'sealed', kind: 'phone' as const, contact: '+13055550142', isSuppressed: false, blocks: 0, tickets: 0 },
  ...{ callCount: 0, calls: [], leadCount: 1, erasedAt: null },
  leads: [
    {
      ...{ id: 'lead_1', arrivedAt: '2026-03-02T10:00:00.000Z', campaign: 'HS001', name: 'Ana Ruiz' },
      ...{ phone: '+13055550142', email: 'ana@example.com' },
    },
  ],
};
const ERASURE = {
  ...{ id: '7a9e1c04-52c1-4a0e-9b57-2f1f0c9f3a11', kind: 'phone' as const, person: '0a1b2c3d4e5f' },
  ...{ createdAt: '2026-03-02T10:00:00.000Z', finishedAt: null, calls: 0, leads: 0, recordings: 0 },
};

function anApi() {
  const api = fakeApi(aSession('admin'));
  api.answer(listErasures, { data: [], hasMore: false, next: null });
  api.answer(readSuppression, { phones: 2, emails: 1 });
  return api;
}

test('an admin finds a person and erases them', async () => {
  const api = anApi();
  api.answer(findPerson, FOUND);
  api.answer(erasePerson, ERASURE);
  await openPage(api, PAGE);
  await screen.findByText('2 teléfonos y 1 correo');
  await userEvent.type(screen.getByLabelText(/Teléfono o correo/), '305 555 0142');
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  await screen.findByText(/Ana Ruiz/);
  await userEvent.click(screen.getByRole('button', { name: 'Borrar' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByLabelText(/rechazar sus llamadas/));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Borrar para siempre' }));
  await screen.findByText('El borrado ha comenzado');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('what cannot be loaded says why', async () => {
  const api = fakeApi(aSession('admin'));
  api.answer(listErasures, BAD_GATEWAY);
  api.answer(readSuppression, BAD_GATEWAY);
  await openPage(api, PAGE);
  await screen.findByText(/^Error al cargar los borrados: /);
  await screen.findByText(/^Error al cargar la lista de supresión: /);
});
