import { expect, test } from 'vitest';
import { priceCall } from '../pricing/price-call.ts';
import { routeCall } from '../routing/route-call.ts';
import { storeDecision } from '../routing/stored-decision.ts';
import { anArrivingCall, someTerms } from '../testing/a-call.ts';
import { termsFor } from './own-terms.ts';

const pricing = { kind: 'fixed', priceCents: 5_000, floorCents: 4_000, ceilingCents: 6_000 } as const;
const terms = someTerms({ pricing, publisherShareBasisPoints: 5_000 });

test('what is not agreed with a publisher is as the campaign has it', () => {
  expect(termsFor(terms, null)).toBe(terms);
  const own = { version: 1, shareBasisPoints: 6_000, priceCents: null };
  expect(termsFor(terms, own)).toEqual({ ...terms, publisherShareBasisPoints: 6_000 });
});

test('a price of their own is not cut by bounds that were made for another', () => {
  const priceOf = (priceCents: number) =>
    priceCall({
      terms: termsFor({ ...terms, locationMultipliers: {} }, { version: 1, shareBasisPoints: null, priceCents }),
      location: { state: null, zip: null },
      at: new Date('2026-03-09T15:00:00Z'),
      spentTodayCents: 0,
    }).reservedCents;
  expect([priceOf(2_500), priceOf(5_500), priceOf(8_000)]).toEqual([2_500, 5_500, 8_000]);
});

test('tiers are the campaign’s, whatever was agreed', () => {
  const tiered = someTerms({ pricing: { kind: 'tiers', tiers: [], floorCents: 0, ceilingCents: 9 } });
  expect(termsFor(tiered, { version: 1, shareBasisPoints: null, priceCents: 700 }).pricing).toEqual(tiered.pricing);
});

test('a call keeps the terms it came under', () => {
  const own = { version: 2, shareBasisPoints: 6_000, priceCents: null };
  const call = anArrivingCall();
  const assignment = call.trackingNumber?.assignment;
  if (!assignment) throw new Error('the call is for somebody');
  const campaign = { ...assignment.campaign, terms: termsFor(assignment.campaign.terms, own) };
  const trackingNumber = { number: '+1', assignment: { ...assignment, campaign, ownTerms: own } };
  const decision = storeDecision(routeCall({ ...call, trackingNumber }));
  expect(decision.kind === 'routable' && decision.assignment).toMatchObject({
    ownTerms: own,
    campaign: { terms: { publisherShareBasisPoints: 6_000 } },
  });
});
