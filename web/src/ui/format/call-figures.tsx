import { CURRENCY } from '@callstead/domain/money';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { callMessages } from '../../i18n/call-messages.ts';
import { useFormats, useTexts } from '../../i18n/language.tsx';
import { CopyButton } from '../action/copy-button.tsx';

/** `const money = useMoney()`, then `money(4550)`: '$45.50' as the language shown writes it. */
export function useMoney(): (cents: number) => string {
  const formats = useFormats();
  return (cents) => formats.number(cents / 100, { style: 'currency', currency: CURRENCY });
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

const MINUTE_SECONDS = 60;

/** '3:34', the way telephones count. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / MINUTE_SECONDS)}:${String(whole % MINUTE_SECONDS).padStart(2, '0')}`;
}

export function Seconds({ value }: { value: number | null }) {
  const t = useTexts(callMessages);
  if (value === null) return <Nothing />;
  const spoken = t('seconds', {
    minutes: String(Math.floor(value / MINUTE_SECONDS)),
    seconds: String(value % MINUTE_SECONDS),
  });
  return (
    <span className="tabular-nums">
      <span aria-hidden>{clockText(value)}</span>
      <span className="sr-only">{spoken}</span>
    </span>
  );
}

/** A number, whole or masked; only a whole one can be copied. */
export function PhoneNumber({ value, what }: { value: string | null; what: string }) {
  if (value === null) return <Nothing />;
  const isWhole = /^\+\d+$/.test(value);
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap font-mono text-13">
      {phoneText(value)}
      {isWhole && <CopyButton value={value} what={what} />}
    </span>
  );
}

/** A dash for the eye, a word for the ear. */
export function Nothing() {
  const t = useTexts(callMessages);
  return (
    <span className="text-muted">
      <span aria-hidden>–</span>
      <span className="sr-only">{t('nothing')}</span>
    </span>
  );
}
