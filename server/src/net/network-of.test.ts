import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['nobody', 'nobody'],
  ['a@people.example', 'a@people.example'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

test('two addresses of IPv6 count as one exactly when their first half is the same', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((each) => each.toString(16));
  const half = fc.tuple(group, group, group, group).map((groups) => groups.join(':'));
  const line = fc.tuple(fc.constant('2001'), group, group, group).map((groups) => groups.join(':'));
  fc.assert(
    fc.property(line, line, half, half, (a, b, x, y) => {
      expect(networkOf(`${a}:${x}`)).toBe(networkOf(`${a}:${y}`));
      expect(networkOf(`${a}:${x}`) === networkOf(`${b}:${x}`)).toBe(a === b);
    }),
  );
});
