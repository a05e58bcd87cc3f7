import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrivalOf, arrivalsOf, newCallId } from './call-id.ts';

const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2120-01-01'), noInvalidDate: true });

test('an id gives back the moment of arrival, and ids sort like their moments', () => {
  fc.assert(
    fc.property(moment, moment, (a, b) => {
      const [first, second] = [newCallId(a), newCallId(b)];
      expect(arrivalOf(first)).toEqual(a);
      if (a.getTime() !== b.getTime()) expect(first < second).toBe(a < b);
    }),
  );
});

test.each(['', 'call_', 'call_123', 'lead_01hzzzzzzz0123456789abcdef', 'call_0lzzzzzzzz0123456789abcdef'])(
  '%j is no id',
  (text) => expect(arrivalOf(text)).toBeUndefined(),
);

test('the beginning of an id tells between which moments its calls arrived', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 5, max: 31 }), (at, length) => {
      const arrivals = arrivalsOf(newCallId(at).slice(0, length));
      expect(arrivals && arrivals.from <= at && at < arrivals.to).toBe(true);
      if (length >= 15) expect(arrivals?.from).toEqual(at);
    }),
  );
  expect(arrivalsOf('call_l')).toBeUndefined();
});
