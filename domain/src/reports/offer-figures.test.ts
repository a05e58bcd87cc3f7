import { describe, expect, test } from 'vitest';
import { NO_COUNTS } from './counts.ts';
import { conversionRateText, epcText, offerFigures } from './offer-figures.ts';

describe("an offer's figures", () => {
  const calls = { ...NO_COUNTS, incoming: 40, clickless: 40, conversions: 5, payoutCents: 10_000 };

  test('are what a call or a click earns, a call that a click brought once, and how many of those who came brought something', () => {
    expect(offerFigures(calls)).toMatchObject({ epcCents: 250, conversionRate: 0.125 });
    expect(offerFigures({ ...calls, uniqueClicks: 60, outsideClicks: 60 })).toMatchObject({
      epcCents: 100,
      conversionRate: 0.05,
    });
    expect(offerFigures({ ...calls, clickless: 0, uniqueClicks: 40 })?.epcCents).toBe(250);
  });

  test('of leads are of the clicks and the forms that were opened', () => {
    const leads = { ...NO_COUNTS, conversions: 20, payoutCents: 40_000, uniqueClicks: 200, formVisits: 160 };
    expect(offerFigures(leads)).toMatchObject({ epcCents: 200, conversionRate: 0.125 });
  });

  test('say nothing of what came past both', () => {
    expect(offerFigures({ ...calls, clickless: 0, conversions: 50 })).toMatchObject({
      epcCents: null,
      conversionRate: null,
    });
    expect([epcText({ epcCents: null }, 'USD'), conversionRateText({ conversionRate: null })]).toEqual([null, null]);
  });

  test('are told from 30 calls or 100 clicks on', () => {
    expect(offerFigures({ ...calls, incoming: 29 })).toBeNull();
    expect(offerFigures({ ...calls, incoming: 30 })).not.toBeNull();
    expect(offerFigures({ ...calls, incoming: 0, uniqueClicks: 99 })).toBeNull();
    expect(offerFigures({ ...calls, incoming: 0, uniqueClicks: 100 })).not.toBeNull();
  });

  test('tell how much of what was charged was not refused since, from ten on', () => {
    expect(offerFigures({ ...calls, everCharged: 20, refused: 1 })?.approvalRate).toBe(0.95);
    expect(offerFigures({ ...calls, everCharged: 9, refused: 1 })?.approvalRate).toBeNull();
  });

  test('are written with cents and at most one decimal', () => {
    const figures = { epcCents: 1_250, conversionRate: 1 / 3, approvalRate: null };
    expect([epcText(figures, 'USD'), conversionRateText(figures)]).toEqual(['$12.50', '33.3%']);
    expect(conversionRateText({ ...figures, conversionRate: 0.2 })).toBe('20%');
  });
});
