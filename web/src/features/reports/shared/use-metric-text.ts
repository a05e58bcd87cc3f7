import type { CallView } from '@callstead/domain/calls/call-view';
import { moneyText } from '@callstead/domain/money';
import { type MetricKind, type MetricName, metricKind } from '@callstead/domain/reports/metrics';
import { useFormats, useLanguage, useTexts } from '../../../i18n/language.tsx';
import { clockText } from '../../../ui/format/seconds.tsx';
import { metricMessages } from './metric-messages.ts';

/** Sums and counts: parts of them make up a whole. Everything else is an average or a share. */
const AVERAGES: readonly MetricName[] = ['costPerSaleCents', 'epcCents'];
const SUMMED: readonly MetricKind[] = ['count', 'money', 'minutes', 'hours'];
export const isSum = (metric: MetricName): boolean => SUMMED.includes(metricKind(metric)) && !AVERAGES.includes(metric);

/** Figures in the words of whoever looks: the same money is a publisher's earnings and an admin's payout. */
export function useMetricText(view: CallView) {
  const t = useTexts(metricMessages);
  const formats = useFormats();
  const { currency } = useLanguage();
  const money = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const percent = { style: 'percent', maximumFractionDigits: 1 } as const;
  const long: Record<MetricKind, (value: number) => string> = {
    count: (value) => formats.number(value),
    money: (cents) => moneyText(cents, currency),
    rate: (share) => formats.number(share, percent),
    seconds: clockText,
    minutes: (minutes) => t('minutes', { minutes: formats.number(minutes, { maximumFractionDigits: 0 }) }),
    hours: (hours) => t('hours', { hours: formats.number(hours, { maximumFractionDigits: 2 }) }),
  };
  const compact = { notation: 'compact', maximumFractionDigits: 1 } as const;
  const short: Record<MetricKind, (value: number) => string> = {
    ...long,
    count: (value) => formats.number(value, compact),
    money: (cents) => formats.number(cents / 100, { ...money, ...compact, minimumFractionDigits: 0 }),
    minutes: (minutes) => formats.number(minutes, compact),
    hours: (hours) => formats.number(hours, compact),
  };
  return {
    nameOf: (metric: MetricName): string => {
      if (view === 'publisher' && metric === 'payoutCents') return t('earnings');
      if (view === 'advertiser' && metric === 'revenueCents') return t('spend');
      return t(`names.${metric}`);
    },
    meaningOf: (metric: MetricName) => t(`means.${metric}`),
    format: (metric: MetricName) => long[metricKind(metric)],
    /** For lines of a scale and for tiles. */
    formatShort: (metric: MetricName) => short[metricKind(metric)],
  };
}
