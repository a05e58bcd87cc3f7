import type { Billing } from '@callstead/domain/calls/call';
import { callMessages } from '../../i18n/call-messages.ts';
import { useTexts } from '../../i18n/language.tsx';
import { saleMessages } from '../../i18n/sale-messages.ts';
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

type BillingBadgeProps = { billing: Billing; isOfLead?: boolean };

/** Where the money of a call, lead or conversion stands; in Spanish a lead has endings of its own. */
export function BillingBadge({ billing, isOfLead = false }: BillingBadgeProps) {
  const t = useTexts(callMessages);
  const sale = useTexts(saleMessages);
  return <Badge tone={TONES[billing]}>{isOfLead ? sale(`leadBillings.${billing}`) : t(`billings.${billing}`)}</Badge>;
}
