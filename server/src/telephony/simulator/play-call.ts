import { CLOCK_SPEED } from '../twilio-requests.ts';
import { countryPlayed } from './number-abroad.ts';
import type { PlannedCall } from './plan-traffic.ts';
import { readTwiml, type TwimlOrder } from './read-twiml.ts';
import { SIMULATOR_ACCOUNT, simulatedRecordingUrl } from './simulated-recording.ts';
import { speakTelnyx } from './speak-telnyx.ts';
import type { Parameters, Wire } from './wire.ts';

const RING_LIMIT_SECONDS = 25;

/** What a second of the call takes: nothing for history, which is only told; a call that is watched waits. */
export type Waits = { ring: (seconds: number) => Promise<void>; talk: (seconds: number) => Promise<void> };

const atOnce = async () => undefined;
const NEVER_WAITS: Waits = { ring: atOnce, talk: atOnce };

/** Plays one call to its end as a carrier would. Seconds are reported, and waited for only where `waits` does. */
export async function playCall(call: PlannedCall, line: Wire, startedAt: Date, waits = NEVER_WAITS): Promise<void> {
  const clock = new CallClock(startedAt, waits);
  const { dialect = 'twilio' } = call;
  const wire = dialect === 'telnyx' ? speakTelnyx(line) : line;
  const address = `/carrier/${dialect}`;
  let order = readTwiml(await wire.ask(`${address}/voice`, voiceParameters(call), clock.now));
  for (let attempt = 0; order.order === 'dial'; attempt += 1) {
    const next = await playDial(call, order, attempt, wire, clock);
    if (!next) break;
    order = next;
  }
  wire.tell(`${address}/status`, endParameters(call, clock), clock.now);
}

class CallClock {
  #seconds = 0;
  constructor(
    readonly startedAt: Date,
    readonly waits: Waits,
  ) {}
  ring(seconds: number): Promise<void> {
    this.#seconds += seconds;
    return this.waits.ring(seconds);
  }
  talk(seconds: number): Promise<void> {
    this.#seconds += seconds;
    return this.waits.talk(seconds);
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
  await clock.ring(call.ringSeconds);
  tellLeg(call, leg, { CallStatus: 'in-progress' });
  const talkSeconds = Math.min(call.talkSeconds, dial.timeLimitSeconds);
  await clock.talk(talkSeconds);
  tellLeg(call, leg, { CallStatus: 'completed', CallDuration: String(talkSeconds) });
  if (dial.recordingCallback) wire.tell(dial.recordingCallback, recordingParameters(call, talkSeconds), clock.now);
  return endOfDial(call, leg, 'completed', talkSeconds);
}

type Leg = { legSid: string; dial: Dial; wire: Wire; clock: CallClock };

async function callerGivesUp(call: PlannedCall, leg: Leg) {
  await leg.clock.ring(Math.min(call.ringSeconds, RING_LIMIT_SECONDS));
  return endOfDial(call, leg, 'canceled', 0);
}

async function legFails(call: PlannedCall, leg: Leg, behaviour: string) {
  await leg.clock.ring(behaviour === 'no-answer' ? RING_LIMIT_SECONDS : 3);
  return endOfDial(call, leg, behaviour, 0);
}

async function endOfDial(call: PlannedCall, { legSid, dial, wire, clock }: Leg, status: string, seconds: number) {
  if (!dial.action) return undefined;
  const answer = await wire.ask(dial.action, dialParameters(call, legSid, status, seconds), clock.now);
  return status === 'canceled' ? undefined : readTwiml(answer);
}

function tellLeg(call: PlannedCall, { legSid, dial, wire, clock }: Leg, state: Parameters): void {
  if (!dial.statusCallback) return;
  const parameters = { ...accountOf(call), CallSid: legSid, ParentCallSid: call.callSid, To: dial.number, ...state };
  wire.tell(dial.statusCallback, { ...parameters, Timestamp: clock.now.toUTCString() }, clock.now);
}

const accountOf = ({ accountSid = SIMULATOR_ACCOUNT }: PlannedCall) => ({
  AccountSid: accountSid,
  ApiVersion: '2010-04-01',
});

function voiceParameters(call: PlannedCall): Parameters {
  return {
    ...accountOf(call),
    CallSid: call.callSid,
    CallStatus: 'ringing',
    Direction: 'inbound',
    From: call.from ?? 'anonymous',
    To: call.to,
    FromCountry: countryPlayed(call.from),
    FromState: call.from === null ? '' : (call.state ?? ''),
    ...(call.zip && { FromZip: call.zip }),
    ...(call.clockSpeed !== undefined && { [CLOCK_SPEED]: String(call.clockSpeed) }),
    StirVerstat: 'TN-Validation-Passed-A',
  };
}

function dialParameters(call: PlannedCall, legSid: string, status: string, seconds: number): Parameters {
  return {
    ...accountOf(call),
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
    ...accountOf(call),
    CallSid: call.callSid,
    RecordingSid: sid,
    RecordingStatus: 'completed',
    RecordingDuration: String(seconds),
    RecordingUrl: simulatedRecordingUrl(sid, seconds),
  };
}

function endParameters(call: PlannedCall, clock: CallClock): Parameters {
  return {
    ...accountOf(call),
    CallSid: call.callSid,
    CallStatus: 'completed',
    CallDuration: String(clock.seconds),
    Timestamp: clock.now.toUTCString(),
  };
}
