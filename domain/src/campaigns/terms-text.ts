import { groupDigits } from '../group-digits.ts';
import type { Language } from '../identity/account.ts';
import { countryName } from './place-names.ts';
import type { CampaignType, Caps, Geo, Terms } from './terms.ts';
import { US_STATE_NAMES, US_STATES } from './us-states.ts';

/** The specified descriptions of a campaign, made from its structured terms. */
type Words = {
  none: string;
  seconds: (count: number) => string;
  minimum: (count: number) => string;
  wholeCountry: string;
  except: (states: string) => string;
  noLimit: string;
  perDay: (count: number, unit: string) => string;
  perMonth: (count: number, unit: string) => string;
  unit: Record<CampaignType, string>;
  counts: Record<Caps['counts'], string>;
  acceptedCount: string;
  atOnce: (count: number) => string;
  atOncePerPublisher: (count: number) => string;
  approval: Record<CampaignType, (days: number) => string>;
  duplicates: Record<CampaignType, (days: number) => string>;
};

const WORDS: Record<Language, Words> = {
  en: {
    none: 'N/A',
    seconds: (count) => `${groupDigits(count)} seconds`,
    minimum: (count) => `At least ${groupDigits(count)} seconds of conversation`,
    wholeCountry: 'United States (all states)',
    except: (states) => `United States except ${states}`,
    noLimit: 'No limit',
    perDay: (count, unit) => `${groupDigits(count)} ${unit} per day`,
    perMonth: (count, unit) => `${groupDigits(count)} ${unit} per month`,
    unit: { call: 'calls', lead: 'leads' },
    counts: { attempt: 'every call counts', connected: 'connected calls count', qualified: 'qualified ones count' },
    acceptedCount: 'accepted ones count',
    atOnce: (count) => `${groupDigits(count)} calls at once`,
    atOncePerPublisher: (count) => `${groupDigits(count)} per publisher`,
    approval: {
      call: (days) => (days === 0 ? 'Approved at once' : `Approved automatically after ${days} days unless disputed`),
      lead: (days) => (days === 0 ? 'Approved at once' : `Approved automatically after ${days} days unless returned`),
    },
    duplicates: {
      call: (days) => `A caller counts once in ${days} days.`,
      lead: (days) => `The same phone or e-mail counts once in ${days} days.`,
    },
  },
  es: {
    none: 'N/A',
    seconds: (count) => `${groupDigits(count)} segundos`,
    minimum: (count) => `Al menos ${groupDigits(count)} segundos de conversación`,
    wholeCountry: 'Estados Unidos (todos los estados)',
    except: (states) => `Estados Unidos excepto ${states}`,
    noLimit: 'Sin límite',
    perDay: (count, unit) => `${groupDigits(count)} ${unit} por día`,
    perMonth: (count, unit) => `${groupDigits(count)} ${unit} por mes`,
    unit: { call: 'llamadas', lead: 'leads' },
    counts: {
      attempt: 'cuenta cada llamada',
      connected: 'cuentan las conectadas',
      qualified: 'cuentan las calificadas',
    },
    acceptedCount: 'cuentan los aceptados',
    atOnce: (count) => `${groupDigits(count)} llamadas a la vez`,
    atOncePerPublisher: (count) => `${groupDigits(count)} por editor`,
    approval: {
      call: (days) =>
        days === 0 ? 'Aprobación inmediata' : `Aprobación automática a los ${days} días si no hay disputa`,
      lead: (days) =>
        days === 0 ? 'Aprobación inmediata' : `Aprobación automática a los ${days} días si no se devuelve`,
    },
    duplicates: {
      call: (days) => `Cada persona cuenta una vez en ${days} días.`,
      lead: (days) => `El mismo teléfono o correo cuenta una vez en ${days} días.`,
    },
  },
};

export type TypedTerms = { terms: Terms; type: CampaignType };

/** A lead lasts no seconds, whatever was written when its campaign was to take calls. */
export const minimumOf = ({ terms, type }: TypedTerms): number | null =>
  type === 'lead' ? null : terms.minimumSeconds;

/** '120 seconds' or 'N/A'. */
export function minimumText(campaign: TypedTerms, language: Language): string {
  const words = WORDS[language];
  const minimum = minimumOf(campaign);
  return minimum === null ? words.none : words.seconds(minimum);
}

export function minimumDescription(campaign: TypedTerms, language: Language): string {
  const words = WORDS[language];
  const minimum = minimumOf(campaign);
  return minimum === null ? words.none : words.minimum(minimum);
}

/** A list that stays readable: whole country, a few states by name, or the country but for a few. */
export function geoTexts(geo: Geo, language: Language): string[] {
  const words = WORDS[language];
  const others = geo.countries.filter((country) => country !== 'US').map((country) => countryName(country, language));
  if (!geo.countries.includes('US')) return others;
  return [...usTexts(geo.states, words), ...others];
}

const FEW = 12;

function usTexts(states: Geo['states'], words: Words): string[] {
  const missing = US_STATES.filter((state) => !states.includes(state));
  if (states.length === 0 || missing.length === 0) return [words.wholeCountry];
  if (missing.length <= FEW) return [words.except(missing.join(', '))];
  return states.map((state) => US_STATE_NAMES[state]);
}

export function limitsText({ caps }: Terms, type: CampaignType, language: Language): string {
  const words = WORDS[language];
  const unit = words.unit[type];
  const limits = [
    caps.daily === null ? undefined : words.perDay(caps.daily, unit),
    caps.monthly === null ? undefined : words.perMonth(caps.monthly, unit),
  ].filter((limit) => limit !== undefined);
  // Whatever the terms say of calls: a lead takes its slot when it is accepted.
  const counted = type === 'lead' ? words.acceptedCount : words.counts[caps.counts];
  return limits.length === 0 ? words.noLimit : `${limits.join(', ')} (${counted})`;
}

export function concurrencyText({ concurrency }: Terms, language: Language): string {
  const words = WORDS[language];
  const limits = [
    concurrency.campaign === null ? undefined : words.atOnce(concurrency.campaign),
    concurrency.perPublisher === null ? undefined : words.atOncePerPublisher(concurrency.perPublisher),
  ].filter((limit) => limit !== undefined);
  return limits.join(', ') || words.noLimit;
}

export function approvalText(terms: Terms, type: CampaignType, language: Language): string {
  return WORDS[language].approval[type](terms.approvalDays);
}

/** What makes a call or lead qualify: the seconds, the advertiser's own words, the rule for repeated callers. */
export function qualificationText({ terms, type }: TypedTerms, advertisersWords: string, language: Language): string {
  const words = WORDS[language];
  const minimum = minimumOf({ terms, type });
  const seconds = minimum === null ? [] : [`${words.minimum(minimum)}.`];
  const once = words.duplicates[type](terms.duplicates.windowDays);
  return [...seconds, advertisersWords, once].filter(Boolean).join(' ');
}
