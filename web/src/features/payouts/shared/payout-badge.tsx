import type { PayoutStatus } from '@callstead/domain/payouts/payout-run';
import { useTexts } from '../../../i18n/language.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ownPayoutMessages } from './payout-messages.ts';
import { PAYOUT_TONES } from './payout-tones.ts';

export function PayoutBadge({ status }: { status: PayoutStatus }) {
  const t = useTexts(ownPayoutMessages);
  return <Badge tone={PAYOUT_TONES[status]}>{t(`statuses.${status}`)}</Badge>;
}
