import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { statMessages } from './stat-messages.ts';

type Counted = { calls: number; leads: number };

/** Of fewer calls no percentage says anything. */
const FEW_CALLS = 10;

/** How many calls qualified: '45.3 %', or '1 de 2 llamadas' while there are few; undefined of none. */
export function useShare() {
  const t = useTexts(statMessages);
  const formats = useFormats();
  const shareOf = ({ calls, leads }: Counted) =>
    formats.number(leads / calls, { style: 'percent', maximumFractionDigits: 1 });
  const ofMany = (textOf: (counted: Counted) => string) => (counted: Counted) => {
    if (counted.calls === 0) return undefined;
    return counted.calls < FEW_CALLS ? t('fewOf', counted) : textOf(counted);
  };
  return {
    share: ofMany(shareOf),
    /** The same with how many calls that were: '45.3 % de 1,107 llamadas'. */
    shareOfCalls: ofMany((counted) => t('shareOf', { ...counted, share: shareOf(counted) })),
  };
}
