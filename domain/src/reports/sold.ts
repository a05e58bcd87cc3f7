import type { Billing } from '../calls/call.ts';

/** What a report counts: a sale that stands. A disputed one does until it is refused; a reviewed one was never charged. */
export const SOLD_BILLINGS = ['held', 'approved', 'disputed', 'paid'] as const satisfies readonly Billing[];
