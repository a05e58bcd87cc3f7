import { expect, test } from 'vitest';
import { headersFor } from './guarded-request.ts';
import { isPrivateAddress } from './public-lookup.ts';

test('a redirect to another host is followed without our password', () => {
  const asked = new URL('https://api.twilio.com/2010-04-01/Accounts/AC1/Recordings/RE1.wav');
  const headers = { authorization: 'Basic x' };
  expect(headersFor(new URL('/media/RE1.wav', asked), asked, headers)).toEqual(headers);
  expect(headersFor(new URL('https://media.example.com/RE1.wav?signature=y'), asked, headers)).toEqual({});
});

test.each([
  '127.0.0.1',
  '10.0.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '255.255.255.255',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '0:0:0:0:0:ffff:a9fe:a9fe',
  '::127.0.0.1',
  '2001:0:7f00:1::',
  '2002:7f00:1::',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  'fec0::1',
  'fd00::1',
  'fe80::1',
])('%s is nobody we ask for a recording', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is out in the world', (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});
