import type { Target, Terms } from '../campaigns/terms.ts';
import type { CallPrice } from '../pricing/price-call.ts';
import type { ReservationAnswer } from './reservation.ts';
import { type RefusedCall, type RoutableCall, refuseCall } from './route-call.ts';
import { type BudgetUse, type CapUse, type ConcurrencyUse, type Trace, type Verdict, verdict } from './trace.ts';

export type RingingCall = {
  kind: 'ringing';
  /** In ringing order, those with a free place; the first one's place is reserved. */
  targets: readonly Target[];
  price: CallPrice;
  /** The earlier call this one repeats. */
  duplicateOfCallId: string | null;
  /** False for a duplicate that rings unbilled: it holds concurrency, no slot of a cap and no money. */
  billable: boolean;
  trace: Trace;
};

/** As much of a routable call as the judgement needs: a call that was stored can be judged again for whoever asks why. */
export type JudgeableCall = Pick<RoutableCall, 'targets' | 'price' | 'reservation' | 'trace'> & {
  assignment: { campaign: { terms: Pick<Terms, 'duplicates' | 'overflowNumber'> } };
};

/** The rules that only the database could answer, told from its answer; completes the trace. Its answer is the answer. */
export function judgeReservation(call: JudgeableCall, answer: ReservationAnswer): RefusedCall | RingingCall {
  const judged = foreseeReservation(call, answer);
  if (agrees(judged, answer)) return judged;
  const { trace } = judged;
  if (answer.reservedTargetId === null) {
    return refuseCall(trace, call.assignment.campaign.terms, answer.refusal ?? 'failed');
  }
  const from = call.targets.findIndex(({ id }) => id === answer.reservedTargetId);
  const { price } = call;
  const { duplicateOfCallId } = answer;
  const billable = isBillable(call, answer);
  return { kind: 'ringing', targets: call.targets.slice(from), price, duplicateOfCallId, billable, trace };
}

/** A refused call reserves nothing; one that rings holds a place at its first free target. */
export function agrees(judged: RefusedCall | RingingCall, { reservedTargetId, refusal }: ReservationAnswer): boolean {
  if (judged.kind === 'ringing') return reservedTargetId === judged.targets[0]?.id;
  return reservedTargetId === null && (refusal === null || refusal === judged.reason);
}

const isBillable = (call: JudgeableCall, { duplicateOfCallId }: ForeseenAnswer) =>
  duplicateOfCallId === null || call.assignment.campaign.terms.duplicates.bill;

/** The state of the database, from which nothing was taken. */
export type ForeseenAnswer = Omit<ReservationAnswer, 'reservedTargetId' | 'refusal'>;

/** What a reservation would say. */
export function foreseeReservation(call: JudgeableCall, answer: ForeseenAnswer): RefusedCall | RingingCall {
  const { terms } = call.assignment.campaign;
  if (answer.isBlocked) return refuseCall(untilBlocked(call.trace), terms);
  const billable = isBillable(call, answer);
  const free = call.targets.filter(({ id }) => hasPlace(answer.targetConcurrency[id] ?? null));
  const trace: Verdict[] = [...call.trace];
  for (const spoken of reservationVerdicts(call, answer, billable)) {
    trace.push(spoken);
    const refused =
      spoken.verdict === 'refuse' && (spoken.rule !== 'target_concurrency' || isLastFull(call, spoken, free));
    if (refused) return refuseCall(trace, terms);
  }
  const { duplicateOfCallId } = answer;
  return { kind: 'ringing', targets: free, price: call.price, duplicateOfCallId, billable, trace };
}

/** As the trace would stand had the routing table known of the block. */
function untilBlocked(trace: Trace): Verdict[] {
  const at = trace.findIndex(({ rule }) => rule === 'caller_not_blocked');
  return [...trace.slice(0, Math.max(0, at)), verdict('caller_not_blocked', 'refuse', { blocked: true })];
}

/** A full target refuses only itself: the call is refused at the last target, when none had a place. */
function isLastFull(call: JudgeableCall, spoken: Verdict, free: readonly Target[]): boolean {
  const last = call.targets.at(-1);
  return spoken.rule === 'target_concurrency' && free.length === 0 && spoken.facts.targetId === last?.id;
}

function reservationVerdicts(call: JudgeableCall, answer: ForeseenAnswer, billable: boolean): Verdict[] {
  const { neededCents } = call.reservation;
  return [
    notSuppressed(call, answer),
    inFlight(call, answer),
    duplicate(call, answer),
    verdict('daily_cap', capSays(answer.dailyCap, billable), answer.dailyCap),
    verdict('monthly_cap', capSays(answer.monthlyCap, billable), answer.monthlyCap),
    verdict('campaign_concurrency', concurrencySays(answer.campaignConcurrency), answer.campaignConcurrency),
    verdict('publisher_concurrency', concurrencySays(answer.publisherConcurrency), answer.publisherConcurrency),
    ...call.targets.map(({ id: targetId }) => {
      const use = answer.targetConcurrency[targetId] ?? null;
      return verdict('target_concurrency', concurrencySays(use), { targetId, use });
    }),
    verdict(
      'daily_budget',
      budgetSays(answer.dailyBudget, neededCents, billable),
      withNeed(answer.dailyBudget, neededCents),
    ),
    verdict(
      'total_budget',
      budgetSays(answer.totalBudget, neededCents, billable),
      withNeed(answer.totalBudget, neededCents),
    ),
    verdict('balance', balanceSays(answer, neededCents, billable), { ...answer.balance, neededCents }),
  ];
}

function notSuppressed({ reservation }: JudgeableCall, { isSuppressed }: ForeseenAnswer): Verdict {
  const says = isSuppressed ? 'refuse' : reservation.caller === null || isSuppressed === null ? 'skip' : 'pass';
  return verdict('caller_not_suppressed', says, { suppressed: isSuppressed === true });
}

function inFlight({ reservation }: JudgeableCall, { inFlightCallId }: ForeseenAnswer): Verdict {
  const says = reservation.caller === null ? 'skip' : inFlightCallId === null ? 'pass' : 'refuse';
  return verdict('in_flight', says, { callId: inFlightCallId });
}

function duplicate({ assignment, reservation }: JudgeableCall, { duplicateOfCallId }: ForeseenAnswer): Verdict {
  const { windowDays, after, route, bill } = assignment.campaign.terms.duplicates;
  const says = reservation.caller === null ? 'skip' : duplicateOfCallId === null || route ? 'pass' : 'refuse';
  return verdict('duplicate', says, { ofCallId: duplicateOfCallId, windowDays, after, route, bill });
}

export function capSays(use: CapUse | null, billable: boolean) {
  if (use === null || !billable) return 'skip';
  return use.used < use.limit ? 'pass' : 'refuse';
}

const hasPlace = (use: ConcurrencyUse | null) => use === null || use.used < use.limit;

function concurrencySays(use: ConcurrencyUse | null) {
  if (use === null) return 'skip';
  return hasPlace(use) ? 'pass' : 'refuse';
}

export function budgetSays(use: BudgetUse | null, neededCents: number, billable: boolean) {
  if (use === null || !billable) return 'skip';
  return use.usedCents + neededCents <= use.limitCents ? 'pass' : 'refuse';
}

export function balanceSays({ balance }: Pick<ForeseenAnswer, 'balance'>, neededCents: number, billable: boolean) {
  if (!billable) return 'skip';
  return neededCents <= balance.availableCents ? 'pass' : 'refuse';
}

export const withNeed = (use: BudgetUse | null, neededCents: number) => use && { ...use, neededCents };
