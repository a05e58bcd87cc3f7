import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import type { App } from '../../http/zod.ts';
import { announce } from '../../live/announce.ts';
import { createLog } from '../../log.ts';
import { listenAt, liveAddress } from '../../testing/live-stream.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { MOST_STREAMS_PER_USER } from './streams.ts';

let t: TestNetwork;
const servers: App[] = [];
beforeAll(async () => {
  t = await createTestNetwork();
});
afterEach(() => Promise.all(servers.splice(0).map((app) => app.close())));
afterAll(() => t.close());

const FAR_AWAY_MS = 600_000;

/** A server of its own. */
async function listening(heartbeatMs = FAR_AWAY_MS) {
  const app = await buildApp(t.services, createLog('silent'), undefined, { heartbeatMs });
  servers.push(app);
  return { app, url: await liveAddress(app) };
}

test('a member is told to ask for everything, then what changes, and nothing buffers it on the way', async () => {
  const person = await t.signIn('publisher');
  const stream = await listenAt((await listening()).url, person);
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream');
  expect(stream.response.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(stream.response.headers.get('content-encoding')).toBeNull();
  await stream.hears('event: resync\ndata: {}\n\n');
  await announce(t.db, { to: { accounts: [person.profile.id] }, topic: 'tickets', id: '7' });
  await stream.hears('data: {"topic":"tickets","id":"7"}\n\n');
  await stream.leaves();
});

test('strangers hear nothing', async () => {
  const { url } = await listening();
  const response = await fetch(url);
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([401, 'unauthenticated']);
});

test('asking for the head alone does not open a stream', async () => {
  const person = await t.signIn('publisher');
  const { url } = await listening();
  expect((await fetch(url, { method: 'HEAD', headers: person.headers })).status).toBe(404);
});

test('the stream beats, and ends with the session', async () => {
  const person = await t.signIn('advertiser');
  const stream = await listenAt((await listening(30)).url, person);
  await stream.hears('event: beat');
  await t.call('POST', '/logout', person);
  await stream.ends();
});

test('a session that is revoked from elsewhere ends its stream at once', async () => {
  const person = await t.signIn('publisher');
  const stream = await listenAt((await listening()).url, person);
  await stream.hears('resync');
  const { data: sessions } = (await t.call('GET', '/account/sessions', person)).json();
  await t.call('DELETE', `/account/sessions/${sessions[0].id}`, person);
  await stream.ends();
});

test('who is no admin any more no longer hears what admins hear', async () => {
  const person = await t.signIn('admin');
  const stream = await listenAt((await listening()).url, person);
  await stream.hears('resync');
  await t.db.updateTable('account').set({ type: 'publisher' }).where('id', '=', person.profile.id).execute();
  await announce(t.db, { to: { accounts: [person.profile.id] }, topic: 'session' });
  await stream.hears('event: beat');
  await announce(t.db, { to: { admins: true }, topic: 'accounts' });
  await announce(t.db, { to: { accounts: [person.profile.id] }, topic: 'money' });
  expect(await stream.hears('"money"')).not.toContain('"accounts"');
  await stream.leaves();
});

test('the oldest of too many streams gives way', async () => {
  const person = await t.signIn('publisher');
  const { url } = await listening();
  const oldest = await listenAt(url, person);
  await oldest.hears('resync');
  const others = [];
  for (let count = 0; count < MOST_STREAMS_PER_USER; count += 1) others.push(await listenAt(url, person));
  await oldest.hears('event: crowded');
  await oldest.ends();
  await announce(t.db, { to: { accounts: [person.profile.id] }, topic: 'calls' });
  await Promise.all(others.map((stream) => stream.hears('"calls"')));
  await Promise.all(others.map((stream) => stream.leaves()));
});

test('a server that stops ends its streams', async () => {
  const { app, url } = await listening();
  const stream = await listenAt(url, await t.signIn('publisher'));
  await stream.hears('resync');
  await Promise.all([app.close(), stream.ends()]);
});
