import type { WeakPoint } from '@callstead/domain/reports/weak-points';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { moversMessages } from '../overview/movers-messages.ts';

/** '50 % en disputa'. */
export function useWeakPointText() {
  const t = useTexts(moversMessages);
  const formats = useFormats();
  return ({ kind, rate }: Pick<WeakPoint, 'kind' | 'rate'>) =>
    t(`kinds.${kind}`, { share: formats.number(rate, { style: 'percent', maximumFractionDigits: 0 }) });
}
