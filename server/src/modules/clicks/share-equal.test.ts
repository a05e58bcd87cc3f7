import { expect, test } from 'vitest';
import { shareEqual } from './share-equal.ts';

test('what is equal is one object from then on, what differs stays apart', () => {
  const share = shareEqual();
  const hours = share({ zone: 'America/New_York', days: [1, 2] });
  expect(share({ zone: 'America/New_York', days: [1, 2] })).toBe(hours);
  expect(share({ zone: 'America/New_York', days: [1] })).not.toBe(hours);
  expect(share(null)).toBeNull();
});

test('it does not grow without end', () => {
  const share = shareEqual();
  const first = share({ n: 0 });
  for (let n = 1; n <= 10_000; n += 1) share({ n });
  expect(share({ n: 0 })).toEqual(first);
});
