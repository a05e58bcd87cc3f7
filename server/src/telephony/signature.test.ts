import { expect, test } from 'vitest';
import { isSigned, signatureFor } from './signature.ts';

/** Twilio's own published example. */
const EXAMPLE = {
  url: 'https://mycompany.com/myapp.php?foo=1&bar=2',
  parameters: {
    CallSid: 'CA1234567890ABCDE',
    Caller: '+12349013030',
    Digits: '1234',
    From: '+12349013030',
    To: '+18005551212',
  },
};
const SIGNATURE = '0/KCTR6DLpKmkAf8muzZqo1nDgQ=';

test("Twilio's published example is signed with its token, and ours would be the same", () => {
  expect(isSigned(['12345'], { ...EXAMPLE, signature: SIGNATURE })).toBe(true);
  expect(signatureFor('12345', EXAMPLE.url, EXAMPLE.parameters)).toBe(SIGNATURE);
});

test('any of several configured accounts may have signed', () => {
  expect(isSigned(['another', '12345'], { ...EXAMPLE, signature: SIGNATURE })).toBe(true);
});

test.each([
  ['another token', ['54321'], {}],
  ['no token at all', [], {}],
  ['no signature', ['12345'], { signature: undefined }],
  ['an empty signature', ['12345'], { signature: '' }],
  ['another address', ['12345'], { url: 'https://mycompany.com/myapp.php?foo=1' }],
  ['a changed parameter', ['12345'], { parameters: { ...EXAMPLE.parameters, Digits: '1235' } }],
  ['a parameter more', ['12345'], { parameters: { ...EXAMPLE.parameters, To2: 'x' } }],
])('%s is refused', (_name, tokens, changes) => {
  expect(isSigned(tokens, { ...EXAMPLE, signature: SIGNATURE, ...changes })).toBe(false);
});
