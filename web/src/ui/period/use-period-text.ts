import type { Days, PeriodChoice } from '@callstead/domain/reports/period';
import { useFormats, useTexts } from '../../i18n/language.tsx';
import { periodMessages } from './messages.ts';

/** A day has no zone; noon keeps it the same day wherever it is written. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** Periods in words and in dates. */
export function usePeriodText() {
  const t = useTexts(periodMessages);
  const formats = useFormats();
  return {
    nameOf: (preset: PeriodChoice['preset']) => t(`presets.${preset}`),
    datesOf: (days: Days | undefined) => {
      if (!days) return t('noLimits');
      const style = { dateStyle: 'medium', timeZone: 'UTC' } as const;
      if (days.first === days.last) return formats.dateTime(noonOf(days.first), style);
      return formats.dateTimeRange(noonOf(days.first), noonOf(days.last), style);
    },
  };
}
