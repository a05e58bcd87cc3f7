import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { IncomingCall } from '../../telephony/port.ts';
import { aLine, aNumber, aSid, balances } from '../../testing/call-world.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { receiveCall } from '../calls/receive-call.ts';
import { answerInTime } from './answer-in-time.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const incoming = (to: string): IncomingCall => ({
  callSid: aSid(),
  from: aNumber(),
  to,
  fromCountry: 'US',
  fromState: 'FL',
  fromZip: null,
  fromCity: null,
  simulated: null,
});

const LIMIT_MS = 20;
const receive = (call: IncomingCall) => receiveCall(t.services.calls, call, new Date());
const receiveTooLate = (call: IncomingCall) => async () => {
  await sleep(LIMIT_MS * 3);
  return receive(call);
};

test('a decision that comes too late is an apology, and what it reserved is given back', async () => {
  const line = await aLine(t);
  const call = incoming(line.number);
  expect(await answerInTime(t.services, call, receiveTooLate(call), LIMIT_MS)).toEqual({ do: 'apologize' });
  await vi.waitFor(async () => {
    expect(await t.db.selectFrom('call').select('status').where('call_sid', '=', call.callSid).execute()).toEqual([
      { status: 'failed' },
    ]);
  }, 30_000);
  expect(await balances(t.db, line)).toEqual({ balance: 1_000_000, reserved: 0 });
});

test('a carrier that asks again and is answered late does not cost the ringing call its reservation', async () => {
  const line = await aLine(t);
  const call = incoming(line.number);
  expect((await receive(call)).answer.do).toBe('dial');
  let again: unknown;
  const late = async () => {
    const received = await receiveTooLate(call)();
    again = received;
    return received;
  };
  expect(await answerInTime(t.services, call, late, LIMIT_MS)).toEqual({ do: 'apologize' });
  await vi.waitFor(() => expect(again).toMatchObject({ repeated: true }), 30_000);
  await sleep(100); // time enough for a release that must not come
  expect(await balances(t.db, line)).toEqual({ balance: 995_000, reserved: 5_000 });
});
