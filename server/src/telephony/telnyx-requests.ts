import { TELNYX_HOST } from '@callstead/domain/numbers/carrier-account';
import * as z from 'zod';
import type { CarrierMessage } from './port.ts';
import { SIMULATOR_HOST } from './simulator/simulated-recording.ts';
import { parseDial, parseRecording, parseStatus } from './twilio-requests.ts';

/** TeXML speaks of calls as TwiML does; here is where it differs. A call as it arrives says less: nothing of where the caller is. */
const Ending = z.object({
  CallStatus: z.string().optional().catch(undefined),
  DialCallStatus: z.string().optional().catch(undefined),
  HangupSource: z.string().optional().catch(undefined),
});

const NOT_REACHED = new Set(['busy', 'no-answer', 'failed']);

/**
 * CallStatus tells at the end of a leg how that went, and never that the caller is still there: they are unless they hung up, or the leg
 * was answered and the target did not.
 */
export function parseTelnyxDial(parameters: unknown, query: unknown, now: Date): CarrierMessage {
  const message = parseDial(parameters, query, now);
  if (message.event.kind !== 'dial_ended') return message;
  const { CallStatus, DialCallStatus = '', HangupSource } = Ending.parse(parameters);
  const callerStayed =
    CallStatus === 'in-progress' ||
    HangupSource === 'callee' ||
    (NOT_REACHED.has(DialCallStatus) && HangupSource !== 'caller');
  return { ...message, event: { ...message.event, callerStayed } };
}

const Leg = z.object({ target: z.unknown().optional() });
const Child = z.object({ ParentCallSid: z.string().min(1) });

/** A leg whose call is not named says nothing: its end comes with the dial's. */
export function parseTelnyxStatus(parameters: unknown, query: unknown, now: Date): CarrierMessage | undefined {
  const isLeg = Leg.parse(query ?? {}).target !== undefined;
  return isLeg && !Child.safeParse(parameters).success ? undefined : parseStatus(parameters, query, now);
}

/** The link it tells works for ten minutes: what is kept is the recording's own address, where there is always a new one. */
export function parseTelnyxRecording(parameters: unknown): CarrierMessage | undefined {
  const { RecordingUrl: told } = Link.parse(parameters);
  const link = told ?? '';
  const isSimulated = URL.canParse(link) && new URL(link).hostname === SIMULATOR_HOST;
  const message = parseRecording({ ...Anything.parse(parameters), RecordingUrl: isSimulated ? link : '' });
  if (isSimulated || message?.event.kind !== 'recording_ready') return message;
  return { ...message, event: { ...message.event, address: telnyxRecordingAddress(message.event.recordingId) } };
}

const Link = z.object({ RecordingUrl: z.string().optional().catch(undefined) });
const Anything = z.record(z.string(), z.unknown());

const telnyxRecordingAddress = (recordingId: string) =>
  `https://${TELNYX_HOST}/v2/recordings/${encodeURIComponent(recordingId)}`;
