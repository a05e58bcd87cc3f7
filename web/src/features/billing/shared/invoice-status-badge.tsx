import type { InvoiceSummary } from '@callstead/contract/billing/statements';
import type { InvoiceStatus } from '@callstead/domain/billing/invoice-status';
import { useTexts } from '../../../i18n/language.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { billingMessages } from './messages.ts';

const TONES: Record<InvoiceStatus, Tone> = { paid: 'success', pending: 'warning', overdue: 'danger' };

/** Paid from the balance, or waiting for money. */
export function InvoiceStatusBadge({ invoice: { status } }: { invoice: Pick<InvoiceSummary, 'status'> }) {
  const t = useTexts(billingMessages);
  return <Badge tone={TONES[status]}>{t(`invoices.statuses.${status}`)}</Badge>;
}
