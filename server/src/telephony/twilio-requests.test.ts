import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseVoice } from './twilio-requests.ts';

const call = { CallSid: 'CA1', From: '+13055550142', To: '+13055550100' };
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('\u0000', 'Miami\u0000', '\ud800', '\udc00\ud800', 'x'.repeat(5000)),
);

test('whatever a carrier says about a call, the call goes on, with texts that can be kept', () => {
  const about = fc.record(
    { FromCity: hostile, FromState: hostile, FromZip: hostile, FromCountry: hostile, From: hostile },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(about, (said) => {
      const { fromCity, fromState, fromZip, fromCountry, from } = parseVoice({ ...call, ...said });
      for (const text of [fromCity, fromState, fromZip, fromCountry, from]) {
        expect(text ?? '').not.toMatch(/\p{Surrogate}|\0/u);
        expect((text ?? '').length).toBeLessThanOrEqual(200);
      }
    }),
  );
});

test('a field sent twice, or of another kind, is none', () => {
  const heard = parseVoice({
    ...call,
    From: ['+13055550142', '+13055550143'],
    FromCity: ['A', 'B'],
    FromZip: { a: 1 },
  });
  expect(heard).toMatchObject({ callSid: 'CA1', from: null, fromCity: null, fromZip: null });
});
