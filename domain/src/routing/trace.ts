import type { Reason } from '../calls/call.ts';
import type { CampaignStatus, Duplicates } from '../campaigns/terms.ts';
import type { AccountStatus } from '../identity/account.ts';
import type { CallerLocation } from './caller-location.ts';

/** Slots of a cap: `used` is all that are taken, `inFlight` those of them that may still be given back. */
export type CapUse = { limit: number; used: number; inFlight: number };
export type ConcurrencyUse = { limit: number; used: number };
export type BudgetUse = { limitCents: number; usedCents: number };

type LocalMoment = { zone: string; day: number; minute: number };

/** What each rule looked at, in the order the rules speak. Null limits: none is set. */
type RuleFacts = {
  number_known: { number: string };
  number_assigned: { publisherId: string | null };
  application_approved: { status: AccountStatus };
  publisher_approved: { status: AccountStatus };
  advertiser_approved: { status: AccountStatus };
  campaign_active: { status: CampaignStatus };
  caller_not_blocked: { blocked: boolean };
  caller_identified: { anonymous: boolean; policy: 'accept' | 'refuse' };
  open_hours: LocalMoment;
  geo: CallerLocation & { inside: boolean | 'unknown'; unknownPlace: 'accept' | 'refuse' };
  target_open: LocalMoment & { targetId: string; paused?: true };
  caller_not_suppressed: { suppressed: boolean };
  in_flight: { callId: string | null };
  duplicate: Omit<Duplicates, 'pay'> & { ofCallId: string | null };
  daily_cap: CapUse | null;
  monthly_cap: CapUse | null;
  campaign_concurrency: ConcurrencyUse | null;
  publisher_concurrency: ConcurrencyUse | null;
  target_concurrency: { targetId: string; use: ConcurrencyUse | null };
  daily_budget: (BudgetUse & { neededCents: number }) | null;
  total_budget: (BudgetUse & { neededCents: number }) | null;
  balance: { availableCents: number; neededCents: number };
};
export type Rule = keyof RuleFacts;

/** The reason a call carries when a rule refuses it. Targets refuse only themselves; the call is refused when none is left. */
export const REASON_OF_RULE: Readonly<Record<Rule, Reason>> = {
  number_known: 'not_assigned',
  number_assigned: 'not_assigned',
  application_approved: 'not_assigned',
  publisher_approved: 'publisher_inactive',
  advertiser_approved: 'campaign_inactive',
  campaign_active: 'campaign_inactive',
  caller_not_blocked: 'blocked',
  caller_identified: 'anonymous',
  open_hours: 'closed',
  geo: 'out_of_geo',
  target_open: 'no_target',
  caller_not_suppressed: 'suppressed',
  in_flight: 'in_flight',
  duplicate: 'duplicate',
  daily_cap: 'over_cap',
  monthly_cap: 'over_cap',
  campaign_concurrency: 'no_capacity',
  publisher_concurrency: 'no_capacity',
  target_concurrency: 'no_capacity',
  daily_budget: 'over_budget',
  total_budget: 'over_budget',
  balance: 'no_balance',
};

/** In the order they speak; a rule that is missing at the end of a trace was not reached. */
export const RULES = Object.keys(REASON_OF_RULE) as Rule[];

/** `skip`: the rule has nothing to say here (no limit is set, or the call is not billed). */
export type Spoken = 'pass' | 'refuse' | 'skip';
export type Verdict = { [R in Rule]: { rule: R; verdict: Spoken; facts: RuleFacts[R] } }[Rule];
export type Trace = readonly Verdict[];

/** Keeps rule and facts together, which a literal with a computed rule would not. */
export function verdict<R extends Rule>(rule: R, verdict: Spoken, facts: RuleFacts[R]): Verdict {
  return { rule, verdict, facts } as Verdict;
}

type Visible = 'shown' | 'facts hidden' | 'hidden';

/** A publisher learns what every rule said, but nothing of the advertiser's lines and money, nor of others' calls. */
const FOR_PUBLISHER: Readonly<Record<Rule, Visible>> = {
  number_known: 'shown',
  number_assigned: 'shown',
  application_approved: 'shown',
  publisher_approved: 'shown',
  advertiser_approved: 'facts hidden',
  campaign_active: 'shown',
  caller_not_blocked: 'shown',
  caller_identified: 'shown',
  open_hours: 'shown',
  geo: 'shown',
  target_open: 'hidden',
  caller_not_suppressed: 'shown',
  in_flight: 'facts hidden',
  duplicate: 'facts hidden',
  daily_cap: 'shown',
  monthly_cap: 'shown',
  campaign_concurrency: 'shown',
  publisher_concurrency: 'shown',
  target_concurrency: 'hidden',
  daily_budget: 'facts hidden',
  total_budget: 'facts hidden',
  balance: 'facts hidden',
};

export type PublisherVerdict = Verdict | { rule: Rule; verdict: Spoken; facts: null };

export function traceForPublisher(trace: Trace): PublisherVerdict[] {
  return trace
    .filter(({ rule }) => FOR_PUBLISHER[rule] !== 'hidden')
    .map((each) => (FOR_PUBLISHER[each.rule] === 'shown' ? each : { ...each, facts: null }));
}
