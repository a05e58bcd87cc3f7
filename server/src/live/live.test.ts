import type { LiveChange } from '@callstead/contract/live';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '../db/database.ts';
import { createTestNetwork, type TestNetwork } from '../testing/test-network.ts';
import { announce } from './announce.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

/** Somebody's open page, without the wire. */
function listen(userId: string, isAdmin = false) {
  const heard: (LiveChange | 'resync')[] = [];
  t.services.hub.join({
    userId,
    accountId: userId,
    isAdmin,
    tell: (change) => heard.push(change),
    resync: () => heard.push('resync'),
  });
  return heard;
}

test('a change reaches those it is meant for, and nobody else', async () => {
  const [ana, admin, bob] = [listen('ana'), listen('admin', true), listen('bob')];
  await announce(t.db, { to: { accounts: ['ana'] }, topic: 'tickets', id: '7' });
  await announce(t.db, { to: { admins: true }, topic: 'accounts' });
  await vi.waitFor(() => expect(admin).toEqual([{ topic: 'accounts' }]));
  expect(ana).toEqual([{ topic: 'tickets', id: '7' }]);
  expect(bob).toEqual([]);
});

test('what is rolled back is never announced', async () => {
  const carla = listen('carla');
  const failing = inTransaction(t, async (tx) => {
    await announce(tx.db, { to: { accounts: ['carla'] }, topic: 'tickets', id: 'never' });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await announce(t.db, { to: { accounts: ['carla'] }, topic: 'tickets', id: 'really' });
  await vi.waitFor(() => expect(carla).toEqual([{ topic: 'tickets', id: 'really' }]));
});

test('a crowd larger than one message is told whole', async () => {
  const last = listen('user-399');
  const users = Array.from({ length: 400 }, (_, index) => `user-${index}`.padEnd(36, ' ').trim());
  await announce(t.db, { to: { accounts: users }, topic: 'calls' });
  await vi.waitFor(() => expect(last).toEqual([{ topic: 'calls' }]));
});

test('when the listening connection breaks, pages are told to ask for everything again', async () => {
  const dora = listen('dora');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`.execute(t.db);
  await vi.waitFor(() => expect(dora).toContain('resync'), { timeout: 10_000 });
  await announce(t.db, { to: { accounts: ['dora'] }, topic: 'money' });
  await vi.waitFor(() => expect(dora.at(-1)).toEqual({ topic: 'money' }));
});
