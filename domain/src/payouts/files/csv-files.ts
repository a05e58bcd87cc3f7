import type { DetailsOf, PaymentKind } from '../payment-method.ts';
import { csvLine, plainText } from './csv-line.ts';
import { decimalAmount } from './decimal-amount.ts';
import { asciiText } from './latin-text.ts';
import { paymentNote, paymentReference } from './payment-reference.ts';
import type { PayoutFileInput, PayoutOrder } from './payout-order.ts';

type OrderOf<Kind extends PaymentKind> = Omit<PayoutOrder, 'method'> & { method: DetailsOf<Kind> };

/** Columns: docs/formats/paypal-mass-payment.md. No header: every line is a payment. */
export function paypalCsv({ originator, payouts, currency }: PayoutFileInput): string {
  return (payouts as readonly OrderOf<'paypal'>[])
    .map(({ method, amountCents, number, payoutId }) =>
      csvLine([
        method.email, // as it is: a changed one would be somebody else's, and what we take for one is no formula
        decimalAmount(amountCents),
        currency,
        paymentReference({ number, payoutId }, 30),
        plainText(paymentNote(originator, number)),
        'PAYPAL',
      ]),
    )
    .join('');
}

const WISE_COLUMNS = [
  'name',
  'recipientEmail',
  'paymentReference',
  'receiverType',
  'amountCurrency',
  'amount',
  'sourceCurrency',
  'targetCurrency',
  'type',
] as const;
const RECEIVER_TYPES = { person: 'PERSON', company: 'INSTITUTION' } as const;

/** Columns: docs/formats/wise-batch.md. Payees get what their statement says; the fee is the network's. */
export function wiseCsv({ payouts, currency }: PayoutFileInput): string {
  const lines = (payouts as readonly OrderOf<'wise'>[]).map(({ method, amountCents, number }) =>
    csvLine([
      plainText(method.holder),
      method.email,
      plainText(asciiText(number).slice(0, 10)),
      RECEIVER_TYPES[method.holderType],
      'target',
      decimalAmount(amountCents),
      currency,
      currency,
      'EMAIL',
    ]),
  );
  return csvLine(WISE_COLUMNS) + lines.join('');
}

const MANUAL_COLUMNS = ['payout', 'number', 'publisher', 'amount', 'currency', 'instructions'] as const;

/** For whoever pays by hand: whom, how much, and how it was agreed. */
export function manualCsv({ payouts, currency }: PayoutFileInput): string {
  const lines = (payouts as readonly OrderOf<'manual'>[]).map(
    ({ payoutId, number, accountName, amountCents, method }) =>
      csvLine([
        payoutId,
        plainText(number),
        plainText(accountName),
        decimalAmount(amountCents),
        currency,
        plainText(method.instructions),
      ]),
  );
  return csvLine(MANUAL_COLUMNS) + lines.join('');
}
