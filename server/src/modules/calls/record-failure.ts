import { setTimeout as sleep } from 'node:timers/promises';
import type { IncomingCall } from '../../telephony/port.ts';
import { newCallId } from './call-id.ts';
import type { CallServices } from './engine.ts';
import type { Arrival } from './queries.ts';
import { UNASSIGNED } from './receive-call.ts';

const RETRY_MS = 2_000;
const MAX_TRIES = 150; // five minutes: the database may be restarting

/** A call we could not decide about is still a call: it is written down once the database can be reached again. */
export async function recordFailure({ calls, log }: CallServices, call: IncomingCall): Promise<void> {
  const arrival = failedArrival(call, new Date());
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    try {
      await calls.reserve(arrival); // were it written after all, the CallSid says so and nothing happens
      return;
    } catch {
      await sleep(RETRY_MS, undefined, { ref: false });
    }
  }
  log.error({ callSid: call.callSid }, 'a failed call could not be recorded');
}

function failedArrival(call: IncomingCall, now: Date): Arrival {
  return {
    id: newCallId(now),
    arrivedAt: now,
    expiresAt: now,
    callSid: call.callSid,
    number: call.to,
    caller: call.from,
    country: call.fromCountry,
    state: call.fromState,
    zip: call.fromZip,
    city: call.fromCity,
    ...UNASSIGNED,
    decision: { kind: 'refused', reason: 'failed', overflowNumber: null, trace: [] },
  };
}
