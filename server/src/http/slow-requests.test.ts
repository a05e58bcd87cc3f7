import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestNetwork, type TestNetwork } from '../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork({ requestSeconds: 1 });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t.close());

const DRIP_MS = 100;

/** Sends a beginning at once and then a byte now and then, for ever; answers what came back once the other side hung up. */
async function drip(beginning: string, byte: string): Promise<string> {
  const { port } = t.app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  await once(socket, 'connect');
  socket.on('error', () => undefined); // cut while we write
  socket.write(beginning);
  const dripping = setInterval(() => socket.write(byte), DRIP_MS);
  const answer = await text(socket).catch(() => '');
  clearInterval(dripping);
  socket.destroy();
  return answer;
}

const head = (path: string) => `POST ${path} HTTP/1.1\r\nhost: localhost\r\n`;
const form = 'content-type: application/x-www-form-urlencoded\r\ncontent-length: 5000\r\n\r\n';

test.each([
  ['a body of the API', `${head('/api/login')}content-type: application/json\r\ncontent-length: 5000\r\n\r\n{`, ' '],
  ['a body of a carrier', `${head('/carrier/twilio/status')}${form}CallSid=`, 'x'],
  ['headers', `${head('/api/login')}x-slow: `, 'x'],
])('%s that only drips in is cut off', async (_what, beginning, byte) => {
  expect(await drip(beginning, byte)).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

test('a request that comes at once is served', async () => {
  const { port } = t.app.server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});
