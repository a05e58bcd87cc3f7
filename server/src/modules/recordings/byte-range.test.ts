import { expect, test } from 'vitest';
import { parseByteRange } from './byte-range.ts';

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=99-', { start: 99, end: 99 }],
])('%s of 100 bytes is understood', (header, range) => {
  expect(parseByteRange(header, 100)).toEqual(range);
});

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s of 100 bytes cannot be had', (header) => {
  expect(parseByteRange(header, 100)).toBeNull();
});

test.each([undefined, '', 'bytes=-', 'bytes=5-4', 'bytes=0-1,5-6', 'seconds=1-2', 'bytes=a-b'])(
  '%s asks for everything',
  (header) => {
    expect(parseByteRange(header, 100)).toBeUndefined();
  },
);
