import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BILLINGS } from '../calls/call.ts';
import { DISPUTE_SIDES, disputeClock, disputeTurn, MOST_DISPUTE_MESSAGES, mayWriteInDispute } from './dispute.ts';

const OPENED = new Date('2026-03-02T10:00:00Z');
const after = (hours: number) => new Date(OPENED.getTime() + hours * 3_600_000);
const open = { openedAt: OPENED, answeredAt: null, billing: 'disputed' as const, messages: 0 };

test('the publisher has three days, and the network two from the answer or from their end', () => {
  expect(disputeClock(open)).toEqual({ answerBy: after(72), decideBy: after(120) });
  expect(disputeClock({ ...open, answeredAt: after(5) })).toEqual({ answerBy: after(72), decideBy: after(53) });
});

test('it is the publisher’s turn until they answer or their time is over, then the network’s, then nobody’s', () => {
  expect(disputeTurn(open, after(71.9))).toBe('publisher');
  expect(disputeTurn(open, after(72))).toBe('admin');
  expect(disputeTurn({ ...open, answeredAt: after(1) }, after(2))).toBe('admin');
  expect(disputeTurn({ ...open, billing: 'refused' }, after(2))).toBeNull();
});

test('a publisher who did not answer in time is too late; who did may go on', () => {
  expect(mayWriteInDispute('publisher', open, after(72))).toBe(false);
  expect(mayWriteInDispute('publisher', { ...open, answeredAt: after(1) }, after(80))).toBe(true);
  expect(mayWriteInDispute('advertiser', open, after(80))).toBe(true);
});

test('nobody writes into what is decided or full, whatever the hour', () => {
  const hours = fc.integer({ min: 0, max: 1000 });
  const sides = fc.constantFrom(...DISPUTE_SIDES);
  const decided = fc.constantFrom(...BILLINGS.filter((billing) => billing !== 'disputed'));
  fc.assert(
    fc.property(sides, hours, decided, (side, hour, billing) => {
      expect(mayWriteInDispute(side, { ...open, billing }, after(hour))).toBe(false);
      expect(mayWriteInDispute(side, { ...open, messages: MOST_DISPUTE_MESSAGES }, after(hour))).toBe(false);
    }),
  );
});
