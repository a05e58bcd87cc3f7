import { BILLINGS, type Billing } from '../calls/call.ts';

/** What a report counts: a sale that stands. A disputed one does until it is refused; a reviewed one was never charged. */
export const SOLD_BILLINGS = ['held', 'approved', 'disputed', 'paid'] as const satisfies readonly Billing[];
export type SoldBilling = (typeof SOLD_BILLINGS)[number];

export const isSold = (billing: unknown): billing is SoldBilling => SOLD_BILLINGS.some((each) => each === billing);

/** Charged once and returned: wherever amounts are added up it counts for nothing. */
export const isGivenBack = (billing: Billing) => billing === 'refused';

/** What lists of calls are filtered by: one state, or all that a report counts. */
export const BILLING_FILTERS = ['sold', ...BILLINGS] as const;
export type BillingFilter = (typeof BILLING_FILTERS)[number];
