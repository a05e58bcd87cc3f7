import { createServer, connect as dial, type Socket } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { findFreePort } from './db/embedded/free-port.ts';
import { verifyLedger } from './modules/ledger/verify.ts';
import { signatureFor } from './telephony/signature.ts';
import { aNumber, aSid, rows } from './testing/call-world.ts';
import { CHAOS_TOKEN, type ChaosWorld, createChaos, PUBLIC_URL } from './testing/chaos.ts';
import { postmasterPid } from './testing/data-folder.ts';
import { spawnServer } from './testing/server-process.ts';

let world: ChaosWorld;
afterEach(() => world.close());

async function post(address: string, path: string, parameters: Record<string, string>): Promise<string> {
  const headers = { 'x-twilio-signature': signatureFor(CHAOS_TOKEN, `${PUBLIC_URL}${path}`, parameters) };
  const response = await fetch(`${address}${path}`, { method: 'POST', headers, body: new URLSearchParams(parameters) });
  return `${response.status} ${await response.text()}`;
}

/** What stands behind an address that nobody answered at before. */
async function openDoor(port: number, to: string): Promise<void> {
  const { hostname, port: behind } = new URL(to);
  const sockets = new Set<Socket>();
  const server = createServer((outside) => {
    const inside = dial(Number(behind), hostname);
    for (const socket of [inside, outside]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    outside.pipe(inside).pipe(outside);
  }).listen(port, '127.0.0.1');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
}

test('a process that starts while the database is gone rings by what the last one knew, and takes over when it is back', async () => {
  world = await createChaos((dataDir) => postmasterPid(dataDir) ?? 0);
  await world.startServer();
  const [line] = world.lines;
  const before = world.servers[0];
  before?.child.kill('SIGTERM');
  expect(await before?.exit).toBe(0);

  const [port, door] = [await findFreePort('127.0.0.1'), await findFreePort('127.0.0.1')];
  const url = Object.assign(new URL(world.env.DATABASE_URL ?? ''), { port: String(door) }).href;
  const server = spawnServer({ ...world.env, PORT: String(port), DATABASE_URL: url });
  world.servers.push(server);
  const address = `http://127.0.0.1:${port}`;
  const status = async (path: string) => (await fetch(`${address}${path}`)).status;
  await vi.waitFor(async () => expect(await status('/healthz')).toBe(200), { timeout: 60_000, interval: 200 });
  expect([await status('/readyz'), await status('/login'), await status('/api/offers')]).toEqual([503, 503, 503]);

  const sid = aSid();
  const asked = { CallSid: sid, From: aNumber(), To: line?.number ?? '', CallStatus: 'ringing' };
  expect(await post(address, '/carrier/twilio/voice', asked)).toMatch(/^200 .*<Dial/s);
  const end = { CallSid: sid, DialCallSid: 'leg', DialCallStatus: 'completed', DialCallDuration: '120' };
  expect(await post(address, '/carrier/twilio/dial?target=0', end)).toMatch(/^200 /);
  const forged = await fetch(`${address}/carrier/twilio/voice`, { method: 'POST', body: new URLSearchParams(asked) });
  expect(forged.status).toBe(403);

  await openDoor(door, world.env.DATABASE_URL ?? '');
  await vi.waitFor(async () => expect(await status('/readyz')).toBe(200), { timeout: 90_000, interval: 250 });
  const written = 'select status, billing, price_cents from call where call_sid = $1';
  await vi.waitFor(
    async () =>
      expect(await rows(world.database.db, written, [sid])).toEqual([
        { status: 'completed', billing: 'review', price_cents: 0 },
      ]),
    { timeout: 60_000, interval: 500 },
  );
  expect(await verifyLedger(world.database.db)).toEqual([]);
}, 300_000);
