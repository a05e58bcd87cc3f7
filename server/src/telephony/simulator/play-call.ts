import type { PlannedCall } from './plan-traffic.ts';
import { readTwiml, type TwimlOrder } from './read-twiml.ts';
import { SIMULATOR_ACCOUNT, simulatedRecordingUrl } from './simulated-recording.ts';

export type Parameters = Record<string, string>;

/** The wire to the network: posts form parameters to an address and gives back what it answers. */
export type Wire = {
  /** The carrier waits for the answer to these: they decide how the call goes on. */
  ask: (path: string, parameters: Parameters, at: Date) => Promise<string>;
  /** And does not wait for the answer to these. */
  tell: (path: string, parameters: Parameters, at: Date) => void;
};

const RING_LIMIT_SECONDS = 25;

/** Plays one call to its end as a carrier would. Seconds are reported, not waited for. */
export async function playCall(call: PlannedCall, wire: Wire, startedAt: Date): Promise<void> {
  const clock = new CallClock(startedAt);
  let order = readTwiml(await wire.ask('/carrier/twilio/voice', voiceParameters(call), clock.now));
  for (let attempt = 0; order.order === 'dial'; attempt += 1) {
    const next = await playDial(call, order, attempt, wire, clock);
    if (!next) break;
    order = next;
  }
  wire.tell('/carrier/twilio/status', endParameters(call, clock), clock.now);
}

class CallClock {
  #seconds = 0;
  constructor(readonly startedAt: Date) {}
  pass(seconds: number): void {
    this.#seconds += seconds;
  }
  get seconds(): number {
    return this.#seconds;
  }
  get now(): Date {
    return new Date(this.startedAt.getTime() + this.#seconds * 1000);
  }
}

type Dial = Extract<TwimlOrder, { order: 'dial' }>;

/** Undefined when the caller is gone, or nobody wants to know how the leg ended. */
async function playDial(call: PlannedCall, dial: Dial, attempt: number, wire: Wire, clock: CallClock) {
  const legSid = `${call.callSid.slice(0, 30)}${String(attempt).padStart(4, '0')}`;
  const behaviour = call.targets[Math.min(attempt, call.targets.length - 1)];
  const leg = { legSid, dial, wire, clock };
  if (call.givesUp && attempt === 0) return callerGivesUp(call, leg);
  if (behaviour !== 'answers') return legFails(call, leg, behaviour ?? 'failed');
  clock.pass(call.ringSeconds);
  tellLeg(call, leg, { CallStatus: 'in-progress' });
  const talkSeconds = Math.min(call.talkSeconds, dial.timeLimitSeconds);
  clock.pass(talkSeconds);
  tellLeg(call, leg, { CallStatus: 'completed', CallDuration: String(talkSeconds) });
  if (dial.recordingCallback) wire.tell(dial.recordingCallback, recordingParameters(call, talkSeconds), clock.now);
  return endOfDial(call, leg, 'completed', talkSeconds);
}

type Leg = { legSid: string; dial: Dial; wire: Wire; clock: CallClock };

function callerGivesUp(call: PlannedCall, leg: Leg) {
  leg.clock.pass(Math.min(call.ringSeconds, RING_LIMIT_SECONDS));
  return endOfDial(call, leg, 'canceled', 0);
}

function legFails(call: PlannedCall, leg: Leg, behaviour: string) {
  leg.clock.pass(behaviour === 'no-answer' ? RING_LIMIT_SECONDS : 3);
  return endOfDial(call, leg, behaviour, 0);
}

async function endOfDial(call: PlannedCall, { legSid, dial, wire, clock }: Leg, status: string, seconds: number) {
  if (!dial.action) return undefined;
  const answer = await wire.ask(dial.action, dialParameters(call, legSid, status, seconds), clock.now);
  return status === 'canceled' ? undefined : readTwiml(answer);
}

function tellLeg(call: PlannedCall, { legSid, dial, wire, clock }: Leg, state: Parameters): void {
  if (!dial.statusCallback) return;
  const parameters = { CallSid: legSid, ParentCallSid: call.callSid, To: dial.number, ...state };
  wire.tell(dial.statusCallback, { ...parameters, Timestamp: clock.now.toUTCString() }, clock.now);
}

const ACCOUNT = { AccountSid: SIMULATOR_ACCOUNT, ApiVersion: '2010-04-01' };

function voiceParameters(call: PlannedCall): Parameters {
  return {
    ...ACCOUNT,
    CallSid: call.callSid,
    CallStatus: 'ringing',
    Direction: 'inbound',
    From: call.from ?? 'anonymous',
    To: call.to,
    FromCountry: 'US',
    FromState: call.from === null ? '' : call.state,
    ...(call.zip && { FromZip: call.zip }),
    StirVerstat: 'TN-Validation-Passed-A',
  };
}

function dialParameters(call: PlannedCall, legSid: string, status: string, seconds: number): Parameters {
  return {
    ...ACCOUNT,
    CallSid: call.callSid,
    CallStatus: status === 'canceled' ? 'completed' : 'in-progress',
    From: call.from ?? 'anonymous',
    To: call.to,
    DialCallSid: legSid,
    DialCallStatus: status,
    ...(seconds > 0 && { DialCallDuration: String(seconds) }),
  };
}

function recordingParameters(call: PlannedCall, seconds: number): Parameters {
  const sid = `RE${call.callSid.slice(2)}`;
  return {
    ...ACCOUNT,
    CallSid: call.callSid,
    RecordingSid: sid,
    RecordingStatus: 'completed',
    RecordingDuration: String(seconds),
    RecordingUrl: simulatedRecordingUrl(sid, seconds),
  };
}

function endParameters(call: PlannedCall, clock: CallClock): Parameters {
  return {
    ...ACCOUNT,
    CallSid: call.callSid,
    CallStatus: 'completed',
    CallDuration: String(clock.seconds),
    Timestamp: clock.now.toUTCString(),
  };
}
