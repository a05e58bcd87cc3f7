import type { LiveChange } from '@callstead/contract/live';
import type { TicketListResponse } from '@callstead/contract/tickets';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
});
afterAll(() => t.close());

const post = (person: Person, path: string, body: object) => t.call('POST', path, { headers: person.headers, body });
const put = (path: string, body: object) => t.call('PUT', path, { headers: admin.headers, body });
const get = async (person: Person, path: string) => (await t.call('GET', path, person)).json();

const QUESTION = { subject: 'Pago de octubre', message: '¿Cuándo llega?' };
const opened = async (person: Person, changes: object = {}) =>
  (await post(person, '/tickets', { ...QUESTION, ...changes })).json();
const reply = (person: Person, id: string, message: string) => post(person, `/tickets/${id}/replies`, { message });
const note = (id: string, message: string) => post(admin, `/admin/tickets/${id}/notes`, { message });
const statusOf = async (id: string) => (await get(admin, `/admin/tickets/${id}`)).status;

const newsOf = (personId: string) =>
  t.db.selectFrom('notification').select(['kind', 'data']).where('recipient_id', '=', personId).orderBy('id').execute();
const auditEntriesOn = (ticketId: string) =>
  t.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'subject_name', 'before', 'after'])
    .where('subject_id', '=', ticketId)
    .orderBy('id')
    .execute();

/** Contact tickets of strangers come through the real form. */
async function aStrangersTicket(changes: object = {}) {
  const email = `stranger.${crypto.randomUUID().slice(0, 8)}@people.example`;
  const form = { name: 'Eva', email, subject: 'Precio', message: '¿Cuánto?', ...changes };
  await t.call('POST', '/contact', { body: { ...form, captchaId: await t.aSolvedCaptcha() } });
  const { data: tickets }: TicketListResponse = await get(admin, `/admin/tickets?search=${email}`);
  return { email, id: String(tickets[0]?.id) };
}

describe('opening', () => {
  test.each([
    ['publisher', 'PublisherPanel'],
    ['affiliate', 'PublisherPanel'],
    ['advertiser', 'AdvertiserPanel'],
  ] as const)(
    "a %s's ticket comes from the %s, open and of medium priority, and admins hear of it",
    async (type, source) => {
      const person = await t.signIn(type);
      const ticket = await opened(person);
      expect(ticket).toMatchObject({ ...QUESTION, source, status: 'open', priority: 'medium', replies: [] });
      expect(ticket.sender).toEqual({ name: person.profile.full_name, email: person.profile.email, userType: type });
      expect((await newsOf(admin.profile.user_id)).at(-1)).toEqual({
        kind: 'new_ticket',
        data: { ticketId: ticket.id, subject: QUESTION.subject },
      });
      expect(await auditEntriesOn(ticket.id)).toEqual([]);
    },
  );

  test('subject and message are required, and nothing is left of a refused one', async () => {
    const person = await t.signIn('publisher');
    const refused = await post(person, '/tickets', { subject: '  ', message: '' });
    expect([refused.statusCode, refused.json().fields]).toEqual([422, { subject: 'required', message: 'required' }]);
    expect((await get(person, '/tickets')).data).toEqual([]);
  });

  test('an admin opens one in the name of a picked account, which is audited as theirs', async () => {
    const person = await t.signIn('advertiser');
    const ticket = await opened(admin, { account: person.profile.id });
    expect(ticket).toMatchObject({ source: 'AdvertiserPanel', sender: { email: person.profile.email } });
    expect((await get(person, '/tickets')).data.map((each: { id: string }) => each.id)).toEqual([ticket.id]);
    expect(await auditEntriesOn(ticket.id)).toMatchObject([{ action: 'ticket.open', actor_id: admin.profile.user_id }]);
    expect((await post(admin, '/tickets', QUESTION)).json().fields).toEqual({ account: 'required' });
    expect((await post(admin, '/tickets', { ...QUESTION, account: crypto.randomUUID() })).statusCode).toBe(404);
  });

  test('nobody but an admin opens one in the name of another', async () => {
    const [person, other] = [await t.signIn('publisher'), await t.anAccount('publisher')];
    expect((await opened(person, { account: other.id })).sender.email).toBe(person.profile.email);
  });

  test('whoever writes without end has to wait', async () => {
    const person = await t.signIn('publisher');
    const spend = () => t.services.limits.spend('ticket.account', person.profile.id);
    await Promise.all(Array.from({ length: 59 }, spend));
    expect((await post(person, '/tickets', QUESTION)).statusCode).toBe(201);
    expect((await post(person, '/tickets', QUESTION)).statusCode).toBe(429);
  });
});

describe('replies', () => {
  test('an admin answers: the owner reads it, is notified and gets a mail with a link to their panel', async () => {
    const person = await t.signIn('advertiser');
    const { id } = await opened(person);
    expect((await reply(admin, id, 'Llega el lunes.')).json()).toMatchObject({
      kind: 'team',
      author: admin.profile.full_name,
    });
    const { replies, status } = await get(person, `/tickets/${id}`);
    expect(replies).toMatchObject([{ kind: 'team', message: 'Llega el lunes.' }]);
    expect(status).toBe('open');
    expect(await newsOf(person.profile.user_id)).toEqual([
      { kind: 'ticket_reply', data: { ticketId: id, subject: QUESTION.subject } },
    ]);
    const link = `${t.services.config.publicUrl}/advertiser-dashboard/tickets?ticket=${id}`;
    expect(await t.mailsTo(person.profile.email)).toMatchObject([
      { mail: 'ticket-reply', language: 'es', values: { subject: QUESTION.subject, reply: 'Llega el lunes.', link } },
    ]);
    expect(await auditEntriesOn(id)).toMatchObject([{ action: 'ticket.reply', actor_id: admin.profile.user_id }]);
  });

  test('a stranger is answered by mail, at the address and in the language they wrote in', async () => {
    const { id, email } = await aStrangersTicket({ language: 'en' });
    await reply(admin, id, 'It depends.');
    expect(await t.mailsTo(email)).toMatchObject([
      { mail: 'contact-reply', language: 'en', values: { name: 'Eva', subject: 'Precio', reply: 'It depends.' } },
    ]);
  });

  test("an owner's reply reopens a pending ticket and tells the admins", async () => {
    const person = await t.signIn('publisher');
    const { id } = await opened(person);
    await put(`/admin/tickets/${id}/status`, { status: 'pending' });
    expect((await reply(person, id, 'Aún nada.')).statusCode).toBe(201);
    expect(await statusOf(id)).toBe('open');
    expect((await newsOf(admin.profile.user_id)).at(-1)).toEqual({
      kind: 'ticket_answer',
      data: { ticketId: id, subject: QUESTION.subject },
    });
    expect(await t.mailsTo(person.profile.email)).toEqual([]);
  });

  test('a closed ticket takes no reply of its owner, but one of the team', async () => {
    const person = await t.signIn('publisher');
    const { id } = await opened(person);
    await put(`/admin/tickets/${id}/status`, { status: 'closed' });
    const refused = await reply(person, id, 'Una cosa más');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'ticket_closed']);
    expect((await get(person, `/tickets/${id}`)).replies).toEqual([]);
    expect((await reply(admin, id, 'Por si acaso')).statusCode).toBe(201);
    expect(await statusOf(id)).toBe('closed');
  });

  test('white space is no reply', async () => {
    const { id } = await opened(await t.signIn('publisher'));
    expect((await reply(admin, id, ' \n ')).json().fields).toEqual({ message: 'required' });
  });
});

describe('private notes', () => {
  test('no answer to an owner, no mail and no notification ever holds one', async () => {
    const person = await t.signIn('publisher');
    const { id } = await opened(person);
    await note(id, 'SECRETO: ya es la tercera vez');
    await reply(admin, id, 'Lo miramos.');
    await note(id, 'SECRETO: de nuevo');
    const answers = [
      await get(person, '/tickets'),
      await get(person, `/tickets/${id}`),
      await get(admin, `/tickets/${id}`), // an admin inside the panel sees what the owner sees
      (await reply(person, id, 'Gracias')).json(),
      (await t.call('POST', `/admin/tickets/${id}/notes`, { ...person, body: { message: 'x' } })).json(),
      (await t.call('GET', `/admin/tickets/${id}`, person)).json(),
      await t.mailsTo(person.profile.email),
      await newsOf(person.profile.user_id),
    ];
    expect(JSON.stringify(answers)).not.toMatch(/SECRETO|"note"/);
    const { entries } = await get(admin, `/admin/tickets/${id}`);
    expect(entries.map((entry: { kind: string }) => entry.kind)).toEqual(['note', 'team', 'note', 'owner']);
  });

  test('a note moves nothing an owner could see, and is audited without its words', async () => {
    const person = await t.signIn('publisher');
    const { id } = await opened(person);
    const before = await get(person, `/tickets/${id}`);
    await note(id, 'SECRETO');
    expect(await get(person, `/tickets/${id}`)).toEqual(before);
    const audited = await auditEntriesOn(id);
    expect(audited).toMatchObject([{ action: 'ticket.note' }]);
    expect(JSON.stringify(audited)).not.toContain('SECRETO');
  });

  test('a stranger hears of none either', async () => {
    const { id, email } = await aStrangersTicket();
    await note(id, 'SECRETO');
    expect(await t.mailsTo(email)).toEqual([]);
  });
});

describe('what only admins do', () => {
  test('status and priority change freely, each with its entry in the audit log', async () => {
    const { id } = await opened(await t.signIn('publisher'));
    for (const status of ['closed', 'pending', 'open']) {
      expect((await put(`/admin/tickets/${id}/status`, { status })).json().status).toBe(status);
    }
    expect((await put(`/admin/tickets/${id}/priority`, { priority: 'high' })).json().priority).toBe('high');
    await put(`/admin/tickets/${id}/priority`, { priority: 'high' }); // nothing changes, nothing is recorded
    expect((await auditEntriesOn(id)).map(({ action, before, after }) => [action, before, after])).toEqual([
      ['ticket.set-status', { status: 'open' }, { status: 'closed' }],
      ['ticket.set-status', { status: 'closed' }, { status: 'pending' }],
      ['ticket.set-status', { status: 'pending' }, { status: 'open' }],
      ['ticket.set-priority', { priority: 'medium' }, { priority: 'high' }],
    ]);
  });

  test('deleting takes the replies and notes with it and leaves an audit entry', async () => {
    const person = await t.signIn('publisher');
    const { id } = await opened(person);
    await reply(person, id, 'Hola');
    await note(id, 'Ojo');
    expect((await t.call('DELETE', `/admin/tickets/${id}`, admin)).statusCode).toBe(204);
    expect((await t.call('GET', `/tickets/${id}`, person)).statusCode).toBe(404);
    expect(await t.db.selectFrom('ticket_reply').selectAll().where('ticket_id', '=', id).execute()).toEqual([]);
    expect((await auditEntriesOn(id)).at(-1)).toMatchObject({
      action: 'ticket.delete',
      subject_name: QUESTION.subject,
      before: { status: 'open', replies: 2 },
    });
  });

  test('HTML and script stay the text they are, wherever they were typed', async () => {
    const markup = '<script>alert("x")</script><img src=x onerror=alert(1)>';
    const person = await t.signIn('publisher');
    const { id } = await opened(person, { subject: markup, message: markup });
    await reply(person, id, markup);
    await reply(admin, id, markup);
    await note(id, markup);
    const { subject, message, entries } = await get(admin, `/admin/tickets/${id}`);
    for (const text of [subject, message, ...entries.map((entry: { message: string }) => entry.message)])
      expect(text).toBe(markup);
    const response = await t.call('GET', `/tickets/${id}`, person);
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('lists', () => {
  const subjects = ({ data }: TicketListResponse) => data.map((ticket) => ticket.subject);

  test('words are found in subject, message and address, whatever their case and accents', async () => {
    const person = await t.signIn('publisher');
    await opened(person, { subject: 'FACTURACIÓN aguja', message: 'Ñandú 100%_seguro' });
    const found = async (search: string) =>
      subjects(await get(admin, `/admin/tickets?search=${encodeURIComponent(search)}`));
    for (const search of ['facturacion AGUJA', 'Facturación', 'nandu', '100%_', person.profile.email.toUpperCase()])
      expect(await found(search), search).toEqual(['FACTURACIÓN aguja']);
    expect(await found('aguja 100')).toEqual([]);
    expect(await found('%')).toEqual(['FACTURACIÓN aguja']);
  });

  test('whoever changes their address is found by the new one', async () => {
    const person = await t.signIn('advertiser');
    await opened(person, { subject: 'mudanza' });
    await t.db
      .updateTable('auth_user')
      .set({ email: 'moved@people.example' })
      .where('id', '=', person.profile.user_id)
      .execute();
    const { data: tickets }: TicketListResponse = await get(admin, '/admin/tickets?search=moved@people.example');
    expect(tickets).toMatchObject([{ subject: 'mudanza', sender: { email: 'moved@people.example' } }]);
    expect((await get(admin, `/admin/tickets?search=${person.profile.email}`)).data).toEqual([]);
  });

  test('filters narrow by status and by priority', async () => {
    const person = await t.signIn('publisher');
    const wanted = await opened(person, { subject: 'filtro uno' });
    await opened(person, { subject: 'filtro dos' });
    await put(`/admin/tickets/${wanted.id}/status`, { status: 'pending' });
    await put(`/admin/tickets/${wanted.id}/priority`, { priority: 'low' });
    const filtered = async (filter: string) => subjects(await get(admin, `/admin/tickets?search=filtro&${filter}`));
    expect(await filtered('status=pending')).toEqual(['filtro uno']);
    expect(await filtered('status=open')).toEqual(['filtro dos']);
    expect(await filtered('priority=low')).toEqual(['filtro uno']);
    expect(await filtered('priority=low&status=open')).toEqual([]);
    expect(await filtered('priority=nonsense&status=')).toEqual(['filtro dos', 'filtro uno']);
  });

  test('pages follow each other without gap or repetition, even among tickets of the same millisecond', async () => {
    const person = await t.signIn('publisher');
    const row = { sender_name: 'Ana', sender_email: 'a@b.example', message: 'x', source: 'PublisherPanel' } as const;
    const moments = ['.123001', '.123002', '.123002', '.123003', '.124'];
    const values = moments.map((moment, index) => ({
      ...row,
      user_id: person.profile.user_id,
      account_id: person.profile.id,
      subject: `página ${index}`,
      created_at: sql<Date>`${`2026-01-01T00:00:00${moment}Z`}::timestamptz`,
    }));
    await t.db.insertInto('ticket').values(values).execute();
    for (const list of ['/tickets?', '/admin/tickets?search=pagina&']) {
      const seen: string[] = [];
      let after: string | null = '';
      for (let page = 0; after !== null && page < 10; page += 1) {
        const answer: TicketListResponse = await get(
          list === '/tickets?' ? person : admin,
          `${list}limit=2&after=${after}`,
        );
        seen.push(...subjects(answer));
        after = answer.next;
      }
      expect([seen[0], seen[1], seen[4]]).toEqual(['página 4', 'página 3', 'página 0']);
      expect(new Set(seen).size).toBe(5);
      expect(seen).toHaveLength(5);
    }
  });

  test('in the panels an admin sees everybody of that kind, or the picked account', async () => {
    const [publisher, advertiser] = [await t.signIn('affiliate'), await t.signIn('advertiser')];
    await opened(publisher, { subject: 'de afiliado' });
    await opened(advertiser, { subject: 'de anunciante' });
    const inPanel = async (query: string) => subjects(await get(admin, `/tickets?limit=100&${query}`));
    expect(await inPanel('panel=publisher')).toContain('de afiliado');
    expect(await inPanel('panel=publisher')).not.toContain('de anunciante');
    expect(await inPanel('panel=advertiser')).not.toContain('de afiliado');
    expect(await inPanel(`panel=publisher&account=${publisher.profile.id}`)).toEqual(['de afiliado']);
    expect(await inPanel(`panel=publisher&account=${advertiser.profile.id}`)).toEqual([]);
  });
});

test('every change is announced to the admins and, but for notes, to the owner', async () => {
  const person = await t.signIn('publisher');
  const listen = (accountId: string, isAdmin: boolean) => {
    const heard: unknown[] = [];
    const tell = ({ topic, id }: LiveChange) => topic === 'tickets' && heard.push(id);
    t.services.hub.join({ userId: 'somebody', accountId, isAdmin, tell, resync: () => undefined });
    return heard;
  };
  const [owner, team, stranger] = [listen(person.profile.id, false), listen('team', true), listen('stranger', false)];
  const { id } = await opened(person);
  await reply(admin, id, 'Hola');
  await note(id, 'Ojo');
  await put(`/admin/tickets/${id}/status`, { status: 'pending' });
  await put(`/admin/tickets/${id}/priority`, { priority: 'low' });
  await reply(person, id, 'Hola');
  await t.call('DELETE', `/admin/tickets/${id}`, admin);
  await vi.waitFor(() => expect(team).toEqual(Array(7).fill(id)), 30_000);
  expect(owner).toEqual(Array(6).fill(id));
  expect(stranger).toEqual([]);
});
