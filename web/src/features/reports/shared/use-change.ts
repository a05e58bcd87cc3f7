import { countDays } from '@callstead/domain/calendar-day';
import { useTexts } from '../../../i18n/language.tsx';
import type { StatChange } from '../../../ui/chart/stat-card.tsx';
import type { Period } from '../../../ui/period/use-period.ts';
import { compare } from './compare.ts';
import { statMessages } from './stat-messages.ts';

/** Which way is good news; neither, where it is only news. */
type Wish = 'more' | 'less';
type Compared = { now: number; before: number | null | undefined; wish?: Wish };

/** The change against the period before, in words. */
export function useChange() {
  const t = useTexts(statMessages);
  return (than: string, { now, before, wish }: Compared): StatChange | undefined => {
    if (before === null || before === undefined) return undefined;
    const { direction, percent } = compare(now, before);
    const good = wish && direction !== 'flat' ? (direction === 'up') === (wish === 'more') : undefined;
    if (percent === null) return { direction, text: t('fromNothing', { than }), good };
    return { direction, text: t(`change.${direction}`, { percent: String(percent), than }), good };
  };
}

/** 'the 30 days before', or for today 'yesterday at this time'. */
export function usePeriodBefore(period: Period): string {
  const t = useTexts(statMessages);
  if (period.choice.preset === 'today') return t('yesterday');
  const days = period.days ? countDays(period.days.first, period.days.last) : 0;
  return t('daysBefore', { days });
}
