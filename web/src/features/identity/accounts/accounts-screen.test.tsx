import type { AccountDetail } from '@callstead/contract/identity/accounts';
import {
  decideAccounts,
  listAccounts,
  readAccount,
  setAccountStatus,
  switchAccountType,
} from '@callstead/contract/identity/accounts-endpoints';
import type { Profile } from '@callstead/contract/identity/identity';
import {
  checkInvitation,
  listInvitations,
  withdrawInvitation,
} from '@callstead/contract/identity/invitations-endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { detailOf, keepAccounts } from '../../../testing/accounts.ts';
import { fakeApi, refusal, SILENCE } from '../../../testing/fake-api.ts';
import { choose, fill, valueIn } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aProfile, aSession } from '../../../testing/people.ts';
import { expectToast, toast } from '../../../testing/toasts.ts';

const USERS = '/admin-dashboard/users';
const UNREACHABLE = 'No podemos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const rows = () => screen.queryAllByRole('row').slice(1);
const rowOf = (text: string) => rows().find(({ textContent }) => textContent.includes(text));
const names = () => rows().map((row) => within(row).getByRole('link').textContent);
const expectNames = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
const expectNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openMenu(user: UserEvent, name: string): Promise<HTMLElement[]> {
  await user.click(await screen.findByRole('button', { name: `Acciones para ${name}` }));
  return screen.findAllByRole('menuitem');
}

async function chooseFromMenu(user: UserEvent, name: string, item: string): Promise<void> {
  await openMenu(user, name);
  await user.click(screen.getByRole('menuitem', { name: item }));
}

/** An admin looks at these people. */
function aNetworkOf(people: readonly Profile[], page?: { size: number }) {
  const api = fakeApi(aSession('admin'));
  keepAccounts(api, people, page);
  return api;
}

const somebody = (fullName: string, changes: Partial<Profile> = {}) =>
  aProfile(changes.userType ?? 'publisher', {
    fullName,
    email: `${fullName.split(' ')[0]}@people.example`,
    ...changes,
  });

const PENDING = [
  somebody('Pilar Acosta', { status: 'pending', userType: 'affiliate' }),
  somebody('Paula Peña', { status: 'pending' }),
  somebody('Pedro Aguilar', { status: 'pending', userType: 'advertiser' }),
];

test('an admin searches, filters and sorts; the address holds it all and Back undoes it', async () => {
  const api = aNetworkOf([...PENDING, somebody('Rubén Ávila', { status: 'rejected' })]);
  const page = await openPage(api, USERS);
  await screen.findByText('4 usuarios');
  fill('Buscar', 'ávila');
  await screen.findByText('1 usuario');
  expect(page.address()).toBe(`${USERS}?search=%C3%A1vila`);
  expect(rowOf('Rubén Ávila')?.textContent).toContain('Rechazada');

  fill('Buscar', 'people.example');
  await screen.findByText('4 usuarios');
  await choose(page.user, 'Estado', 'Pendiente');
  await screen.findByText('3 usuarios');
  await choose(page.user, 'Tipo', 'Afiliado');
  await expectNames('Pilar Acosta');
  expect(page.address()).toBe(`${USERS}?search=people.example&status=pending&type=affiliate`);
  page.goBack();
  await screen.findByText('3 usuarios');

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
  expect(items.map(({ textContent }) => textContent)).toEqual(['Ver detalles']);
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
  await screen.findByText('2 en esta página');
  await expectNames('Ana', 'Beto');
  expect(screen.queryByRole('link', { name: 'Anterior' })).toBeNull();
  await follow('Siguiente');
  await expectNames('Caro', 'Dani');
  expect(page.address()).toBe(`${USERS}?after=2`);
  await follow('Siguiente');
  await expectNames('Ema');
  await follow('Anterior');
  await expectNames('Caro', 'Dani');
  await follow('Anterior');
  await expectNames('Ana', 'Beto');
  page.goBack();
  await expectNames('Caro', 'Dani');
});

test('one account opens by keyboard with everything known, is decided about there, and Back closes it', async () => {
  const account = somebody('Aldo Cruz', { userType: 'advertiser', status: 'pending' });
  const api = aNetworkOf([account]);
  const page = await openPage(api, `${USERS}?search=aldo`);
  (await screen.findByRole('link', { name: 'Aldo Cruz' })).focus();
  await page.user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Aldo Cruz' }));
  expect(page.address()).toBe(`${USERS}?search=aldo&detail=${account.id}`);
  const facts = ['Aldo@people.example', 'Casa Clara LLC', '1 Main St', 'Austin', 'TX', '78701', '+1 (305) 555-0142'];
  for (const fact of [...facts, 'No especificado']) expect(dialog.getAllByText(fact)).not.toEqual([]);

  api.answer(setAccountStatus, SILENCE);
  await page.user.click(dialog.getByRole('button', { name: 'Aprobar' }));
  await expectToast('Error', `Error al actualizar estado: ${UNREACHABLE}`);
  keepAccounts(api, [account]);
  await page.user.click(dialog.getByRole('button', { name: 'Aprobar' }));
  await expectToast('Estado Actualizado', 'Aldo Cruz: Aprobada');
  await waitFor(() => expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Aprobar' }).disabled).toBe(true));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Rechazar' }).disabled).toBe(false);

  // Escape is the dialog's, also while a toast that came later is still to be read.
  await page.user.keyboard('{Escape}');
  await expectNoDialog();
  expect(toast()).not.toBeNull();
  page.goForward();
  await screen.findByRole('dialog', { name: 'Aldo Cruz' });
  page.goBack();
  await expectNoDialog();
  expect(page.address()).toBe(`${USERS}?search=aldo`);

  const items = await openMenu(page.user, 'Aldo Cruz');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Ver detalles', 'Rechazar', 'A pendiente']);
  await page.user.click(screen.getByRole('menuitem', { name: 'A pendiente' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Devolver a Aldo Cruz a pendiente?' }));
  fill(question.getByLabelText(/^Motivo/), 'Falta la web.');
  await page.user.click(question.getByRole('button', { name: 'A pendiente' }));
  await expectToast('Estado Actualizado', 'Aldo Cruz: Pendiente');
  expect(api.requests(setAccountStatus).at(-1)).toMatchObject({
    params: { id: account.id },
    body: { status: 'pending', reason: 'Falta la web.' },
  });
});

test('an admin rejects with a reason, which stays when that fails, and approves after all', async () => {
  const account = somebody('Aldo Cruz', { userType: 'advertiser', status: 'pending' });
  const api = aNetworkOf([account]);
  const { user } = await openPage(api, USERS);
  await screen.findByText('1 usuario');
  expect(rowOf('Aldo Cruz')?.textContent).toContain('Pendiente');

  api.answer(setAccountStatus, SILENCE);
  await chooseFromMenu(user, 'Aldo Cruz', 'Rechazar');
  const question = within(await screen.findByRole('alertdialog', { name: '¿Rechazar a Aldo Cruz?' }));
  const reason = question.getByLabelText(/^Motivo/);
  fill(reason, 'Falta tu sitio web.');
  await user.click(question.getByRole('button', { name: 'Rechazar' }));
  await expectToast('Error', `Error al actualizar estado: ${UNREACHABLE}`);
  expect(valueIn(reason)).toBe('Falta tu sitio web.');
  keepAccounts(api, [account]);
  await user.click(question.getByRole('button', { name: 'Rechazar' }));
  await expectToast('Estado Actualizado', 'Aldo Cruz: Rechazada');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(rowOf('Aldo Cruz')?.textContent).toContain('Rechazada'));

  await chooseFromMenu(user, 'Aldo Cruz', 'Aprobar');
  await expectToast('Estado Actualizado', 'Aldo Cruz: Aprobada');
});

test('an account that cannot be loaded says so inside its dialog', async () => {
  const { user, address } = await openPage(aNetworkOf([]), `${USERS}?detail=${crypto.randomUUID()}`);
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByRole('alert')).textContent).toContain('Error al cargar la cuenta: No lo hemos encontrado');
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(address()).toBe(USERS));
});

test('several are decided about at once; the question names how many, the answer whom it could not be done to', async () => {
  const api = fakeApi(aSession('admin'));
  const people = [somebody('Nora Paz', { status: 'pending' }), somebody('Aldo Cruz', { status: 'pending' })];
  const everybody = [...people, api.session?.profile as Profile];
  keepAccounts(api, everybody);
  const { user } = await openPage(api, USERS);
  await screen.findByText('3 usuarios');
  await user.click(screen.getByLabelText('Seleccionar la página'));
  screen.getByText('3 cuentas seleccionadas');
  await user.click(screen.getByLabelText('Seleccionar a Alma Ortega'));
  screen.getByText('2 cuentas seleccionadas');
  await user.click(screen.getByLabelText('Seleccionar a Alma Ortega'));
  await user.click(button('Rechazar'));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Rechazar 3 cuentas?' }));
  fill(question.getByLabelText(/^Motivo/), 'Faltan datos.');
  api.answer(decideAccounts, SILENCE);
  await user.click(question.getByRole('button', { name: 'Rechazar' }));
  await expectToast('Error', `Error al actualizar estado: ${UNREACHABLE}`);
  keepAccounts(api, everybody);
  await user.click(question.getByRole('button', { name: 'Rechazar' }));
  await expectToast('Estado Actualizado', '2 cuentas: Rechazada');
  expect(api.requests(decideAccounts).at(-1)?.body.reason).toBe('Faltan datos.');
  const refusals = within(screen.getByRole('main')).getByRole('alert');
  expect(refusals.textContent).toContain('1 cuenta no ha cambiado');
  expect(refusals.textContent).toContain('Alma Ortega: Es tu propia cuenta.');
  for (const { fullName } of people) await waitFor(() => expect(rowOf(fullName)?.textContent).toContain('Rechazada'));
  await user.click(within(refusals).getByRole('button', { name: 'Entendido' }));
  expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
});

test('an admin switches a publisher to affiliate, and a failure is told', async () => {
  const people = [somebody('Nora Paz')];
  const api = aNetworkOf(people);
  const { user } = await openPage(api, '/admin-dashboard/publishers');
  api.answer(switchAccountType, SILENCE);
  await chooseFromMenu(user, 'Nora Paz', 'Cambiar a afiliado');
  await expectToast('Error', `Error al actualizar tipo: ${UNREACHABLE}`);
  keepAccounts(api, people);
  await chooseFromMenu(user, 'Nora Paz', 'Cambiar a afiliado');
  await expectToast('Tipo Actualizado', 'Nora Paz: Afiliado');
  await waitFor(() => expect(rowOf('Nora Paz')?.textContent).toContain('Afiliado'));
});

test('an invitation is withdrawn after the question', async () => {
  const api = aNetworkOf([]);
  const invitation = {
    id: crypto.randomUUID(),
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

test('after a decision the focus stays in the open dialog, and after the dialog it goes where something stands', async () => {
  const api = aNetworkOf([somebody('Nora Paz', { status: 'pending' }), somebody('Rubén Ávila', { status: 'pending' })]);
  const { user } = await openPage(api, `${USERS}?status=pending`);
  await user.click(await screen.findByRole('link', { name: 'Nora Paz' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nora Paz' });
  await user.click(await within(dialog).findByRole('button', { name: 'Aprobar' }));
  await waitFor(() =>
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Aprobar' }).disabled).toBe(true),
  );
  expect(dialog.contains(document.activeElement)).toBe(true);

  await user.click(within(dialog).getByRole('button', { name: 'Rechazar' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Rechazar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));

  await user.keyboard('{Escape}');
  await expectNoDialog();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('1 usuario'));
});

test('everybody who acts for an account is named, not only whoever came first', async () => {
  const account = somebody('Nora Paz');
  const api = aNetworkOf([account]);
  const [first] = detailOf(account).members;
  const second = { ...first, id: crypto.randomUUID(), fullName: 'Iker Luna', email: 'iker@paz.example', phone: null };
  const members = [first, { ...second, emailConfirmedAt: null }] as AccountDetail['members'];
  api.answer(readAccount, { ...detailOf(account), members });
  const { user } = await openPage(api, USERS);
  await user.click(await screen.findByRole('link', { name: 'Nora Paz' }));
  const people = within(await screen.findByRole('region', { name: '2 personas en esta cuenta' }));
  const told = people.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told[0]).toContain('Nora Paz');
  expect(told[1]).toMatch(/Iker Luna.*iker@paz\.example · correo sin confirmar/);
});

test('the reason for several is asked with a hint that fits the decision', async () => {
  const { user } = await openPage(aNetworkOf([somebody('Nora Paz', { status: 'pending' })]), USERS);
  await expectNames('Nora Paz');
  for (const [decision, hint] of [
    ['Aprobar', /rechazo/],
    ['Rechazar', /aprobaci/],
  ] as const) {
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar a Nora Paz' }));
    await user.click(button(decision));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).not.toMatch(hint);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar a Nora Paz' }));
  }
});
