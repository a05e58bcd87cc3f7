import type { CallDispute } from '@callstead/contract/calls/calls';
import { useTexts } from '../../i18n/language.tsx';
import { saleMessages } from '../../i18n/sale-messages.ts';
import { DateTime } from '../format/date-time.tsx';
import { BillingBadge } from './billing-badge.tsx';

/** What the advertiser wrote of a call or conversion, and what was decided about it. */
export function DisputeNote({ dispute }: { dispute: CallDispute }) {
  const t = useTexts(saleMessages);
  const { decision } = dispute;
  return (
    <div className="grid gap-3 border-warning border-l-2 bg-sunken px-4 py-3">
      <div>
        <p className="text-12 text-muted">
          {dispute.by ? t('disputedBy', { name: dispute.by }) : t('disputedByAdvertiser')} ·{' '}
          <DateTime value={dispute.at} />
        </p>
        <blockquote className="wrap-anywhere whitespace-pre-line">{dispute.reason}</blockquote>
      </div>
      {decision && (
        <div>
          <p className="flex flex-wrap items-center gap-2 text-12 text-muted">
            {decision.by ? t('decidedBy', { name: decision.by }) : t('decided')} · <DateTime value={decision.at} />
            <BillingBadge billing={decision.billing} />
          </p>
          {decision.reason && <blockquote className="wrap-anywhere whitespace-pre-line">{decision.reason}</blockquote>}
        </div>
      )}
    </div>
  );
}
