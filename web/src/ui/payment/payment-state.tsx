import type { Payment } from '@callstead/contract/payments';
import type { ChargebackStatus } from '@callstead/domain/payments/chargeback';
import type { PaymentStatus } from '@callstead/domain/payments/payment';
import type { RefundStatus } from '@callstead/domain/payments/refund';
import { useTexts } from '../../i18n/language.tsx';
import { paymentMessages } from '../../i18n/payment-messages.ts';
import type { Tone } from '../brand/tone.ts';
import { Badge } from '../feedback/badge.tsx';
import { Money, useMoney } from '../format/money.tsx';
import { Nothing } from '../format/nothing.tsx';
import { useDeclineText } from './use-decline-text.ts';
import { useMethodName } from './use-method-name.ts';

const TONES: Record<PaymentStatus, Tone> = {
  open: 'neutral',
  processing: 'info',
  succeeded: 'success',
  declined: 'danger',
  canceled: 'neutral',
};

/** Where a payment stands, and why where the bank said no. */
export function PaymentState({ payment: { status, declineCode } }: { payment: Payment }) {
  const t = useTexts(paymentMessages);
  const declineText = useDeclineText();
  const isDeclined = status === 'declined' || (status === 'open' && declineCode !== null);
  return (
    <div className="grid min-w-28 justify-items-start gap-1">
      <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
      {isDeclined && <span className="text-13 text-muted">{declineText(declineCode)}</span>}
    </div>
  );
}

/** What came; what was asked for where that is another sum, or where nothing came yet. */
export function PaymentAmount({ payment: { amountCents, receivedCents, status } }: { payment: Payment }) {
  const t = useTexts(paymentMessages);
  const money = useMoney();
  if (status !== 'succeeded' || receivedCents === null)
    return <span className="whitespace-nowrap text-muted tabular-nums">{money(amountCents)}</span>;
  return (
    <span className="inline-grid">
      <Money cents={receivedCents} />
      {receivedCents !== amountCents && (
        <span className="text-12 text-muted">{t('asked', { amount: money(amountCents) })}</span>
      )}
    </span>
  );
}

/** How it came about, and with what it was paid. */
export function PaymentSource({ payment: { method, origin } }: { payment: Payment }) {
  const t = useTexts(paymentMessages);
  const methodName = useMethodName();
  return (
    <span className="inline-grid min-w-24">
      <span className="whitespace-nowrap">{t(`origins.${origin}`)}</span>
      {method && <span className="whitespace-nowrap text-13 text-muted">{methodName(method)}</span>}
    </span>
  );
}

const REFUND_TONES: Record<RefundStatus, Tone> = { asked: 'info', succeeded: 'neutral', failed: 'danger' };
const CHARGEBACK_TONES: Record<ChargebackStatus, Tone> = { open: 'warning', won: 'success', lost: 'danger' };

/** What went back since, by us or by the bank. */
export function PaymentSequels({ payment: { refunds, chargebacks } }: { payment: Payment }) {
  const t = useTexts(paymentMessages);
  const money = useMoney();
  if (refunds.length + chargebacks.length === 0) return <Nothing />;
  return (
    <ul className="grid min-w-40 gap-1.5">
      {chargebacks.map(({ amountCents, status, openedAt }) => (
        <li key={openedAt}>
          <Badge tone={CHARGEBACK_TONES[status]}>{t(`chargebacks.${status}`, { amount: money(amountCents) })}</Badge>
        </li>
      ))}
      {refunds.map(({ id, amountCents, status, reason }) => (
        <li key={id} className="grid justify-items-start">
          <Badge tone={REFUND_TONES[status]}>{t(`refunds.${status}`, { amount: money(amountCents) })}</Badge>
          <span className="wrap-anywhere text-13 text-muted">{reason}</span>
        </li>
      ))}
    </ul>
  );
}
