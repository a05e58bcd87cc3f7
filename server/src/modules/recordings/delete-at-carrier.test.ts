import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { announceRecording } from '../../testing/a-recording.ts';
import { aLine, aQualifiedCall, aSid, type Line, rows } from '../../testing/call-world.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { deleteAtCarrier, planDeletionAtCarrier } from './delete-at-carrier.ts';

let t: TestNetwork;
let line: Line;
beforeAll(async () => {
  t = await createTestNetwork();
  line = await aLine(t);
});
afterAll(() => t.close());

/** A carrier of our own that answers as a test wants; asked by the name of the simulator. */
async function aCarrierServer(listener: RequestListener): Promise<TestNetwork['services']> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { ...t.services, media: { ...t.services.media, simulator: { address, tokens: ['token'] } } };
}

async function anAnnounced(address?: string): Promise<{ id: string; sid: string }> {
  const callSid = aSid();
  await aQualifiedCall(t, line, callSid);
  const id = await announceRecording(t, callSid, address === undefined ? {} : { address });
  return { id, sid: `RE${callSid.slice(2)}` };
}
const goneSince = async (id: string) =>
  (await rows<{ at: Date | null }>(t.db, 'select carrier_deleted_at as at from recording where id = $1', [id]))[0]?.at;
const planned = async (id: string) =>
  (await t.jobs('delete-at-carrier')).filter(({ recordingId }) => recordingId === id).length;

test('the carrier is asked by the recording’s own address, until it has nothing any more', async () => {
  const { id, sid } = await anAnnounced();
  const asked: string[] = [];
  let status = 503;
  const services = await aCarrierServer((request, response) => {
    asked.push(`${request.method} ${request.url?.split('?')[0]}`);
    response.writeHead(status).end();
  });
  await deleteAtCarrier(services, id, new Date());
  expect(asked).toEqual([]); // nobody wanted that
  await planDeletionAtCarrier(t.services, id, new Date());
  await expect(deleteAtCarrier(services, id, new Date())).rejects.toThrow('the carrier answered 503');
  expect(await goneSince(id)).toBeNull();
  status = 204;
  await deleteAtCarrier(services, id, new Date());
  await deleteAtCarrier(services, id, new Date());
  expect(asked).toEqual(Array(2).fill(`DELETE /simulator/recordings/${sid}.json`));
  expect(await goneSince(id)).toBeInstanceOf(Date);
  await planDeletionAtCarrier(t.services, id, new Date());
  expect(await planned(id)).toBe(1);
});

test('one that the carrier does not know any more is gone', async () => {
  const { id } = await anAnnounced();
  await planDeletionAtCarrier(t.services, id, new Date());
  const services = await aCarrierServer((_, response) => response.writeHead(404).end());
  await deleteAtCarrier(services, id, new Date());
  expect(await goneSince(id)).toBeInstanceOf(Date);
});

test('an address that is no carrier’s is not asked, now or later', async () => {
  const { id } = await anAnnounced('https://10.0.0.1/Accounts/AC1/Recordings/RE1');
  await planDeletionAtCarrier(t.services, id, new Date());
  await deleteAtCarrier(t.services, id, new Date());
  expect(await goneSince(id)).toBeNull();
});

test('the built-in carrier deletes what it is told to, for whoever knows its password', async () => {
  const path = (ending: string) => `/simulator/recordings/REgone.${ending}`;
  const [password] = t.services.media.simulator.tokens;
  const headers = { authorization: `Basic ${Buffer.from(`ACsimulator:${password}`).toString('base64')}` };
  const statusOf = async (method: 'GET' | 'DELETE', url: string, given = headers) =>
    (await t.app.inject({ method, url, headers: given })).statusCode;
  expect(await statusOf('DELETE', path('json'), { authorization: '' })).toBe(401);
  expect(await statusOf('GET', path('wav?seconds=1'))).toBe(200);
  expect(await statusOf('DELETE', path('json'))).toBe(204);
  expect(await statusOf('GET', path('wav?seconds=1'))).toBe(404);
  expect(await statusOf('DELETE', path('json'))).toBe(404);
});
