import { phoneText } from '@callstead/domain/numbers/phone-text';
import type { BudgetUse, CapUse, ConcurrencyUse, Rule, Verdict } from '@callstead/domain/routing/trace';
import type { CallRule } from '@callstead/domain/settling/call-rules';
import type { textsIn } from '../../../i18n/language.tsx';
import { type EndTexts, endSentence, isEndRule, type SpokenVerdict } from './trace-end-sentence.ts';
import type { traceMessages } from './trace-messages.ts';

export type TraceWords = {
  t: ReturnType<typeof textsIn<(typeof traceMessages)['en']>>;
  end: EndTexts;
  money: (cents: number) => string;
  /** A minute of the day, as the language writes the time. */
  time: (minute: number) => string;
  /** What people call a zone. */
  zone: (zone: string) => string;
  /** What people call a country; the United States by its letters, as its states are. */
  country: (code: string) => string;
  /** What people call a target; its id where they may not know. */
  target: (targetId: string) => string;
};

type Of<R extends Rule> = Extract<Verdict, { rule: R }>;
/** A publisher's trace tells some verdicts without their facts. */
type RuleVerdict<R extends Rule> = Of<R> | { rule: R; verdict: Of<R>['verdict']; facts: null };
type Sentence<R extends Rule> = (told: RuleVerdict<R>, words: TraceWords) => string;

/** As it travels: the facts are those of the rule, or nothing where the viewer may not know them. */
export type TracedVerdict = { rule: CallRule; verdict: SpokenVerdict; facts: object | null };

/** One rule's verdict as a sentence, with what it looked at. */
export function traceSentence(told: TracedVerdict, words: TraceWords): string {
  const { rule } = told;
  if (isEndRule(rule)) return endSentence({ ...told, rule }, words.end);
  return (SENTENCES[rule] as Sentence<Rule>)(told as RuleVerdict<Rule>, words);
}

const stands = ({ verdict }: { verdict: string }) => (verdict === 'refuse' ? 'refuse' : 'pass');

const SENTENCES: { [R in Rule]: Sentence<R> } = {
  number_known: (told, { t }) => t(`number_known.${stands(told)}`, { number: phoneText(told.facts?.number ?? '') }),
  number_assigned: (told, { t }) => t(`number_assigned.${stands(told)}`),
  application_approved: (told, { t }) =>
    t(`application_approved.${stands(told)}`, { status: t(`statuses.${told.facts?.status ?? 'pending'}`) }),
  publisher_approved: (told, { t }) =>
    t(`publisher_approved.${stands(told)}`, { status: t(`statuses.${told.facts?.status ?? 'pending'}`) }),
  advertiser_approved: (told, { t }) => {
    if (stands(told) === 'pass') return t('advertiser_approved.pass');
    if (!told.facts) return t('advertiser_approved.refuseHidden');
    return t('advertiser_approved.refuse', { status: t(`statuses.${told.facts.status}`) });
  },
  campaign_active: (told, { t }) =>
    t(`campaign_active.${stands(told)}`, { status: t(`campaignStatuses.${told.facts?.status ?? 'paused'}`) }),
  caller_not_blocked: (told, { t }) => t(`caller_not_blocked.${stands(told)}`),
  caller_not_suppressed: (told, { t }) => t(`caller_not_suppressed.${told.verdict}`),
  caller_identified: (told, { t }) =>
    t(`caller_identified.${told.verdict === 'pass' && told.facts?.anonymous ? 'passAnonymous' : stands(told)}`),
  open_hours: (told, words) => words.t(`open_hours.${stands(told)}`, { moment: momentText(told.facts, words) }),
  geo: placeSentence,
  target_open: (told, words) => {
    if (!told.facts) return words.t(`target_open.${stands(told)}All`);
    const target = words.target(told.facts.targetId);
    if (told.facts.paused) return words.t('target_open.paused', { target });
    return words.t(`target_open.${stands(told)}`, { target, moment: momentText(told.facts, words) });
  },
  in_flight: (told, { t }) => {
    if (told.verdict !== 'refuse') return t(`in_flight.${told.verdict}`);
    const call = told.facts?.callId;
    return call ? t('in_flight.refuse', { call }) : t('in_flight.refuseHidden');
  },
  duplicate: duplicateSentence,
  daily_cap: (told, words) => capSentence('daily_cap', told, words),
  monthly_cap: (told, words) => capSentence('monthly_cap', told, words),
  campaign_concurrency: (told, words) => concurrencySentence('campaign_concurrency', told, told.facts, words),
  publisher_concurrency: (told, words) => concurrencySentence('publisher_concurrency', told, told.facts, words),
  target_concurrency: (told, { t, target: nameOf }) => {
    if (!told.facts) return t(`target_concurrency.${told.verdict}All`);
    const target = nameOf(told.facts.targetId);
    const { use } = told.facts;
    if (!use) return t('target_concurrency.none', { target });
    return t(`target_concurrency.${stands(told)}`, { target, used: String(use.used), limit: String(use.limit) });
  },
  daily_budget: (told, words) => budgetSentence('daily_budget', told, words),
  total_budget: (told, words) => budgetSentence('total_budget', told, words),
  balance: ({ verdict, facts }, { t, money }) => {
    if (verdict === 'skip') return t('balance.skip');
    if (!facts) return t(`balance.${verdict}Hidden`);
    return t(`balance.${verdict}`, { available: money(facts.availableCents), needed: money(facts.neededCents) });
  },
};

type Moment = { zone: string; day: number; minute: number };

/** 'martes 10:42 a. m. (hora del Este)': the campaign's clock, which is not the reader's. */
function momentText(moment: Moment | null, { t, time, zone: zoneName }: TraceWords): string {
  if (!moment) return '';
  const { day, minute, zone } = moment;
  return t('moment', { day: t(`days.day${day as 0}`), time: time(minute), zone: zoneName(zone) });
}

function placeSentence({ verdict, facts }: RuleVerdict<'geo'>, { t, country }: TraceWords): string {
  const side = stands({ verdict });
  if (!facts || facts.inside === 'unknown' || facts.source === null) return t(`geo.${side}Unknown`);
  const place =
    [facts.zip, facts.state, facts.country && country(facts.country)].filter(Boolean).join(' ') || t('noPlace');
  return t(`geo.${side}`, { place, source: t(`sources.${facts.source}`) });
}

function duplicateSentence({ verdict, facts }: RuleVerdict<'duplicate'>, { t }: TraceWords): string {
  if (verdict === 'skip') return t('duplicate.skip');
  if (!facts) return t(`duplicate.${verdict}Hidden`);
  const { ofCallId: call, windowDays, after, bill } = facts;
  const days = String(windowDays);
  if (call === null) return t(after === 'qualified' ? 'duplicate.passQualified' : 'duplicate.passConnected', { days });
  if (verdict === 'refuse') return t('duplicate.refuse', { call, days });
  return t(bill ? 'duplicate.passBilled' : 'duplicate.passUnbilled', { call });
}

type Use<Facts> = { verdict: 'pass' | 'refuse' | 'skip'; facts: Facts | null };

function capSentence(rule: 'daily_cap' | 'monthly_cap', { verdict, facts }: Use<CapUse>, { t }: TraceWords): string {
  if (!facts) return t(`${rule}.none`);
  if (verdict === 'skip') return t(`${rule}.skip`);
  const { used, limit, inFlight } = facts;
  return t(`${rule}.${verdict}`, { used: String(used), limit: String(limit), inFlight: String(inFlight) });
}

function concurrencySentence(
  rule: 'campaign_concurrency' | 'publisher_concurrency',
  told: { verdict: string },
  use: ConcurrencyUse | null,
  { t }: TraceWords,
): string {
  if (!use) return t(`${rule}.none`);
  return t(`${rule}.${stands(told)}`, { used: String(use.used), limit: String(use.limit) });
}

function budgetSentence(
  rule: 'daily_budget' | 'total_budget',
  { verdict, facts }: Use<BudgetUse & { neededCents: number }>,
  { t, money }: TraceWords,
): string {
  if (verdict === 'skip') return t(facts ? `${rule}.skip` : `${rule}.none`);
  if (!facts) return t(`${rule}.${verdict}Hidden`);
  const { usedCents, limitCents, neededCents } = facts;
  return t(`${rule}.${verdict}`, { used: money(usedCents), limit: money(limitCents), needed: money(neededCents) });
}
