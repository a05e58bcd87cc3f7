import type { PayoutRunSummary } from '@callstead/contract/payouts/runs';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { runMessages } from './messages.ts';

type EarlyForProps = { early: NonNullable<PayoutRunSummary['early']> };

/** Who asked to be paid ahead of their day, and what it costs them. */
export function EarlyFor({ early: { publisher, feeBasisPoints } }: EarlyForProps) {
  const t = useTexts(runMessages);
  const formats = useFormats();
  const share = formats.number(feeBasisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return <p className="text-13 text-muted">{t('earlyFor', { name: publisher, share })}</p>;
}
