import { describe, expect, test } from 'vitest';
import { BILLINGS } from '../calls/call.ts';
import { happened } from '../testing/an-event.ts';
import { activityOf, conversionRateText, epcText, offerFigures } from './campaign-activity.ts';
import { SOLD_BILLINGS } from './sold.ts';

const SIDES = { publisherId: 'p', advertiserId: 'a', campaignId: 'c' };
const decided = (before: string, billing: string) =>
  happened('call.decide', { ...SIDES, billing, before: { billing: before }, reasonForPublisher: null });
const isSold = (billing: string) => (SOLD_BILLINGS as readonly string[]).includes(billing);

describe('an event adds to its campaign', () => {
  test('a call when it arrives, whether it rings or not', () => {
    const incoming = { incoming: 1, sold: 0, payoutCents: 0 };
    expect(activityOf(happened('call.arrived', SIDES), 900)).toEqual(incoming);
    expect(activityOf(happened('call.refused', SIDES), 0)).toEqual(incoming);
  });

  test.each(BILLINGS)('a sale when a call ends as %s, if that is one', (billing) => {
    const sale = isSold(billing) ? { incoming: 0, sold: 1, payoutCents: 900 } : undefined;
    expect(activityOf(happened('call.ended', { ...SIDES, billing }), 900)).toEqual(sale);
  });

  test('what a decision makes of it, by where it stood before', () => {
    expect(activityOf(decided('disputed', 'refused'), 900)).toEqual({ incoming: 0, sold: -1, payoutCents: -900 });
    expect(activityOf(decided('review', 'held'), 900)).toBeUndefined(); // it ends once more, and that is told
    expect(activityOf(decided('review', 'refused'), 900)).toBeUndefined();
    expect(activityOf(decided('disputed', 'approved'), 900)).toBeUndefined();
  });
});

describe("an offer's figures", () => {
  const activity = { incoming: 40, sold: 5, payoutCents: 10_000 };

  test('are what a call earns and how many are sold', () => {
    expect(offerFigures(activity)).toEqual({ epcCents: 250, conversionRate: 0.125 });
    expect(offerFigures(activity, 60)).toEqual({ epcCents: 100, conversionRate: 0.05 });
  });

  test('are told from 30 calls or 100 clicks on', () => {
    expect(offerFigures({ ...activity, incoming: 29 })).toBeNull();
    expect(offerFigures({ ...activity, incoming: 30 })).not.toBeNull();
    expect(offerFigures({ ...activity, incoming: 0 }, 99)).toBeNull();
    expect(offerFigures({ ...activity, incoming: 0 }, 100)).not.toBeNull();
  });

  test('are written with cents and at most one decimal', () => {
    const figures = { epcCents: 1_250, conversionRate: 1 / 3 };
    expect([epcText(figures), conversionRateText(figures)]).toEqual(['$12.50', '33.3%']);
    expect(conversionRateText({ ...figures, conversionRate: 0.2 })).toBe('20%');
  });
});
