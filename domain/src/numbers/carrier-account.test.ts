import { describe, expect, test } from 'vitest';
import { isAccountSid, isAsSet, isPublicKey, numberAddresses, refillCount, spaceHost } from './carrier-account.ts';

describe('an account at a carrier', () => {
  test('has an id as its carrier writes them', () => {
    expect(isAccountSid('twilio', `AC${'0a'.repeat(16)}`)).toBe(true);
    expect(isAccountSid('twilio', '7f0e6a3c-1111-4222-8333-444455556666')).toBe(false);
    expect(isAccountSid('signalwire', '7f0e6a3c-1111-4222-8333-444455556666')).toBe(true);
    expect(isAccountSid('telnyx', '7f0e6a3c-1111-4222-8333-444455556666')).toBe(true);
    expect(isAccountSid('telnyx', 'KEY0123')).toBe(false);
  });

  test('has a public key of 32 bytes, written in one way', () => {
    expect(isPublicKey('eu2zvPjhY6odxV34Z/EsRiERvTodkev4Fq0SlK90Izg=')).toBe(true);
    for (const written of [
      '',
      'eu2zvPjhY6odxV34Z/EsRiERvTodkev4Fq0SlK90Izh=',
      'eu2zvPjhY6odxV34Z_EsRiERvTodkev4Fq0SlK90Izg=',
    ])
      expect(isPublicKey(written), written).toBe(false);
  });

  test('lies in a space of SignalWire and nowhere else, however its name is written', () => {
    expect(spaceHost('Acme')).toBe('acme.signalwire.com');
    expect(spaceHost('https://acme.signalwire.com/dashboard')).toBe('acme.signalwire.com');
    for (const written of ['', 'acme.example.com', '127.0.0.1', 'acme:8080', 'a@b', '-acme'])
      expect(spaceHost(written), written).toBeUndefined();
  });
});

describe('a number at its carrier', () => {
  test('is as we set it when all three addresses are', () => {
    const ours = numberAddresses('https://calls.example', 'twilio');
    expect(isAsSet(numberAddresses('https://calls.example', 'signalwire'), ours)).toBe(true);
    expect(isAsSet(numberAddresses('https://calls.example', 'telnyx'), ours)).toBe(false); // a dialect of its own
    expect(isAsSet({ ...ours, status: '' }, ours)).toBe(false);
    expect(isAsSet({ ...ours, voice: 'https://elsewhere.example/voice' }, ours)).toBe(false);
  });
});

describe('refilling the pool', () => {
  test('buys up to the level, counting what is on its way', () => {
    expect(refillCount({ free: 1, ordered: 1, boughtToday: 0 }, 5, 10)).toBe(3);
  });

  test('buys no more a day than was allowed, and nothing where the pool is full', () => {
    expect(refillCount({ free: 0, ordered: 0, boughtToday: 4 }, 5, 5)).toBe(1);
    expect(refillCount({ free: 0, ordered: 0, boughtToday: 9 }, 5, 5)).toBe(0);
    expect(refillCount({ free: 9, ordered: 0, boughtToday: 0 }, 5, 5)).toBe(0);
  });
});
