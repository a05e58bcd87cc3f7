import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { recordedTalkBytes } from '../../telephony/simulator/recorded-talk.ts';
import { announceRecording } from '../../testing/a-recording.ts';
import { aCarrier, aLine, aNumber, aQualifiedCall, aSid, type Line, rows } from '../../testing/call-world.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { deleteExpiredRecordings } from './delete-expired.ts';
import { fetchRecording } from './fetch-recording.ts';
import { fetchNewestRecordings } from './receive-recording.ts';

let t: TestNetwork;
let folder: string;
let line: Line;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callstead-recordings-'));
  t = await createTestNetwork({ dataDir: folder });
  t.services.media.simulator.address = await t.app.listen({ port: 0, host: '127.0.0.1' });
  line = await aLine(t, { terms: { minimumSeconds: 30, recording: { enabled: true, retentionDays: 14 } } });
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

type Row = { state: string; attempts: number; last_error: string | null; storage_key: string | null; call_id: string };
async function theRow(id: string): Promise<Row & Record<string, unknown>> {
  const [row] = await rows<Row & Record<string, unknown>>(t.db, 'select * from recording where id = $1', [id]);
  if (!row) throw new Error('no such recording');
  return row;
}
const eventsOf = (callId: string) =>
  rows<{ kind: string }>(t.db, `select kind from call_event where call_id = $1 and kind like 'recording_%'`, [callId]);
const filesOf = async (id: string) =>
  (await readdir(join(folder, 'recordings'), { recursive: true })).filter((name) => name.includes(id));
const fetchNow = (id: string) => fetchRecording(t.services, id, new Date());

async function anAnnouncedCall(more: { seconds?: number; address?: string } = {}) {
  const callSid = aSid();
  const callId = await aQualifiedCall(t, line, callSid);
  return { callSid, callId, recordingId: await announceRecording(t, callSid, more) };
}

/** A carrier of our own that answers as a test wants; asked by the name of the simulator. */
async function aCarrierServer(listener: RequestListener, tokens = ['token']): Promise<TestNetwork['services']> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { ...t.services, media: { ...t.services.media, simulator: { address, tokens } } };
}

test('what the carrier tells twice is one row and one job', async () => {
  const { callSid, recordingId } = await anAnnouncedCall();
  expect(await announceRecording(t, callSid)).toBe(recordingId);
  const jobs = (await t.jobs('fetch-recording')).filter((job) => job.recordingId === recordingId);
  expect(jobs).toHaveLength(1);
  expect(await theRow(recordingId)).toMatchObject({ state: 'pending', attempts: 0 });
});

test('a recording is fetched over HTTP, drawn, stored and told of', async () => {
  const { callId, recordingId } = await anAnnouncedCall({ seconds: 12 });
  await fetchNow(recordingId);
  const row = await theRow(recordingId);
  expect(row).toMatchObject({
    state: 'ready',
    call_id: callId,
    seconds: 12,
    bytes: recordedTalkBytes(12),
    content_type: 'audio/wav',
    channels: 2,
    last_error: null,
  });
  expect((row.peaks as Buffer).length).toBeGreaterThan(800);
  const keptDays = ((row.delete_after as Date).getTime() - (row.arrived_at as Date).getTime()) / 86_400_000;
  expect(keptDays).toBe(14);
  const file = await readFile(join(folder, 'recordings', row.storage_key ?? ''));
  expect(file.length).toBe(recordedTalkBytes(12));
  expect(await eventsOf(callId)).toEqual([{ kind: 'recording_stored' }]);
});

test('fetched again it stays as it is', async () => {
  const { callId, recordingId } = await anAnnouncedCall({ seconds: 1 });
  await fetchNow(recordingId);
  const before = await theRow(recordingId);
  await Promise.all([fetchNow(recordingId), fetchNow(recordingId)]);
  expect(await theRow(recordingId)).toEqual(before);
  expect(await eventsOf(callId)).toHaveLength(1);
});

test('two servers that fetch at once leave one file and one event', async () => {
  const { callId, recordingId } = await anAnnouncedCall({ seconds: 2 });
  await Promise.all([fetchNow(recordingId), fetchNow(recordingId)]);
  expect(await theRow(recordingId)).toMatchObject({ state: 'ready' });
  expect(await filesOf(recordingId)).toHaveLength(1);
  expect(await eventsOf(callId)).toHaveLength(1);
});

test('a server that dies after storing does no harm: the next one finishes', async () => {
  const { callId, recordingId } = await anAnnouncedCall({ seconds: 2 });
  const { storage } = t.services;
  const dying = {
    ...storage,
    put: async (...put: Parameters<typeof storage.put>) => {
      await storage.put(...put);
      throw new Error('the machine is gone');
    },
  };
  await expect(fetchRecording({ ...t.services, storage: dying }, recordingId, new Date())).rejects.toThrow('gone');
  expect(await theRow(recordingId)).toMatchObject({ state: 'pending', last_error: 'the machine is gone' });
  await fetchNow(recordingId);
  expect(await theRow(recordingId)).toMatchObject({ state: 'ready', attempts: 2, last_error: null });
  expect(await filesOf(recordingId)).toHaveLength(1);
  expect(await eventsOf(callId)).toHaveLength(1);
});

test('a carrier that fails is asked again, and given up in the end', async () => {
  const { recordingId } = await anAnnouncedCall();
  const services = await aCarrierServer((_request, response) => response.writeHead(503).end());
  for (let attempt = 1; attempt < 10; attempt += 1) {
    await expect(fetchRecording(services, recordingId, new Date())).rejects.toThrow('the carrier answered 503');
    expect(await theRow(recordingId)).toMatchObject({ state: 'pending', attempts: attempt });
  }
  await fetchRecording(services, recordingId, new Date());
  expect(await theRow(recordingId)).toMatchObject({ state: 'failed', last_error: 'the carrier answered 503' });
});

test('a stream that breaks off leaves nothing behind', async () => {
  const { recordingId } = await anAnnouncedCall();
  const services = await aCarrierServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'audio/wav', 'content-length': 5000 });
    response.write('RIFF', () => response.destroy());
  });
  await expect(fetchRecording(services, recordingId, new Date())).rejects.toThrow();
  expect(await filesOf(recordingId)).toEqual([]);
});

test('more than a call can be is not taken, and what is no audio neither', async () => {
  const large = await anAnnouncedCall({ seconds: 5 });
  const stingy = { ...t.services, media: { ...t.services.media, limitBytes: 10_000 } };
  await fetchRecording(stingy, large.recordingId, new Date());
  expect(await theRow(large.recordingId)).toMatchObject({ state: 'failed', last_error: 'the recording is too large' });
  expect(await filesOf(large.recordingId)).toEqual([]);
  const page = await anAnnouncedCall();
  const talkative = await aCarrierServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
  );
  await expect(fetchRecording(talkative, page.recordingId, new Date())).rejects.toThrow('text/html instead of audio');
});

test('audio we cannot draw can still be listened to', async () => {
  const { recordingId } = await anAnnouncedCall({ seconds: 7 });
  const services = await aCarrierServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('ID3 and so on'),
  );
  await fetchRecording(services, recordingId, new Date());
  expect(await theRow(recordingId)).toMatchObject({
    state: 'ready',
    seconds: 7,
    peaks: null,
    last_error: 'no waveform: not a WAV file',
  });
});

test('we ask with our account and token, for both channels first, and for one where there is only one', async () => {
  const { recordingId } = await anAnnouncedCall();
  const asked: unknown[] = [];
  const services = await aCarrierServer(
    (request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://carrier');
      const credentials = Buffer.from(request.headers.authorization?.split(' ')[1] ?? '', 'base64').toString();
      asked.push([credentials, searchParams.get('RequestedChannels')]);
      if (!credentials.endsWith(':right')) return response.writeHead(401).end();
      if (searchParams.has('RequestedChannels')) return response.writeHead(400).end();
      return response.writeHead(200, { 'content-type': 'audio/wav' }).end('x');
    },
    ['wrong', 'right'],
  );
  await fetchRecording(services, recordingId, new Date());
  expect(asked).toEqual([
    ['ACsimulator:wrong', '2'],
    ['ACsimulator:right', '2'],
    ['ACsimulator:right', null],
  ]);
});

test.each([
  'https://evil.example/2010-04-01/Accounts/AC1/Recordings/RE1',
  'http://api.twilio.com/2010-04-01/Accounts/AC1/Recordings/RE1',
  'https://api.twilio.com.evil.example/RE1',
  'https://api.twilio.com@evil.example/RE1',
  'https://127.0.0.1/RE1',
  'file:///etc/passwd',
  'nonsense',
])('nothing is fetched from %s', async (address) => {
  const callSid = aSid();
  await aQualifiedCall(t, line, callSid);
  const id = await announceRecording(t, callSid, { recordingSid: `RE${randomUUID()}`, address });
  await fetchNow(id);
  expect(await theRow(id)).toMatchObject({ state: 'failed', attempts: 1 });
});

test('a recording may be told of before its call', async () => {
  const callSid = aSid();
  const id = await announceRecording(t, callSid, { seconds: 1 });
  expect(await theRow(id)).toMatchObject({ call_id: null });
  await expect(fetchNow(id)).rejects.toThrow('not told us of the call');
  await aCarrier(t).voice(callSid, aNumber(), line.number);
  await fetchNow(id);
  expect(await theRow(id)).toMatchObject({ state: 'ready', call_id: expect.stringMatching(/^call_/) });
});

test('when its days are over a recording is deleted, and the network says so', async () => {
  const { callId, recordingId } = await anAnnouncedCall({ seconds: 1 });
  await fetchNow(recordingId);
  const { delete_after: due } = await theRow(recordingId);
  await deleteExpiredRecordings(t.services, new Date((due as Date).getTime() - 1));
  expect(await theRow(recordingId)).toMatchObject({ state: 'ready' });
  await deleteExpiredRecordings(t.services, due as Date);
  await deleteExpiredRecordings(t.services, due as Date);
  expect(await theRow(recordingId)).toMatchObject({ state: 'deleted', storage_key: null, peaks: null });
  expect(await filesOf(recordingId)).toEqual([]);
  await t.handleEvents();
  const entries = await rows(t.db, `select actor_id, action from audit_entry where subject_id = $1`, [callId]);
  expect(entries).toEqual([{ actor_id: null, action: 'recording.delete' }]);
  expect((await eventsOf(callId)).map(({ kind }) => kind)).toEqual(['recording_stored', 'recording_deleted']);
});

test('one file that cannot be deleted keeps no other, and is tried again', async () => {
  const stuck = await anAnnouncedCall({ seconds: 1 });
  const free = await anAnnouncedCall({ seconds: 1 });
  for (const { recordingId } of [stuck, free]) await fetchNow(recordingId);
  const { storage } = t.services;
  const jammed = {
    ...storage,
    delete: async (key: string) => {
      if (key.includes(stuck.recordingId)) throw new Error('in use');
      await storage.delete(key);
    },
  };
  const later = new Date(Date.now() + 60 * 86_400_000);
  await expect(deleteExpiredRecordings({ ...t.services, storage: jammed }, later)).rejects.toThrow('1 recordings');
  expect(await theRow(free.recordingId)).toMatchObject({ state: 'deleted' });
  expect(await theRow(stuck.recordingId)).toMatchObject({ state: 'ready' });
  await deleteExpiredRecordings(t.services, later);
  expect(await theRow(stuck.recordingId)).toMatchObject({ state: 'deleted' });
});

test('what nobody fetched in a week is given up', async () => {
  const { recordingId } = await anAnnouncedCall();
  await deleteExpiredRecordings(t.services, new Date(Date.now() + 8 * 86_400_000));
  expect(await theRow(recordingId)).toMatchObject({ state: 'failed', last_error: 'nobody fetched it in time' });
});

test('of history only the newest recordings are fetched', async () => {
  const calls = [];
  for (let each = 0; each < 3; each += 1) calls.push(await anAnnouncedCall({ seconds: 1 }));
  await rows(t.db, 'delete from recording'); // as history leaves it: announced, never planned
  await fetchNewestRecordings(t.services, 2);
  const planned = await rows<{ call_sid: string }>(t.db, 'select call_sid from recording order by arrived_at');
  expect(planned.map(({ call_sid }) => call_sid)).toEqual(calls.slice(1).map(({ callSid }) => callSid));
});
