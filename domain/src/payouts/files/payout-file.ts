import { assert } from '../../assert.ts';
import { DomainError } from '../../errors.ts';
import { manualCsv, paypalCsv, wiseCsv } from './csv-files.ts';
import { missingData } from './missing-data.ts';
import { nachaFile } from './nacha-file.ts';
import { pain001File } from './pain001-file.ts';
import {
  FORMAT_OF_KIND,
  MOST_ORDERS,
  type PayoutFile,
  type PayoutFileFormat,
  type PayoutFileInput,
} from './payout-order.ts';

const WRITERS: Record<PayoutFileFormat, (input: PayoutFileInput) => string> = {
  nacha: nachaFile,
  pain001: pain001File,
  paypal_csv: paypalCsv,
  wise_csv: wiseCsv,
  manual_csv: manualCsv,
};

const ENDINGS: Record<PayoutFileFormat, { ending: string; mediaType: string }> = {
  nacha: { ending: 'ach.txt', mediaType: 'text/plain; charset=us-ascii' },
  pain001: { ending: 'pain001.xml', mediaType: 'application/xml; charset=utf-8' },
  paypal_csv: { ending: 'paypal.csv', mediaType: 'text/csv; charset=utf-8' },
  wise_csv: { ending: 'wise.csv', mediaType: 'text/csv; charset=utf-8' },
  manual_csv: { ending: 'manual.csv', mediaType: 'text/csv; charset=utf-8' },
};

/** What a bank or a payment service is told to pay; refused while the settings do not say who pays. */
export function payoutFile(format: PayoutFileFormat, input: PayoutFileInput): PayoutFile {
  const missing = missingData(format, input);
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((field) => [field, 'required']));
    throw new DomainError('originator_incomplete', { fields });
  }
  checkOrders(format, input);
  const { ending, mediaType } = ENDINGS[format];
  const name = `payouts-${String(input.fileNumber).padStart(5, '0')}-${ending}`;
  // In an order of its own: the bytes do not depend on how the payouts were read.
  const payouts = input.payouts.toSorted((one, other) => (one.payoutId < other.payoutId ? -1 : 1));
  return { name, mediaType, content: WRITERS[format]({ ...input, payouts }) };
}

function checkOrders(format: PayoutFileFormat, { payouts, fileNumber, currency }: PayoutFileInput): void {
  assert(format !== 'nacha' || currency === 'USD', 'ACH moves dollars alone');
  assert(payouts.length > 0 && payouts.length <= MOST_ORDERS[format], 'a file pays somebody, and not too many');
  assert(Number.isSafeInteger(fileNumber) && fileNumber > 0, 'files are counted from 1');
  assert(new Set(payouts.map(({ payoutId }) => payoutId)).size === payouts.length, 'a file pays nobody twice');
  for (const { method, amountCents } of payouts) {
    assert(FORMAT_OF_KIND[method.kind] === format, 'a payout stands in the file of its kind');
    assert(Number.isSafeInteger(amountCents) && amountCents > 0, 'a payment is a positive number of cents');
  }
}
