import type { Currency } from '@callstead/domain/currency';
import type { CheckoutStatus, GatewayObject } from '@callstead/domain/payments/gateway-words';

/** Whose pages and mails people see there, and in what it is paid: as it is at that moment. */
export type GatewayNetwork = { name: () => string; currency: () => Currency };

/** While its page is open, a declined payment may be tried again and succeed. */
export type IntentStatus = 'open' | 'processing' | 'succeeded' | 'declined' | 'canceled';

/** What the gateway says of one payment now. */
export type IntentState = {
  ref: string;
  status: IntentStatus;
  amountReceivedCents: number;
  currency: string;
  /** Our own payment's id, from the metadata; null for one we did not ask for. */
  paymentId: string | null;
  customerRef: string | null;
  methodRef: string | null;
  declineCode: string | null;
  /** Of the charge's balance transaction, once known. */
  fee: { ref: string; cents: number } | null;
};

export type MethodState = {
  ref: string;
  /** Null once it is detached. */
  customerRef: string | null;
  kind: 'card' | 'us_bank_account';
  brand: string | null;
  last4: string;
  expires: { month: number; year: number } | null;
};

export type CheckoutState = {
  ref: string;
  status: CheckoutStatus;
  intentRef: string | null;
  methodRef: string | null;
  paymentId: string | null;
  customerRef: string | null;
};

export type RefundState = {
  ref: string;
  status: 'pending' | 'succeeded' | 'failed';
  /** Our own refund's id, from the metadata; null for one we did not ask for. */
  refundId: string | null;
  intentRef: string | null;
  amountCents: number;
  currency: string;
};

export type DisputeState = {
  ref: string;
  status: 'open' | 'won' | 'lost';
  amountCents: number;
  currency: string;
  intentRef: string | null;
  reason: string;
  /** Whether they ever were; a mere inquiry takes none. */
  fundsWithdrawn: boolean;
  fees: { ref: string; cents: number }[];
};

export type GatewayEvent = {
  id: string;
  type: string;
  objectRef: string;
  object: GatewayObject;
};

export type BalanceTransaction = {
  ref: string;
  type: string;
  /** What kind of money it is for accountants, where one type stands for several. */
  category: string;
  currency: string;
  amountCents: number;
  feeCents: number;
  at: Date;
  sourceRef: string | null;
  /** Of the payment it is about. */
  intentRef: string | null;
  /** Our own refund's id, where it is about one we asked for. */
  refundId: string | null;
  description: string | null;
};

type PageLanguage = 'es' | 'en';

/** Who takes advertisers' money for us. Every command has an idempotency key: asked twice, it is done once. */
export type Gateway = {
  createCustomer(of: { accountId: string; name: string; email: string }): Promise<{ ref: string }>;
  openTopUpPage(of: {
    paymentId: string;
    customerRef: string;
    amountCents: number;
    savesMethod: boolean;
    returnUrl: string;
    cancelUrl: string;
    language: PageLanguage;
  }): Promise<{ ref: string; url: string }>;
  openMethodPage(of: {
    requestId: string;
    customerRef: string;
    returnUrl: string;
    cancelUrl: string;
    language: PageLanguage;
  }): Promise<{ ref: string; url: string }>;
  /** A decline is a state, not an exception. */
  chargeSavedMethod(of: {
    paymentId: string;
    customerRef: string;
    methodRef: string;
    amountCents: number;
  }): Promise<IntentState>;
  readIntent(ref: string): Promise<IntentState>;
  readCheckout(ref: string): Promise<CheckoutState>;
  /** Null for one the gateway does not know. */
  readMethod(ref: string): Promise<MethodState | null>;
  /** One that is paid, or has ended, stays as it is. */
  expireCheckout(ref: string): Promise<void>;
  detachMethod(ref: string): Promise<void>;
  refund(of: { refundId: string; intentRef: string; amountCents: number }): Promise<RefundState>;
  readRefund(ref: string): Promise<RefundState>;
  readDispute(ref: string): Promise<DisputeState>;
  /** Newest first; `after` is the last one of the page before. */
  listBalanceTransactions(of: {
    after?: string;
    since: Date;
  }): Promise<{ items: BalanceTransaction[]; hasMore: boolean }>;
  /** Verifies the signature over the raw body; throws `ForgedEvent`. */
  readEvent(rawBody: string, signature: string): GatewayEvent;
};

/** The gateway cannot be reached or is out of order: try again later. */
export class GatewayAway extends Error {}

/** The gateway understood and will not do it: trying again does not help. */
export class GatewayRefused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Somebody else's signature, none at all, or one too old to be believed. */
export class ForgedEvent extends Error {}
