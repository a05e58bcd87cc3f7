import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Reason } from '../calls/call.ts';
import type { Terms } from '../campaigns/terms.ts';
import { ACCOUNT_STATUSES } from '../identity/account.ts';
import { anArrivingCall, anAssignment, aTarget, hoursDaily } from '../testing/a-call.ts';
import { UNKNOWN_LOCATION } from './caller-location.ts';
import { routeCall } from './route-call.ts';
import { REASON_OF_RULE } from './trace.ts';
import type { ArrivingCall, Assignment } from './tracking-number.ts';

const numberOf = (changes: Partial<Assignment>, terms: Partial<Terms> = {}) => ({
  trackingNumber: { number: '+18005550123', assignment: anAssignment(terms, changes) },
});

describe('a call is refused with one reason', () => {
  test.each<[string, ArrivingCall, Reason]>([
    ['an unknown number', anArrivingCall({}, { trackingNumber: undefined }), 'not_assigned'],
    [
      'a number nobody holds',
      anArrivingCall({}, { trackingNumber: { number: '+18005550123', assignment: null } }),
      'not_assigned',
    ],
    ['a pending application', anArrivingCall({}, numberOf({ applicationStatus: 'pending' })), 'not_assigned'],
    [
      'a rejected publisher',
      anArrivingCall({}, numberOf({ publisher: { id: 'p', status: 'rejected' } })),
      'publisher_inactive',
    ],
    [
      'a pending advertiser',
      anArrivingCall({}, numberOf({ advertiser: { id: 'a', status: 'pending' } })),
      'campaign_inactive',
    ],
    [
      'a paused campaign',
      anArrivingCall({}, numberOf({ campaign: { ...anAssignment().campaign, status: 'paused' } })),
      'campaign_inactive',
    ],
    ['a blocked caller', anArrivingCall({}, { caller: { number: '+13055550142', blocked: true } }), 'blocked'],
    [
      'an anonymous caller where none is wanted',
      anArrivingCall({ anonymousCallers: 'refuse' }, { caller: { number: null, blocked: false } }),
      'anonymous',
    ],
    ['a call at night', anArrivingCall({}, { at: new Date('2026-03-09T07:00:00Z') }), 'closed'],
    ['another state', anArrivingCall({ geo: { countries: ['US'], states: ['GA'] } }), 'out_of_geo'],
    [
      'another country',
      anArrivingCall({}, { location: { country: 'CA', state: null, zip: null, source: 'carrier' } }),
      'out_of_geo',
    ],
    [
      'an unknown place where none is wanted',
      anArrivingCall({ unknownPlace: 'refuse' }, { location: UNKNOWN_LOCATION }),
      'out_of_geo',
    ],
    [
      'targets that all sleep',
      anArrivingCall({ targets: [aTarget({ hours: hoursDaily('America/New_York') })] }),
      'no_target',
    ],
    ['no target at all', anArrivingCall({ targets: [] }), 'no_target'],
  ])('%s', (_name, call, reason) => expect(routeCall(call)).toMatchObject({ kind: 'refused', reason }));

  test('the overflow number is for calls the campaign wanted, not for callers it did not want', () => {
    const night = { at: new Date('2026-03-09T07:00:00Z') };
    expect(routeCall(anArrivingCall({}, night))).toMatchObject({ overflowNumber: '+13055550199' });
    expect(routeCall(anArrivingCall({ overflowNumber: null }, night))).toMatchObject({ overflowNumber: null });
    const blocked = { caller: { number: '+13055550142', blocked: true } };
    expect(routeCall(anArrivingCall({}, blocked))).toMatchObject({ overflowNumber: null });
  });
});

describe('open hours follow the clock on the wall', () => {
  const midnightToThree = [{ from: 0, to: 180 }] as const;
  const opensAt = (zone: string, at: string) =>
    routeCall(anArrivingCall({ hours: hoursDaily(zone, ...midnightToThree) }, { at: new Date(at) })).kind ===
    'routable';

  test.each([
    ['America/New_York', '2026-03-08T06:59:59Z', true], // 1:59
    ['America/New_York', '2026-03-08T07:00:00Z', false], // 3:00, an hour skipped
    ['America/New_York', '2026-11-01T06:59:59Z', true], // 1:59 for the second time
    ['America/New_York', '2026-11-01T07:59:59Z', true], // 2:59
    ['America/New_York', '2026-11-01T08:00:00Z', false],
    ['America/Phoenix', '2026-03-08T09:59:59Z', true], // no change there
    ['America/Phoenix', '2026-03-08T10:00:00Z', false],
    ['Pacific/Honolulu', '2026-11-01T12:59:59Z', true],
    ['Pacific/Honolulu', '2026-11-01T13:00:00Z', false],
  ])('%s at %s: %s', (zone, at, open) => expect(opensAt(zone, at)).toBe(open));

  test('a target with its own hours keeps them in its own zone', () => {
    const targets = [
      aTarget({ id: 'west', hours: hoursDaily('America/Los_Angeles', { from: 540, to: 1020 }) }),
      aTarget({ id: 'east', priority: 2 }),
    ];
    const at11InNewYork = routeCall(anArrivingCall({ targets }));
    expect(at11InNewYork).toMatchObject({ kind: 'routable', targets: [{ id: 'east' }] });
    const at13InNewYork = routeCall(anArrivingCall({ targets }, { at: new Date('2026-03-09T17:00:00Z') }));
    expect(at13InNewYork).toMatchObject({ kind: 'routable', targets: [{ id: 'west' }, { id: 'east' }] });
  });
});

describe('what is to be reserved', () => {
  const reservationOf = (terms: Partial<Terms>, changes: Partial<ArrivingCall> = {}) => {
    const decision = routeCall(anArrivingCall(terms, changes));
    return decision.kind === 'routable' ? decision.reservation : undefined;
  };

  test('belongs to the day and month in which the call arrives there', () => {
    const hours = hoursDaily('America/New_York', { from: 0, to: 1440 });
    const lastEvening = { at: new Date('2026-03-01T04:59:00Z') };
    expect(reservationOf({ hours }, lastEvening)).toMatchObject({ day: '2026-02-28', month: '2026-02' });
  });

  test('is the price, and the limits as agreed', () => {
    const limits = {
      caps: { daily: 10, monthly: null, counts: 'qualified' as const },
      concurrency: { campaign: 4, perPublisher: 2 },
      budget: { totalCents: 90_000, dailyCents: null },
    };
    expect(reservationOf(limits)).toMatchObject({
      dailyCap: 10,
      monthlyCap: null,
      campaignConcurrency: 4,
      publisherConcurrency: 2,
      totalBudgetCents: 90_000,
      dailyBudgetCents: null,
      reservedCents: 5000,
      neededCents: 5000,
      duplicates: { since: new Date('2026-02-07T15:00:00Z') },
    });
  });

  test('is no money for a price that a conversion decides, but the account must not be empty', () => {
    const pricing = { kind: 'per_conversion', conversion: 'sale', priceCents: 5000 } as const;
    expect(reservationOf({ pricing })).toMatchObject({ reservedCents: 0, neededCents: 1 });
  });
});

const status = fc.constantFrom(...ACCOUNT_STATUSES, 'approved' as const, 'approved' as const);
const yesMostly = fc.integer({ min: 0, max: 9 }).map((n) => n > 0);
const anyCall = fc.record({
  known: yesMostly,
  assigned: yesMostly,
  application: status,
  publisher: status,
  advertiser: status,
  active: yesMostly,
  blocked: yesMostly.map((yes) => !yes),
  anonymous: fc.boolean(),
  anonymousCallers: fc.constantFrom('accept' as const, 'refuse' as const),
  open: yesMostly,
  place: fc.constantFrom('inside' as const, 'outside' as const, 'unknown' as const),
  unknownPlace: fc.constantFrom('accept' as const, 'refuse' as const),
  targets: fc.integer({ min: 0, max: 3 }),
});
type AnyCall = typeof anyCall extends fc.Arbitrary<infer T> ? T : never;

/** The same rules once more, as a person would read them from the page. */
function expectedReason(call: AnyCall): Reason | undefined {
  if (!call.known || !call.assigned || call.application !== 'approved') return 'not_assigned';
  if (call.publisher !== 'approved') return 'publisher_inactive';
  if (call.advertiser !== 'approved' || !call.active) return 'campaign_inactive';
  if (call.blocked) return 'blocked';
  if (call.anonymous && call.anonymousCallers === 'refuse') return 'anonymous';
  if (!call.open) return 'closed';
  if (call.place === 'outside' || (call.place === 'unknown' && call.unknownPlace === 'refuse')) return 'out_of_geo';
  return call.targets === 0 ? 'no_target' : undefined;
}

function arriving(call: AnyCall): ArrivingCall {
  const terms: Partial<Terms> = {
    anonymousCallers: call.anonymousCallers,
    unknownPlace: call.unknownPlace,
    geo: { countries: ['US'], states: ['FL', 'GA'] },
    hours: hoursDaily('America/New_York', ...(call.open ? [{ from: 0, to: 1440 }] : [])),
    targets: Array.from({ length: call.targets }, (_, index) => aTarget({ id: `line-${index}` })),
  };
  const assignment = anAssignment(terms, {
    applicationStatus: call.application,
    publisher: { id: 'publisher-1', status: call.publisher },
    advertiser: { id: 'advertiser-1', status: call.advertiser },
  });
  const campaign = { ...assignment.campaign, status: call.active ? ('active' as const) : ('archived' as const) };
  const states = { inside: 'FL', outside: 'NY', unknown: null } as const;
  return anArrivingCall(terms, {
    trackingNumber: call.known
      ? { number: '+1', assignment: call.assigned ? { ...assignment, campaign } : null }
      : undefined,
    caller: { number: call.anonymous ? null : '+13055550142', blocked: call.blocked },
    location: { country: 'US', state: states[call.place], zip: null, source: 'carrier' },
  });
}

test('the first rule that refuses gives the reason, and the trace ends with it', () => {
  fc.assert(
    fc.property(anyCall, (call) => {
      const decision = routeCall(arriving(call));
      expect(decision.kind === 'refused' ? decision.reason : undefined).toBe(expectedReason(call));
      const refusals = decision.trace.filter(({ verdict, rule }) => verdict === 'refuse' && rule !== 'target_open');
      const byRule = decision.kind === 'refused' && decision.reason !== 'no_target';
      expect(refusals).toEqual(byRule ? [decision.trace.at(-1)] : []);
      expect(refusals.map(({ rule }) => REASON_OF_RULE[rule])).toEqual(byRule ? [decision.reason] : []);
    }),
    { numRuns: 1500 },
  );
});
