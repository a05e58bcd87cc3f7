import type { Billing, CallStatus, Outcome, Reason } from '@callstead/domain/calls/call';
import type { Target, Terms } from '@callstead/domain/campaigns/terms';
import { type JudgeableCall, judgeReservation, type RingingCall } from '@callstead/domain/routing/judge-reservation';
import type { ReservationAnswer, ReservationRequest } from '@callstead/domain/routing/reservation';
import type { RefusedCall, RoutableCall } from '@callstead/domain/routing/route-call';
import type { CallAnswer, Simulated } from '../../telephony/port.ts';

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
  assignment: { campaign: { terms: AgreedTerms } };
};

/** The routing's decision as the call's row keeps it: with what the reservation found it explains everything later. */
export type StoredDecision = (RefusedCall | StoredRoutableCall) & { simulated?: Simulated };

/** What the reservation found before it took anything; the limits it was held against stand in the decision's request. */
export type Found = {
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
};

/** What an advertiser holds against a billed call, and how it was decided. */
export type Dispute = {
  by: string;
  at: string;
  reason: string;
  decision: { billing: Billing; by: string; at: string; reason: string | null } | null;
};

/** A call's row as its commands read it. */
export type StoredCall = {
  id: string;
  call_sid: string;
  arrived_at: string;
  caller: string | null;
  publisher_id: string;
  campaign_id: string;
  advertiser_id: string;
  status: CallStatus;
  outcome: Outcome | null;
  reason: Reason | null;
  billing: Billing;
  decision: StoredDecision;
  reservation: Found | null;
  target_position: number | null;
  answered_at: string | null;
  ended_at: string | null;
  revision: number;
};

export function storeDecision(decision: RefusedCall | RoutableCall): StoredDecision {
  if (decision.kind === 'refused') return decision;
  const { kind, targets, price, reservation, trace, assignment } = decision;
  return { kind, targets, price, reservation, trace, assignment: { campaign: { terms: agreed(assignment) } } };
}

function agreed({ campaign: { terms } }: RoutableCall['assignment']): AgreedTerms {
  const { minimumSeconds, duplicates, publisherShareBasisPoints, caps, approvalDays, recording, overflowNumber } =
    terms;
  return { minimumSeconds, duplicates, publisherShareBasisPoints, caps, approvalDays, recording, overflowNumber };
}

/** The whole judgement, made again from what was stored. */
export function judgeStored(decision: StoredDecision, found: Found | null): RefusedCall | RingingCall {
  if (decision.kind === 'refused' || found === null) return decision as RefusedCall;
  return judgeReservation(decision, answerOf(decision.targets, decision.reservation, found));
}

export function answerOf(targets: readonly Target[], request: ReservationRequest, found: Found): ReservationAnswer {
  const cap = (limit: number | null, used: number, inFlight: number) =>
    limit === null ? null : { limit, used, inFlight };
  const places = (limit: number | null, used: number | null) => (limit === null ? null : { limit, used: used ?? 0 });
  const budget = (limitCents: number | null, usedCents: number) =>
    limitCents === null ? null : { limitCents, usedCents };
  return {
    reservedTargetId: found.target === null ? null : (targets[found.target]?.id ?? null),
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

function targetPlaces({ targets }: ReservationRequest, { targetCalls }: Found) {
  const limited = targets.flatMap(({ id, concurrency: limit }) =>
    limit === null ? [] : [[id, { limit, used: targetCalls?.[id] ?? 0 }] as const],
  );
  return Object.fromEntries(limited);
}

/** What the carrier is told at arrival; told again, word for word, when it asks again. */
export function firstAnswer(decision: StoredDecision, found: Found | null): CallAnswer {
  const judged = judgeStored(decision, found);
  if (judged.kind === 'refused') {
    return judged.overflowNumber === null ? { do: 'refuse' } : { do: 'overflow', number: judged.overflowNumber };
  }
  return dialAnswer(decision, found?.target ?? 0);
}

export function dialAnswer(decision: StoredDecision, position: number): CallAnswer {
  const target = decision.kind === 'routable' ? decision.targets[position] : undefined;
  if (decision.kind === 'refused' || !target) return { do: 'hang_up' };
  return { do: 'dial', number: target.number, position, records: decision.assignment.campaign.terms.recording.enabled };
}
