import { listAudit } from '@callstead/contract/audit-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, SILENCE } from '../../../testing/fake-api.ts';
import { choose, fill } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const AUDIT = '/admin-dashboard/audit';
const UNREACHABLE = 'No podemos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.';
const NOTHING = { data: [], previous: null, hasMore: false, next: null };

test('filters of the audit log stand in the address; nothing found and a failure are told', async () => {
  const api = fakeApi(aSession('admin'));
  api.answer(listAudit, NOTHING);
  const { user, address } = await openPage(api, AUDIT);
  await choose(user, 'Acción', 'Retiró una invitación');
  await waitFor(() => expect(address()).toBe(`${AUDIT}?action=admin.withdraw-invitation`));
  fill('Hasta', '2020-01-31');
  await waitFor(() => expect(address()).toBe(`${AUDIT}?action=admin.withdraw-invitation&to=2020-01-31`));
  await screen.findByText('No hay entradas que coincidan con los filtros.');
  expect(api.requests(listAudit).at(-1)?.query).toMatchObject({ action: 'admin.withdraw-invitation' });

  api.answer(listAudit, SILENCE);
  fill('Buscar', 'anybody');
  const failure = await within(screen.getByRole('main')).findByRole('alert');
  expect(failure.textContent).toContain(`Error al cargar auditoría: ${UNREACHABLE}`);
  api.answer(listAudit, NOTHING);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByText('No hay entradas que coincidan con los filtros.');
  await user.click(screen.getAllByText('Quitar filtros')[0] as HTMLElement);
  await waitFor(() => expect(address()).toBe(AUDIT));
});
