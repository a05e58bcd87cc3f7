import {
  addTicketNote,
  deleteTicket,
  listAllTickets,
  readTicketDesk,
  replyToTicket,
  sayAnswering,
  setTicketPriority,
  setTicketStatus,
} from '@callstead/contract/tickets-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal, SILENCE } from '../../../testing/fake-api.ts';
import { choose, fill, valueIn } from '../../../testing/fields.ts';
import { hearLive } from '../../../testing/hear-live.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';
import { anEntry, aTicket, keepDesk, keepTickets } from '../../../testing/tickets.ts';
import { expectToast } from '../../../testing/toasts.ts';

const PAGE = '/admin-dashboard/tickets';
const UNREACHABLE = 'No podemos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.';

const rows = () => screen.queryAllByRole('row');
const row = (subject: string) => rows().find(({ textContent }) => textContent.includes(subject));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const expectNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const combobox = (name: string) => screen.getByRole('combobox', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const lastSaid = async () =>
  within(await screen.findByRole('list', { name: 'Conversación' }))
    .getAllByRole('listitem')
    .at(-1)?.textContent;

test('an admin finds tickets by word, status and priority, and the address remembers how', async () => {
  const api = fakeApi(aSession('admin'));
  keepTickets(api, aTicket({ subject: 'Facturación' }), aTicket({ subject: 'Otro pago', priority: 'high' }));
  const page = await openPage(api, PAGE);
  await waitFor(() => expect(row('Otro pago')).toBeDefined());
  await screen.findByText('2 tickets', { selector: '[role=status]' });
  expect(row('Otro pago')?.textContent).toContain('Nora Paz');
  expect(row('Otro pago')?.textContent).toContain('Editor');

  fill('Buscar', 'facturación');
  await waitFor(() => expect(row('Otro pago')).toBeUndefined());
  expect(row('Facturación')).toBeDefined();
  expect(page.address()).toBe(`${PAGE}?search=facturaci%C3%B3n`);
  fill('Buscar', 'o');
  await waitFor(() => expect(row('Otro pago')).toBeDefined());
  await choose(page.user, 'Prioridad', 'Alta');
  await waitFor(() => expect(row('Facturación')).toBeUndefined());
  expect(page.address()).toBe(`${PAGE}?search=o&priority=high`);
  await choose(page.user, 'Estado', 'Cerrado');
  await screen.findByText('No hay tickets que coincidan con los filtros.');
  expect(page.address()).toBe(`${PAGE}?search=o&status=closed&priority=high`);
  expect(combobox('Estado').textContent).toBe('Cerrado');
  page.goBack();
  await waitFor(() => expect(row('Otro pago')).toBeDefined());
});

test('an address with filters opens the list it speaks of', async () => {
  const api = fakeApi(aSession('admin'));
  keepTickets(api);
  await openPage(api, `${PAGE}?search=pago&status=closed&priority=high`);
  await screen.findByText('No hay tickets que coincidan con los filtros.');
  expect(valueIn('Buscar')).toBe('pago');
  expect(combobox('Estado').textContent).toBe('Cerrado');
  expect(combobox('Prioridad').textContent).toBe('Alta');
  expect(api.requests(listAllTickets)[0]?.query).toMatchObject({ search: 'pago', status: 'closed', priority: 'high' });
});

test('a list that cannot be loaded says why, and older tickets come page by page', async () => {
  const api = fakeApi(aSession('admin'));
  api.answer(listAllTickets, SILENCE);
  const { user } = await openPage(api, PAGE);
  await screen.findByText(`Error al cargar tickets: ${UNREACHABLE}`);
  keepTickets(api, ...Array.from({ length: 26 }, (_, count) => aTicket({ subject: `Ticket ${count}` })));
  await user.click(button('Reintentar'));
  await screen.findByText('Los 25 tickets más recientes');
  expect(rows()).toHaveLength(26);
  await user.click(button('Mostrar más'));
  await screen.findByText('26 tickets');
  expect(rows()).toHaveLength(27);
});

test('an admin answers in the dialog, which has its own address and closes with Back', async () => {
  const api = fakeApi(aSession('admin'));
  const sender = { name: 'Aldo Cruz', email: 'aldo@people.example', userType: 'advertiser' as const };
  const ticket = aTicket({ subject: 'Saldo', message: '¿Cuánto queda?', sender, source: 'AdvertiserPanel' });
  keepTickets(api, ticket);
  const page = await openPage(api, `${PAGE}?search=saldo`);
  await page.user.click(await screen.findByRole('link', { name: 'Saldo' }));
  await dialog('Saldo');
  expect(page.address()).toBe(`${PAGE}?search=saldo&ticket=${ticket.id}`);
  page.goBack();
  await expectNoDialog();
  page.goForward();
  const opened = within(await dialog('Saldo'));
  const facts = (await opened.findAllByRole('definition')).map(({ textContent }) => textContent);
  expect(facts).toEqual([
    'Aldo Cruz · aldo@people.example',
    'Anunciante',
    'Panel de anunciante',
    expect.stringMatching(/\d/),
  ]);
  expect(await lastSaid()).toContain('¿Cuánto queda?');

  expect(button('Enviar Respuesta').disabled).toBe(true);
  fill('Respuesta', '  \n');
  expect(button('Enviar Respuesta').disabled).toBe(true);
  fill('Respuesta', 'Quedan $120.');
  api.answer(replyToTicket, SILENCE);
  await page.user.click(button('Enviar Respuesta'));
  await expectToast('Error al enviar respuesta', UNREACHABLE);
  expect(valueIn('Respuesta')).toBe('Quedan $120.');
  keepTickets(api, ticket);
  await page.user.click(button('Enviar Respuesta'));
  await expectToast('Respuesta Enviada');
  expect(valueIn('Respuesta')).toBe('');
  await waitFor(async () => expect(await lastSaid()).toContain('Quedan $120.'));
  await page.user.click(opened.getByRole('button', { name: 'Cerrar' }));
  await expectNoDialog();
  expect(page.address()).toBe(`${PAGE}?search=saldo`);
});

test('in the dialog, too, colleagues hear who answers, and whose answer came first is read before one’s own is sent', async () => {
  const { tell, tellAnswering } = hearLive();
  const api = fakeApi(aSession('admin'));
  const ticket = aTicket({ subject: 'Pago', entries: [anEntry('team', 'Lo miramos.')] });
  keepTickets(api, ticket);
  keepDesk(api, [ticket]);
  const { user } = await openPage(api, `${PAGE}?ticket=${ticket.id}`);
  await dialog('Pago');
  await waitFor(() => expect(api.requests(readTicketDesk)).toHaveLength(1));
  fill('Respuesta', 'El martes.');
  await waitFor(() => expect(api.requests(sayAnswering).map(({ body }) => body.isTyping)).toEqual([true]));
  const by = { id: crypto.randomUUID(), name: 'Ana Ruiz' };
  tellAnswering({ ticketId: ticket.id, by, isTyping: true });
  expect(screen.getByText('Ana Ruiz está respondiendo').closest('[role=status]')).not.toBeNull();

  const theirs = { ...anEntry('team', 'El lunes.'), author: 'Ana Ruiz' };
  ticket.entries.push(theirs);
  api.answer(replyToTicket, refusal('ticket_answered'));
  await user.click(button('Enviar Respuesta'));
  await expectToast('Error al enviar respuesta');
  const note = await screen.findByText('Ana Ruiz ha respondido mientras tanto');
  await waitFor(() => expect(document.activeElement?.contains(note)).toBe(true));
  await user.click(screen.getByRole('tab', { name: 'Nota privada' }));
  await user.click(screen.getByRole('tab', { name: 'Responder' }));
  expect(valueIn('Respuesta')).toBe('El martes.');
  tell({ topic: 'tickets', id: ticket.id });
  await screen.findByText('Ana Ruiz ha respondido mientras tanto');
  await user.click(button('Entendido'));
  expect(document.activeElement).toBe(screen.getByLabelText('Respuesta'));
  keepTickets(api, ticket);
  await user.click(button('Enviar Respuesta'));
  await expectToast('Respuesta Enviada');
  expect(api.requests(replyToTicket).at(-1)?.body).toEqual({
    ...{ message: 'El martes.', close: false, seenAnswer: theirs.id },
  });
  await waitFor(() => expect(valueIn('Respuesta')).toBe(''));
});

test('an admin changes status and priority, or is told why not', async () => {
  const api = fakeApi(aSession('admin'));
  const ticket = aTicket({ subject: 'Pago' });
  keepTickets(api, ticket);
  const { user } = await openPage(api, `${PAGE}?ticket=${ticket.id}`);
  const opened = within(await dialog('Pago'));
  for (const endpoint of [setTicketStatus, setTicketPriority]) api.answer(endpoint, SILENCE);
  await choose(user, 'Estado', 'Pendiente');
  await expectToast('Error', `Error al actualizar estado: ${UNREACHABLE}`);
  await waitFor(() => expect(combobox('Estado').textContent).toBe('Abierto'));
  await choose(user, 'Prioridad', 'Alta');
  await expectToast('Error', `Error al actualizar prioridad: ${UNREACHABLE}`);
  keepTickets(api, ticket);
  await choose(user, 'Estado', 'Pendiente');
  await expectToast('Estado Actualizado', 'Pago: Pendiente');
  await choose(user, 'Prioridad', 'Alta');
  await expectToast('Prioridad Actualizada', 'Pago: Alta');
  await user.click(opened.getByRole('button', { name: 'Cerrar' }));
  await expectNoDialog();
  await waitFor(() => expect(row('Pago')?.textContent).toContain('Pendiente'));
  expect(row('Pago')?.textContent).toContain('Alta');

  await user.click(button('Acciones para Pago'));
  const actions = await screen.findAllByRole('menuitem');
  expect(actions.map(({ textContent }) => textContent)).toEqual([
    'Ver ticket',
    'Marcar como abierto',
    'Cerrar',
    'Eliminar',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Cerrar' }));
  await expectToast('Estado Actualizado', 'Pago: Cerrado');
});

test('a private note stands in the thread, unlike the rest', async () => {
  const api = fakeApi(aSession('admin'));
  const ticket = aTicket();
  keepTickets(api, ticket);
  const { user } = await openPage(api, `${PAGE}?ticket=${ticket.id}`);
  await user.click(await screen.findByRole('tab', { name: 'Nota privada' }));
  screen.getByText('Solo la leen los administradores. Nunca se envía al remitente.');
  const note = screen.getByRole('textbox', { name: 'Nota privada' });
  fill(note, 'SECRETO: ojo con este.');
  api.answer(addTicketNote, SILENCE);
  await user.click(button('Guardar Nota'));
  await expectToast('Error al guardar nota', UNREACHABLE);
  expect(valueIn(note)).toBe('SECRETO: ojo con este.');
  keepTickets(api, ticket);
  await user.click(button('Guardar Nota'));
  await expectToast('Nota Guardada');
  await waitFor(async () => expect(await lastSaid()).toContain('SECRETO: ojo con este.'));
  expect(await lastSaid()).toContain('Nota privada, solo para administradores');
});

test('a ticket is deleted after the question, and not when that fails', async () => {
  const api = fakeApi(aSession('admin'));
  const ticket = aTicket({ subject: 'Sobra', entries: [anEntry('team', 'Vale.')] });
  keepTickets(api, ticket);
  const { user } = await openPage(api, `${PAGE}?ticket=${ticket.id}`);
  const question = async () => within(await screen.findByRole('alertdialog'));
  const askToDelete = async () => user.click(within(await dialog('Sobra')).getByRole('button', { name: 'Eliminar' }));
  await dialog('Sobra');
  await askToDelete();
  (await question()).getByText('¿Estás seguro de que quieres eliminar este ticket? Esta acción no se puede deshacer.');
  await user.click((await question()).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  await askToDelete();
  api.answer(deleteTicket, SILENCE);
  await user.click((await question()).getByRole('button', { name: 'Eliminar' }));
  await expectToast('Error al eliminar ticket', UNREACHABLE);
  keepTickets(api, ticket);
  await user.click((await question()).getByRole('button', { name: 'Eliminar' }));
  await expectToast('Ticket Eliminado');
  await expectNoDialog();
  await screen.findByText('Bandeja al día: no hay tickets.');
});

test('a ticket that is gone says so in its dialog', async () => {
  const api = fakeApi(aSession('admin'));
  keepTickets(api);
  await openPage(api, `${PAGE}?ticket=${crypto.randomUUID()}`);
  await within(await dialog('Ticket')).findByText(/^Este ticket ya no existe/);
});
