import { signatureFor } from '../server/src/telephony/signature.ts';

export const TOKEN = 'token-of-the-bench';
export const PUBLIC_URL = 'https://calls.example';

/** A call's requests as they go over the wire, in the order in which a carrier sends them. */
export type CallPosts = { voice: string; answered: string; dialEnded: string; completed: string };

let serial = 0;
export const unique = () => {
  serial += 1;
  return serial;
};

export const someCalls = (numbers: readonly string[], count: number): CallPosts[] =>
  Array.from({ length: count }, () => {
    const call = unique();
    return aCall(`CA${String(call).padStart(32, '0')}`, call, numbers[call % numbers.length] ?? '');
  });

export const voices = (numbers: readonly string[], count: number) =>
  someCalls(numbers, count).map((call) => call.voice);

function aCall(callSid: string, serial: number, number: string): CallPosts {
  const legSid = `${callSid.replace('CA', 'CB')}`;
  return {
    voice: signed('/carrier/twilio/voice', {
      CallSid: callSid,
      AccountSid: 'AC1',
      From: `+1212${String(serial).padStart(7, '0')}`,
      To: number,
      CallStatus: 'ringing',
      FromCountry: 'US',
      FromState: 'NY',
      FromZip: '10001',
    }),
    answered: signed('/carrier/twilio/status?target=0', {
      CallSid: legSid,
      ParentCallSid: callSid,
      CallStatus: 'in-progress',
    }),
    dialEnded: signed('/carrier/twilio/dial?target=0', {
      CallSid: callSid,
      CallStatus: 'in-progress',
      DialCallSid: legSid,
      DialCallStatus: 'completed',
      DialCallDuration: '120',
    }),
    completed: signed('/carrier/twilio/status', { CallSid: callSid, CallStatus: 'completed' }),
  };
}

function signed(path: string, parameters: Record<string, string>): string {
  const body = new URLSearchParams(parameters).toString();
  return [
    `POST ${path} HTTP/1.1`,
    'Host: calls.example',
    'Content-Type: application/x-www-form-urlencoded',
    `X-Twilio-Signature: ${signatureFor(TOKEN, `${PUBLIC_URL}${path}`, parameters)}`,
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
}
