import type { QualityRates } from '@callstead/domain/reports/quality-rates';
import { useFormats, useTexts } from '../../i18n/language.tsx';
import { rateMessages } from '../../i18n/rate-messages.ts';

type QualityRate = { label: string; value: string; isKnown: boolean };

/** How often it is disputed and, where there are calls, how often they are too short; where too little came it says so. */
export function useQualityRates(): (rates: QualityRates, of: 'call' | 'lead' | 'any') => QualityRate[] {
  const t = useTexts(rateMessages);
  const formats = useFormats();
  const percent = (rate: number) => formats.number(rate, { style: 'percent', maximumFractionDigits: 1 });
  return ({ disputeRate, shortRate }, of) => {
    const told = (label: 'disputeRate' | 'shortRate', rate: number | null) => ({
      label: t(label),
      value: rate === null ? t(`tooFew.${of}`) : percent(rate),
      isKnown: rate !== null,
    });
    return [told('disputeRate', disputeRate), ...(of === 'lead' ? [] : [told('shortRate', shortRate)])];
  };
}
