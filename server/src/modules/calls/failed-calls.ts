import type { Logger } from 'pino';
import type { Spool } from '../../spool/spool.ts';
import type { IncomingCall } from '../../telephony/port.ts';
import { newCallId } from './call-id.ts';
import type { CallEngine } from './engine.ts';
import type { Arrival } from './queries.ts';
import { UNASSIGNED } from './receive-call.ts';
import { settleCall } from './settle-call.ts';

const LOOK_MS = 1_000;
const AT_ONCE = 128;
/** Whoever cannot be written for that long, or stands behind so many, waits on disk instead. */
const MEMORY_MS = 30_000;
const MAX_IN_MEMORY = 50_000;
const PUT_AT_ONCE = 32;
/** Those on the line come first. */
const BUSY_MS = 250;

export type FailedCalls = {
  note: (arrival: Arrival) => void;
  close: () => Promise<void>;
};

export type FailedCallEntry = { kind: 'failed-call'; arrival: Arrival };

type Options = {
  engine: CallEngine;
  spool: Pick<Spool<FailedCallEntry>, 'put'>;
  log: Pick<Logger, 'error'>;
};

/** A call that heard our apology is still a call: it is written down once there is room, or waits on disk for the database. */
export function startFailedCalls({ engine, spool, log }: Options): FailedCalls {
  let waiting: Arrival[] = [];
  let writing: Promise<void> = Promise.resolve();

  async function putAway(arrivals: readonly Arrival[]): Promise<void> {
    for (let from = 0; from < arrivals.length; from += PUT_AT_ONCE) {
      await Promise.all(arrivals.slice(from, from + PUT_AT_ONCE).map(putOne));
    }
  }

  async function putOne(arrival: Arrival): Promise<void> {
    await spool.put({ kind: 'failed-call', arrival }).catch((error: Error) => {
      log.error({ callSid: arrival.callSid, reason: error.message }, 'a failed call could not be recorded');
    });
  }

  async function writeSome(): Promise<void> {
    const { oldestBatchMs, oldestWaitMs } = engine.pressure();
    if (Math.max(oldestBatchMs, oldestWaitMs) > BUSY_MS) return;
    const some = waiting.splice(0, AT_ONCE);
    const results = await Promise.allSettled(some.map((arrival) => recordFailedCall(engine, arrival)));
    const unwritten = some.filter((_, index) => results[index]?.status === 'rejected');
    const since = Date.now() - MEMORY_MS;
    waiting.push(...unwritten.filter(({ arrivedAt }) => arrivedAt.getTime() >= since));
    await putAway(unwritten.filter(({ arrivedAt }) => arrivedAt.getTime() < since));
    if (some.length === AT_ONCE && unwritten.length === 0) await writeSome();
  }

  const look = () => {
    if (waiting.length === 0) return;
    clearInterval(clock);
    writing = writeSome().finally(() => {
      clock = setInterval(look, LOOK_MS).unref();
    });
  };
  let clock = setInterval(look, LOOK_MS).unref();

  return {
    note: (arrival) => {
      if (waiting.length < MAX_IN_MEMORY) waiting.push(arrival);
      else void putOne(arrival);
    },
    close: async () => {
      await writing;
      clearInterval(clock);
      await putAway(waiting);
      waiting = [];
    },
  };
}

/** Were it written after all, when its own answer was lost, it rings nobody and gives everything back. */
export async function recordFailedCall(engine: CallEngine, arrival: Arrival): Promise<void> {
  const { callSid } = arrival;
  const reserved = await engine.reserve(arrival);
  engine.onWrite();
  if (reserved.repeated || reserved.found === null) return;
  if (arrival.decision.fallback) {
    await settleCall(engine, { callSid }, new Date()); // by what was heard of it meanwhile
    return;
  }
  await settleCall(engine, { callSid, key: 'swept', event: { kind: 'swept' } }, new Date());
}

/** As it comes back from disk. */
export function readFailedCall(arrival: Arrival): Arrival {
  return { ...arrival, arrivedAt: new Date(arrival.arrivedAt), expiresAt: new Date(arrival.expiresAt) };
}

export function failedArrival(call: IncomingCall, now: Date, id = newCallId(now)): Arrival {
  return {
    id,
    arrivedAt: now,
    expiresAt: now,
    callSid: call.callSid,
    number: call.to,
    caller: call.from,
    person: null,
    country: call.fromCountry,
    state: call.fromState,
    zip: call.fromZip,
    city: call.fromCity,
    ...UNASSIGNED,
    decision: { kind: 'refused', reason: 'failed', overflowNumber: null, trace: [] },
  };
}
