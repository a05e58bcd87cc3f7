import type { ApplicationStatus } from '../applications/lifecycle.ts';
import type { CampaignStatus } from '../campaigns/terms.ts';
import type { AccountStatus } from '../identity/account.ts';
import type { BudgetUse, CapUse, Spoken } from '../routing/trace.ts';
import type { LeadReason } from './lead.ts';
import type { LeadLocation } from './locate-lead.ts';

/** What each rule looked at, in the order the rules speak. Nothing of the person: a trace outlives what is erased. */
type LeadRuleFacts = {
  application_approved: { status: ApplicationStatus | null };
  publisher_approved: { status: AccountStatus };
  advertiser_approved: { status: AccountStatus };
  campaign_active: { status: CampaignStatus };
  fields_complete: { missing: readonly string[] };
  phone_valid: { given: boolean };
  email_valid: { given: boolean };
  consent: { given: boolean; version: number | null };
  open_hours: { zone: string; day: number; minute: number } | null;
  geo: LeadLocation & { inside: boolean | 'unknown'; unknownPlace: 'accept' | 'refuse' };
  not_blocked: { blocked: boolean };
  not_suppressed: { suppressed: boolean };
  duplicate: { ofLeadId: string | null; windowDays: number };
  daily_cap: CapUse | null;
  monthly_cap: CapUse | null;
  daily_budget: (BudgetUse & { neededCents: number }) | null;
  total_budget: (BudgetUse & { neededCents: number }) | null;
  balance: { availableCents: number; neededCents: number };
};
export type LeadRule = keyof LeadRuleFacts;

/** What a lead that a rule refuses is called: a duplicate has a status of its own. */
export const REASON_OF_LEAD_RULE: Readonly<Record<LeadRule, LeadReason | 'duplicate'>> = {
  application_approved: 'not_approved',
  publisher_approved: 'not_approved',
  advertiser_approved: 'campaign_inactive',
  campaign_active: 'campaign_inactive',
  fields_complete: 'missing_field',
  phone_valid: 'invalid_phone',
  email_valid: 'invalid_email',
  consent: 'no_consent',
  open_hours: 'closed',
  geo: 'out_of_geo',
  not_blocked: 'blocked',
  not_suppressed: 'suppressed',
  duplicate: 'duplicate',
  daily_cap: 'over_cap',
  monthly_cap: 'over_cap',
  daily_budget: 'over_budget',
  total_budget: 'over_budget',
  balance: 'no_balance',
};

/** In the order they speak; a rule that is missing at the end of a trace was not reached. */
export const LEAD_RULES = Object.keys(REASON_OF_LEAD_RULE) as LeadRule[];

export type LeadVerdict = { [R in LeadRule]: { rule: R; verdict: Spoken; facts: LeadRuleFacts[R] } }[LeadRule];
export type LeadTrace = readonly LeadVerdict[];

/** Keeps rule and facts together, which a literal with a computed rule would not. */
export function leadVerdict<R extends LeadRule>(rule: R, verdict: Spoken, facts: LeadRuleFacts[R]): LeadVerdict {
  return { rule, verdict, facts } as LeadVerdict;
}
