import { readAccount } from '@callstead/contract/identity/accounts-endpoints';
import { listTickets, openTicket, replyToTicket } from '@callstead/contract/tickets-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal, SILENCE } from '../../../testing/fake-api.ts';
import { expectRefused, field, fill, fillIn, valueIn } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aProfile, aSession } from '../../../testing/people.ts';
import { anEntry, aTicket, keepTickets } from '../../../testing/tickets.ts';
import { expectToast } from '../../../testing/toasts.ts';

const UNREACHABLE = 'No podemos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.';
const NONE = 'No tienes tickets de soporte aún.';
const MARKUP = '<script>alert("x")</script><img src=x onerror=alert(1)>';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const main = () => within(screen.getByRole('main'));
const thread = () => screen.findByRole('list', { name: 'Conversación' });
const said = async () => within(await thread()).getAllByRole('listitem');
const rowOf = (subject: string) => main().findByRole('link', { name: new RegExp(subject) });

const panels = [
  { kind: 'publisher', title: 'Tickets de Soporte' },
  { kind: 'advertiser', title: 'Soporte Técnico' },
] as const;

test.each(panels)(
  'a $kind finds the screen in the sidebar, opens a first ticket and reads it there',
  async ({ kind, title }) => {
    const api = fakeApi(aSession(kind));
    keepTickets(api);
    const { user } = await openPage(api, `/${kind}-dashboard/tickets`);
    const inSidebar = within(screen.getByRole('navigation')).getByRole('link', { name: 'Tickets de Soporte' });
    expect(inSidebar.getAttribute('href')).toBe(`/${kind}-dashboard/tickets`);
    expect(inSidebar.getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    await screen.findByText(NONE);

    await user.click(button('Nuevo Ticket'));
    expect(field('Mensaje').getAttribute('rows')).toBe('4');
    await user.click(button('Cancelar'));
    expect(screen.queryByLabelText('Asunto')).toBeNull();
    await user.click(button('Nuevo Ticket'));
    await user.click(button('Enviar Ticket'));
    await expectRefused('Asunto', 'Completa este campo.');
    await expectRefused('Mensaje', 'Completa este campo.');

    const written = { Asunto: 'Pago de octubre', Mensaje: '¿Cuándo llega?\nGracias.' };
    fillIn(written);
    api.answer(openTicket, SILENCE);
    await user.click(button('Enviar Ticket'));
    await expectToast('Error al crear ticket', UNREACHABLE);
    for (const [label, value] of Object.entries(written)) expect(valueIn(label)).toBe(value);
    keepTickets(api);
    await user.click(button('Enviar Ticket'));
    await expectToast('Ticket Creado', 'Tu ticket ha sido enviado exitosamente.');

    expect((await rowOf('Pago de octubre')).textContent).toContain('Abierto');
    screen.getByRole('heading', { level: 2, name: 'Pago de octubre' });
    expect(await said()).toHaveLength(1);
    expect((await thread()).textContent).toContain('Nora Paz · Mensaje original');
    expect((await thread()).textContent).toContain('¿Cuándo llega?\nGracias.');
  },
);

test.each(panels)('a $kind is told when tickets cannot be loaded, and can try again', async ({ kind }) => {
  const api = fakeApi(aSession(kind));
  api.answer(listTickets, SILENCE);
  const { user } = await openPage(api, `/${kind}-dashboard/tickets`);
  await expectToast('Error al cargar tickets', UNREACHABLE);
  keepTickets(api);
  await user.click(button('Reintentar'));
  await screen.findByText(NONE);
});

test('an owner answers, and what could not be sent stays', async () => {
  const api = fakeApi(aSession('publisher'));
  const ticket = aTicket({ subject: 'Enlace roto', status: 'pending', entries: [anEntry('team', '¿Cuál?')] });
  keepTickets(api, ticket);
  const { user } = await openPage(api, `/publisher-dashboard/tickets?ticket=${ticket.id}`);
  expect((await rowOf('Enlace roto')).textContent).toContain('Pendiente');
  expect((await thread()).textContent).toContain('Alma Ortega · Respuesta del equipo de soporte');

  expect(button('Enviar Respuesta').disabled).toBe(true);
  fill('Respuesta', ' \n ');
  expect(button('Enviar Respuesta').disabled).toBe(true);
  fill('Respuesta', 'El primero.');
  api.answer(replyToTicket, SILENCE);
  await user.click(button('Enviar Respuesta'));
  await expectToast('Error al enviar respuesta', UNREACHABLE);
  expect(valueIn('Respuesta')).toBe('El primero.');
  keepTickets(api, ticket);
  await user.click(button('Enviar Respuesta'));
  await expectToast('Respuesta Enviada');
  expect(valueIn('Respuesta')).toBe('');
  await waitFor(async () => expect((await said()).at(-1)?.textContent).toContain('El primero.'));
  await waitFor(async () => expect((await rowOf('Enlace roto')).textContent).toContain('Abierto'));
});

test('a closed ticket says so and leads to a new one about the same', async () => {
  const api = fakeApi(aSession('advertiser'));
  const ticket = aTicket({ subject: 'Factura' });
  keepTickets(api, ticket);
  const { user } = await openPage(api, '/advertiser-dashboard/tickets');
  await thread();
  fill('Respuesta', '¿Y bien?');
  ticket.status = 'closed'; // meanwhile, by the team
  api.answer(replyToTicket, refusal('ticket_closed'));
  await user.click(button('Enviar Respuesta'));
  const closed = 'Este ticket está cerrado. Si necesitas algo más, abre uno nuevo.';
  await expectToast('Error al enviar respuesta', closed);
  await main().findByText(closed);
  expect(screen.queryByLabelText('Respuesta')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Abrir un ticket nuevo' }));
  await waitFor(() => expect(valueIn('Asunto')).toBe('Re: Factura'));
});

test('an address fills the form in', async () => {
  const api = fakeApi(aSession('publisher'));
  const tickets = keepTickets(api);
  const words = new URLSearchParams({ new: '1', subject: 'Disputa: llamada 17', message: 'Duró 95 s.\n¿Por qué no?' });
  const { user, address } = await openPage(api, `/publisher-dashboard/tickets?${words}`);
  expect(valueIn('Asunto')).toBe('Disputa: llamada 17');
  expect(valueIn('Mensaje')).toBe('Duró 95 s.\n¿Por qué no?');
  await user.click(button('Enviar Ticket'));
  await expectToast('Ticket Creado');
  await waitFor(() => expect(address()).toBe(`/publisher-dashboard/tickets?ticket=${tickets[0]?.id}`));
});

test.each(['pending', 'rejected'] as const)('whoever is %s can ask too', async (status) => {
  const api = fakeApi(aSession(aProfile('publisher', { status })));
  keepTickets(api);
  const { user } = await openPage(api, '/publisher-dashboard/tickets?new=1');
  fillIn({ Asunto: `Mi cuenta: ${status}`, Mensaje: '¿Qué falta?' });
  await user.click(button('Enviar Ticket'));
  await expectToast('Ticket Creado');
  await screen.findByRole('heading', { level: 2, name: `Mi cuenta: ${status}` });
});

test('markup is shown as it was typed', async () => {
  const api = fakeApi(aSession('publisher'));
  keepTickets(api, aTicket({ subject: MARKUP, message: MARKUP, entries: [anEntry('team', MARKUP)] }));
  await openPage(api, '/publisher-dashboard/tickets');
  expect(within(await thread()).getAllByText(MARKUP)).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(MARKUP);
  expect(document.querySelectorAll('img[src="x"], body script')).toHaveLength(0);
});

test('a ticket that is not theirs looks like none', async () => {
  const api = fakeApi(aSession('publisher'));
  keepTickets(api);
  await openPage(api, `/publisher-dashboard/tickets?ticket=${crypto.randomUUID()}`);
  await screen.findByText('Este ticket ya no existe.');
});

test('an admin looks into the panels and opens a ticket for the account they picked', async () => {
  const publisher = aProfile('publisher');
  const api = fakeApi(aSession('admin'));
  keepTickets(api, aTicket({ subject: 'Del editor' }));
  api.answer(readAccount, { ...publisher, emailConfirmedAt: null, members: [], tags: [], referredBy: null });
  const { user, goTo } = await openPage(api, '/publisher-dashboard/tickets');
  screen.getByText('Elige una cuenta para abrir un ticket en su nombre.');
  await main().findByRole('link', { name: /Del editor Nora Paz/ });
  expect(api.requests(listTickets)[0]?.query).toMatchObject({ panel: 'publisher' });

  await goTo(`/publisher-dashboard/tickets?account=${publisher.id}`);
  const list = await screen.findByRole('list', { name: /^Tickets de estas cuentas/ });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(api.requests(listTickets).at(-1)?.query).toMatchObject({ account: publisher.id });
  await user.click(button('Nuevo Ticket'));
  fillIn({ Asunto: 'Por teléfono', Mensaje: 'Llamó y preguntó por su pago.' });
  await user.click(button('Enviar Ticket'));
  await expectToast('Ticket Creado');
  expect(api.requests(openTicket)).toMatchObject([{ body: { account: publisher.id } }]);
});
