import type { ReportKey } from '@callstead/contract/reports/report';
import { CATEGORIES } from '@callstead/domain/campaigns/categories';
import { US_STATE_NAMES } from '@callstead/domain/campaigns/us-states';
import type { Language } from '@callstead/domain/identity/account';
import type { Dimension } from '@callstead/domain/reports/dimensions';
import { callMessages } from '../../../i18n/call-messages.ts';
import { categoryMessages } from '../../../i18n/category-messages.ts';
import { LOCALES, useFormats, useLanguage, useTexts } from '../../../i18n/language.tsx';
import { LEAD_REASON_NAMES } from '../../../i18n/lead-reason-names.ts';
import { dimensionMessages } from './dimension-messages.ts';

/** A day has no zone; noon keeps it the same day wherever it is written. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);
const FULL_DAY = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const SHORT_DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

type KeyTexts = Partial<Record<Dimension, (value: string) => string | undefined>>;

/** Names of dimensions and of their values: times as the reader's calendar has them, codes in words. */
export function useDimensionText(zone: string) {
  const t = useTexts(dimensionMessages);
  const times = useTimes(zone);
  const codes = useCodes();
  const texts: KeyTexts = { ...codes, ...times.long };
  return {
    nameOf: (dimension: Dimension) => t(`names.${dimension}`),
    keyText: (dimension: Dimension, { value, label }: ReportKey): string => {
      if (value === null || value === '') return t('unknown');
      return texts[dimension]?.(value) ?? (label || value);
    },
    /** As it stands below a chart. */
    shortTime: (dimension: Dimension, value: string): string => times.short[dimension]?.(value) ?? value,
  };
}

function useTimes(zone: string): { long: KeyTexts; short: KeyTexts } {
  const t = useTexts(dimensionMessages);
  const formats = useFormats();
  const dayText = (day: string) => formats.dateTime(noonOf(day), FULL_DAY);
  const shortDay = (day: string) => formats.dateTime(noonOf(day), SHORT_DAY);
  const monthText = (month: string) =>
    formats.dateTime(noonOf(`${month}-01`), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const weekdayText = (style: 'long' | 'short') => (day: string) =>
    formats.dateTime(noonOf(`2024-01-0${day}`), { weekday: style, timeZone: 'UTC' }); // a Monday was the first
  return {
    long: {
      hour: (at) => formats.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }),
      day: dayText,
      week: (monday) =>
        t('weekOf', { day: formats.dateTime(noonOf(monday), { dateStyle: 'medium', timeZone: 'UTC' }) }),
      month: monthText,
      hourOfDay: (hour) => t('hourFrom', { from: hour, to: String(Number(hour) + 1) }),
      weekday: weekdayText('long'),
    },
    short: {
      hour: (at) => formats.dateTime(new Date(at), { hour: 'numeric', timeZone: zone }),
      day: shortDay,
      week: shortDay,
      month: (month) => formats.dateTime(noonOf(`${month}-01`), { month: 'short', year: '2-digit', timeZone: 'UTC' }),
      hourOfDay: (hour) => hour,
      weekday: weekdayText('short'),
    },
  };
}

/** Undefined for what has no word: a code of tomorrow is shown as it is. */
function useCodes(): KeyTexts {
  const t = useTexts(dimensionMessages);
  const calls = useTexts(callMessages);
  const categories = useTexts(categoryMessages);
  const { language } = useLanguage();
  const { outcomes, reasons, billings } = callMessages.en;
  return {
    outcome: (code) => (isKey(outcomes, code) ? calls(`outcomes.${code}`) : undefined),
    reason: (code) => (isKey(reasons, code) ? calls(`reasons.${code}`) : leadReason(language, code)),
    billing: (code) => (isKey(billings, code) ? calls(`billings.${code}`) : undefined),
    device: (code) => (isKey(dimensionMessages.en.devices, code) ? t(`devices.${code}`) : undefined),
    category: (code) => {
      const category = CATEGORIES.find((each) => each === code);
      return category && categories(`category.${category}`);
    },
    state: (code) => (isKey(US_STATE_NAMES, code) ? US_STATE_NAMES[code] : undefined),
    country: (code) => (/^[A-Z]{2}$/.test(code) ? countryName(code, LOCALES[language]) : undefined),
  };
}

/** Of a lead alone; what calls are refused for as well is called as they call it. */
const leadReason = (language: Language, code: string) =>
  isKey(LEAD_REASON_NAMES[language], code) ? LEAD_REASON_NAMES[language][code] : undefined;

const isKey = <Words extends object>(words: Words, key: string): key is keyof Words & string =>
  Object.hasOwn(words, key);

const countryName = (code: string, locale: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(code);
