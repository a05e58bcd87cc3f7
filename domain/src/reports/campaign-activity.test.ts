import { describe, expect, test } from 'vitest';
import { BILLINGS } from '../calls/call.ts';
import { happened } from '../testing/an-event.ts';
import { activityOf, conversionRateText, epcText, offerFigures } from './campaign-activity.ts';
import { SOLD_BILLINGS } from './sold.ts';

const SIDES = { publisherId: 'p', advertiserId: 'a', campaignId: 'c' };
const decided = (before: string, billing: string) =>
  happened('call.decide', { ...SIDES, billing, before: { billing: before }, reasonForPublisher: null });
const CLICKED = { payoutCents: 900, isClickless: false };
const NO_CALL = { incoming: 0, clickless: 0 };
const isSold = (billing: string) => (SOLD_BILLINGS as readonly string[]).includes(billing);

describe('an event adds to its campaign', () => {
  test('a call when it arrives, whether it rings or not', () => {
    const incoming = { incoming: 1, clickless: 0, sold: 0, payoutCents: 0 };
    expect(activityOf(happened('call.arrived', SIDES), CLICKED)).toEqual(incoming);
    expect(activityOf(happened('call.refused', SIDES), { ...CLICKED, isClickless: true })).toEqual({
      ...incoming,
      clickless: 1,
    });
  });

  test.each(BILLINGS)('a sale when a call ends as %s, if that is one', (billing) => {
    const sale = isSold(billing) ? { ...NO_CALL, sold: 1, payoutCents: 900 } : undefined;
    expect(activityOf(happened('call.ended', { ...SIDES, billing }), CLICKED)).toEqual(sale);
  });

  test('what a decision makes of it, by where it stood before', () => {
    expect(activityOf(decided('disputed', 'refused'), CLICKED)).toEqual({ ...NO_CALL, sold: -1, payoutCents: -900 });
    expect(activityOf(decided('review', 'held'), CLICKED)).toBeUndefined(); // it ends once more, and that is told
    expect(activityOf(decided('review', 'refused'), CLICKED)).toBeUndefined();
    expect(activityOf(decided('disputed', 'approved'), CLICKED)).toBeUndefined();
  });
});

describe("an offer's figures", () => {
  const activity = { incoming: 40, clickless: 40, sold: 5, payoutCents: 10_000 };
  const visits = { uniqueClicks: 0, formVisits: 0, outsideClicks: 0 };

  test('are what a call or a click earns, a call that a click brought once, and how many of those who came brought something', () => {
    expect(offerFigures(activity)).toEqual({ epcCents: 250, conversionRate: 0.125 });
    expect(offerFigures(activity, { ...visits, uniqueClicks: 60, outsideClicks: 60 })).toEqual({
      epcCents: 100,
      conversionRate: 0.05,
    });
    expect(offerFigures({ ...activity, clickless: 0 }, { ...visits, uniqueClicks: 40 })?.epcCents).toBe(250);
  });

  test('of leads are of the clicks and the forms that were opened', () => {
    const leads = { incoming: 0, clickless: 0, sold: 20, payoutCents: 40_000 };
    expect(offerFigures(leads, { uniqueClicks: 200, formVisits: 160, outsideClicks: 0 })).toEqual({
      epcCents: 200,
      conversionRate: 0.125,
    });
  });

  test('say nothing of what came past both', () => {
    const calls = { ...activity, clickless: 0, sold: 50 };
    expect(offerFigures(calls)).toEqual({ epcCents: null, conversionRate: null });
    expect([
      epcText({ epcCents: null, conversionRate: null }),
      conversionRateText({ epcCents: 1, conversionRate: null }),
    ]).toEqual([null, null]);
  });

  test('are told from 30 calls or 100 clicks on', () => {
    expect(offerFigures({ ...activity, incoming: 29 })).toBeNull();
    expect(offerFigures({ ...activity, incoming: 30 })).not.toBeNull();
    expect(offerFigures({ ...activity, incoming: 0 }, { ...visits, uniqueClicks: 99 })).toBeNull();
    expect(offerFigures({ ...activity, incoming: 0 }, { ...visits, uniqueClicks: 100 })).not.toBeNull();
  });

  test('are written with cents and at most one decimal', () => {
    const figures = { epcCents: 1_250, conversionRate: 1 / 3 };
    expect([epcText(figures), conversionRateText(figures)]).toEqual(['$12.50', '33.3%']);
    expect(conversionRateText({ ...figures, conversionRate: 0.2 })).toBe('20%');
  });
});
