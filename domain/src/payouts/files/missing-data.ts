import { isSepaTransfer, readIban } from '../payment-method.ts';
import type { Originator, PayoutFileFormat, PayoutFileInput } from './payout-order.ts';

type OriginatorField = keyof Originator;
type Needs = Pick<PayoutFileInput, 'originator' | 'currency' | 'payouts'>;

const ACH: readonly OriginatorField[] = [
  'achCompanyName',
  'achCompanyId',
  'achBankRouting',
  'achBankName',
  'achImmediateOrigin',
];
const SEPA: readonly OriginatorField[] = ['debtorName', 'debtorAccount'];
/** Banks of other countries want to know where the payer lives, too. */
const CROSS_BORDER: readonly OriginatorField[] = [...SEPA, 'debtorBic', 'debtorTown', 'debtorCountry'];

/** The settings without which such a file would be refused by whoever gets it. */
export function missingData(format: PayoutFileFormat, { originator, currency, payouts }: Needs): OriginatorField[] {
  const isSepa = ({ method }: Needs['payouts'][number]) =>
    method.kind === 'iban' && isSepaTransfer(method.iban, currency);
  const neededFor = { nacha: ACH, pain001: payouts.every(isSepa) ? SEPA : CROSS_BORDER };
  const needed = format === 'nacha' || format === 'pain001' ? neededFor[format] : [];
  const missing = needed.filter((field) => originator[field] === '');
  const needsIban = format === 'pain001' && payouts.some(isSepa);
  if (needsIban && !missing.includes('debtorAccount') && !readIban(originator.debtorAccount))
    missing.push('debtorAccount');
  return missing;
}
