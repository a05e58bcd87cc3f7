import type { CallDispute } from '@callstead/contract/calls/calls';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { saleMessages } from '../../i18n/sale-messages.ts';
import { DateTime } from '../format/date-time.tsx';
import { BillingBadge } from './billing-badge.tsx';

type Told = Pick<CallDispute, 'at' | 'by' | 'reason' | 'lastMessage' | 'decision'>;

/** What the advertiser wrote of a sale, what was said last since, and what was decided about it. */
export function DisputeNote({ dispute, children }: { dispute: Told; children?: ReactNode }) {
  const t = useTexts(saleMessages);
  const { decision, lastMessage } = dispute;
  return (
    <div className="grid gap-3 border-warning border-l-2 bg-sunken px-4 py-3">
      <div>
        <p className="text-12 text-muted">
          {dispute.by ? t('disputedBy', { name: dispute.by }) : t('disputedByAdvertiser')} ·{' '}
          <DateTime value={dispute.at} />
        </p>
        <blockquote className="wrap-anywhere whitespace-pre-line">{dispute.reason}</blockquote>
      </div>
      {lastMessage && (
        <div>
          <p className="text-12 text-muted">
            {t(`saidLast.${lastMessage.side}`)} · <DateTime value={lastMessage.at} />
          </p>
          <blockquote className="wrap-anywhere line-clamp-3 whitespace-pre-line">{lastMessage.message}</blockquote>
        </div>
      )}
      {decision && (
        <div>
          <p className="flex flex-wrap items-center gap-2 text-12 text-muted">
            {decision.by ? t('decidedBy', { name: decision.by }) : t('decided')} · <DateTime value={decision.at} />
            <BillingBadge billing={decision.billing} />
          </p>
          {decision.reason && <blockquote className="wrap-anywhere whitespace-pre-line">{decision.reason}</blockquote>}
        </div>
      )}
      {children}
    </div>
  );
}
