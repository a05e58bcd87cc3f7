import type { Correction } from '@callstead/contract/corrections';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { correctionMessages } from './messages.ts';

const BASIS_POINTS = 10_000;

/** What a set does: 'Rechazar', 'Cambiar el precio · −20 % en cada precio'. */
export function useChangeText(): (correction: Pick<Correction, 'action' | 'change'>) => string {
  const t = useTexts(correctionMessages);
  const money = useMoney();
  const formats = useFormats();
  return ({ action, change }) => {
    if (!change) return t(`actions.${action}`);
    const { kind, value } = change;
    const sign = value > 0 ? '+' : '';
    const percent = `${sign}${formats.number(value / BASIS_POINTS, { style: 'percent', maximumFractionDigits: 2 })}`;
    const amount = kind === 'to' ? money(value) : `${sign}${money(value)}`;
    const told = t(`changes.${kind}`, { percent, amount }).replace('-', '−');
    return `${t(`actions.${action}`)} · ${told}`;
  };
}
