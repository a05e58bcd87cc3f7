import type { CallAnswer } from '@callstead/domain/settling/call-answer';
import type { IncomingCall } from '../../telephony/port.ts';
import type { CallServices } from '../calls/engine.ts';
import type { Received } from '../calls/receive-call.ts';
import { recordFailure } from '../calls/record-failure.ts';
import { settleCall } from '../calls/settle-call.ts';

/** A caller waits this long for a decision, whatever happens behind it; then an apology is better than silence. */
const DECISION_MS = 3_000;

/** Late or failed, the caller hears an apology; a reservation that comes too late is given back as soon as it comes. */
export async function answerInTime(
  services: CallServices,
  call: IncomingCall,
  decide: () => Promise<Received>,
  limitMs = DECISION_MS,
): Promise<CallAnswer> {
  const state = { late: false };
  const deciding = decide().then(
    ({ answer, repeated }) => {
      if (state.late && !repeated) void giveBack(services, call);
      return answer;
    },
    (error: Error) => {
      services.metrics.missedDecisions.inc();
      services.log.error({ reason: error.message, callSid: call.callSid }, 'a call could not be decided');
      void recordFailure(services, call);
      return { do: 'apologize' } as const;
    },
  );
  const inTime = await firstOf(deciding, limitMs);
  if (inTime) return inTime;
  state.late = true;
  services.metrics.missedDecisions.inc();
  services.log.error({ callSid: call.callSid }, 'a decision missed its deadline');
  return { do: 'apologize' };
}

async function giveBack(services: CallServices, { callSid }: IncomingCall): Promise<void> {
  try {
    await settleCall(services.calls, { callSid, key: 'swept', event: { kind: 'swept' } }, new Date());
  } catch (error) {
    // The sweeper finds it: the reservation has an end of its own.
    services.log.error({ reason: (error as Error).message, callSid }, 'a late reservation waits for the sweeper');
  }
}

/** Undefined when the time is over first. */
function firstOf<Result>(promise: Promise<Result>, limitMs: number): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), limitMs);
    void promise.then((result) => {
      clearTimeout(timer);
      resolve(result);
    });
  });
}
