import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutboxMailer, outboxFolder } from '../../mail/outbox-mailer.ts';
import { SIMULATOR_ACCOUNT } from '../../telephony/simulator/simulated-recording.ts';
import { aLeadWay } from '../../testing/a-lead-way.ts';
import { AUDIO, announceRecording } from '../../testing/a-recording.ts';
import { aCarrier, aLine, aSid, rows } from '../../testing/call-world.ts';
import { aLeadCampaign, aRequest, postLead } from '../../testing/lead-world.ts';
import { ERASED, tracesOfErased } from '../../testing/person-traces.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { findCall } from '../calls/queries.ts';
import { memberOf } from '../identity/session/actor.ts';
import { returnLead } from '../leads/commands.ts';
import { createLeadDeliverer } from '../leads/delivery/deliver.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { deleteAtCarrier } from '../recordings/delete-at-carrier.ts';
import { markReady } from '../recordings/queries.ts';
import { eraseWaiting } from './erase-person.ts';

const { phone: PHONE, email: EMAIL, names: NAMES } = ERASED;

let t: TestNetwork;
let admin: Person;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'erased-'));
  t = await createTestNetwork({ dataDir });
  t.services.media.simulator.address = await t.app.listen({ port: 0, host: '127.0.0.1' });
  admin = await t.signIn('admin');
});
afterAll(() => t.close());

const traces = () => tracesOfErased(t, dataDir);

async function aRecordedCallOf(from: string, number: string): Promise<string> {
  const sid = aSid();
  const carrier = aCarrier(t);
  await carrier.voice(sid, from, number);
  await carrier.dialEnded(sid, `leg of ${sid}`, 'completed', 100);
  const [{ id: callId }] = (await rows<{ id: string }>(t.db, 'select id from call where call_sid = $1', [sid])) as [
    { id: string },
  ];
  const id = await announceRecording(t, sid);
  const key = `2026/11/${id}.wav`;
  const { bytes } = await t.services.storage.put(key, Readable.from([AUDIO, PHONE]), 'audio/wav');
  await markReady(t.db, id, {
    ...{ call_id: callId, arrived_at: (await findCall(t.db, callId))?.arrived_at ?? new Date(), seconds: 100, bytes },
    ...{ content_type: 'audio/wav', storage_key: key, channels: 2, peaks: Buffer.from([1, 2]), last_error: null },
    ...{ fetched_at: new Date(), delete_after: new Date(Date.now() + 86_400_000) },
  });
  return callId;
}

/** Its recording was announced, and lies with the carrier alone. */
async function anUnfetchedCallOf(from: string, number: string): Promise<void> {
  const sid = aSid();
  const carrier = aCarrier(t);
  await carrier.voice(sid, from, number);
  await carrier.dialEnded(sid, `leg of ${sid}`, 'completed', 100);
  await announceRecording(t, sid);
}

const asAdmin = (body?: object) => ({ headers: admin.headers, ...(body && { body }) });

/** As a network without a mail server sends: into a folder. */
async function deliverByMail(): Promise<void> {
  await t.handleEvents();
  const mailer = createOutboxMailer({ dir: outboxFolder(dataDir), from: () => 'no-reply@callstead.example' });
  const carriers = { outgoing: { isPrivateAllowed: false }, mailer };
  await createLeadDeliverer(t.services, carriers).deliverDue(new Date());
}

/** What the carrier answers when it is asked for what it recorded. */
async function heldAtCarrier(): Promise<number[]> {
  const announced = await rows<{ source_address: string }>(t.db, 'select source_address from recording');
  const [password] = t.services.media.simulator.tokens;
  const authorization = `Basic ${Buffer.from(`${SIMULATOR_ACCOUNT}:${password}`).toString('base64')}`;
  return Promise.all(
    announced.map(async ({ source_address }) => {
      const { pathname } = new URL(source_address);
      const url = `/simulator/recordings/${pathname.split('/').at(-1)}.wav?seconds=1`;
      return (await t.app.inject({ url, headers: { authorization } })).statusCode;
    }),
  );
}

/** A caller and a lead through every path there is. */
async function live(): Promise<{ callId: string; leadId: string }> {
  const line = await aLine(t);
  const campaign = await aLeadCampaign(t);
  const callId = await aRecordedCallOf(PHONE, line.number);
  await anUnfetchedCallOf(PHONE, (await aLine(t)).number);
  await t.call('POST', '/blocked-callers', asAdmin({ number: PHONE, advertiserId: line.advertiserId }));
  const request = { ...aRequest({ phone: PHONE, email: EMAIL }), firstName: NAMES[0], lastName: NAMES[1] };
  await aLeadWay(t, campaign.campaignId, { settings: { kind: 'email', to: ['sales@acme.example'] } });
  const { id: leadId } = await postLead(t, campaign, { request });
  await deliverByMail();
  const [advertiser] = await t.db
    .selectFrom('account_with_person')
    .selectAll()
    .where('id', '=', campaign.advertiserId)
    .execute();
  if (!advertiser) throw new Error('a campaign has an advertiser');
  const note = `${NAMES.join(' ')} never picks up ${PHONE}`;
  await returnLead(t.services, memberOf(advertiser), { id: leadId, reason: 'wrong_number', note });
  await t.call('POST', '/suppression/callers', asAdmin({ leadId }));
  await t.call('POST', '/suppression/removals', asAdmin({ contact: EMAIL }));
  await t.call('GET', '/calls/export.csv', asAdmin());
  return { callId, leadId };
}

test('a dump of all tables, queues and files holds neither phone nor e-mail in any spelling, nor the name', async () => {
  const { callId, leadId } = await live();
  const before = await traces();
  expect(before).not.toEqual([]); // the dump would find them
  expect(before.filter((trace) => trace.includes(outboxFolder(dataDir)))).not.toEqual([]);
  expect(before.filter((trace) => trace.startsWith('public.caller_history'))).toEqual([]);
  expect(await heldAtCarrier()).toEqual([200, 200]);
  const found = await t.call('POST', '/persons/searches', asAdmin({ contact: '(305) 241-7396' }));
  const { token } = found.json();
  await t.call('GET', `/persons/export?token=${token}&format=csv`, asAdmin());
  await t.call('POST', '/persons/erasures', asAdmin({ token, suppress: true }));
  await eraseWaiting(t.services);
  await t.handleEvents();
  for (const { recordingId } of await t.jobs('delete-at-carrier'))
    await deleteAtCarrier(t.services, String(recordingId), new Date());
  expect(await heldAtCarrier()).toEqual([404, 404]);
  expect(await traces()).toEqual([]);
  expect(await verifyLedger(t.db)).toEqual([]);
  const told = (await t.call('GET', `/calls/${callId}`, asAdmin())).json();
  expect(told.trace.length).toBeGreaterThan(10);
  expect(told).toMatchObject({ caller: null, callerErasedAt: expect.any(String) });
  const [lead] = await rows<{ billing: string; dispute: { reason: string } }>(
    t.db,
    'select billing, dispute from lead where id = $1',
    [leadId],
  );
  expect(lead).toMatchObject({ billing: 'disputed', dispute: { reason: 'wrong_number', note: null } });
});
