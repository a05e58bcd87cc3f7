import type { ReportMailing } from '@callstead/contract/reports/views';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { viewMessages } from './messages.ts';

export const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** 'lunes': a Monday was the first of January 2024. */
export function useWeekdayText(): (weekday: number) => string {
  const formats = useFormats();
  return (weekday) =>
    formats.dateTime(new Date(`2024-01-0${weekday + 1}T12:00:00Z`), { weekday: 'long', timeZone: 'UTC' });
}

/** When a view is mailed, in a few words. */
export function useScheduleText(): (when: ReportMailing['when']) => string {
  const t = useTexts(viewMessages);
  const weekdayText = useWeekdayText();
  return (when) => {
    const hour = hourText(when.hour);
    if (when.cadence === 'weekly') return t('everyWeek', { weekday: weekdayText(when.weekday), hour });
    return when.cadence === 'monthly' ? t('everyMonth', { day: `${when.monthDay}`, hour }) : t('everyDay', { hour });
  };
}
