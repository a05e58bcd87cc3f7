import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCarrier, aLine, aNumber, aSid, balances, rows } from '../../testing/call-world.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { sweepLostCalls } from './sweep-lost-calls.ts';

let t: TestNetwork;
let carrier: ReturnType<typeof aCarrier>;
beforeAll(async () => {
  t = await createTestNetwork();
  carrier = aCarrier(t);
});
afterAll(() => t.close());

const sweep = () => sweepLostCalls(t.services.calls, new Date(Date.now() + 3 * 3_600_000));

type Callback = 'answered' | 'leg' | 'dial' | 'ended';
const CALLBACKS: readonly Callback[] = ['answered', 'leg', 'dial', 'ended'];

function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => orders(items.filter((each) => each !== item)).map((rest) => [item, ...rest]));
}

/** The leg says one second more or less than the dial end. */
async function told(sid: string, callback: Callback, seconds: { leg: number; dial: number }): Promise<void> {
  const leg = `leg of ${sid}`;
  if (callback === 'answered') await carrier.answered(sid, leg);
  else if (callback === 'leg') await carrier.legCompleted(sid, leg, seconds.leg);
  else if (callback === 'dial') await carrier.dialEnded(sid, leg, 'completed', seconds.dial);
  else await carrier.ended(sid);
}

const aLineOfAMinute = () => aLine(t, { terms: { minimumSeconds: 60 } });

async function settledAfter(
  before: readonly Callback[],
  after: readonly Callback[],
  seconds: { leg: number; dial: number },
) {
  const line = await aLineOfAMinute();
  const sid = aSid();
  await carrier.voice(sid, aNumber(), line.number);
  for (const callback of before) await told(sid, callback, seconds);
  for (const callback of before) await told(sid, callback, seconds); // and all of it again
  await sweep();
  for (const callback of after) await told(sid, callback, seconds);
  await sweep();
  const [call] = await rows<Record<string, unknown>>(
    t.db,
    `select status, outcome, reason, billing, talk_seconds, price_cents, payout_cents from call where call_sid = $1`,
    [sid],
  );
  return { ...call, money: await balances(t.db, line) };
}

const TOO_SHORT = {
  status: 'completed',
  outcome: 'unqualified',
  reason: 'too_short',
  billing: 'none',
  talk_seconds: 59,
  price_cents: 0,
  payout_cents: 0,
  money: { balance: 1_000_000, reserved: 0 },
};
const PAID = {
  status: 'completed',
  outcome: 'qualified',
  reason: null,
  billing: 'held',
  talk_seconds: 61,
  price_cents: 5_000,
  payout_cents: 2_500,
  money: { balance: 995_000, reserved: 0, held: 2_500 },
};

test("in every order the dial end's seconds decide about the money", async () => {
  for (const order of orders(CALLBACKS)) {
    expect([order, await settledAfter(order, [], { leg: 61, dial: 59 })]).toEqual([order, TOO_SHORT]);
    expect([order, await settledAfter(order, [], { leg: 59, dial: 61 })]).toEqual([order, PAID]);
  }
});

test('in every order after the sweep, too', async () => {
  for (const order of orders(CALLBACKS)) {
    expect([order, await settledAfter([], order, { leg: 61, dial: 59 })]).toEqual([order, TOO_SHORT]);
    expect([order, await settledAfter([], order, { leg: 59, dial: 61 })]).toEqual([order, PAID]);
  }
});

test("the leg's seconds count where no dial end came before the sweep, and then they stand", async () => {
  for (const order of orders(['answered', 'leg', 'ended'] as const)) {
    expect(await settledAfter(order, ['dial'], { leg: 61, dial: 59 })).toEqual(PAID);
  }
  expect(await settledAfter(['leg'], [], { leg: 61, dial: 59 })).toEqual(PAID);
  expect(await settledAfter([], ['leg'], { leg: 61, dial: 59 })).toEqual(PAID);
});
