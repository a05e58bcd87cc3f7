import type { Parameters, Wire } from './wire.ts';

export const TELNYX_PATH = '/carrier/telnyx/';

/** What TwiML's carriers tell and TeXML's does not: nothing of where the caller is, and no direction. */
const UNTOLD = ['ApiVersion', 'Direction', 'FromCountry', 'FromState', 'FromZip', 'StirVerstat'];
const CONNECTION = '1293384261075731499';

/** The same call in the words of Telnyx. */
export const speakTelnyx = ({ ask, tell }: Wire): Wire => ({
  ask: (path, parameters, at) => ask(path, inTelnyxWords(parameters), at),
  tell: (path, parameters, at) => tell(path, inTelnyxWords(parameters), at),
});

function inTelnyxWords(parameters: Parameters): Parameters {
  const { DialCallStatus, DialCallSid, ParentCallSid, Timestamp, CallSid = '' } = parameters;
  const told = Object.entries(parameters).filter(([name]) => !UNTOLD.includes(name));
  return {
    ...Object.fromEntries(told),
    ...{ CallSidLegacy: CallSid, ConnectionId: CONNECTION },
    ...(ParentCallSid && { ParentCallSidLegacy: ParentCallSid }),
    ...(Timestamp && { Timestamp: new Date(Timestamp).toISOString(), CallbackSource: 'call-progress-events' }),
    ...(parameters.RecordingSid && { RecordingSource: 'DialVerb', RecordingChannels: '2' }),
    // At the end of a leg CallStatus is that leg's, and who hung up stands beside it.
    ...(DialCallStatus && {
      CallStatus: DialCallStatus,
      ...(DialCallSid && { DialCallSidLegacy: DialCallSid }),
      HangupSource: DialCallStatus === 'canceled' ? 'caller' : 'callee',
    }),
  };
}
