import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUDIO, announceRecording, aRecordedCall } from '../../testing/a-recording.ts';
import { aLine, aQualifiedCall, aSid, rows } from '../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { newCallId } from '../calls/call-id.ts';
import { memberOf } from '../identity/session/actor.ts';
import { listenToRecording } from './commands.ts';
import { deleteExpiredRecordings } from './delete-expired.ts';

let t: TestNetwork;
let folder: string;
let admin: Person;
let callId: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callstead-listening-'));
  t = await createTestNetwork({ dataDir: folder });
  admin = await t.signIn('admin');
  callId = await aRecordedCall(t, await aLine(t, { terms: { minimumSeconds: 45 } }));
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

const meta = (id: string, person = admin) => t.call('GET', `/calls/${id}/recording`, { headers: person.headers });
const audio = (id: string, headers: Record<string, string> = {}, person = admin) =>
  t.call('GET', `/calls/${id}/recording/audio`, { headers: { ...person.headers, ...headers } });
const listens = async (id: string) => {
  await t.handleEvents();
  return rows<{ actor_id: string }>(
    t.db,
    `select actor_id from audit_entry where action = 'recording.listen' and subject_id = $1 order by id`,
    [id],
  );
};

describe('what a player is told', () => {
  test('state, length, both channels and the qualifying second', async () => {
    expect((await meta(callId)).json()).toMatchObject({
      state: 'ready',
      seconds: 100,
      peaks: [
        [1, 2, 3],
        [4, 5, 6],
      ],
      qualifyingSecond: 45,
      url: `/api/calls/${callId}/recording/audio`,
    });
  });

  test('is not listening yet', async () => {
    const id = await aRecordedCall(t, await aLine(t));
    await meta(id);
    expect(await listens(id)).toEqual([]);
  });

  test('a call without a recording has none, one on its way is pending', async () => {
    const sid = aSid();
    const id = await aQualifiedCall(t, await aLine(t), sid);
    expect((await meta(id)).json()).toMatchObject({ state: 'none', peaks: [], url: null });
    await announceRecording(t, sid);
    expect((await meta(id)).json()).toMatchObject({ state: 'pending', seconds: 100, url: null });
    expect((await audio(id)).statusCode).toBe(404);
  });

  test('a deleted one says so and is gone', async () => {
    const id = await aRecordedCall(t, await aLine(t));
    await deleteExpiredRecordings(t.services, new Date(Date.now() + 2 * 86_400_000));
    expect((await meta(id)).json()).toMatchObject({ state: 'deleted', peaks: [], url: null });
    expect((await audio(id)).json()).toMatchObject({ code: 'not_found' });
    callId = await aRecordedCall(t, await aLine(t, { terms: { minimumSeconds: 45 } }));
  });
});

describe('the audio', () => {
  test('comes whole, for this browser only', async () => {
    const response = await audio(callId);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.equals(AUDIO)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': 'audio/wav',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=600',
    });
    expect(response.headers.vary).toMatch(/cookie/i);
    expect(response.headers['content-encoding']).toBeUndefined();
  });

  test.each([
    ['bytes=0-', 'bytes 0-999/1000', AUDIO],
    ['bytes=10-14', 'bytes 10-14/1000', AUDIO.subarray(10, 15)],
    ['bytes=995-2000', 'bytes 995-999/1000', AUDIO.subarray(995)],
    ['bytes=-3', 'bytes 997-999/1000', AUDIO.subarray(997)],
  ])('comes in part: %s', async (range, contentRange, part) => {
    const response = await audio(callId, { range });
    expect(response.statusCode).toBe(206);
    expect(response.headers['content-range']).toBe(contentRange);
    expect(response.headers['content-length']).toBe(String(part.length));
    expect(response.rawPayload.equals(part)).toBe(true);
  });

  test('has no part beyond its end', async () => {
    const response = await audio(callId, { range: 'bytes=1000-' });
    expect([response.statusCode, response.headers['content-range']]).toEqual([416, 'bytes */1000']);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('comes whole to whoever holds a part of another file', async () => {
    const { etag } = (await audio(callId)).headers;
    const again = { range: 'bytes=5-9' };
    expect((await audio(callId, { ...again, 'if-range': String(etag) })).statusCode).toBe(206);
    expect((await audio(callId, { ...again, 'if-range': '"other"' })).statusCode).toBe(200);
  });

  test('that the storage lost is not found, and nobody caches that', async () => {
    const id = await aRecordedCall(t, await aLine(t));
    const [row] = await rows<{ storage_key: string }>(t.db, 'select storage_key from recording where call_id = $1', [
      id,
    ]);
    await t.services.storage.delete(row?.storage_key ?? '');
    const response = await audio(id);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

describe('who listens', () => {
  test('both sides of the call may, others find nothing', async () => {
    const [advertiser, publisher] = [await t.signIn('advertiser'), await t.signIn('publisher')];
    const own = await aRecordedCall(t, await aLine(t, { advertiserId: advertiser.profile.id }));
    await rows(t.db, 'update call set publisher_id = $1 where id = $2', [publisher.profile.id, own]);
    for (const person of [advertiser, publisher, admin]) {
      expect((await meta(own, person)).statusCode).toBe(200);
      expect((await audio(own, {}, person)).statusCode).toBe(200);
    }
    for (const person of [await t.signIn('advertiser'), await t.signIn('publisher'), await t.signIn('affiliate')]) {
      const missing = await meta(newCallId(new Date()), person);
      const { requestId: _, ...problem } = (await meta(own, person)).json();
      expect(missing.json()).toMatchObject(problem);
      expect((await audio(own, {}, person)).statusCode).toBe(404);
    }
    expect((await listens(own)).map(({ actor_id }) => actor_id)).toEqual(
      [advertiser, publisher, admin].map(({ profile }) => profile.user_id),
    );
  });

  test('is written once, however much they seek, and again after ten minutes', async () => {
    const id = await aRecordedCall(t, await aLine(t));
    await Promise.all(['bytes=0-', 'bytes=1-', 'bytes=500-', 'bytes=9-10'].map((range) => audio(id, { range })));
    expect(await listens(id)).toHaveLength(1);
    const actor = memberOf(admin.profile);
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    await listenToRecording(t.db, actor, id, inMinutes(9));
    expect(await listens(id)).toHaveLength(1);
    await listenToRecording(t.db, actor, id, inMinutes(11));
    expect(await listens(id)).toHaveLength(2);
  });

  test('a range that cannot be had still counts', async () => {
    const id = await aRecordedCall(t, await aLine(t));
    await audio(id, { range: 'bytes=5000-' });
    expect(await listens(id)).toHaveLength(1);
  });
});

test('the simulated carrier hands recordings to nobody without its password', async () => {
  const response = await t.app.inject({ method: 'GET', url: '/simulator/recordings/RE1.wav?seconds=1' });
  expect(response.statusCode).toBe(401);
});
