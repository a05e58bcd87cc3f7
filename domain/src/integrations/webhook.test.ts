import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextTry, TRYING_MS } from '../delivery/tries.ts';
import { happened } from '../testing/an-event.ts';
import { isLongFailing, sequenceOf, webhooksOf } from './webhook.ts';

const START = new Date('2026-03-01T12:00:00Z');

test('tries come later and later, more than ten of them, and end after a day', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 40, maxLength: 40 }), (chances) => {
      let [now, tries]: [Date | undefined, number] = [START, 0];
      for (const chance of chances) {
        if (!now) break;
        tries += 1;
        const next = nextTry({ tries, firstTriedAt: START, now }, chance);
        if (next) expect(next.getTime()).toBeGreaterThan(now.getTime() + 3_900);
        else expect(now.getTime() - START.getTime()).toBeGreaterThanOrEqual(TRYING_MS);
        now = next;
      }
      expect(now).toBeUndefined();
      expect(tries).toBeGreaterThan(10);
    }),
  );
});

test('an endpoint is given up after a day of failures, not a moment before', () => {
  expect(isLongFailing(START, new Date(START.getTime() + TRYING_MS - 1))).toBe(false);
  expect(isLongFailing(START, new Date(START.getTime() + TRYING_MS))).toBe(true);
});

const SIDES = { publisherId: 'pub', advertiserId: 'adv', campaignId: 'camp' };
const ABOUT = { type: 'call', id: 'call_1' } as const;

test('both sides hear of a call; of a decision only what it came to', () => {
  expect(webhooksOf(happened('call.connected', SIDES, ABOUT))).toEqual([
    { type: 'call.connected', accounts: ['pub', 'adv'], campaignId: 'camp', object: 'call', id: 'call_1' },
  ]);
  const decision = (billing: string) =>
    webhooksOf(happened('call.decide', { ...SIDES, billing, reasonForPublisher: null }, ABOUT)).map(({ type }) => type);
  expect(['approved', 'refused', 'held'].map(decision)).toEqual([['call.approved'], ['call.refused'], []]);
});

test('a call that never was dialled is over as it arrives', () => {
  const told = webhooksOf(happened('call.refused', { ...SIDES, publisherId: null }, ABOUT));
  expect(told).toMatchObject([{ type: 'call.completed', accounts: ['adv'] }]);
});

test('a call that earns as it ends has converted, and its sequence grows all the same', () => {
  const told = (billing: 'held' | 'none') =>
    webhooksOf(happened('call.ended', { ...SIDES, billing }, ABOUT)).map(({ type, isSecond }) => [
      type,
      sequenceOf(7, isSecond),
    ]);
  expect(told('none')).toEqual([['call.completed', 14]]);
  expect(told('held')).toEqual([
    ['call.completed', 14],
    ['call.converted', 15],
  ]);
  expect(sequenceOf(8)).toBeGreaterThan(sequenceOf(7, true));
});

test('a conversion of a call converts the call only where it earns', () => {
  const told = (billing: 'held' | 'none' | 'review') =>
    webhooksOf(
      happened(
        'conversion.accepted',
        { ...SIDES, billing, payoutCents: 0, callId: 'call_1' },
        { type: 'conversion', id: 'conv_1' },
      ),
    ).map(({ type, id }) => `${type} ${id}`);
  expect(told('held')).toEqual(['conversion.accepted conv_1', 'call.converted call_1']);
  expect([told('none'), told('review')]).toEqual([['conversion.accepted conv_1'], ['conversion.accepted conv_1']]);
});

test('one of a corrected set is told when it was refused or approved, not when its price alone changed', () => {
  const told = (sold: 'call' | 'lead' | 'conversion', billing?: 'approved' | 'refused' | 'held') => {
    const facts = { ...SIDES, change: { sold: 0, payoutCents: 0 }, ...(billing && { billing }) };
    return webhooksOf(happened(`${sold}.corrected`, facts, { type: sold, id: `${sold}_1` })).map(({ type }) => type);
  };
  expect(told('lead', 'refused')).toEqual(['lead.refused']);
  expect(told('conversion', 'approved')).toEqual(['conversion.approved']);
  expect([told('call', 'held'), told('lead')]).toEqual([[], []]);
});

test('most of what happens is told to nobody', () => {
  expect(webhooksOf(happened('link.archive', {}))).toEqual([]);
});
