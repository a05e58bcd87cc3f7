import type { Hours, OpenSpan, Target, Terms } from '../campaigns/terms.ts';
import type { ReservationAnswer } from '../routing/reservation.ts';
import type { RoutableCall } from '../routing/route-call.ts';
import type { ArrivingCall, Assignment } from '../routing/tracking-number.ts';

/** Values for tests: a call that every rule lets through, and what to change about it. */
export function hoursDaily(zone: string, ...spans: OpenSpan[]): Hours {
  return { zone, week: [spans, spans, spans, spans, spans, spans, spans] };
}

export function aTarget(changes: Partial<Target> = {}): Target {
  const target = { id: 'line-1', number: '+13055550100', priority: 1, weight: 1, concurrency: null, hours: null };
  return { ...target, ...changes };
}

export function someTerms(changes: Partial<Terms> = {}): Terms {
  return {
    pricing: { kind: 'fixed', priceCents: 5000, floorCents: 5000, ceilingCents: 5000 },
    publisherShareBasisPoints: 5000,
    minimumSeconds: 90,
    geo: { countries: ['US'], states: [] },
    locationMultipliers: {},
    hours: hoursDaily('America/New_York', { from: 540, to: 1020 }),
    caps: { daily: null, monthly: null, counts: 'qualified' },
    concurrency: { campaign: null, perPublisher: null },
    budget: { totalCents: null, dailyCents: null },
    approvalDays: 7,
    duplicates: { windowDays: 30, after: 'qualified', route: true, bill: false, pay: false },
    recording: { enabled: false, retentionDays: 90 },
    unknownPlace: 'accept',
    anonymousCallers: 'accept',
    targets: [aTarget()],
    overflowNumber: '+13055550199',
    traffic: { allowed: [], prohibited: [] },
    ...changes,
  };
}

export function anAssignment(terms: Partial<Terms> = {}, changes: Partial<Assignment> = {}): Assignment {
  return {
    applicationId: 'application-1',
    applicationStatus: 'approved',
    publisher: { id: 'publisher-1', status: 'approved' },
    advertiser: { id: 'advertiser-1', status: 'approved' },
    campaign: { id: 'campaign-1', status: 'active', termsVersion: 1, terms: someTerms(terms) },
    ...changes,
  };
}

/** 11:00 on a Monday in New York, from Miami Beach. */
export function anArrivingCall(terms: Partial<Terms> = {}, changes: Partial<ArrivingCall> = {}): ArrivingCall {
  return {
    trackingNumber: { number: '+18005550123', assignment: anAssignment(terms) },
    numberDialled: '+18005550123',
    caller: { number: '+13055550142', blocked: false },
    location: { country: 'US', state: 'FL', zip: '33139', source: 'zip' },
    at: new Date('2026-03-09T15:00:00Z'),
    spentTodayCents: 0,
    random: () => 0,
    ...changes,
  };
}

/** A database with room and money for the call. */
export function anAnswer(call: RoutableCall, changes: Partial<ReservationAnswer> = {}): ReservationAnswer {
  return {
    reservedTargetId: call.targets[0]?.id ?? null,
    refusal: null,
    isBlocked: false,
    isSuppressed: false,
    inFlightCallId: null,
    duplicateOfCallId: null,
    dailyCap: null,
    monthlyCap: null,
    campaignConcurrency: null,
    publisherConcurrency: null,
    targetConcurrency: {},
    dailyBudget: null,
    totalBudget: null,
    balance: { availableCents: 1_000_000 },
    ...changes,
  };
}
