import { countDays } from '@callstead/domain/calendar-day';
import { useTexts } from '../i18n/language.tsx';
import { statMessages } from '../i18n/stat-messages.ts';
import type { Period } from '../period/use-period.ts';
import type { StatChange } from '../ui/stat-card.tsx';
import { compare } from './compare.ts';

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
