import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import type { App } from '../../../http/zod.ts';
import { announce } from '../../../live/announce.ts';
import { type Hub, openHub } from '../../../live/hub.ts';
import { createLog } from '../../../log.ts';
import { listenAt, liveAddress } from '../../../testing/live-stream.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';

const FAR_AWAY_MS = 600_000;

let t: TestNetwork;
let ana: Person;
let publisher: Person;
let ticketId: string;
const others: { app: App; hub: Hub }[] = [];
const pages: Awaited<ReturnType<typeof listenAt>>[] = [];
beforeAll(async () => {
  t = await createTestNetwork();
  ana = await t.signIn('admin');
  publisher = await t.signIn('publisher');
});
beforeEach(async () => {
  const question = { subject: 'Pago', message: '¿Cuándo llega?' };
  ticketId = (await t.call('POST', '/tickets', { ...publisher, body: question })).json().id;
});
afterEach(async () => {
  for (const page of pages.splice(0)) await page.leaves();
  for (const { app, hub } of others.splice(0)) {
    await app.close();
    await hub.close();
  }
});
afterAll(() => t.close());

/** A second server on the same database, with a listening connection of its own; answers with where its pages listen. */
async function anotherServer(): Promise<string> {
  const log = createLog('silent');
  const hub = await openHub(t.newClient, log);
  const app = await buildApp({ ...t.services, hub }, log, undefined, { heartbeatMs: FAR_AWAY_MS });
  others.push({ app, hub });
  return liveAddress(app);
}

async function anOpenPage(url: string, person: Person) {
  const page = await listenAt(url, person);
  pages.push(page);
  await page.hears('resync');
  return page;
}

const say = (person: Person, isTyping: boolean, id = ticketId) =>
  t.call('PUT', `/admin/tickets/${id}/answering`, { ...person, body: { isTyping } });
const answer = (person: Person, message: string, seen: object = {}) =>
  t.call('POST', `/tickets/${ticketId}/replies`, { ...person, body: { message, ...seen } });
const answering = (person: Person, isTyping: boolean) =>
  `event: answering\ndata: ${JSON.stringify({
    ticketId,
    by: { id: person.profile.user_id, name: person.profile.full_name },
    isTyping,
  })}\n\n`;
/** What was said before has come, too: one connection keeps the order. */
const tellLast = (...people: Person[]) =>
  announce(t.db, { to: { persons: people.map(({ profile }) => profile.user_id) }, topic: 'settings' });

test('colleagues at another server hear who is answering, and that they stopped; nobody else does', async () => {
  const url = await anotherServer();
  const ines = await t.signIn('admin');
  const everybody = [ines, ana, publisher, await t.signIn('advertiser')];
  const [colleague, ...rest] = await Promise.all(everybody.map((person) => anOpenPage(url, person)));
  expect((await say(ana, true)).statusCode).toBe(204);
  await colleague?.hears(answering(ana, true));
  await say(ana, false);
  await colleague?.hears(answering(ana, false));
  await tellLast(...everybody);
  for (const page of rest) expect(await page.hears('"settings"')).not.toContain('answering');
});

test('it is kept nowhere: no event, no entry of the audit log, no change of the ticket', async () => {
  const rows = async () => ({
    ticket: await t.db.selectFrom('ticket').selectAll().where('id', '=', ticketId).execute(),
    events: await t.db
      .selectFrom('event')
      .select(({ fn }) => fn.countAll().as('count'))
      .execute(),
    audit: await t.db
      .selectFrom('audit_entry')
      .select(({ fn }) => fn.countAll().as('count'))
      .execute(),
  });
  const before = await rows();
  await say(ana, true);
  expect(await rows()).toEqual(before);
});

test('who is no admin any more, or looks with the eyes of an account, hears nothing of it', async () => {
  const url = await anotherServer();
  const [former, viewer] = [await t.signIn('admin'), await t.signIn('admin')];
  const opened = await Promise.all([former, viewer].map((person) => anOpenPage(url, person)));
  await t.db.updateTable('account').set({ type: 'publisher' }).where('id', '=', former.profile.id).execute();
  await announce(t.db, { to: { persons: [former.profile.user_id] }, topic: 'session' });
  const started = await t.call('POST', `/admin/accounts/${publisher.profile.id}/view`, viewer);
  expect(started.statusCode).toBeLessThan(300);
  for (const page of opened) await page.hears('event: beat');
  await say(ana, true);
  await tellLast(former, viewer);
  for (const page of opened) expect(await page.hears('"settings"')).not.toContain('answering');
});

test('a ticket that is gone cannot be answered, and nobody says it more often than they can type', async () => {
  expect((await say(ana, true, randomUUID())).json().code).toBe('not_found');
  expect((await say(publisher, true)).json().code).toBe('forbidden');
  const wild = await t.signIn('admin');
  for (let said = 0; said < 60; said += 1)
    await t.services.limits.spend('ticket-answering.account', wild.profile.user_id);
  expect((await say(wild, true)).json().code).toBe('rate_limited');
  expect((await say(ana, true)).statusCode).toBe(204);
});

test('whoever has not read a colleague’s answer is told before theirs is sent', async () => {
  const ines = await t.signIn('admin');
  const first = (await answer(ana, 'El lunes.', { seenAnswer: null })).json();
  for (const seenAnswer of [null, randomUUID()]) {
    const refused = await answer(ines, 'El martes.', { seenAnswer, close: true });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'ticket_answered']);
  }
  const read = (await t.call('GET', `/admin/tickets/${ticketId}`, ines)).json();
  expect([read.status, read.entries.map(({ message }: { message: string }) => message)]).toEqual([
    'open',
    ['El lunes.'],
  ]);
  expect((await answer(ines, 'O el martes.', { seenAnswer: first.id })).statusCode).toBe(201);
  expect((await answer(ana, 'El lunes, sí.', { seenAnswer: first.id })).json().code).toBe('ticket_answered');
});

test('one’s own answers, notes and what the sender writes are no answers of colleagues', async () => {
  const ines = await t.signIn('admin');
  await t.call('POST', `/admin/tickets/${ticketId}/notes`, { ...ines, body: { message: 'Ojo' } });
  await answer(publisher, '¿Hola?', { seenAnswer: null });
  expect((await answer(ana, 'El lunes.', { seenAnswer: null })).statusCode).toBe(201);
  expect((await answer(ana, 'A las diez.', { seenAnswer: null })).statusCode).toBe(201);
  expect((await answer(ines, 'Sin preguntar.')).statusCode).toBe(201);
  expect((await answer(publisher, 'Gracias', { seenAnswer: null })).statusCode).toBe(201);
});

test('of two who answer in the same moment one is told', async () => {
  const ines = await t.signIn('admin');
  const sent = await Promise.all([ana, ines].map((person) => answer(person, 'El lunes.', { seenAnswer: null })));
  expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});
