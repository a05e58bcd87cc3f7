import type { Terms } from '../campaigns/terms.ts';
import { routeCall } from '../routing/route-call.ts';
import { storeDecision } from '../routing/stored-decision.ts';
import type { StoredCall } from '../settling/stored-call.ts';
import { anArrivingCall } from './a-call.ts';

const ARRIVED_AT = '2026-03-09T15:00:00.000Z';

export const secondsAfterArrival = (seconds: number) => new Date(Date.parse(ARRIVED_AT) + seconds * 1000);

/** A call that rings at its first target, with its price reserved. */
export function aStoredCall(terms: Partial<Terms> = {}, changes: Partial<StoredCall> = {}): StoredCall {
  return {
    id: 'call_1',
    callSid: 'CA1',
    arrivedAt: ARRIVED_AT,
    caller: '+13055550142',
    publisherId: 'publisher-1',
    campaignId: 'campaign-1',
    advertiserId: 'advertiser-1',
    status: 'ringing',
    outcome: null,
    reason: null,
    billing: 'none',
    targetPosition: 0,
    talkSeconds: null,
    endedBy: null,
    answeredAt: null,
    endedAt: null,
    revision: 0,
    reservedCents: 5_000,
    expiresAt: secondsAfterArrival(4_000).toISOString(),
    decision: storeDecision(routeCall(anArrivingCall(terms))),
    reservation: null,
    ...changes,
  };
}
