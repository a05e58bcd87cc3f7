import { createPublicKey, randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { TelnyxWebhook } from 'telnyx/lib/webhooks';
import { expect, test, vi } from 'vitest';
import {
  isSignedByTelnyx,
  telnyxHeaders,
  telnyxPrivateKey,
  telnyxPublicKey,
  writtenPublicKey,
} from './telnyx-signature.ts';

const KEY = telnyxPrivateKey(randomBytes(32));
const PUBLIC = createPublicKey(KEY);
const NOW = new Date('2026-03-02T10:00:00.900Z');
const BODY = Buffer.from('CallSid=v3%3Aone&From=%2B13055550123&To=%2B13055550142');

function signedOf(body = BODY, at = NOW, key = KEY) {
  const headers = telnyxHeaders(key, body, at);
  return { signature: headers['telnyx-signature-ed25519'], timestamp: headers['telnyx-timestamp'], body };
}
const isGood = (signed: Parameters<typeof isSignedByTelnyx>[1], now = NOW) => isSignedByTelnyx(PUBLIC, signed, now);
const laterBy = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

test('what Telnyx signed is believed for five minutes, before and after', () => {
  expect(isGood(signedOf())).toBe(true);
  for (const seconds of [-299, 299]) expect(isGood(signedOf(), laterBy(seconds)), String(seconds)).toBe(true);
  for (const seconds of [-302, 302, 86_400]) expect(isGood(signedOf(), laterBy(seconds)), String(seconds)).toBe(false);
});

test('a public key is read as it is written in the portal', () => {
  const written = writtenPublicKey(KEY);
  expect(written).toMatch(/^[A-Za-z0-9+/]{43}=$/);
  expect(isSignedByTelnyx(telnyxPublicKey(written), signedOf(), NOW)).toBe(true);
  expect(isSignedByTelnyx(telnyxPublicKey(writtenPublicKey(telnyxPrivateKey(randomBytes(32)))), signedOf(), NOW)).toBe(
    false,
  );
});

test("the carrier's own library believes what we sign, and refuses it later", async () => {
  vi.useFakeTimers({ now: NOW });
  try {
    const theirs = new TelnyxWebhook(writtenPublicKey(KEY));
    await theirs.verify(BODY.toString(), telnyxHeaders(KEY, BODY, NOW));
    await expect(theirs.verify(BODY.toString(), telnyxHeaders(KEY, BODY, laterBy(-400)))).rejects.toThrow();
    await expect(theirs.verify(`${BODY}&x=1`, telnyxHeaders(KEY, BODY, NOW))).rejects.toThrow();
  } finally {
    vi.useRealTimers();
  }
});

test('what lacks a header, or has one that is none, is nobody’s', () => {
  const good = signedOf();
  const others = [
    { ...good, signature: undefined },
    { ...good, timestamp: undefined },
    { ...good, timestamp: '' },
    { ...good, timestamp: `${good.timestamp}.0` },
    { ...good, timestamp: ` ${good.timestamp}` },
    { ...good, timestamp: '9'.repeat(400) },
    { ...good, timestamp: 'NaN' },
    { ...good, signature: '' },
    { ...good, signature: 'AAAA' },
    { ...good, signature: `${good.signature}${good.signature}` },
    { ...good, signature: Buffer.alloc(64).toString('base64') },
    { ...good, body: Buffer.alloc(0) },
  ];
  for (const [place, other] of others.entries()) expect(isGood(other), String(place)).toBe(false);
});

test('one other byte anywhere in body, moment or signature, or another key, and it is refused', () => {
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(
      bytes,
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      fc.integer({ min: 1, max: 290 }),
      (written, at, flip, aside) => {
        const body = Buffer.from(written);
        const good = signedOf(body);
        expect(isGood(good)).toBe(true);
        const changed = Buffer.from(body);
        changed[at % changed.length] = (changed[at % changed.length] ?? 0) ^ flip;
        expect(isGood({ ...good, body: changed })).toBe(false);
        expect(isGood({ ...good, body: Buffer.concat([body, Buffer.from([flip])]) })).toBe(false);
        expect(isGood({ ...good, timestamp: String(Number(good.timestamp) + aside) })).toBe(false);
        const signature = Buffer.from(good.signature ?? '', 'base64');
        signature[at % 64] = (signature[at % 64] ?? 0) ^ flip;
        expect(isGood({ ...good, signature: signature.toString('base64') })).toBe(false);
        expect(isGood(signedOf(body, NOW, telnyxPrivateKey(Buffer.alloc(32, flip))))).toBe(false);
      },
    ),
    { numRuns: 60 },
  );
});

test('a public key that is no point of the curve signs nothing, and breaks nothing', () => {
  const any = fc.uint8Array({ minLength: 32, maxLength: 32 });
  fc.assert(
    fc.property(any, (bytes) => {
      const key = telnyxPublicKey(Buffer.from(bytes).toString('base64'));
      expect(isSignedByTelnyx(key, signedOf(), NOW)).toBe(false);
    }),
    { numRuns: 60 },
  );
});
