import type { OwnTerms } from '../applications/own-terms.ts';
import type { Reason } from '../calls/call.ts';
import type { Simulated } from '../calls/carrier-event.ts';
import type { Target, Terms } from '../campaigns/terms.ts';
import {
  agrees,
  foreseeReservation,
  type JudgeableCall,
  judgeReservation,
  type RingingCall,
} from './judge-reservation.ts';
import type { ReservationAnswer, ReservationRequest } from './reservation.ts';
import type { RefusedCall, RoutableCall } from './route-call.ts';

/** What was agreed when the call came in, as far as its end needs it. */
type AgreedTerms = Pick<
  Terms,
  | 'minimumSeconds'
  | 'duplicates'
  | 'publisherShareBasisPoints'
  | 'caps'
  | 'approvalDays'
  | 'recording'
  | 'overflowNumber'
>;

type StoredRoutableCall = JudgeableCall & {
  kind: 'routable';
  assignment: { campaign: { terms: AgreedTerms }; ownTerms?: OwnTerms | undefined };
};

/** The routing's decision as the call's row keeps it: with what the reservation found it explains everything later. */
export type StoredDecision = (RefusedCall | StoredRoutableCall) & {
  simulated?: Simulated;
  /** It was rung while the database was gone. */
  fallback?: true;
};

/** What the reservation found before it took anything; the limits it was held against stand in the decision's request. */
export type ReservationSnapshot = {
  /** Calls of before this was looked at were not. */
  isBlocked?: boolean;
  isSuppressed?: boolean;
  inFlightCallId: string | null;
  duplicateOfCallId: string | null;
  daySlots: number;
  dayOpen: number;
  monthSlots: number;
  monthOpen: number;
  campaignCalls: number;
  publisherCalls: number | null;
  targetCalls: Record<string, number> | null;
  daySpentCents: number;
  totalSpentCents: number;
  availableCents: number;
  /** Position of the target whose place was taken; null when the call was refused. */
  target: number | null;
  /** Which limit refused it. Calls of before this was kept have it in their reason alone. */
  refusal?: Reason | null;
};

export function storeDecision(decision: RefusedCall | RoutableCall): StoredDecision {
  if (decision.kind === 'refused') return decision;
  const { kind, targets, price, reservation, trace, assignment } = decision;
  const { ownTerms } = assignment;
  const kept = { campaign: { terms: agreed(assignment) }, ...(ownTerms && { ownTerms }) };
  return { kind, targets, price, reservation, trace, assignment: kept };
}

function agreed({ campaign: { terms } }: RoutableCall['assignment']): AgreedTerms {
  const { minimumSeconds, duplicates, publisherShareBasisPoints, caps, approvalDays, recording, overflowNumber } =
    terms;
  return { minimumSeconds, duplicates, publisherShareBasisPoints, caps, approvalDays, recording, overflowNumber };
}

/** The whole judgement, made again from what was stored. */
export function judgeStored(decision: StoredDecision, found: ReservationSnapshot | null): RefusedCall | RingingCall {
  if (decision.kind === 'refused' || found === null) return decision as RefusedCall;
  return judgeReservation(decision, reservationAnswer(decision.targets, decision.reservation, found));
}

/** Whether our own judgement comes to what the database decided. */
export function isExplained(decision: StoredRoutableCall, found: ReservationSnapshot): boolean {
  const answer = reservationAnswer(decision.targets, decision.reservation, found);
  return agrees(foreseeReservation(decision, answer), answer);
}

export function reservationAnswer(
  targets: readonly Target[],
  request: ReservationRequest,
  found: ReservationSnapshot,
): ReservationAnswer {
  const cap = (limit: number | null, used: number, inFlight: number) =>
    limit === null ? null : { limit, used, inFlight };
  const places = (limit: number | null, used: number | null) => (limit === null ? null : { limit, used: used ?? 0 });
  const budget = (limitCents: number | null, usedCents: number) =>
    limitCents === null ? null : { limitCents, usedCents };
  return {
    reservedTargetId: found.target === null ? null : (targets[found.target]?.id ?? null),
    refusal: found.refusal ?? null,
    isBlocked: found.isBlocked ?? false,
    isSuppressed: found.isSuppressed ?? null,
    inFlightCallId: found.inFlightCallId,
    duplicateOfCallId: found.duplicateOfCallId,
    dailyCap: cap(request.dailyCap, found.daySlots, found.dayOpen),
    monthlyCap: cap(request.monthlyCap, found.monthSlots, found.monthOpen),
    campaignConcurrency: places(request.campaignConcurrency, found.campaignCalls),
    publisherConcurrency: places(request.publisherConcurrency, found.publisherCalls),
    targetConcurrency: targetPlaces(request, found),
    dailyBudget: budget(request.dailyBudgetCents, found.daySpentCents),
    totalBudget: budget(request.totalBudgetCents, found.totalSpentCents),
    balance: { availableCents: found.availableCents },
  };
}

function targetPlaces({ targets }: ReservationRequest, { targetCalls }: ReservationSnapshot) {
  const limited = targets.flatMap(({ id, concurrency: limit }) =>
    limit === null ? [] : [[id, { limit, used: targetCalls?.[id] ?? 0 }] as const],
  );
  return Object.fromEntries(limited);
}
