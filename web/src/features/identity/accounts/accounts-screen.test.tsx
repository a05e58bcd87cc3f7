import { listAccounts } from '@callstead/contract/identity/accounts-endpoints';
import {
  checkInvitation,
  listInvitations,
  withdrawInvitation,
} from '@callstead/contract/identity/invitations-endpoints';
import { readListSettings } from '@callstead/contract/list-settings-endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aNetworkOf, keepAccounts, somebody } from '../../../testing/accounts.ts';
import { button, expectNames, expectNoDialog, openMenu, rowOf, rows, USERS } from '../../../testing/accounts-screen.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { choose, fill, valueIn } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { expectToast } from '../../../testing/toasts.ts';

const PENDING = [
  somebody('Pilar Acosta', { status: 'pending', userType: 'affiliate' }),
  somebody('Paula Peña', { status: 'pending' }),
  somebody('Pedro Aguilar', { status: 'pending', userType: 'advertiser' }),
];

test('an admin searches, filters and sorts; the address holds it all and Back undoes it', async () => {
  const api = aNetworkOf([...PENDING, somebody('Rubén Ávila', { status: 'rejected' })]);
  const page = await openPage(api, USERS);
  await screen.findByText('1–4 de 4');
  fill('Buscar', 'ávila');
  await screen.findByText('1–1 de 1');
  expect(page.address()).toBe(`${USERS}?search=%C3%A1vila`);
  expect(rowOf('Rubén Ávila')?.textContent).toContain('Rechazada');

  fill('Buscar', 'people.example');
  await screen.findByText('1–4 de 4');
  await page.user.click(button('Filtros'));
  await choose(page.user, 'Estado', 'Pendiente');
  await screen.findByText('1–3 de 3');
  await choose(page.user, 'Tipo', 'Afiliado');
  await page.user.keyboard('{Escape}');
  await expectNames('Pilar Acosta');
  expect(page.address()).toBe(`${USERS}?search=people.example&status=pending&type=affiliate`);
  page.goBack();
  await screen.findByText('1–3 de 3');

  await page.user.click(button('Nombre'));
  await expectNames('Paula Peña', 'Pedro Aguilar', 'Pilar Acosta');
  expect(screen.getByRole('columnheader', { name: 'Nombre' }).getAttribute('aria-sort')).toBe('ascending');
  await page.user.click(button('Nombre'));
  await expectNames('Pilar Acosta', 'Pedro Aguilar', 'Paula Peña');
  expect(page.address()).toContain(`${USERS}?search=people.example&status=pending&sort=name`);
  page.goBack();
  await expectNames('Paula Peña', 'Pedro Aguilar', 'Pilar Acosta');
});

test('an address with filters opens the list it speaks of', async () => {
  await openPage(aNetworkOf(PENDING), `${USERS}?search=p&status=pending&sort=name`);
  await expectNames('Pilar Acosta', 'Pedro Aguilar', 'Paula Peña');
  expect(valueIn('Buscar')).toBe('p');
});

test('publishers and advertisers have lists of their own, with the account of the network marked and closed', async () => {
  const house = somebody('Callstead', { userType: 'advertiser', isNetworkOwned: true });
  const api = aNetworkOf([somebody('Nora Paz'), somebody('Iker Luna', { userType: 'affiliate' }), house]);
  const { user, address } = await openPage(api, '/admin-dashboard/publishers?sort=name&direction=asc');
  screen.getByRole('heading', { level: 1, name: 'Editores' });
  await expectNames('Iker Luna', 'Nora Paz');
  await user.click(
    within(screen.getByRole('navigation', { name: 'Administración' })).getByRole('link', { name: 'Anunciantes' }),
  );
  await waitFor(() => expect(address()).toBe('/admin-dashboard/advertisers'));
  await expectNames('Callstead');
  within(rowOf('Callstead') as HTMLElement).getByText('Red');
  const items = await openMenu(user, 'Callstead');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Ver detalles', 'Abrir la página']);
  await user.click(screen.getByRole('menuitem', { name: 'Ver detalles' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Callstead' }));
  for (const name of ['Aprobar', 'Rechazar'])
    expect(dialog.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
});

test('an account opened while the search is still being typed stays open; the search follows when it is closed', async () => {
  const api = aNetworkOf([somebody('Nora Paz'), somebody('Rubén Ávila')]);
  const { user, address } = await openPage(api, USERS);
  await expectNames('Nora Paz', 'Rubén Ávila');
  fill('Buscar', 'ávila');
  fireEvent.click(screen.getByRole('link', { name: 'Nora Paz' }));
  await screen.findByRole('dialog', { name: 'Nora Paz' });
  await new Promise((resolve) => setTimeout(resolve, 600)); // twice the pause after which a search is handed on
  screen.getByRole('dialog', { name: 'Nora Paz' });
  expect(address()).not.toContain('search');
  await user.keyboard('{Escape}');
  await expectNoDialog();
  await expectNames('Rubén Ávila');
  expect(address()).toBe(`${USERS}?search=%C3%A1vila`);
});

test.each([
  ['users', 'Error al cargar usuarios: ', 'No hay usuarios que coincidan con los filtros.'],
  ['publishers', 'Error al cargar publishers: ', 'No hay publishers que coincidan con los filtros.'],
  ['advertisers', 'Error al cargar advertisers: ', 'No hay advertisers que coincidan con los filtros.'],
])('the list of %s says when it cannot be loaded, and when nothing matches', async (list, failed, empty) => {
  const everybody = [somebody('Nora Paz'), somebody('Aldo Cruz', { userType: 'advertiser' })];
  const api = aNetworkOf(everybody);
  api.answer(listAccounts, refusal('internal'));
  const { user, address } = await openPage(api, `/admin-dashboard/${list}`);
  expect((await screen.findByRole('alert')).textContent).toContain(
    `${failed}Algo ha fallado por nuestra parte. Inténtalo de nuevo dentro de unos minutos.`,
  );
  keepAccounts(api, everybody);
  await user.click(button('Reintentar'));
  await waitFor(() => expect(rows()).not.toEqual([]));
  fill('Buscar', 'nobody at all');
  await screen.findByText(empty);
  await user.click(button('Quitar filtros'));
  await waitFor(() => expect(address()).toBe(`/admin-dashboard/${list}`));
  await waitFor(() => expect(rows()).not.toEqual([]));
});

test('long lists come in pages that lead on and back', async () => {
  const people = ['Ana', 'Beto', 'Caro', 'Dani', 'Ema'].map((name) => somebody(name));
  const page = await openPage(aNetworkOf(people, { size: 2 }), USERS);
  const follow = async (name: string) => page.user.click(await screen.findByRole('link', { name }));
  await screen.findByText('1–2 de 5');
  await expectNames('Ana', 'Beto');
  expect(screen.queryByRole('link', { name: 'Anterior' })).toBeNull();
  await follow('Siguiente');
  await expectNames('Caro', 'Dani');
  expect(page.address()).toBe(`${USERS}?after=2&row=3`);
  await follow('Siguiente');
  await expectNames('Ema');
  await follow('Anterior');
  await expectNames('Caro', 'Dani');
  await follow('Anterior');
  await expectNames('Ana', 'Beto');
  page.goBack();
  await expectNames('Caro', 'Dani');
});

test('a kept view, the columns somebody chose, and J and the space bar work as in every list', async () => {
  const api = aNetworkOf([somebody('Nora Paz', { phone: '+13055550199' }), somebody('Ana Gil', { status: 'pending' })]);
  const view = { id: crypto.randomUUID(), name: 'Por decidir', question: 'status=pending' };
  api.answer(readListSettings, { layout: 'name,phone;compact', views: [view] });
  const { user, address } = await openPage(api, USERS);
  await screen.findByText('+1 (305) 555-0199');
  expect(screen.queryByRole('columnheader', { name: /Correo/ })).toBeNull();
  await user.click(button('Vistas'));
  await user.click(await screen.findByRole('link', { name: 'Por decidir' }));
  await expectNames('Ana Gil');
  expect(address()).toBe(`${USERS}?status=pending`);
  await user.keyboard('j ');
  await screen.findByRole('dialog', { name: 'Ana Gil' });
});

test('an invitation is withdrawn after the question', async () => {
  const api = aNetworkOf([]);
  const invitation = {
    id: crypto.randomUUID(),
    userType: 'admin' as const,
    fullName: 'Omar Gil',
    email: 'omar@people.example',
    invitedBy: 'Alma Ortega',
    createdAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  };
  api.answer(listInvitations, { data: [invitation], hasMore: false, next: null });
  api.answer(withdrawInvitation, () => {
    api.answer(listInvitations, { data: [], hasMore: false, next: null });
    return undefined;
  });
  const { user } = await openPage(api, USERS);
  await user.click(await screen.findByRole('button', { name: 'Retirar la invitación de Omar Gil' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Retirar la invitación de Omar Gil?' }));
  await user.click(question.getByRole('button', { name: 'Retirar' }));
  await expectToast('Invitación Retirada');
  await waitFor(() => expect(screen.queryByText('omar@people.example')).toBeNull());
});

test('a link of an invitation that was withdrawn opens nothing', async () => {
  const api = fakeApi();
  api.answer(checkInvitation, refusal('link_invalid'));
  await openPage(api, '/accept-invitation?token=withdrawn');
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('Ha caducado, ya se usó o fue retirado.');
});
