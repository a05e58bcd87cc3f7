import type { Originator, PayoutFileFormat, PayoutFileInput } from './payout-order.ts';

export type OriginatorField = keyof Originator;

const ACH: readonly OriginatorField[] = [
  'achCompanyName',
  'achCompanyId',
  'achBankRouting',
  'achBankName',
  'achImmediateOrigin',
];
/** Banks of other countries want to know where the payer lives, too. */
const CROSS_BORDER: readonly OriginatorField[] = [
  'debtorName',
  'debtorAccount',
  'debtorBic',
  'debtorTown',
  'debtorCountry',
];
const SEPA: readonly OriginatorField[] = ['debtorName', 'debtorAccount'];

/** The settings without which such a file would be refused by whoever gets it. */
export function missingData(
  format: PayoutFileFormat,
  { originator, currency }: Pick<PayoutFileInput, 'originator' | 'currency'>,
): OriginatorField[] {
  return neededData(format, currency).filter((field) => originator[field] === '');
}

function neededData(format: PayoutFileFormat, currency: string): readonly OriginatorField[] {
  if (format === 'nacha') return ACH;
  if (format === 'pain001') return currency === 'EUR' ? SEPA : CROSS_BORDER;
  return [];
}
