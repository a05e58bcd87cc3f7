import type { Billing } from '@callstead/domain/calls/call';
import { callMessages } from '../../i18n/call-messages.ts';
import { useTexts } from '../../i18n/language.tsx';
import type { Tone } from '../brand/tone.ts';
import { Badge } from '../feedback/badge.tsx';

const TONES: Record<Billing, Tone> = {
  none: 'neutral',
  held: 'info',
  approved: 'success',
  paid: 'success',
  disputed: 'warning',
  refused: 'danger',
  review: 'warning',
};

/** Where the money of a call or conversion stands. */
export function BillingBadge({ billing }: { billing: Billing }) {
  const t = useTexts(callMessages);
  return <Badge tone={TONES[billing]}>{t(`billings.${billing}`)}</Badge>;
}
