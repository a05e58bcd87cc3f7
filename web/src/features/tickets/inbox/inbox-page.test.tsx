import { readBilling, readEarnings } from '@callstead/contract/billing/statements-endpoints';
import { listCalls } from '@callstead/contract/calls/calls-endpoints';
import type { AdminTicket, CannedReply } from '@callstead/contract/tickets';
import { listDeskTickets, replyToTicket } from '@callstead/contract/tickets-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FakeApi, fakeApi, SILENCE } from '../../../testing/fake-api.ts';
import { choose, fill, valueIn } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';
import { anEntry, aTicket, keepDesk, keepTickets } from '../../../testing/tickets.ts';
import { expectToast } from '../../../testing/toasts.ts';

const PAGE = '/admin-dashboard/tickets/inbox';
const ACCOUNT = '11111111-1111-4111-8111-111111111111';
const CANNED: CannedReply = {
  id: '22222222-2222-4222-8222-222222222222',
  title: 'Pago en camino',
  textEs: 'Hola {name}, tu pago está en camino. {agent}',
  textEn: 'Hello {name}, your payment is on its way.',
};

function anInbox(kept: AdminTicket[], canned: CannedReply[] = []): FakeApi {
  const api = fakeApi(aSession('admin'));
  keepTickets(api, ...kept);
  keepDesk(api, kept, canned);
  api.answer(listCalls, { data: [], hasMore: false, next: null, previous: null });
  api.answer(readEarnings, {
    heldCents: 12_000,
    payableCents: 3_400,
    payingCents: 0,
    thresholdCents: 10_000,
    hasPaymentMethod: true,
    nextPayout: { at: '2026-04-01T04:00:00.000Z', amountCents: 3_400, waitsFor: null },
    zone: 'America/New_York',
  });
  return api;
}

const ofPublisher = (changes: Partial<AdminTicket> = {}) => aTicket({ accountId: ACCOUNT, ...changes });
const inbox = () => screen.findByRole('list', { name: /^Tickets, primero/ });
const subjects = async () =>
  within(await inbox())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const rowOf = async (subject: string) => within(await inbox()).getByRole('link', { name: new RegExp(`^${subject}`) });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const said = () => screen.getByRole('list', { name: 'Conversación' }).textContent;

test('an admin reads who waits, what was said and who asks, side by side', async () => {
  const ticket = ofPublisher({ subject: 'Pago', entries: [anEntry('team', 'Lo miramos.')] });
  const api = anInbox([ticket]);
  const { user, address } = await openPage(api, PAGE);
  await screen.findByText('Elige un ticket para leerlo. J y K recorren la lista.');
  expect(await subjects()).toEqual([expect.stringMatching(/^PagoNora PazEspera .+Sin responsable$/)]);
  await user.click(await rowOf('Pago'));
  expect(address()).toBe(`${PAGE}?ticket=${ticket.id}`);
  await screen.findByRole('heading', { level: 2, name: 'Pago' });
  expect(said()).toContain('Lo miramos.');
  const requester = within(screen.getByRole('complementary', { name: 'Quién pregunta' }));
  await requester.findByText('$120.00');
  await requester.findByText('Aún no hay llamadas.');
  expect(requester.getByRole('link', { name: 'Abrir la cuenta' }).getAttribute('href')).toBe(
    `/admin-dashboard/users?detail=${ACCOUNT}`,
  );
});

test('a reply kept ready is filled in, sent with the keys and closes the ticket; the next one opens', async () => {
  const [first, second] = [ofPublisher({ subject: 'Pago' }), ofPublisher({ subject: 'Enlace' })];
  const api = anInbox([first, second], [CANNED]);
  const { user, address } = await openPage(api, `${PAGE}?ticket=${first.id}`);
  await screen.findByText('Elige una…');
  await choose(user, 'Respuesta preparada', 'Pago en camino');
  expect(valueIn('Respuesta')).toBe(`Hola Nora Paz, tu pago está en camino. ${api.session?.profile?.fullName}`);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Respuesta')));
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await expectToast('Respuesta Enviada');
  expect(api.requests(replyToTicket).at(-1)?.body).toMatchObject({ close: true });
  await screen.findByRole('heading', { level: 2, name: 'Enlace' });
  expect(address()).toBe(`${PAGE}?ticket=${second.id}`);
  await waitFor(async () => expect(await subjects()).toHaveLength(1));
});

test('what could not be sent stays, and is there again after another ticket', async () => {
  const [first, second] = [ofPublisher({ subject: 'Pago' }), ofPublisher({ subject: 'Enlace' })];
  const api = anInbox([first, second]);
  const { user } = await openPage(api, `${PAGE}?ticket=${first.id}`);
  await screen.findByRole('heading', { level: 2, name: 'Pago' });
  expect(button('Enviar y cerrar').disabled).toBe(true);
  fill('Respuesta', 'Mañana.');
  api.answer(replyToTicket, SILENCE);
  screen.getByLabelText('Respuesta').focus();
  await user.keyboard('{Meta>}{Enter}{/Meta}');
  await expectToast('Error al enviar respuesta');
  await user.click(await rowOf('Enlace'));
  await screen.findByRole('heading', { level: 2, name: 'Enlace' });
  expect(valueIn('Respuesta')).toBe('');
  await user.click(await rowOf('Pago'));
  await screen.findByRole('heading', { level: 2, name: 'Pago' });
  expect(valueIn('Respuesta')).toBe('Mañana.');
});

test('a ticket is given to a colleague, and the address narrows the list', async () => {
  const ticket = ofPublisher({ subject: 'Pago' });
  const api = anInbox([ticket]);
  const { user, address } = await openPage(api, `${PAGE}?ticket=${ticket.id}`);
  await screen.findByRole('heading', { level: 2, name: 'Pago' });
  const field = within(screen.getByRole('article')).getByRole('combobox', { name: 'Responsable' });
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: 'Alma Ortega' }));
  await expectToast('Ticket asignado');
  await waitFor(async () => expect((await subjects())[0]).toContain('Alma Ortega'));
  await choose(user, 'Situación', 'Cerrados');
  await screen.findByText('Ningún ticket coincide.');
  expect(address()).toContain('state=closed');
});

test("a visitor's ticket says where the answer goes, and shows no money", async () => {
  const sender = { name: 'Eva', email: 'eva@people.example', userType: null };
  const ticket = aTicket({ subject: 'Precio', sender, source: 'ContactForm' });
  const api = anInbox([ticket]);
  await openPage(api, `${PAGE}?ticket=${ticket.id}`);
  await screen.findByText(/la respuesta se envía por correo a eva@people.example/);
  await screen.findByText(/Un visitante sin cuenta/);
  expect(api.requests(readBilling)).toEqual([]);
});

test('what a ticket is about is a link with its facts', async () => {
  const about = {
    kind: 'call' as const,
    id: 'call_01m7gaxaxqy6hazvavjm09z3xz',
    arrivedAt: '2026-03-01T10:00:00.000Z',
    campaign: { publicId: 'HS001', title: { en: 'Roofing', es: 'Tejados' } },
    billing: 'held' as const,
    priceCents: 4000,
    payoutCents: 2000,
  };
  const ticket = ofPublisher({ subject: 'Pago', about });
  const api = anInbox([ticket]);
  await openPage(api, `${PAGE}?ticket=${ticket.id}`);
  const card = within(await screen.findByRole('region', { name: 'De qué trata' }));
  expect(card.getByRole('link').getAttribute('href')).toBe(`/admin-dashboard/calls/${about.id}`);
  card.getByText('$40.00');
  card.getByText('$20.00');
  card.getByText(/HS001 · Tejados/);
});

test('replies are written in both languages, and a word in braces nobody knows is refused', async () => {
  const ticket = ofPublisher({ subject: 'Pago' });
  const canned: CannedReply[] = [];
  const api = anInbox([ticket], canned);
  const { user } = await openPage(api, `${PAGE}?ticket=${ticket.id}`);
  await user.click(await screen.findByRole('button', { name: 'Editar respuestas preparadas' }));
  await screen.findByText('Aún no hay respuestas preparadas. Escribe la primera.');
  await user.click(button('Nueva respuesta'));
  fill('Título', 'Saludo');
  fill('Texto en español', 'Hola {nombre}');
  fill('Texto en inglés', 'Hello {name}');
  await user.click(button('Guardar'));
  await screen.findByText('No existe esa palabra entre llaves. Usa una de la lista.');
  fill('Texto en español', 'Hola {name}');
  await user.click(button('Guardar'));
  await expectToast('Respuesta preparada guardada');
  expect(canned).toMatchObject([{ title: 'Saludo', textEs: 'Hola {name}' }]);
});

test('an inbox that cannot be loaded says why; an empty one is good news; a ticket that is gone says so', async () => {
  const api = anInbox([]);
  api.answer(listDeskTickets, SILENCE);
  const { user, goTo } = await openPage(api, PAGE);
  await screen.findByText(/^Error al cargar tickets/);
  keepDesk(api, []);
  await user.click(button('Reintentar'));
  await screen.findByText('Bandeja al día: nadie espera.');
  await goTo(`${PAGE}?ticket=${crypto.randomUUID()}`);
  await screen.findByText('Este ticket ya no existe.');
});
