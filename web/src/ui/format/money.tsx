import { moneyText } from '@callstead/domain/money';
import { useLanguage } from '../../i18n/language.tsx';
import { Nothing } from './nothing.tsx';

/** `const money = useMoney()`, then `money(4550)`: '$45.50' in the network's currency. */
export function useMoney(): (cents: number) => string {
  const { currency } = useLanguage();
  return (cents) => moneyText(cents, currency);
}

/** Brass is for money that moved; nothing is quiet, and what was given back is struck out. */
export function Money({ cents, isGivenBack = false }: { cents: number | null; isGivenBack?: boolean }) {
  const money = useMoney();
  if (cents === null) return <Nothing />;
  if (isGivenBack) return <s className="whitespace-nowrap text-muted tabular-nums">{money(cents)}</s>;
  return (
    <span className={`whitespace-nowrap tabular-nums ${cents === 0 ? 'text-muted' : 'font-medium text-brass'}`}>
      {money(cents)}
    </span>
  );
}
