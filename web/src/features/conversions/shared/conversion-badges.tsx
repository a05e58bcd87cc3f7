import type { ConversionRow } from '@callstead/contract/conversions/conversions';
import type { ReportedStatus } from '@callstead/domain/conversions/conversion';
import { clsx } from 'clsx';
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

type ConversionBillingProps = Pick<ConversionRow, 'billing' | 'reason'> & {
  /** In a row of one line: why nobody is charged says that nobody is. */
  isOneLine?: boolean;
};

/** Where its money stands, and why it is not charged. */
export function ConversionBilling({ billing, reason, isOneLine = false }: ConversionBillingProps) {
  const t = useTexts(conversionsMessages);
  const saysEnough = isOneLine && billing === 'none' && reason !== null;
  return (
    <span className={clsx('inline-flex items-center gap-1.5', isOneLine ? 'whitespace-nowrap' : 'flex-wrap')}>
      {!saysEnough && <BillingBadge billing={billing} />}
      {reason && <ReasonMark>{t(`reasons.${reason}`)}</ReasonMark>}
    </span>
  );
}
