import { balanceSays, budgetSays, capSays, withNeed } from '../routing/judge-reservation.ts';
import type { ReservationRequest } from '../routing/reservation.ts';
import type { RejectedLead, TakeableLead } from './judge-lead.ts';
import type { LeadReason, LeadStatus } from './lead.ts';
import {
  LEAD_RULES,
  type LeadRule,
  type LeadTrace,
  type LeadVerdict,
  leadVerdict,
  REASON_OF_LEAD_RULE,
} from './lead-trace.ts';

/** The judgement as the lead's row keeps it: with what the reservation found it explains everything later. */
export type StoredLeadDecision = RejectedLead | (TakeableLead & { windowDays: number });

/** What the reservation found before it took anything. */
export type LeadSnapshot = {
  isBlocked: boolean;
  isSuppressed: boolean;
  duplicateOfLeadId: string | null;
  daySlots: number;
  dayOpen: number;
  monthSlots: number;
  monthOpen: number;
  daySpentCents: number;
  totalSpentCents: number;
  availableCents: number;
  refusal: LeadReason | 'duplicate' | null;
};

/** Every rule that spoke, those of the database too. */
export function traceOfLead(decision: StoredLeadDecision, found: LeadSnapshot | null): LeadTrace {
  if (decision.kind === 'rejected' || found === null) return decision.trace;
  const trace: LeadVerdict[] = [...decision.trace];
  for (const spoken of takingVerdicts(decision, found)) {
    trace.push(spoken);
    if (spoken.verdict === 'refuse') break;
  }
  return trace;
}

/** What our own rules make of what was found: the database's word stands, this only explains it. */
export function refusalOfLead(
  decision: StoredLeadDecision,
  found: LeadSnapshot | null,
): LeadReason | 'duplicate' | null {
  const last = traceOfLead(decision, found).at(-1);
  return last?.verdict === 'refuse' ? REASON_OF_LEAD_RULE[last.rule] : null;
}

function takingVerdicts({ reservation, windowDays }: TakeableLead & { windowDays: number }, found: LeadSnapshot) {
  const { neededCents } = reservation;
  const { isBlocked: blocked, isSuppressed: suppressed, duplicateOfLeadId: ofLeadId } = found;
  const { daily, monthly, ofDay, inAll } = usesOf(reservation, found);
  const balance = { availableCents: found.availableCents };
  return [
    leadVerdict('not_blocked', blocked ? 'refuse' : 'pass', { blocked }),
    leadVerdict('not_suppressed', suppressed ? 'refuse' : 'pass', { suppressed }),
    leadVerdict('duplicate', ofLeadId === null ? 'pass' : 'refuse', { ofLeadId, windowDays }),
    leadVerdict('daily_cap', capSays(daily, true), daily),
    leadVerdict('monthly_cap', capSays(monthly, true), monthly),
    leadVerdict('daily_budget', budgetSays(ofDay, neededCents, true), withNeed(ofDay, neededCents)),
    leadVerdict('total_budget', budgetSays(inAll, neededCents, true), withNeed(inAll, neededCents)),
    leadVerdict('balance', balanceSays({ balance }, neededCents, true), { ...balance, neededCents }),
  ];
}

function usesOf({ dailyCap, monthlyCap, dailyBudgetCents, totalBudgetCents }: ReservationRequest, found: LeadSnapshot) {
  const cap = (limit: number | null, used: number, inFlight: number) =>
    limit === null ? null : { limit, used, inFlight };
  const budget = (limitCents: number | null, usedCents: number) =>
    limitCents === null ? null : { limitCents, usedCents };
  return {
    daily: cap(dailyCap, found.daySlots, found.dayOpen),
    monthly: cap(monthlyCap, found.monthSlots, found.monthOpen),
    ofDay: budget(dailyBudgetCents, found.daySpentCents),
    inAll: budget(totalBudgetCents, found.totalSpentCents),
  };
}

/** What a lead is called that was refused for this, or for nothing. */
export const statusFor = (refusal: LeadReason | 'duplicate' | null, isCountedAtOnce: boolean): LeadStatus => {
  if (refusal === null) return isCountedAtOnce ? 'accepted' : 'pending';
  return refusal === 'duplicate' ? 'duplicate' : 'rejected';
};

/** A publisher learns what every rule said, but nothing of the advertiser's money nor of others' leads. */
const HIDDEN_FROM_PUBLISHERS: ReadonlySet<LeadRule> = new Set<LeadRule>([
  'advertiser_approved',
  'not_suppressed',
  'duplicate',
  'daily_budget',
  'total_budget',
  'balance',
]);

/** Every rule in its order, also those that were not reached. */
export function explainLead(trace: LeadTrace, isForPublisher: boolean) {
  return LEAD_RULES.map((rule) => {
    const spoken = trace.find((each) => each.rule === rule);
    const facts = spoken && !(isForPublisher && HIDDEN_FROM_PUBLISHERS.has(rule)) ? spoken.facts : null;
    return { rule, verdict: spoken?.verdict ?? ('not_reached' as const), facts };
  });
}
