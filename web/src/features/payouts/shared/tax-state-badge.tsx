import type { TaxFormState } from '@callstead/domain/payouts/tax/validity';
import { useTexts } from '../../../i18n/language.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { taxMessages } from './tax-messages.ts';

const TONES: Record<TaxFormState, Tone> = {
  valid: 'success',
  missing: 'warning',
  expired: 'warning',
  not_needed: 'neutral',
};

export function TaxStateBadge({ state }: { state: TaxFormState }) {
  const t = useTexts(taxMessages);
  return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>;
}
