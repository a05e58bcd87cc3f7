import type { PayoutOrder } from './payout-order.ts';

/** What comes back with a returned payment: the payout's number, and as much of its id as there is room for. */
export function paymentReference(
  { number, payoutId }: Pick<PayoutOrder, 'number' | 'payoutId'>,
  maxLength: number,
): string {
  return `${number}-${payoutId.replaceAll('-', '').toUpperCase()}`.slice(0, maxLength);
}
