import { countDays } from '@callstead/domain/calendar-day';
import { useTexts } from '../../../i18n/language.tsx';
import type { StatChange } from '../../../ui/chart/stat-card.tsx';
import type { Period } from '../../../ui/period/use-period.ts';
import { compare, MOST_TIMES } from './compare.ts';
import { statMessages } from './stat-messages.ts';

/** Which way is good news; neither, where it is only news. */
type Wish = 'more' | 'less';
type Compared = { now: number; before: number | null | undefined; wish?: Wish };

/** The change against the period before, in words. */
export function useChange() {
  const t = useTexts(statMessages);
  return (than: string, { now, before, wish }: Compared): StatChange | undefined => {
    if (before === null || before === undefined) return undefined;
    const comparison = compare(now, before);
    const { kind } = comparison;
    if (kind === 'same') return { direction: 'flat', text: t('change.same', { than }) };
    const direction = kind === 'down' ? 'down' : 'up';
    const values = { than, most: MOST_TIMES, percent: 0, times: 0, ...comparison };
    return { direction, text: t(`change.${kind}`, values), good: wish && (direction === 'up') === (wish === 'more') };
  };
}

/** The same where it stands by itself: 'The 30 days before'. */
export function usePeriodBeforeName(period: Period): string {
  const text = usePeriodBefore(period);
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;
}

/** 'the 30 days before', or for today 'yesterday at this time'. */
export function usePeriodBefore(period: Period): string {
  const t = useTexts(statMessages);
  if (period.choice.preset === 'today') return t('yesterday');
  const days = period.days ? countDays(period.days.first, period.days.last) : 0;
  return t('daysBefore', { days });
}
