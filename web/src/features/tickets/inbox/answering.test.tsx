import { listCalls } from '@callstead/contract/calls/calls-endpoints';
import type { AdminTicket } from '@callstead/contract/tickets';
import { readTicketDesk, replyToTicket, sayAnswering } from '@callstead/contract/tickets-endpoints';
import { ANSWERING_LASTS_MS, SAY_ANSWERING_EVERY_MS } from '@callstead/domain/tickets/answering';
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { stopClock } from '../../../testing/clock.ts';
import { type FakeApi, fakeApi, refusal } from '../../../testing/fake-api.ts';
import { fill, valueIn } from '../../../testing/fields.ts';
import { hearLive } from '../../../testing/hear-live.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';
import { ALMA, anEntry, aTicket, keepDesk, keepTickets } from '../../../testing/tickets.ts';
import { expectToast } from '../../../testing/toasts.ts';

const INBOX = '/admin-dashboard/tickets/inbox';
const ANA = { id: crypto.randomUUID(), name: 'Ana Ruiz' };
const LUIS = { id: crypto.randomUUID(), name: 'Luis Gil' };

function aDesk(kept: AdminTicket[]): FakeApi {
  const api = fakeApi(aSession('admin'));
  keepTickets(api, ...kept);
  keepDesk(api, kept);
  api.answer(listCalls, { data: [], hasMore: false, next: null, previous: null });
  return api;
}

const opened = (subject: string) => screen.findByRole('heading', { level: 2, name: subject });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const said = (api: FakeApi) => api.requests(sayAnswering).map(({ body }) => body.isTyping);
function aStoppedClock() {
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return stopClock();
}

test('whoever types an answer is named to the others, until they stop or nothing more is heard of them', async () => {
  const { tellAnswering } = hearLive();
  const [ticket, other] = [aTicket({ subject: 'Pago' }), aTicket({ subject: 'Enlace' })];
  await openPage(aDesk([ticket, other]), `${INBOX}?ticket=${ticket.id}`);
  await opened('Pago');
  const clock = aStoppedClock();
  const types = (by: typeof ANA, isTyping = true, ticketId = ticket.id) => tellAnswering({ ticketId, by, isTyping });
  types(ANA, true, other.id);
  expect(screen.queryByText(/respondiendo/)).toBeNull();

  types(ANA);
  expect(screen.getByText('Ana Ruiz está respondiendo').closest('[role=status]')).not.toBeNull();
  types(LUIS);
  screen.getByText('Ana Ruiz y otra persona están respondiendo');
  types(ANA, false);
  screen.getByText('Luis Gil está respondiendo');

  await clock.pass(ANSWERING_LASTS_MS - 1);
  types(LUIS);
  await clock.pass(ANSWERING_LASTS_MS - 1);
  screen.getByText('Luis Gil está respondiendo');
  await clock.pass(1);
  expect(screen.queryByText(/respondiendo/)).toBeNull();
});

test('in English it reads as well', async () => {
  const { tellAnswering } = hearLive();
  const ticket = aTicket({ subject: 'Pago' });
  await openPage(aDesk([ticket]), `${INBOX}?ticket=${ticket.id}`, { chosenLanguage: 'en' });
  await opened('Pago');
  for (const by of [ANA, LUIS, ALMA]) tellAnswering({ ticketId: ticket.id, by, isTyping: true });
  screen.getByText('Ana Ruiz and 2 others are answering');
});

test('colleagues are told every few seconds at most, and that it is over when the box is empty or left', async () => {
  const [ticket, other] = [aTicket({ subject: 'Pago' }), aTicket({ subject: 'Enlace' })];
  const api = aDesk([ticket, other]);
  const { goTo } = await openPage(api, `${INBOX}?ticket=${ticket.id}`);
  await opened('Pago');
  await waitFor(() => expect(api.requests(readTicketDesk)).toHaveLength(1));
  await screen.findByText('Aún no hay'); // the desk has come
  const clock = aStoppedClock();
  for (const text of ['E', 'El', 'El l']) fill('Respuesta', text);
  await clock.pass(SAY_ANSWERING_EVERY_MS - 1);
  fill('Respuesta', 'El lu');
  await clock.pass(1);
  fill('Respuesta', 'El lun');
  await clock.until(() => said(api).length === 2);
  fill('Respuesta', ' ');
  fill('Respuesta', '');
  fill('Respuesta', 'El lunes.');
  await goTo(`${INBOX}?ticket=${other.id}`);
  await clock.until(() => said(api).length === 5);
  expect(said(api)).toEqual([true, true, false, true, false]);
  expect(api.requests(sayAnswering).every(({ params }) => params.id === ticket.id)).toBe(true);
});

test('somebody alone at the desk tells nobody', async () => {
  const ticket = aTicket({ subject: 'Pago' });
  const api = aDesk([ticket]);
  api.answer(readTicketDesk, { team: [{ id: api.session?.user.id ?? '', name: 'Yo' }], cannedReplies: [] });
  await openPage(api, `${INBOX}?ticket=${ticket.id}`);
  await opened('Pago');
  await screen.findByText('Aún no hay');
  fill('Respuesta', 'El lunes.');
  expect(said(api)).toEqual([]);
});

test('a colleague’s answer that came meanwhile is told, and read before one’s own is sent', async () => {
  const { tell } = hearLive();
  const ticket = aTicket({ subject: 'Pago', entries: [anEntry('team', 'Lo miramos.')] });
  const api = aDesk([ticket]);
  const { user } = await openPage(api, `${INBOX}?ticket=${ticket.id}`);
  await opened('Pago');
  fill('Respuesta', 'El martes.');
  expect(screen.queryByRole('button', { name: 'Entendido' })).toBeNull();
  const theirs = { ...anEntry('team', 'El lunes.'), author: 'Ana Ruiz' };
  ticket.entries.push(theirs, anEntry('note', 'Hecho'));
  tell({ topic: 'tickets', id: ticket.id });
  expect((await screen.findByText('Ana Ruiz ha respondido mientras tanto')).closest('[role=status]')).not.toBeNull();
  expect(valueIn('Respuesta')).toBe('El martes.');

  await user.click(button('Entendido'));
  expect(screen.queryByText('Ana Ruiz ha respondido mientras tanto')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Respuesta'));
  await user.click(button('Enviar Respuesta'));
  await expectToast('Respuesta Enviada');
  expect(api.requests(replyToTicket).map(({ body }) => body)).toEqual([
    { message: 'El martes.', close: false, seenAnswer: theirs.id },
  ]);
  await waitFor(() => expect(valueIn('Respuesta')).toBe(''));
  expect(screen.queryByRole('button', { name: 'Entendido' })).toBeNull();
});

test('where nothing was heard, the server tells it: the text stays, and is sent after reading', async () => {
  const ticket = aTicket({ subject: 'Pago' });
  const api = aDesk([ticket]);
  const { user, goTo } = await openPage(api, `${INBOX}?ticket=${ticket.id}`);
  await opened('Pago');
  fill('Respuesta', 'El martes.');
  ticket.entries.push({ ...anEntry('team', 'El lunes.'), author: 'Ana Ruiz' });
  api.answer(replyToTicket, refusal('ticket_answered'));
  await user.click(button('Enviar y cerrar'));
  await expectToast('Error al enviar respuesta');
  const note = await screen.findByText('Ana Ruiz ha respondido mientras tanto');
  await waitFor(() => expect(document.activeElement?.contains(note)).toBe(true));
  expect(valueIn('Respuesta')).toBe('El martes.');

  await goTo(INBOX);
  await goTo(`${INBOX}?ticket=${ticket.id}`);
  await screen.findByText('Ana Ruiz ha respondido mientras tanto'); // they still have not said that they read it
  expect(valueIn('Respuesta')).toBe('El martes.');
  await user.click(button('Entendido'));
  api.answer(replyToTicket, { ...anEntry('team', 'El martes.'), kind: 'team' });
  await user.click(button('Enviar Respuesta'));
  await expectToast('Respuesta Enviada');
  expect(api.requests(replyToTicket).map(({ body }) => body.seenAnswer)).toEqual([null, ticket.entries[0]?.id]);
});
