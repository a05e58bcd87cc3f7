import { describe, expect, test } from 'vitest';
import { isAccountSid, isAsSet, isPublicKey, numberAddresses, spaceHost } from './carrier-account.ts';

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
