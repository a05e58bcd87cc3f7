import type { AccountDetail } from '@callstead/contract/identity/accounts';
import {
  decideAccounts,
  readAccount,
  setAccountStatus,
  switchAccountType,
} from '@callstead/contract/identity/accounts-endpoints';
import type { Profile } from '@callstead/contract/identity/identity';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aNetworkOf, detailOf, keepAccounts, somebody } from '../../../testing/accounts.ts';
import {
  button,
  chooseFromMenu,
  expectNames,
  expectNoDialog,
  openMenu,
  rowOf,
  USERS,
} from '../../../testing/accounts-screen.ts';
import { fakeApi, SILENCE } from '../../../testing/fake-api.ts';
import { fill, valueIn } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';
import { expectToast, toast } from '../../../testing/toasts.ts';

const UNREACHABLE = 'No podemos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.';

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
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Ver detalles',
    'Abrir la página',
    'Rechazar',
    'A pendiente',
  ]);
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
  await screen.findByText('1–1 de 1');
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
  await screen.findByText('1–3 de 3');
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
  await waitFor(() => expect(document.activeElement?.textContent).toBe('1–1 de 1'));
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
