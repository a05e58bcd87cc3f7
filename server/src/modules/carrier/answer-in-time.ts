import type { CallAnswer } from '@callstead/domain/settling/call-answer';
import { inTime } from '../../db/in-time.ts';
import { WaitedTooLong } from '../../db/natural-batch.ts';
import type { IncomingCall } from '../../telephony/port.ts';
import { type CallId, newCallId } from '../calls/call-id.ts';
import { failedArrival } from '../calls/failed-calls.ts';
import { type Received, receiveWithoutDatabase } from '../calls/receive-call.ts';
import { settleCall } from '../calls/settle-call.ts';
import type { CarrierServices } from './carrier-services.ts';

/** A caller waits this long for a decision, whatever happens behind it; then an apology is better than silence. */
export const DECISION_MS = 3_000;

const APOLOGY = { do: 'apologize' } as const;

export type Decide = (id: CallId, now: Date) => Promise<Received>;

/** Too many came before: an apology at once, and nothing is decided, reserved or asked. */
export function turnAway({ metrics, failedCalls }: CarrierServices, call: IncomingCall): CallAnswer {
  metrics.shedCalls.inc();
  failedCalls.note(failedArrival(call, new Date()));
  return APOLOGY;
}

/**
 * Late or failed, the caller hears an apology; a reservation that comes too late is given back as soon as it comes. `decide` gives the
 * call the id it is handed: by it a failed call is known again, should it have been written after all.
 */
export async function answerInTime(
  services: CarrierServices,
  call: IncomingCall,
  decide: Decide,
  limitMs = DECISION_MS,
): Promise<CallAnswer> {
  const now = new Date();
  const id = newCallId(now);
  const fallback = () => answerWithoutDatabase(services, call, { now, id });
  const rung = fallback();
  if (rung) return rung;
  const state = { late: false };
  const deciding = decide(id, now).then(
    ({ answer, repeated }) => {
      if (state.late && !repeated) void giveBack(services, call);
      return answer;
    },
    (error: Error) => {
      countFailure(services, call, error);
      const answer = state.late ? undefined : fallback();
      if (answer) return answer;
      services.failedCalls.note(failedArrival(call, now, id));
      return APOLOGY;
    },
  );
  const decided = await inTime<CallAnswer>(deciding, limitMs);
  if (decided) return decided.result;
  state.late = true;
  services.metrics.missedDecisions.inc();
  services.log.error({ callSid: call.callSid }, 'a decision missed its deadline');
  return APOLOGY;
}

/**
 * Rings whom the campaign would, unbilled, while there is no database to ask. It goes to
 * disk at once: whatever becomes of this process, the call is known to have been.
 */
function answerWithoutDatabase(
  services: CarrierServices,
  call: IncomingCall,
  given: { now: Date; id: CallId },
): CallAnswer | undefined {
  const { calls, lastGoodLines, failedCalls, spool, metrics } = services;
  if (!calls.isDatabaseGone()) return undefined;
  const received = receiveWithoutDatabase(calls, call, lastGoodLines.find(call.to), given);
  if (!received) return undefined;
  const { arrival, answer } = received;
  metrics.fallbackCalls.inc();
  spool.put({ kind: 'failed-call', arrival }).catch(() => failedCalls.note(arrival));
  return answer;
}

/** Of many that are turned away a count says enough. */
function countFailure({ metrics, log }: CarrierServices, { callSid }: IncomingCall, error: Error): void {
  if (error instanceof WaitedTooLong) {
    metrics.shedCalls.inc();
    return;
  }
  metrics.missedDecisions.inc();
  log.error({ reason: error.message, callSid }, 'a call could not be decided');
}

/** What cannot be given back at once is given back by whoever reads the spool, and at last by the sweeper: a reservation ends. */
async function giveBack({ calls, spool, log }: CarrierServices, { callSid }: IncomingCall): Promise<void> {
  const message = { callSid, key: 'swept', event: { kind: 'swept' } } as const;
  const now = new Date();
  try {
    await settleCall(calls, message, now).catch(() => spool.put({ kind: 'event', at: now.toISOString(), message }));
  } catch (error) {
    log.error({ reason: (error as Error).message, callSid }, 'a late reservation waits for the sweeper');
  }
}
