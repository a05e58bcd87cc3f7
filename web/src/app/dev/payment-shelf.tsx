import type { PriceFactors } from '@callstead/contract/calls/calls';
import type { Payment } from '@callstead/contract/payments';
import { BILLINGS } from '@callstead/domain/calls/call';
import { FUNDED_MARKS } from '@callstead/domain/payouts/payout-run';
import { BillingBadge } from '../../ui/payment/billing-badge.tsx';
import { DisputeNote } from '../../ui/payment/dispute-note.tsx';
import { FundedBadge } from '../../ui/payment/funded-badge.tsx';
import { PaymentAmount, PaymentSequels, PaymentSource, PaymentState } from '../../ui/payment/payment-state.tsx';
import { PriceBox } from '../../ui/payment/price-box.tsx';
import { SaleEntries } from '../../ui/payment/sale-entries.tsx';
import { SaleFigures } from '../../ui/payment/sale-figures.tsx';
import { type LineStep, StepLine, StepWords } from '../../ui/payment/step-line.tsx';
import { TraceLines } from '../../ui/payment/trace-lines.tsx';
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

const DISPUTE = { at: AT, by: 'Ana', reason: 'Nobody was on the line.', lastMessage: null, decision: null };
const ANSWER = { side: 'publisher' as const, message: 'Somebody is at 0:12.', at: AT };
const DECISION = { at: AT, by: 'Eva', billing: 'refused' as const, reason: 'The recording is silent.' };
const ENTRY = { id: 1, at: AT, kind: 'qualified' as const, note: null };
const POSTING = { from: 'reserved' as const, to: 'held' as const, amountCents: 2_000 };

const STEPS: LineStep[] = [
  { at: '2026-03-01T17:30:00.000Z', tone: 'plain', text: 'Reported', note: null },
  {
    at: '2026-03-01T17:31:00.000Z',
    tone: 'money',
    text: (
      <StepWords details={['pending']} amount="$20.00">
        Charged and held
      </StepWords>
    ),
    note: null,
  },
  { at: '2026-03-02T09:00:00.000Z', tone: 'against', text: 'Disputed', note: 'It was cancelled the same day.' },
];

const PRICE: PriceFactors = {
  kind: 'fixed',
  tiers: [{ fromSeconds: 0, baseCents: 4_000, priceCents: 5_000, reached: true }],
  location: { key: 'FL', basisPoints: 12_500 },
  pacing: { basisPoints: 10_000, openHoursGoneBasisPoints: null, budgetSpentBasisPoints: null },
  floorCents: 2_000,
  ceilingCents: 8_000,
  own: null,
  correctedCents: null,
  publisherShareBasisPoints: 5_000,
};

export function PaymentShelf() {
  return (
    <Shelf title="payment">
      <Specimen name="TraceLines: against, passed, not reached">
        <TraceLines
          lines={[
            { rule: 'balance', verdict: 'refuse', sentence: 'Balance short: $3.00 available, it needed $50.00' },
            { rule: 'geo', verdict: 'pass', sentence: 'Inside the area: FL' },
          ]}
          silent={2}
        />
      </Specimen>
      <Specimen name="PriceBox">
        <PriceBox price={PRICE} view="admin" />
      </Specimen>
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
      <Specimen name="BillingBadge: each state, and of a lead">
        {[false, true].map((isOfLead) => (
          <Row key={String(isOfLead)}>
            {BILLINGS.map((billing) => (
              <BillingBadge key={billing} billing={billing} isOfLead={isOfLead} />
            ))}
          </Row>
        ))}
      </Specimen>
      <Specimen name="SaleFigures: earned, given back">
        {[false, true].map((isGivenBack) => (
          <SaleFigures
            key={String(isGivenBack)}
            figures={[{ label: 'Payout', cents: 2_000 }]}
            isGivenBack={isGivenBack}
          />
        ))}
      </Specimen>
      <Specimen name="SaleEntries">
        <SaleEntries entries={[{ ...ENTRY, postings: [POSTING] }]} sold="Qualified call" />
      </Specimen>
      <Specimen name="StepLine, StepWords">
        <StepLine label="What happened" steps={STEPS} />
      </Specimen>
      <Specimen name="DisputeNote: open, answered, decided">
        <DisputeNote dispute={DISPUTE} />
        <DisputeNote dispute={{ ...DISPUTE, lastMessage: ANSWER }} />
        <DisputeNote dispute={{ ...DISPUTE, decision: DECISION }} />
      </Specimen>
    </Shelf>
  );
}
