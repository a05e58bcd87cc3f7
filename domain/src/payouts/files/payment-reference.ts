import { PRODUCT_NAME } from '../../site/network-name.ts';
import type { FileOriginator, PayoutOrder } from './payout-order.ts';

/** What comes back with a returned payment: the payout's number, and as much of its id as there is room for. */
export function paymentReference(
  { number, payoutId }: Pick<PayoutOrder, 'number' | 'payoutId'>,
  maxLength: number,
): string {
  return `${number}-${payoutId.replaceAll('-', '').toUpperCase()}`.slice(0, maxLength);
}

/** What a payee reads beside the amount: who pays, and which payout it is. Files of before kept no name. */
export const paymentNote = ({ networkName }: FileOriginator, number: string) =>
  `${networkName ?? PRODUCT_NAME} payout ${number}`;
