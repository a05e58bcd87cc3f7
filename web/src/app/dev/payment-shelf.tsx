import type { Payment } from '@callstead/contract/payments';
import { FUNDED_MARKS } from '@callstead/domain/payouts/payout-run';
import { FundedBadge } from '../../ui/payment/funded-badge.tsx';
import { PaymentAmount, PaymentSequels, PaymentSource, PaymentState } from '../../ui/payment/payment-state.tsx';
import { Row, Shelf, Specimen } from './specimen.tsx';

const AT = '2026-03-01T17:30:00.000Z';
const PAYMENT: Payment = {
  id: '00000000-0000-4000-8000-000000000001',
  origin: 'checkout',
  status: 'succeeded',
  amountCents: 50_000,
  receivedCents: 50_000,
  declineCode: null,
  method: { kind: 'card', brand: 'visa', last4: '4242' },
  createdAt: AT,
  settledAt: AT,
  refunds: [],
  chargebacks: [],
  refundableCents: 50_000,
};
const DECLINED: Payment = { ...PAYMENT, status: 'declined', receivedCents: null, declineCode: 'insufficient_funds' };
const TAKEN_BACK: Payment = {
  ...PAYMENT,
  refunds: [{ id: PAYMENT.id, amountCents: 5_000, status: 'succeeded', reason: 'Paid twice', askedAt: AT }],
  chargebacks: [{ amountCents: 45_000, status: 'open', reason: 'fraudulent', isWithdrawn: true, openedAt: AT }],
};

export function PaymentShelf() {
  return (
    <Shelf title="payment">
      <Specimen name="PaymentState, PaymentAmount, PaymentSource: paid, declined">
        {[PAYMENT, DECLINED].map((payment) => (
          <Row key={payment.status}>
            <PaymentState payment={payment} />
            <PaymentAmount payment={payment} />
            <PaymentSource payment={payment} />
          </Row>
        ))}
      </Specimen>
      <Specimen name="FundedBadge: each mark">
        <Row>
          {FUNDED_MARKS.map((mark) => (
            <FundedBadge key={mark} mark={mark} />
          ))}
        </Row>
      </Specimen>
      <Specimen name="PaymentSequels: none, paid back and charged back">
        <Row>
          <PaymentSequels payment={PAYMENT} />
          <PaymentSequels payment={TAKEN_BACK} />
        </Row>
      </Specimen>
    </Shelf>
  );
}
