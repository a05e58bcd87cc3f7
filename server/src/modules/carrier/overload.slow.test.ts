import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { signatureFor } from '../../telephony/signature.ts';
import { aLine, aSid, rows } from '../../testing/call-world.ts';
import { anAccount, CHAOS_TOKEN, type ChaosWorld, createChaos, PUBLIC_URL } from '../../testing/chaos.ts';
import { postmasterPid } from '../../testing/data-folder.ts';
import { reportCounts, sized } from '../../testing/proof.ts';
import { verifyLedger } from '../ledger/verify.ts';

let world: ChaosWorld;
afterEach(() => world.close());

/** What the server takes well, ten times as much, and a crowd that comes at once. */
const USUAL = { outstanding: sized({ small: 16, whole: 64 }), calls: sized({ small: 64, whole: 4_000 }) };
const TENFOLD = { outstanding: 10 * USUAL.outstanding, calls: sized({ small: 320, whole: 20_000 }) };
const CROWD = { outstanding: sized({ small: 640, whole: 8_000 }), calls: sized({ small: 640, whole: 8_000 }) };
const ADVERTISERS = 6;

type Answer = { sid: string; ms: number; is: 'dialled' | 'apologised' | 'failed' };
type Size = typeof USUAL;

test('too many calls: who cannot be decided in time hears an apology and holds nothing, and then all is as before', async () => {
  world = await createChaos((dataDir) => postmasterPid(dataDir) ?? 0);
  const port = Number(new URL(await world.startServer()).port);
  const numbers = await someNumbers();
  const all: Answer[] = [];
  for (const [name, size] of Object.entries({ usual: USUAL, tenfold: TENFOLD, 'at once': CROWD })) {
    const answers = await play(port, numbers, size);
    const taken = answers.filter(({ is }) => is === 'dialled');
    const [calls, turnedAway] = [`calls (${name})`, 'turned away'];
    reportCounts({
      [calls]: answers.length,
      [turnedAway]: answers.length - taken.length,
      'ms p99 of the others': p99(taken),
    });
    all.push(...answers);
  }
  const endedAt = performance.now();
  await vi.waitFor(
    async () => {
      const answers = await play(port, numbers, USUAL);
      all.push(...answers);
      expect(answers.every(({ is }) => is === 'dialled')).toBe(true);
      reportCounts({ 'ms later all were taken again': performance.now() - endedAt, 'ms p99': p99(answers) });
    },
    { timeout: 60_000, interval: 10 },
  );
  expect(all.filter(({ is }) => is === 'failed')).toEqual([]);
  await expectOnlyDialledHold(all);
}, 600_000);

async function someNumbers(): Promise<string[]> {
  const { db } = world.database;
  const t = { db, anAccount: (userType: 'advertiser' | 'publisher') => anAccount(db, userType) };
  const numbers: string[] = [];
  for (let made = 0; made < ADVERTISERS; made += 1) {
    numbers.push((await aLine(t as never, { balanceCents: 2_000_000_000 })).number);
  }
  return numbers;
}

/** Those that rang are open, once each; the others are written down once there is room, and hold nothing. */
async function expectOnlyDialledHold(all: readonly Answer[]): Promise<void> {
  const { db } = world.database;
  const sids = all.map(({ sid }) => sid);
  const dialled = all.filter(({ is }) => is === 'dialled').map(({ sid }) => sid);
  await vi.waitFor(
    async () => {
      const [found] = await rows<{ calls: number; open: number; wrong: number }>(
        db,
        `select (select count(*) from call where call_sid = any ($1)) as calls,
                (select count(*) from call_live) as open,
                (select count(*) from call_live where call_sid <> all ($2)) as wrong`,
        [sids, dialled],
      );
      expect(found).toEqual({ calls: sids.length, open: dialled.length, wrong: 0 });
    },
    { timeout: 120_000, interval: 1_000 },
  );
  expect(await verifyLedger(db)).toEqual([]);
}

/** As many connections as may be outstanding, each with one call at a time; what is sent was made before. */
async function play(port: number, numbers: readonly string[], { outstanding, calls }: Size): Promise<Answer[]> {
  const posts = Array.from({ length: calls }, (_, index) => aPost(numbers[index % numbers.length] ?? ''));
  const sockets = await openAll(port, Math.min(outstanding, calls));
  const answers: Answer[] = [];
  const coming = posts.values();
  await Promise.all(
    sockets.map(async (socket) => {
      for (const { sid, text } of coming) {
        const begun = performance.now();
        const answer = await exchange(socket, text);
        answers.push({ sid, ms: performance.now() - begun, is: kindOf(answer) });
      }
      socket.destroy();
    }),
  );
  return answers;
}

/** Not all at once: the line of those who wait to be accepted is short. */
async function openAll(port: number, count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const some = Array.from({ length: Math.min(200, count - sockets.length) }, () =>
      connect({ port, host: '127.0.0.1', noDelay: true }),
    );
    await Promise.all(some.map((socket) => once(socket, 'connect')));
    sockets.push(...some);
  }
  return sockets;
}

let callers = 0;
function aPost(number: string): { sid: string; text: string } {
  const sid = aSid();
  callers += 1;
  const caller = `+1${2_020_000_000 + callers}`;
  const parameters = { CallSid: sid, From: caller, To: number, CallStatus: 'ringing' };
  const path = '/carrier/twilio/voice';
  const body = new URLSearchParams(parameters).toString();
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: calls.example',
    'content-type: application/x-www-form-urlencoded',
    `x-twilio-signature: ${signatureFor(CHAOS_TOKEN, `${PUBLIC_URL}${path}`, parameters)}`,
    `content-length: ${body.length}`,
  ];
  return { sid, text: `${head.join('\r\n')}\r\n\r\n${body}` };
}

/** Whole when as many bytes have come as its head promises. */
function exchange(socket: Socket, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const done = () => {
      socket.off('data', onData).off('close', done);
      resolve(answer);
    };
    const onData = (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      const headEnd = answer.indexOf('\r\n\r\n');
      const promised = Number(/content-length: (\d+)/i.exec(answer)?.[1] ?? Number.NaN);
      if (headEnd >= 0 && answer.length >= headEnd + 4 + promised) done();
    };
    socket.on('data', onData).once('close', done);
    socket.write(text);
  });
}

function kindOf(answer: string): Answer['is'] {
  if (answer.includes('<Dial')) return 'dialled';
  return answer.includes('went wrong on our side') ? 'apologised' : 'failed';
}

function p99(answers: readonly Answer[]): number {
  const times = answers.map(({ ms }) => ms).toSorted((x, y) => x - y);
  return Math.round(times[Math.floor(times.length * 0.99)] ?? 0);
}
