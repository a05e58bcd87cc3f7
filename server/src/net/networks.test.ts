import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithin, parseNetwork } from './networks.ts';

test.each([
  ['203.0.113.7', '203.0.113.7/32'],
  ['203.0.113.77/24', '203.0.113.0/24'],
  ['2001:db8::1', '2001:db8::1/128'],
  ['2001:DB8:0:0::1/32', '2001:db8::/32'],
  ['::ffff:203.0.113.7', '203.0.113.7/32'],
])('%s is the network %s', (written, network) => {
  expect(parseNetwork(written)).toBe(network);
});

test.each([
  '',
  'x',
  '1.2.3',
  '0x7f.1',
  '010.0.0.1',
  '1.2.3.4/33',
  '1.2.3.4/',
  '1.2.3.4/8/8',
  'fe80::1%eth0',
  '::1/129',
])('%s is none', (written) => {
  expect(parseNetwork(written)).toBeUndefined();
});

test('an address lies in itself and in every network around it, also in the clothes of IPv6', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.integer({ min: 0, max: 32 }), (address, size) => {
      const network = parseNetwork(`${address}/${size}`) ?? '';
      expect(isWithin(address, [network])).toBe(true);
      expect(isWithin(`::ffff:${address}`, [network])).toBe(true);
      expect(isWithin('2001:db8::1', [network])).toBe(false);
    }),
  );
});

test('whatever is written, it is a network or none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV6(), fc.stringMatching(/^[0-9a-fx:./%]*$/)), (written) => {
      const network = parseNetwork(written);
      if (network) expect(parseNetwork(network)).toBe(network);
    }),
  );
});
