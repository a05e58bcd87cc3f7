import { expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { carrierMediaOf, openRecording, tokensFor } from './carrier-media.ts';

const NO_KEYS = { accounts: () => [], accountOf: () => undefined };
const TOKENS = 'twilio-1, twilio-2, one.signalwire.com=one, .signalwire.com=any';
const media = carrierMediaOf(
  loadConfig({ TWILIO_AUTH_TOKEN: TOKENS, HOST: '127.0.0.1', PORT: '3000' }),
  'simulated',
  NO_KEYS,
);
const tokensAt = (address: string) => tokensFor(media, new URL(address));

test('a host is told the tokens of its own accounts alone', () => {
  expect(tokensAt('https://api.twilio.com/Accounts/AC1/Recordings/RE1.wav')).toEqual(['twilio-1', 'twilio-2']);
  expect(tokensAt('https://one.signalwire.com/x.wav')).toEqual(['one', 'any']);
  expect(tokensAt('https://two.signalwire.com/x.wav')).toEqual(['any']);
  expect(tokensAt('https://api.twilio.com.example/x.wav')).toEqual([]);
  expect(tokensAt('http://127.0.0.1:3000/simulator/recordings/x.wav')).toEqual(['simulated']);
});

test('the built-in carrier is never told the tokens of others, nor they its own', () => {
  const demo = carrierMediaOf(loadConfig({ HOST: '127.0.0.1', PORT: '3000' }), 'simulated', NO_KEYS);
  expect(tokensFor(demo, new URL('http://127.0.0.1:3000/simulator/recordings/x.wav'))).toEqual(['simulated']);
  expect(tokensFor(demo, new URL('https://api.twilio.com/x.wav'))).toEqual([]);
});

test('a host without an account is not asked at all', async () => {
  const twilioOnly = carrierMediaOf(loadConfig({ TWILIO_AUTH_TOKEN: 'abc' }), 'simulated', NO_KEYS);
  const asked = openRecording(twilioOnly, 'https://space.signalwire.com/Accounts/A/RE1', AbortSignal.timeout(5_000));
  await expect(asked).rejects.toThrow('no token is set for its host');
});

test('recordings of an account that an admin added are asked for with its own token', () => {
  const account = {
    id: '1',
    host: 'two.signalwire.com',
    accountSid: 'x',
    tokens: [{ token: 'new', until: null }],
    publicKey: null,
  };
  const keys = { accounts: () => [account], accountOf: () => undefined };
  const added = carrierMediaOf(loadConfig({ TWILIO_AUTH_TOKEN: 'abc' }), 'simulated', keys);
  expect(tokensFor(added, new URL('https://two.signalwire.com/x.wav'))).toEqual(['new']);
  expect(tokensFor(added, new URL('https://one.signalwire.com/x.wav'))).toEqual([]);
});
