import type { Currency } from '@callstead/domain/currency';
import type { Language } from '@callstead/domain/identity/account';
import { moneyText } from '@callstead/domain/money';
import type { MetricKind } from '@callstead/domain/reports/metrics';

const LOCALES = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;
const formats = (options: Intl.NumberFormatOptions) => ({
  en: new Intl.NumberFormat(LOCALES.en, options),
  es: new Intl.NumberFormat(LOCALES.es, options),
});
const WHOLE = formats({ maximumFractionDigits: 0 });
const TENTHS = formats({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const PERCENT = formats({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** In whose words, and in which currency. */
export type FigureReader = { language: Language; currency: Currency };

/** A figure as a letter writes it; of nothing there is none. */
export function figureText(kind: MetricKind, value: number | null, { language, currency }: FigureReader): string {
  if (value === null) return '–';
  if (kind === 'money') return moneyText(value, currency);
  if (kind === 'rate') return PERCENT[language].format(value);
  return (kind === 'minutes' || kind === 'hours' ? TENTHS : WHOLE)[language].format(value);
}
