import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { signatureFor } from './telephony/signature.ts';
import { type Balancer, startBalancer } from './testing/balancer.ts';
import { aNumber, aSid, rows } from './testing/call-world.ts';
import { CHAOS_TOKEN, type ChaosWorld, createChaos, PUBLIC_URL } from './testing/chaos.ts';
import { postmasterPid } from './testing/data-folder.ts';
import { reportCounts, sized } from './testing/proof.ts';

let world: ChaosWorld;
let balancer: Balancer;
afterEach(async () => {
  await balancer.close();
  await world.close();
});

const IS_WHOLE = sized({ small: 0, whole: 1 }) === 1;
const ROUNDS = sized({ small: 1, whole: 4 });
const AT_ONCE = sized({ small: 6, whole: 24 });
/** Between the calls of a line: beside other tests nobody should wait for this one's load. */
const REST_MS = sized({ small: 100, whole: 0 });
const DRAINS = { DRAIN_SECONDS: String(sized({ small: 2, whole: 3 })) };
const CONNECTIONS = new Agent({ keepAlive: true });

/** As a carrier: once, and whatever comes back is the answer. */
function post(path: string, parameters: Record<string, string>): Promise<{ status: number; answer: string }> {
  const signature = signatureFor(CHAOS_TOKEN, `${PUBLIC_URL}${path}`, parameters);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature };
  return new Promise((resolve) => {
    const asking = request(
      new URL(path, balancer.address),
      { method: 'POST', headers, agent: CONNECTIONS },
      (response) => {
        text(response).then(
          (answer) => resolve({ status: response.statusCode ?? 0, answer }),
          ({ message }: Error) => resolve({ status: 0, answer: message }),
        );
      },
    );
    asking.on('error', ({ message }) => resolve({ status: 0, answer: message }));
    asking.end(new URLSearchParams(parameters).toString());
  });
}

type Load = { calls: string[]; webhooks: number; failures: string[]; apologies: number };

/** Calls that arrive and end, one after the other on each of so many lines, until told to stop. */
async function callUntil(isOver: () => boolean, load: Load): Promise<void> {
  const note = async (sending: ReturnType<typeof post>) => {
    const { status, answer } = await sending;
    load.webhooks += 1;
    if (status >= 300 || status === 0) load.failures.push(`${status} ${answer}`);
    if (answer.includes('something went wrong on our side')) load.apologies += 1;
  };
  while (!isOver()) {
    const [sid, number] = [aSid(), world.lines[load.webhooks % world.lines.length]?.number ?? ''];
    load.calls.push(sid);
    await note(post('/carrier/twilio/voice', { CallSid: sid, From: aNumber(), To: number, CallStatus: 'ringing' }));
    await note(post('/carrier/twilio/status', { CallSid: sid, CallStatus: 'completed', CallDuration: '1' }));
    if (REST_MS > 0) await sleep(REST_MS);
  }
}

test('a rolling restart of two processes behind a balancer loses no webhook and no call', async () => {
  world = await createChaos((dataDir) => postmasterPid(dataDir) ?? 0);
  balancer = await startBalancer();
  for (const address of await Promise.all([world.startServer(DRAINS), world.startServer(DRAINS)]))
    balancer.add(address);
  await waitForReady();
  const load: Load = { calls: [], webhooks: 0, failures: [], apologies: 0 };
  const state = { over: false };
  const calling = Promise.all(Array.from({ length: AT_ONCE }, () => callUntil(() => state.over, load)));
  for (let restart = 0; restart < 2 * ROUNDS; restart += 1) await restartOldest(restart);
  state.over = true;
  await calling;
  expect(load.failures).toEqual([]);
  // Beside other tests a call may have waited too long; it is written down a moment later.
  if (IS_WHOLE) expect(load.apologies).toBe(0);
  await vi.waitFor(
    async () => {
      const [written] = await rows<{ calls: number }>(
        world.database.db,
        'select count(*) as calls from call where call_sid = any ($1)',
        [load.calls],
      );
      expect(written?.calls).toBe(load.calls.length);
    },
    { timeout: 30_000, interval: 500 },
  );
  const { webhooks, failures, apologies } = load;
  reportCounts({ webhooks, restarts: 2 * ROUNDS, failed: failures.length, apologies });
}, 600_000);

async function restartOldest(index: number): Promise<void> {
  world.servers[index]?.child.kill('SIGTERM');
  expect(await world.servers[index]?.exit).toBe(0);
  const address = await world.startServer(DRAINS);
  balancer.add(address);
  await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200), { timeout: 60_000 });
}

async function waitForReady(): Promise<void> {
  await vi.waitFor(async () => expect((await fetch(`${balancer.address}/healthz`)).status).toBe(200), {
    timeout: 60_000,
  });
}
