import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../testing/test-network.ts';
import { SUBSCRIBERS } from '../workers/subscribers.ts';
import { moveCursor } from './queries.ts';
import { drainEvents } from './spine.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
});
afterAll(() => t.close());

const left = async () => ({
  audit: await rows<{ action: string }>(t.db, 'select event_id, action from audit_entry order by event_id'),
  bells: await rows<{ kind: string }>(
    t.db,
    'select event_id, recipient_id, kind from notification order by event_id, recipient_id',
  ),
  mails: (await t.jobs('send-mail')).map(({ mail, to }) => `${mail} to ${to}`),
});

/** Decides about somebody who registered, and answers their ticket. */
async function happenings(): Promise<void> {
  const person = await t.signIn('publisher', 'pending');
  const { id } = (
    await t.call('POST', '/tickets', { headers: person.headers, body: { subject: 'Hola', message: '¿Cuándo?' } })
  ).json();
  await t.call('POST', `/tickets/${id}/replies`, { headers: admin.headers, body: { message: 'Hoy' } });
  await t.call('PUT', `/admin/accounts/${person.profile.id}/status`, {
    headers: admin.headers,
    body: { status: 'approved' },
  });
}

test('whatever follows from an event follows once, from wherever its subscribers begin again', async () => {
  await happenings();
  const once = await left();
  expect(once.audit.map(({ action }) => action)).toEqual(['ticket.reply', 'account.set-status']);
  expect(once.bells.map(({ kind }) => kind)).toEqual(['new_ticket', 'ticket_reply']);
  expect(once.mails.map((mail) => mail.split(' ')[0])).toEqual(['ticket-reply', 'account-approved']);
  for (const { name } of SUBSCRIBERS) await moveCursor(t.db, name, 0);
  await t.handleEvents();
  expect(await left()).toEqual(once);
});

test('a subscriber that fails holds up no other', async () => {
  await happenings();
  const broken = {
    name: 'broken',
    types: ['ticket.open'] as const,
    handle: () => Promise.reject(new Error('not today')),
  };
  await expect(drainEvents(t.services, [...SUBSCRIBERS, broken])).rejects.toThrow('not today');
  const { mails } = await left();
  expect(mails.filter((mail) => mail.startsWith('account-approved'))).toHaveLength(2);
});

test('nothing personal of a caller stands in an event', async () => {
  const number = '+13055550123';
  await t.call('POST', '/blocked-callers', { headers: admin.headers, body: { number, reason: null } });
  const told = await rows<{ all: string }>(t.db, `select e::text as all from event e where type = 'caller.block'`);
  expect(told).toHaveLength(1);
  expect(told[0]?.all).not.toContain('5550123');
  expect(told[0]?.all).toContain('+1 305');
});
