import type { AuditEntry } from '@callstead/contract/audit';
import { listAudit } from '@callstead/contract/audit-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAuditEntry } from '../../../testing/an-audit-entry.ts';
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
  await user.click(screen.getByRole('button', { name: /^Filtrar por Fecha/ }));
  await user.click(await screen.findByRole('radio', { name: /^Mes pasado/ }));
  await waitFor(() => expect(address()).toBe(`${AUDIT}?action=admin.withdraw-invitation&period=lastMonth`));
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
  await waitFor(() => expect(address()).toBe(`${AUDIT}?period=lastMonth`));
  await user.click(await screen.findByRole('link', { name: 'Ver todas las fechas' }));
  await waitFor(() => expect(address()).toBe(`${AUDIT}?period=all`));
});

const CALL = 'call_01m7gaxaxqy6hazvavjm09z3xz';
const ID = '7a9e1c04-52c1-4a0e-9b57-2f1f0c9f3a11';

const listOf = (data: AuditEntry[]) => ({ ...NOTHING, data });

test('a row is one line that opens, by keyboard too, what was and what is', async () => {
  const api = fakeApi(aSession('admin'));
  const entry = anAuditEntry({
    action: 'profile.update',
    before: { full_name: 'Nora', phone: '+13055550142', city: 'Austin' },
    after: { full_name: 'Nora Paz', phone: '+13055550143', city: 'Tampa' },
    reason: 'Lo pidió',
  });
  api.answer(listAudit, listOf([entry]));
  const { user, address } = await openPage(api, AUDIT);
  const row = (await screen.findByText('Nora Paz', { selector: 'td *' })).closest('tr') as HTMLElement;
  expect(row.textContent).toContain(
    'Nombre: Nora → Nora Paz · Teléfono: +1 (305) 555-0142 → +1 (305) 555-0143 · y 1 más · Motivo: Lo pidió',
  );
  const opener = within(row).getByRole('link', { name: /Detalles de Cambió una cuenta, Nora Paz$/ });
  opener.focus();
  await user.keyboard('{Enter}');
  const drawer = await screen.findByRole('dialog', { name: 'Cambió una cuenta' });
  expect(drawer.textContent).toContain('CiudadAntes: Austin → Después: Tampa');
  expect(drawer.textContent).toContain('203.0.113.7');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe(AUDIT);
  expect(document.activeElement).toBe(opener);
});

test('numbers and calls are named in short; what an older version kept is not shown raw', async () => {
  const api = fakeApi(aSession('admin'));
  api.answer(
    listAudit,
    listOf([
      anAuditEntry({ id: 1, action: 'call.decide', subject: { type: 'call', id: CALL, name: CALL } }),
      anAuditEntry({ id: 2, action: 'number.import', subject: { type: 'number', id: ID, name: '+13055550142 (3)' } }),
      anAuditEntry({ id: 3, action: 'caller.block', after: { advertiserId: ID, blocked_by: { id: ID } } }),
      anAuditEntry({ id: 4, action: 'campaign.edit', after: { hours: ['9-5'] } }),
    ]),
  );
  await openPage(api, AUDIT);
  await screen.findByRole('link', { name: '…jm09z3xz' });
  screen.getByRole('link', { name: '+1 (305) 555-0142 (3)' });
  screen.getByText('Otro dato: solo en la exportación · Otro dato: solo en la exportación');
  screen.getByText('Horario: solo en la exportación');
});
