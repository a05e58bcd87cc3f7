import type { LeadRule, LeadVerdict } from '@callstead/domain/leads/lead-trace';
import type { BudgetUse, CapUse } from '@callstead/domain/routing/trace';
import type { textsIn } from '../../../i18n/language.tsx';
import type { leadTraceMessages } from './trace-messages.ts';

export type LeadTraceWords = {
  t: ReturnType<typeof textsIn<(typeof leadTraceMessages)['en']>>;
  money: (cents: number) => string;
  /** A minute of the day, as the language writes the time. */
  time: (minute: number) => string;
  /** What people call a zone. */
  zone: (zone: string) => string;
  /** What people call a country. */
  country: (code: string) => string;
};

type Of<R extends LeadRule> = Extract<LeadVerdict, { rule: R }>;
/** A publisher's trace tells some verdicts without their facts. */
type Told<R extends LeadRule> = { verdict: Of<R>['verdict']; facts: Of<R>['facts'] | null };
type Sentence<R extends LeadRule> = (told: Told<R>, words: LeadTraceWords) => string;

/** As it travels: the facts are those of the rule, or nothing where the viewer may not know them. */
export type TracedLead = { rule: LeadRule; verdict: Of<LeadRule>['verdict']; facts: object | null };

/** One rule's verdict as a sentence, with what it looked at. */
export function leadSentence({ rule, verdict, facts }: TracedLead, words: LeadTraceWords): string {
  return (SENTENCES[rule] as Sentence<LeadRule>)({ verdict, facts } as Told<LeadRule>, words);
}

const stands = ({ verdict }: { verdict: string }) => (verdict === 'refuse' ? 'refuse' : 'pass');

const SENTENCES: { [R in LeadRule]: Sentence<R> } = {
  application_approved: (told, { t }) => t(`application_approved.${stands(told)}`),
  publisher_approved: (told, { t }) => t(`publisher_approved.${stands(told)}`),
  advertiser_approved: (told, { t }) => t(`advertiser_approved.${stands(told)}`),
  campaign_active: (told, { t }) => t(`campaign_active.${stands(told)}`),
  fields_complete: (told, { t }) =>
    stands(told) === 'pass'
      ? t('fields_complete.pass')
      : t('fields_complete.refuse', { missing: (told.facts?.missing ?? []).join(', ') }),
  phone_valid: ({ verdict }, { t }) => t(`phone_valid.${verdict}`),
  email_valid: ({ verdict }, { t }) => t(`email_valid.${verdict}`),
  consent: (told, { t }) => {
    if (stands(told) === 'refuse') return t('consent.refuse');
    const version = told.facts?.version ?? null;
    return version === null ? t('consent.passForeign') : t('consent.pass', { version: String(version) });
  },
  open_hours: ({ verdict, facts }, { t, time, zone }) => {
    if (verdict === 'skip' || !facts) return t('open_hours.skip');
    return t(`open_hours.${verdict}`, { time: time(facts.minute), zone: zone(facts.zone) });
  },
  geo: (told, { t, country }) => {
    const { facts } = told;
    if (!facts || facts.inside === 'unknown') return t(`geo.${stands(told)}Unknown`);
    const place = [facts.zip, facts.state, facts.country && country(facts.country)].filter(Boolean).join(' ');
    return t(`geo.${stands(told)}`, { place });
  },
  not_blocked: (told, { t }) => t(`not_blocked.${stands(told)}`),
  not_suppressed: (told, { t }) => t(`not_suppressed.${stands(told)}`),
  duplicate: (told, { t }) => {
    if (!told.facts) return t(`duplicate.${stands(told)}Hidden`);
    return t(`duplicate.${stands(told)}`, { lead: told.facts.ofLeadId ?? '', days: String(told.facts.windowDays) });
  },
  daily_cap: (told, words) => capSentence('daily_cap', told, words),
  monthly_cap: (told, words) => capSentence('monthly_cap', told, words),
  daily_budget: (told, words) => budgetSentence('daily_budget', told, words),
  total_budget: (told, words) => budgetSentence('total_budget', told, words),
  balance: (told, { t, money }) => {
    const { facts } = told;
    if (!facts) return t(`balance.${stands(told)}Hidden`);
    const { availableCents, neededCents } = facts;
    return t(`balance.${stands(told)}`, { available: money(availableCents), needed: money(neededCents) });
  },
};

type Use<Facts> = { verdict: 'pass' | 'refuse' | 'skip'; facts: Facts | null };

function capSentence(rule: 'daily_cap' | 'monthly_cap', { verdict, facts }: Use<CapUse>, { t }: LeadTraceWords) {
  if (verdict === 'skip' || !facts) return t(`${rule}.skip`);
  const { used, limit, inFlight } = facts;
  return t(`${rule}.${verdict}`, { used: String(used), limit: String(limit), inFlight: String(inFlight) });
}

function budgetSentence(
  rule: 'daily_budget' | 'total_budget',
  { verdict, facts }: Use<BudgetUse & { neededCents: number }>,
  { t, money }: LeadTraceWords,
): string {
  if (verdict === 'skip') return t(`${rule}.skip`);
  if (!facts) return t(`${rule}.${verdict}Hidden`);
  const { usedCents, limitCents, neededCents } = facts;
  return t(`${rule}.${verdict}`, { used: money(usedCents), limit: money(limitCents), needed: money(neededCents) });
}
