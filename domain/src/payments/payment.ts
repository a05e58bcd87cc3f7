import type { Currency } from '../currency.ts';
import { LARGEST_SIZE, sizeOf } from '../currency-size.ts';
import type { CheckoutStatus } from './gateway-words.ts';

/** How an advertiser's payment came about: on the gateway's page, or charged to a saved method by itself. */
export const PAYMENT_ORIGINS = ['checkout', 'auto_recharge'] as const;
export type PaymentOrigin = (typeof PAYMENT_ORIGINS)[number];

export const PAYMENT_STATUSES = ['open', 'processing', 'succeeded', 'declined', 'canceled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const LEAST_TOP_UP_CENTS = 1_000;
const MOST_TOP_UP_CENTS = 1_000_000;
/** Whatever currency it is in. */
export const LARGEST_TOP_UP_CENTS = MOST_TOP_UP_CENTS * LARGEST_SIZE;

/** How little and how much may be paid at once. */
export const topUpBounds = (currency: Currency): { leastCents: number; mostCents: number } => ({
  leastCents: LEAST_TOP_UP_CENTS * sizeOf(currency),
  mostCents: MOST_TOP_UP_CENTS * sizeOf(currency),
});

/** Money may still come, or not. */
export const isUnderWay = (status: PaymentStatus): boolean => status === 'open' || status === 'processing';

/** What the gateway says now: of the payment itself, and of the page it is made on. */
export type GatewaySays = {
  intent: { status: PaymentStatus; declineCode: string | null } | null;
  page: CheckoutStatus | null;
};
type Known = { origin: PaymentOrigin; status: PaymentStatus; declineCode: string | null };
export type PaymentChange = { status: PaymentStatus; declineCode: string | null };

/** Whoever reads late may know less than what stands written: a payment only ever moves up. Money that came has come. */
const RANK: Record<PaymentStatus, number> = { open: 0, processing: 1, declined: 2, canceled: 2, succeeded: 3 };

/** What becomes of a payment; undefined where nothing changes. */
export function nextPayment(payment: Known, says: GatewaySays): PaymentChange | undefined {
  const told = toldStatus(payment, says);
  const declineCode = says.intent?.declineCode ?? payment.declineCode;
  if (RANK[told] > RANK[payment.status]) return { status: told, declineCode };
  const isNewCode = payment.status === 'open' && told === 'open' && declineCode !== payment.declineCode;
  return isNewCode ? { status: 'open', declineCode } : undefined;
}

function toldStatus({ origin, declineCode }: Known, { intent, page }: GatewaySays): PaymentStatus {
  const isOver = origin === 'auto_recharge' || page === 'complete' || page === 'expired';
  // On an open page another card can be tried: a decline there is the end of nothing.
  if (intent?.status === 'declined') return isOver ? 'declined' : 'open';
  const isGivenUp = intent?.status === 'canceled' || (page === 'expired' && (!intent || intent.status === 'open'));
  // Whose card was declined and who then gave up was declined: that is why nothing came.
  if (isGivenUp) return (intent?.declineCode ?? declineCode) === null ? 'canceled' : 'declined';
  return intent?.status ?? 'open';
}
