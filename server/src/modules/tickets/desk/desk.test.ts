import type { AdminTicket, CannedReply, DeskListResponse, TicketDesk } from '@callstead/contract/tickets';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aLine, aQualifiedCall } from '../../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';

let t: TestNetwork;
let admin: Person;
let publisher: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
  publisher = await t.signIn('publisher');
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.deleteFrom('ticket_reply').execute();
  await t.db.deleteFrom('ticket').execute();
});

const post = (person: Person, path: string, body: object) => t.call('POST', path, { ...person, body });
const desk = async (query = ''): Promise<DeskListResponse> =>
  (await t.call('GET', `/admin/ticket-desk/tickets${query}`, admin)).json();
const subjects = async (query?: string) => (await desk(query)).data.map(({ subject }) => subject);
const read = async (id: string): Promise<AdminTicket> => (await t.call('GET', `/admin/tickets/${id}`, admin)).json();

/** A question asked so many hours ago. */
async function asked(subject: string, hoursAgo: number): Promise<string> {
  const { id } = (await post(publisher, '/tickets', { subject, message: '¿Cuándo?' })).json<{ id: string }>();
  const at = new Date(Date.now() - hoursAgo * 3_600_000);
  await t.db.updateTable('ticket').set({ created_at: at, waiting_since: at }).where('id', '=', id).execute();
  return id;
}

test('whoever waits longest comes first, then what is answered; what is closed is asked for', async () => {
  await asked('Nueva', 1);
  const answered = await asked('Contestada', 90);
  await asked('Antigua', 50);
  const closed = await asked('Cerrada', 70);
  await post(admin, `/tickets/${answered}/replies`, { message: 'Mañana.' });
  await post(admin, `/tickets/${closed}/replies`, { message: 'Hecho.', close: true });

  expect(await subjects()).toEqual(['Antigua', 'Nueva', 'Contestada']);
  expect(await subjects('?state=waiting')).toEqual(['Antigua', 'Nueva']);
  expect(await subjects('?state=answered')).toEqual(['Contestada']);
  expect(await subjects('?state=closed')).toEqual(['Cerrada']);
  expect(await subjects('?search=antigua')).toEqual(['Antigua']);
  expect(await subjects('?state=lost&assignee=x')).toEqual(['Antigua', 'Nueva', 'Contestada']);
});

test('the list goes on where its page ended, across those who wait and those who do not', async () => {
  for (const hours of [3, 2, 1]) await asked(`Hace ${hours}`, hours);
  const answered = await asked('Contestada', 4);
  await post(admin, `/tickets/${answered}/replies`, { message: 'Mañana.' });
  const seen: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: DeskListResponse = await desk(`?limit=1${next && `&after=${next}`}`);
    seen.push(...page.data.map(({ subject }) => subject));
    next = page.next === null ? null : String(page.next);
  }
  expect(seen).toEqual(['Hace 3', 'Hace 2', 'Hace 1', 'Contestada']);
});

test('a sender waits from their first word without an answer, and a second one changes nothing', async () => {
  const id = await asked('Pago', 5);
  const since = (await read(id)).waitingSince;
  expect(since).not.toBeNull();
  await post(publisher, `/tickets/${id}/replies`, { message: '¿Hola?' });
  expect((await read(id)).waitingSince).toBe(since);
  await post(admin, `/admin/tickets/${id}/notes`, { message: 'Ojo' });
  expect((await read(id)).waitingSince).toBe(since);
  await post(admin, `/tickets/${id}/replies`, { message: 'Mañana.' });
  expect((await read(id)).waitingSince).toBeNull();
  await post(publisher, `/tickets/${id}/replies`, { message: '¿Y hoy?' });
  expect((await read(id)).waitingSince).not.toBeNull();
});

test('an admin answers and closes at once, both is remembered, and an owner cannot', async () => {
  const id = await asked('Pago', 1);
  const refused = await post(publisher, `/tickets/${id}/replies`, { message: 'Ya está.', close: true });
  expect(refused.json().code).toBe('forbidden');
  expect((await read(id)).entries).toEqual([]);

  expect((await post(admin, `/tickets/${id}/replies`, { message: 'Enviado.', close: true })).statusCode).toBe(201);
  expect(await read(id)).toMatchObject({ status: 'closed', waitingSince: null, entries: [{ message: 'Enviado.' }] });
  const actions = await t.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  expect(actions.map(({ action }) => action)).toEqual(['ticket.reply', 'ticket.set-status']);
});

test('a ticket is given to somebody of the team, and to nobody else', async () => {
  const id = await asked('Pago', 1);
  await asked('Otra', 1);
  const assign = (assignee: string | null) =>
    t.call('PUT', `/admin/tickets/${id}/assignee`, { ...admin, body: { assignee } });
  const me = admin.profile.user_id;
  expect((await assign(publisher.profile.user_id)).json().fields).toEqual({ assignee: 'invalid' });
  expect((await assign(me)).json().assignee).toEqual({ id: me, name: admin.profile.full_name });
  expect(await subjects('?assignee=me')).toEqual(['Pago']);
  expect(await subjects('?assignee=nobody')).toEqual(['Otra']);
  expect((await assign(null)).json().assignee).toBeNull();
  const owners = (await t.call('GET', `/tickets/${id}`, publisher)).json();
  expect(Object.keys(owners)).not.toContain('assignee');
});

test('a ticket about a call shows each side its own amount, and nobody names the call of another', async () => {
  const line = await aLine(t, { publisherId: publisher.profile.id });
  const about = { kind: 'call', id: await aQualifiedCall(t, line) };
  const question = { subject: 'Llamada', message: '¿Y esta?', about };
  const opened = await post(publisher, '/tickets', question);
  expect(opened.json().about).toMatchObject({ ...about, billing: 'held', priceCents: null });
  expect(opened.json().about.payoutCents).toBeGreaterThan(0);
  const shown = (await read(opened.json().id)).about;
  expect(shown?.priceCents).toBeGreaterThan(shown?.payoutCents ?? 0);

  const stranger = await t.signIn('publisher');
  for (const named of [about, { kind: 'lead', id: about.id }, { kind: 'call', id: 'call_nothing' }]) {
    const refused = await post(stranger, '/tickets', { ...question, about: named });
    expect([refused.statusCode, refused.json().fields]).toEqual([422, { about: 'invalid' }]);
  }
  const forThem = { ...question, account: stranger.profile.id };
  expect((await post(admin, '/tickets', forThem)).json().fields).toEqual({ about: 'invalid' });
  expect((await t.call('GET', '/tickets', stranger)).json().data).toEqual([]);
});

test('replies kept ready are written, changed and deleted by admins, each under a title of its own', async () => {
  const written = { title: 'Pago en camino', textEn: 'Hello {name}', textEs: 'Hola {name}' };
  const kept = async () => (await t.call('GET', '/admin/ticket-desk', admin)).json<TicketDesk>().cannedReplies;
  const made = (await post(admin, '/admin/canned-replies', written)).json<CannedReply>();
  expect(await kept()).toEqual([{ id: made.id, ...written }]);
  expect((await post(admin, '/admin/canned-replies', { ...written, title: 'PAGO en camino' })).json().fields).toEqual({
    title: 'name_taken',
  });
  const unknown = await post(admin, '/admin/canned-replies', { ...written, title: 'Otra', textEs: 'Hola {nombre}' });
  expect([unknown.statusCode, unknown.json().fields]).toEqual([422, { textEs: 'macro_unknown' }]);

  const address = `/admin/canned-replies/${made.id}`;
  const changed = { ...written, textEs: 'Hola, {name}: {reference}' };
  expect((await t.call('PUT', address, { ...admin, body: changed })).json()).toEqual({ id: made.id, ...changed });
  expect((await t.call('DELETE', address, admin)).statusCode).toBe(204);
  expect(await kept()).toEqual([]);
  expect((await t.call('PUT', address, { ...admin, body: changed })).statusCode).toBe(404);
});
