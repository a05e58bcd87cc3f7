import type { ConversionRow } from '@callstead/contract/conversions/conversions';
import type { ReportedStatus } from '@callstead/domain/conversions/conversion';
import { useTexts } from '../../../i18n/language.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ReasonMark } from '../../../ui/feedback/reason-mark.tsx';
import { BillingBadge } from '../../../ui/payment/billing-badge.tsx';
import { conversionsMessages } from './conversions-messages.ts';

const TONES: Record<ReportedStatus, Tone> = { approved: 'success', pending: 'info', rejected: 'neutral' };

/** What the advertiser said of it. */
export function StatusBadge({ status }: { status: ReportedStatus }) {
  const t = useTexts(conversionsMessages);
  return <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>;
}

/** Where its money stands, and why it is not charged. */
export function ConversionBilling({ billing, reason }: Pick<ConversionRow, 'billing' | 'reason'>) {
  const t = useTexts(conversionsMessages);
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <BillingBadge billing={billing} />
      {reason && <ReasonMark>{t(`reasons.${reason}`)}</ReasonMark>}
    </span>
  );
}
