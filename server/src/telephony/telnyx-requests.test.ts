import { expect, test } from 'vitest';
import { parseTelnyxDial, parseTelnyxRecording, parseTelnyxStatus } from './telnyx-requests.ts';
import { parseVoice } from './twilio-requests.ts';

const NOW = new Date('2026-03-02T10:00:00.000Z');
const CALL = { CallSid: 'v3:one', AccountSid: 'f5586561-8ff0-4291-a51b-c7dfe4139ff9', ConnectionId: '1234567890' };

test('a call that arrives says nothing of where the caller is', () => {
  const told = { ...CALL, From: '+13055550123', To: '+13055550142', CallerId: 'Ana', CallingPartyType: 'pstn' };
  expect(parseVoice(told)).toMatchObject({ from: '+13055550123', fromState: null, fromZip: null, fromCountry: null });
  expect(parseVoice({ ...told, From: 'anonymous' }).from).toBeNull();
  expect(parseVoice({ ...told, From: 'sip:ana@example.com' }).from).toBeNull();
});

test.each([
  ['busy', 'busy', undefined, true],
  ['no-answer', 'no-answer', 'callee', true],
  ['failed', 'failed', 'unknown', true],
  ['no-answer', 'no-answer', 'caller', false],
  ['canceled', 'canceled', 'caller', false],
  ['completed', 'completed', 'caller', false],
  ['completed', 'completed', 'callee', true],
  ['completed', 'in-progress', undefined, true],
])('a leg that ended %s, of a call told as %s, hung up by %s: is the caller there?', (dial, call, by, callerStayed) => {
  const told = { ...CALL, CallStatus: call, DialCallStatus: dial, DialCallSid: 'v3:leg', DialCallDuration: '45' };
  const { event, callSid } = parseTelnyxDial({ ...told, ...(by && { HangupSource: by }) }, { target: '1' }, NOW);
  expect(callSid).toBe('v3:one');
  expect(event).toMatchObject({ kind: 'dial_ended', position: 1, callerStayed });
  expect(event).toMatchObject({ talkSeconds: dial === 'completed' ? 45 : 0 });
});

test('a leg names its call, and one that does not says nothing of any', () => {
  const leg = { ...CALL, CallSid: 'v3:leg', CallStatus: 'in-progress', Timestamp: '2026-03-02T09:59:58.000Z' };
  const heard = parseTelnyxStatus({ ...leg, ParentCallSid: 'v3:one' }, { target: '0' }, NOW);
  expect(heard).toMatchObject({ callSid: 'v3:one', event: { kind: 'leg_answered', at: '2026-03-02T09:59:58.000Z' } });
  expect(parseTelnyxStatus({ ...leg, CallStatus: 'completed' }, { target: '0' }, NOW)).toBeUndefined();
  const ended = parseTelnyxStatus({ ...CALL, CallStatus: 'completed' }, {}, NOW);
  expect(ended).toMatchObject({ callSid: 'v3:one', event: { kind: 'call_ended' } });
});

test("a recording is kept by its own address, never by a link that soon leads nowhere, nor by somebody else's", () => {
  const sid = '35094891-3290-4142-b2c2-b2eda57534cf';
  const told = { ...CALL, RecordingSid: sid, RecordingStatus: 'completed', RecordingDuration: '5' };
  for (const RecordingUrl of [
    `https://s3.amazonaws.com/x.wav?X-Amz-Signature=${'a'.repeat(2_000)}`,
    'gs://bucket/x',
    '',
  ]) {
    const heard = parseTelnyxRecording({ ...told, RecordingUrl });
    expect(heard?.event).toMatchObject({ address: `https://api.telnyx.com/v2/recordings/${sid}`, seconds: 5 });
  }
  const escaping = parseTelnyxRecording({ ...told, RecordingSid: '../../whoami' });
  expect(escaping?.event).toMatchObject({ address: 'https://api.telnyx.com/v2/recordings/..%2F..%2Fwhoami' });
  expect(parseTelnyxRecording({ ...told, RecordingStatus: 'in-progress' })).toBeUndefined();
});
