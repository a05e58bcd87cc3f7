import { conversionRate, countVisits, type Visits } from '@callstead/domain/reports/conversion-rate';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { statMessages } from './stat-messages.ts';

type Counted = Visits & { conversions: number };

/** Of fewer visits no percentage says anything. */
const FEW_VISITS = 10;
const KINDS = ['calls', 'formVisits', 'outsideClicks'] as const satisfies (keyof Visits)[];

/** How many of those who came brought something sold: '45.3 %', or '1 de 2 llamadas' while there are few; undefined of none. */
export function useShare() {
  const t = useTexts(statMessages);
  const formats = useFormats();
  const visitsOf = (counted: Counted) =>
    formats.list(
      KINDS.filter((kind) => counted[kind] > 0).map((kind) => t(`visits.${kind}`, { count: counted[kind] })),
    );
  const ofMany = (textOf: (rate: string, counted: Counted) => string) => (counted: Counted) => {
    const rate = conversionRate(counted.conversions, counted);
    if (rate === null) return undefined;
    if (countVisits(counted) < FEW_VISITS)
      return t('fewOf', { conversions: counted.conversions, visits: visitsOf(counted) });
    return textOf(formats.number(rate, { style: 'percent', maximumFractionDigits: 1 }), counted);
  };
  return {
    share: ofMany((share) => share),
    /** The same with how many that were: '45.3 % de 1,107 llamadas y 40 visitas a formularios'. */
    shareOfVisits: ofMany((share, counted) => t('shareOf', { share, visits: visitsOf(counted) })),
  };
}
