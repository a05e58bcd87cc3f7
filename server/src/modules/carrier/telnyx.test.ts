import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordedTalkBytes } from '../../telephony/simulator/recorded-talk.ts';
import { telnyxHeaders, telnyxPrivateKey } from '../../telephony/telnyx-signature.ts';
import { aCarrierAccount, TELNYX_KEY } from '../../testing/a-carrier.ts';
import { aTelnyx, aTelnyxSid } from '../../testing/a-telnyx.ts';
import { aCarrier, aLine, aNumber, aSid, rows } from '../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { readCarrierKeys } from '../carriers/carrier-keys.ts';
import { deleteAtCarrier } from '../recordings/delete-at-carrier.ts';
import { fetchRecording } from '../recordings/fetch-recording.ts';

let t: TestNetwork;
let admin: Person;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'callstead-telnyx-'));
  t = await createTestNetwork({ dataDir });
  admin = await t.signIn('admin');
});
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true });
});

/** A number that works for a campaign and lies in an account at Telnyx. */
async function aTelnyxLine() {
  const account = await aCarrierAccount(t, admin, 'telnyx');
  const line = await aLine(t, { terms: { minimumSeconds: 30, recording: { enabled: true, retentionDays: 14 } } });
  await t.db
    .updateTable('tracking_number')
    .set({ carrier_account_id: account.id, carrier_sid: line.number.slice(1) })
    .where('number', '=', line.number)
    .execute();
  await t.services.carrierKeys.refresh();
  return { account, line };
}

const callOf = async (sid: string) => {
  const [call] = await rows<Record<string, unknown>>(t.db, 'select * from call where call_sid = $1', [sid]);
  return call;
};
const attribute = (xml: string, name: string) =>
  new RegExp(`\\s${name}="([^"]+)"`).exec(xml)?.[1]?.replaceAll('&amp;', '&') ?? '';
const pathIn = (address: string) => address.replace(/^.*\/carrier\/telnyx\//, '');
const forged = async () => (await t.services.metrics.forgedWebhooks.get()).values[0]?.value ?? 0;

async function everythingCounted() {
  const tables = ['call', 'carrier_call', 'call_event', 'recording', 'ledger_entry', 'caller_history'];
  const counts = tables.map((table) => rows<{ count: string }>(t.db, `select count(*) from ${table}`));
  return (await Promise.all(counts)).map(([row]) => row?.count);
}

test('a call to a number at Telnyx rings, is talked, recorded, billed, and its recording fetched and deleted there', async () => {
  const { account, line } = await aTelnyxLine();
  const telnyx = aTelnyx(t, { account: account.accountSid });
  const [sid, leg, recordingSid] = [aTelnyxSid('whole call'), aTelnyxSid('its leg'), randomUUID()];
  const { body: texml, statusCode } = await telnyx.voice(sid, '+13055550123', line.number);
  expect(statusCode).toBe(200);
  expect(texml).toMatch(/<Say language="en-US">This call may be recorded/);
  expect(texml).toContain('answerOnBridge="true" record="record-from-answer-dual" recordingChannels="dual"');
  expect(await callOf(sid)).toMatchObject({ status: 'ringing', state: 'FL' }); // from the area code
  const status = pathIn(attribute(texml, 'statusCallback'));
  const legOf = { CallSid: leg, ParentCallSid: sid, CallbackSource: 'call-progress-events' };
  await telnyx.post(status, { ...legOf, CallStatus: 'in-progress', Timestamp: new Date().toISOString() });
  expect(await callOf(sid)).toMatchObject({ status: 'connected' });
  const ended = { CallSid: sid, From: '+13055550123', To: line.number, CallStatus: 'completed' };
  const dialled = { DialCallSid: leg, DialCallStatus: 'completed', DialCallDuration: '90', HangupSource: 'caller' };
  const after = await telnyx.post(pathIn(attribute(texml, 'action')), { ...ended, ...dialled });
  expect(after.body).toContain('<Hangup/>');
  const answers = [
    await telnyx.post('status', { ...ended, CallDuration: '95', Timestamp: new Date().toISOString() }),
    await telnyx.post(pathIn(attribute(texml, 'recordingStatusCallback')), {
      ...{ CallSid: sid, RecordingSid: recordingSid, RecordingStatus: 'completed', RecordingDuration: '90' },
      ...{ RecordingSource: 'DialVerb', RecordingUrl: `https://s3.amazonaws.com/x.wav?${'x'.repeat(1_500)}` },
    }),
  ];
  expect(answers.map((answer) => answer.statusCode)).toEqual([204, 204]);
  expect(await callOf(sid)).toMatchObject({ status: 'completed', billing: 'held', talk_seconds: 90 });

  const recording = () => t.db.selectFrom('recording').selectAll().where('carrier_id', '=', recordingSid);
  const { id, source_address } = await recording().executeTakeFirstOrThrow();
  expect(source_address).toBe(`https://api.telnyx.com/v2/recordings/${recordingSid}`);
  await fetchRecording(t.services, id, new Date());
  expect(await recording().executeTakeFirstOrThrow()).toMatchObject({
    ...{ state: 'ready', content_type: 'audio/wav', channels: 2, bytes: recordedTalkBytes(12), last_error: null },
  });
  await t.db.updateTable('recording').set({ carrier_asked_at: new Date() }).where('id', '=', id).execute();
  for (const _ of ['once', 'and again']) await deleteAtCarrier(t.services, id, new Date());
  const gone = await rows(t.db, 'select * from simulator_deleted_recording where recording_sid = $1', [recordingSid]);
  expect(gone).toHaveLength(1);
});

test('a target that is busy leaves the caller to the next one', async () => {
  const { account, line } = await aTelnyxLine();
  const telnyx = aTelnyx(t, { account: account.accountSid });
  const sid = aTelnyxSid('busy');
  const { body: texml } = await telnyx.voice(sid, aNumber(), line.number);
  await telnyx.post(pathIn(attribute(texml, 'action')), {
    ...{ CallSid: sid, To: line.number, CallStatus: 'busy', HangupSource: 'callee' },
    ...{ DialCallSid: aTelnyxSid('busy leg'), DialCallStatus: 'busy' },
  });
  const [{ event } = { event: {} }] = await rows<{ event: object }>(
    t.db,
    `select event from carrier_event where call_sid = $1 and event ->> 'kind' = 'dial_ended'`,
    [sid],
  );
  expect(event).toMatchObject({ result: 'busy', callerStayed: true });
});

describe('a webhook in the words of Telnyx', () => {
  const parametersTo = (to: string, sid: string) =>
    new URLSearchParams({ CallSid: sid, From: aNumber(), To: to, CallStatus: 'ringing' }).toString();

  test('that is not signed by the account whose number it is leaves nothing but a count', async () => {
    const { account, line } = await aTelnyxLine();
    const sid = aTelnyxSid(randomUUID());
    const payload = parametersTo(line.number, sid);
    const genuine = aTelnyx(t);
    const other = aTelnyx(t, { key: telnyxPrivateKey(randomBytes(32)) });
    const [before, counted] = [await everythingCounted(), await forged()];
    const { headers } = signedHeaders(payload);
    const refused = await Promise.all([
      other.voice(sid, aNumber(), line.number),
      aTelnyx(t, { at: new Date(Date.now() - 400_000) }).voice(sid, aNumber(), line.number),
      aTelnyx(t, { at: new Date(Date.now() + 400_000) }).voice(sid, aNumber(), line.number),
      genuine.send('voice', payload, {}),
      genuine.send('voice', `${payload}&x=1`, headers),
      genuine.send('voice', payload.replace('&', '&&'), headers), // the same fields in other bytes
      genuine.send('voice', payload, { ...headers, 'telnyx-timestamp': '0' }),
      genuine.send('voice', payload, { ...headers, 'telnyx-signature-ed25519': 'x'.repeat(10_000) }),
      genuine.send('voice', '', headers),
      aCarrier(t, account.token).voice(aSid(), aNumber(), line.number), // its key is no token of Twilio's
      aCarrier(t).voice(aSid(), aNumber(), line.number),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 403));
    expect(refused.map(({ body }) => body)).toEqual(refused.map(() => ''));
    expect(await everythingCounted()).toEqual(before);
    expect(await forged()).toBe(counted + refused.length);
    await t.services.carrierHealth.flush();
    const { accounts } = (await t.call('GET', '/admin/carriers', { headers: admin.headers })).json();
    const { health } = accounts.find(({ id }: { id: string }) => id === account.id);
    expect(health).toMatchObject({ webhooks: 0, forged: expect.any(Number) });
    expect(health.forged).toBeGreaterThan(8);
    expect((await genuine.send('voice', payload, headers)).statusCode).toBe(200); // and as it was signed, it is taken
  });

  test('never speaks for a number of another carrier', async () => {
    await aTelnyxLine();
    const twilio = await aCarrierAccount(t, admin);
    const { number } = await aLine(t);
    await t.db
      .updateTable('tracking_number')
      .set({ carrier_account_id: twilio.id, carrier_sid: 'PN1' })
      .where('number', '=', number)
      .execute();
    await t.services.carrierKeys.refresh();
    expect((await aTelnyx(t).voice(aTelnyxSid('other'), aNumber(), number)).statusCode).toBe(403);
  });

  test('about no number of ours is believed by the key it is signed with, whatever it calls its account', async () => {
    await aTelnyxLine();
    const legOf = { CallSid: aTelnyxSid('leg'), ParentCallSid: aTelnyxSid('call'), CallStatus: 'in-progress' };
    const asConnection = aTelnyx(t, { account: '1293384261075731499' });
    expect((await asConnection.post('status?target=0', legOf)).statusCode).toBe(204);
    const stranger = aTelnyx(t, { key: telnyxPrivateKey(randomBytes(32)), account: '1293384261075731499' });
    expect((await stranger.post('status?target=0', legOf)).statusCode).toBe(403);
  });

  test('that is no form, or none that makes sense, is refused without harm', async () => {
    const { line } = await aTelnyxLine();
    const before = await everythingCounted();
    for (const [path, given] of [
      ['voice', { From: aNumber(), To: line.number }],
      ['dial', { CallSid: 'v3:x', To: line.number }],
      ['recording', { CallSid: 'v3:x', To: line.number }],
      ['voice', { CallSid: 'x'.repeat(500), To: line.number }],
    ] as const)
      expect((await aTelnyx(t).post(path, given)).statusCode, path).toBe(422);
    const json = await t.app.inject({ method: 'POST', url: '/carrier/telnyx/voice', payload: { CallSid: 'v3:x' } });
    expect(json.statusCode).toBe(403);
    expect(await everythingCounted()).toEqual(before);
  });
});

test('a process that starts without its database knows the public keys of before', async () => {
  const { account, line } = await aTelnyxLine();
  const { config, secret, log } = t.services;
  const kept = await readCarrierKeys(config.dataDir, secret, log);
  expect(kept.accountOf(line.number)).toBe(account.id);
  expect(kept.accounts().find(({ id }) => id === account.id)?.publicKey?.asymmetricKeyType).toBe('ed25519');
});

function signedHeaders(payload: string) {
  return { headers: telnyxHeaders(TELNYX_KEY, Buffer.from(payload), new Date()) };
}
