import type { Reason } from '../calls/call.ts';
import type { Target, Terms } from '../campaigns/terms.ts';
import { type CallPrice, priceCall } from '../pricing/price-call.ts';
import { localDate } from '../zone-clock.ts';
import { ARRIVAL_RULES, type AssignedCall, targetOpen } from './arrival-rules.ts';
import { orderTargets } from './order-targets.ts';
import type { ReservationRequest } from './reservation.ts';
import { REASON_OF_RULE, type Trace, type Verdict, verdict } from './trace.ts';
import type { ArrivingCall, Assignment } from './tracking-number.ts';

/** The overflow number takes an unbilled call; null: a spoken sentence and hang-up. */
export type RefusedCall = { kind: 'refused'; reason: Reason; overflowNumber: string | null; trace: Trace };

/** May ring, if the reservation finds room and money for it. */
export type RoutableCall = {
  kind: 'routable';
  assignment: Assignment;
  targets: readonly Target[];
  price: CallPrice;
  reservation: ReservationRequest;
  trace: Trace;
};

/** All that can be decided in memory: a refusal with its one reason, or targets in order with the price and what to reserve. */
export function routeCall(call: ArrivingCall): RefusedCall | RoutableCall {
  const { trackingNumber, numberDialled: number } = call;
  const known = verdict('number_known', trackingNumber ? 'pass' : 'refuse', { number });
  if (!trackingNumber) return refuseCall([known], null);
  const { assignment } = trackingNumber;
  const publisherId = assignment?.publisher.id ?? null;
  const trace = [known, verdict('number_assigned', assignment ? 'pass' : 'refuse', { publisherId })];
  return assignment ? routeAssignedCall({ ...call, assignment }, trace) : refuseCall(trace, null);
}

function routeAssignedCall(call: AssignedCall, trace: Verdict[]): RefusedCall | RoutableCall {
  const { terms } = call.assignment.campaign;
  for (const rule of ARRIVAL_RULES) {
    trace.push(rule(call));
    if (trace.at(-1)?.verdict === 'refuse') return refuseCall(trace, terms);
  }
  const targets = orderTargets(terms.targets, call.random).filter((target) => {
    const spoken = targetOpen(target, terms.hours, call.at);
    trace.push(spoken);
    return spoken.verdict === 'pass';
  });
  if (targets.length === 0) return refuseCall(trace, terms, 'no_target');
  const price = priceCall({ ...call, terms });
  const reservation = requestReservation(call, targets, price);
  return { kind: 'routable', assignment: call.assignment, targets, price, reservation, trace };
}

/** The campaign wanted this call but has no room for it: then its overflow number may have it, unbilled. */
const OVERFLOWS: ReadonlySet<Reason> = new Set<Reason>([
  'closed',
  'over_cap',
  'no_capacity',
  'over_budget',
  'no_balance',
  'no_target',
]);

/** The last verdict of the trace gives the reason, unless it is named. */
export function refuseCall(
  trace: readonly Verdict[],
  terms: Pick<Terms, 'overflowNumber'> | null,
  named?: Reason,
): RefusedCall {
  const last = trace.at(-1);
  const reason = named ?? (last ? REASON_OF_RULE[last.rule] : 'no_target');
  const overflowNumber = OVERFLOWS.has(reason) ? (terms?.overflowNumber ?? null) : null;
  return { kind: 'refused', reason, overflowNumber, trace };
}

/** A test is judged like any call and holds a place and a slot while it lasts, but sets no money aside. */
export function routeAsTest(call: RefusedCall | RoutableCall): RefusedCall | RoutableCall {
  return call.kind === 'refused' ? call : { ...call, reservation: { ...call.reservation, reservedCents: 0 } };
}

const NO_LIMITS = {
  ...{ caller: null, dailyCap: null, monthlyCap: null, campaignConcurrency: null, publisherConcurrency: null },
  ...{ dailyBudgetCents: null, totalBudgetCents: null, reservedCents: 0, neededCents: 0 },
};

/** Rung without a database to ask: nothing is set aside, no limit is looked at, and in the end an admin decides whether it is billed. */
export function routeAsFallback(call: RoutableCall): RoutableCall {
  const targets = call.targets.map((target) => ({ ...target, concurrency: null }));
  const places = targets.map(({ id, concurrency }) => ({ id, concurrency }));
  return { ...call, targets, reservation: { ...call.reservation, ...NO_LIMITS, targets: places } };
}

const DAY_MS = 86_400_000;

function requestReservation(call: AssignedCall, targets: readonly Target[], price: CallPrice): ReservationRequest {
  const { campaign, publisher, advertiser } = call.assignment;
  const { caps, concurrency, budget, duplicates, hours } = campaign.terms;
  const day = localDate(call.at, hours.zone);
  return {
    campaignId: campaign.id,
    publisherId: publisher.id,
    advertiserId: advertiser.id,
    caller: call.caller.number,
    duplicates: {
      after: duplicates.after,
      route: duplicates.route,
      bill: duplicates.bill,
      since: new Date(call.at.getTime() - duplicates.windowDays * DAY_MS),
    },
    day,
    month: day.slice(0, 7),
    dailyCap: caps.daily,
    monthlyCap: caps.monthly,
    campaignConcurrency: concurrency.campaign,
    publisherConcurrency: concurrency.perPublisher,
    targets: targets.map(({ id, concurrency }) => ({ id, concurrency })),
    dailyBudgetCents: budget.dailyCents,
    totalBudgetCents: budget.totalCents,
    reservedCents: price.reservedCents,
    neededCents: Math.max(1, price.reservedCents),
  };
}
