import { useTexts } from '../../i18n/language.tsx';
import { formatMessages } from './messages.ts';
import { Nothing } from './nothing.tsx';

const MINUTE_SECONDS = 60;

/** '3:34', the way telephones count. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / MINUTE_SECONDS)}:${String(whole % MINUTE_SECONDS).padStart(2, '0')}`;
}

export function Seconds({ value }: { value: number | null }) {
  const t = useTexts(formatMessages);
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
