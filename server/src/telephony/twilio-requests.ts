import { text } from '@callstead/contract/text';
import type { CarrierEvent, LegEnd, Simulated } from '@callstead/domain/calls/carrier-event';
import * as z from 'zod';
import type { CarrierMessage, IncomingCall } from './port.ts';

/** What Twilio and SignalWire post to us; everything else they add is ignored. */
const Sid = text().min(1).max(64);
/** What only describes a call is put right, never refused: the call must go on. */
const Text = z.string().transform((written) => storable(written).slice(0, 200));
const About = Text.optional().catch(undefined);
const Seconds = z.coerce.number().int().min(0).max(86_400);
const Count = z.coerce.number().int().min(0).max(99);

const VoiceRequest = z.object({
  CallSid: Sid,
  From: Text.catch(''),
  To: Text,
  FromState: About,
  FromZip: About,
  FromCity: About,
  FromCountry: About,
});

const storable = (written: string) => written.replaceAll(/\p{Surrogate}/gu, '\ufffd').replaceAll('\u0000', '');

/** Withheld numbers come as words, as nothing, or as the keys one would press to write the word. */
const HIDDEN = new Set(['+266696687', '+7378742833', '+2562533', '+8656696', '+86282452253']);
const E164 = /^\+[1-9]\d{6,14}$/;

const callerNumber = (from: string) => (E164.test(from) && !HIDDEN.has(from) ? from : null);

/** Carriers hand on a call's own headers under such names. Only the simulator's is believed. */
export const CLOCK_SPEED = 'SipHeader_X-Clock-Speed';
const SimulatedVoice = z.object({ [CLOCK_SPEED]: z.coerce.number().min(1).max(1_000).catch(1) });

/** What the simulator adds to a call: how much faster than ours its clock runs while people talk. */
export function parseClockSpeed(parameters: unknown): number {
  return SimulatedVoice.parse(parameters)[CLOCK_SPEED];
}

export function parseVoice(parameters: unknown, simulated: Simulated | null = null): IncomingCall {
  const call = VoiceRequest.parse(parameters);
  return {
    callSid: call.CallSid,
    from: callerNumber(call.From),
    to: call.To,
    fromState: call.FromState || null,
    fromZip: call.FromZip || null,
    fromCity: call.FromCity || null,
    fromCountry: call.FromCountry || null,
    simulated,
  };
}

const Target = z.object({ target: Count.optional().catch(undefined) });
const positionIn = (query: unknown) => Target.parse(query ?? {}).target ?? null;

const LEG_ENDS: Record<string, LegEnd> = {
  completed: 'completed',
  answered: 'completed', // SignalWire's word for it
  'no-answer': 'no_answer',
  busy: 'busy',
  failed: 'failed',
  canceled: 'canceled',
};

const DialRequest = z.object({
  CallSid: Sid,
  CallStatus: About,
  DialCallStatus: Text,
  DialCallSid: Sid.optional(),
  DialCallDuration: Seconds.default(0),
});

/** The dialled leg is over; the answer to this is what the caller hears next. */
export function parseDial(parameters: unknown, query: unknown, now: Date): CarrierMessage {
  const dial = DialRequest.parse(parameters);
  const position = positionIn(query);
  const result = LEG_ENDS[dial.DialCallStatus] ?? 'failed';
  const event: CarrierEvent = {
    kind: 'dial_ended',
    legSid: dial.DialCallSid ?? null,
    position,
    at: now.toISOString(),
    result,
    talkSeconds: result === 'completed' ? dial.DialCallDuration : 0,
    callerStayed: dial.CallStatus === 'in-progress',
  };
  return { callSid: dial.CallSid, key: `dial:${dial.DialCallSid ?? position ?? 0}`, event };
}

const StatusRequest = z.object({
  CallSid: Sid,
  ParentCallSid: Sid.optional(),
  CallStatus: Text,
  CallDuration: Seconds.optional(),
  Timestamp: About,
});

/** Undefined for states on the way, which say nothing we need. */
export function parseStatus(parameters: unknown, query: unknown, now: Date): CarrierMessage | undefined {
  const status = StatusRequest.parse(parameters);
  const at = momentOf(status.Timestamp, now).toISOString();
  if (!status.ParentCallSid) return callEnded(status.CallSid, status.CallStatus, at);
  const callSid = status.ParentCallSid;
  const leg = { legSid: status.CallSid, position: positionIn(query) };
  if (status.CallStatus === 'in-progress' || status.CallStatus === 'answered') {
    return { callSid, key: `leg:${status.CallSid}:answered`, event: { kind: 'leg_answered', ...leg, at } };
  }
  if (status.CallStatus !== 'completed') return undefined;
  const seconds = status.CallDuration ?? 0;
  return { callSid, key: `leg:${status.CallSid}:completed`, event: { kind: 'leg_completed', ...leg, seconds } };
}

const CALL_ENDS = new Set(['completed', 'busy', 'no-answer', 'failed', 'canceled']);

function callEnded(callSid: string, status: string, at: string): CarrierMessage | undefined {
  if (!CALL_ENDS.has(status)) return undefined;
  return { callSid, key: 'ended', event: { kind: 'call_ended', at, failed: status === 'failed' } };
}

/** The carrier's own clock where it sends a sensible time. */
function momentOf(timestamp: string | undefined, now: Date): Date {
  const told = timestamp ? new Date(timestamp) : now;
  const isSensible = Math.abs(told.getTime() - now.getTime()) < 86_400_000;
  return isSensible ? told : now;
}

const RecordingRequest = z.object({
  CallSid: Sid,
  RecordingSid: Sid,
  RecordingUrl: text().max(1000),
  RecordingStatus: About,
  RecordingDuration: Seconds.default(0),
});

export function parseRecording(parameters: unknown): CarrierMessage | undefined {
  const recording = RecordingRequest.parse(parameters);
  if (recording.RecordingStatus && recording.RecordingStatus !== 'completed') return undefined;
  return {
    callSid: recording.CallSid,
    key: `recording:${recording.RecordingSid}`,
    event: {
      kind: 'recording_ready',
      recordingId: recording.RecordingSid,
      address: recording.RecordingUrl,
      seconds: recording.RecordingDuration,
    },
  };
}
