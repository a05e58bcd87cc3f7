import { RECHARGE_STOPS } from '@callstead/domain/payments/auto-recharge';
import { CHARGEBACK_STATUSES } from '@callstead/domain/payments/chargeback';
import { FUNDING_KINDS } from '@callstead/domain/payments/funding-method';
import {
  LARGEST_TOP_UP_CENTS,
  LEAST_TOP_UP_CENTS,
  PAYMENT_ORIGINS,
  PAYMENT_STATUSES,
} from '@callstead/domain/payments/payment';
import { REFUND_STATUSES } from '@callstead/domain/payments/refund';
import { UNBOOKED_REASONS } from '@callstead/domain/payments/unbooked';
import * as z from 'zod';
import { listOf, listParams } from './list.ts';
import { requiredText } from './text.ts';
import { whole } from './whole.ts';

const Cents = z.number().int();
const At = z.iso.datetime();
const TopUpCents = whole(LEAST_TOP_UP_CENTS, LARGEST_TOP_UP_CENTS);

/** A saved card or bank account: enough to recognize it, never its number. */
export const FundingMethod = z.object({
  id: z.uuid(),
  kind: z.enum(FUNDING_KINDS),
  /** 'visa', or the bank's name. */
  brand: z.string().nullable(),
  last4: z.string(),
  expires: z.object({ month: z.number().int(), year: z.number().int() }).nullable(),
  isDefault: z.boolean(),
  addedAt: At,
});
export type FundingMethod = z.infer<typeof FundingMethod>;

const RechargeRule = z.object({
  isOn: z.boolean(),
  belowCents: whole(0, LARGEST_TOP_UP_CENTS),
  addCents: TopUpCents,
  dailyLimitCents: whole(LEAST_TOP_UP_CENTS, 10 * LARGEST_TOP_UP_CENTS),
  methodId: z.uuid(),
});

/** From the version somebody read: zero where nobody has set it yet. A stop ends when it is switched on again. */
export const SaveAutoRechargeRequest = RechargeRule.extend({ version: z.number().int().nonnegative() });
export type SaveAutoRechargeRequest = z.infer<typeof SaveAutoRechargeRequest>;

export const AutoRecharge = RechargeRule.extend({
  version: z.number().int(),
  /** Null once its method was removed. */
  methodId: z.uuid().nullable(),
  belowCents: Cents,
  addCents: Cents,
  dailyLimitCents: Cents,
  stopped: z.object({ at: At, because: z.enum(RECHARGE_STOPS), declineCode: z.string().nullable() }).nullable(),
  /** Since the network's day began, with what is under way. */
  chargedTodayCents: Cents,
});
export type AutoRecharge = z.infer<typeof AutoRecharge>;

/** How this advertiser can pay, and does. */
export const FundingResponse = z.object({
  /** False where the network has no gateway: nothing of this is shown then. */
  isOffered: z.boolean(),
  leastCents: Cents,
  mostCents: Cents,
  methods: z.array(FundingMethod),
  autoRecharge: AutoRecharge.nullable(),
});
export type FundingResponse = z.infer<typeof FundingResponse>;

const Refund = z.object({
  id: z.uuid(),
  amountCents: Cents,
  status: z.enum(REFUND_STATUSES),
  reason: z.string(),
  askedAt: At,
});
export type Refund = z.infer<typeof Refund>;

const Chargeback = z.object({
  amountCents: Cents,
  status: z.enum(CHARGEBACK_STATUSES),
  reason: z.string(),
  /** The bank has taken the money; it comes back when we win. */
  isWithdrawn: z.boolean(),
  openedAt: At,
});

export const Payment = z.object({
  id: z.uuid(),
  origin: z.enum(PAYMENT_ORIGINS),
  status: z.enum(PAYMENT_STATUSES),
  /** What was asked for. */
  amountCents: Cents,
  /** What came, once it did: this is what was booked. */
  receivedCents: Cents.nullable(),
  /** Of the last try; an open payment may still be tried with another card. */
  declineCode: z.string().nullable(),
  method: z.object({ kind: z.enum(FUNDING_KINDS), brand: z.string().nullable(), last4: z.string() }).nullable(),
  createdAt: At,
  settledAt: At.nullable(),
  refunds: z.array(Refund),
  chargebacks: z.array(Chargeback),
  /** What can still be paid back. */
  refundableCents: Cents,
});
export type Payment = z.infer<typeof Payment>;

/** The client names the payment: sent twice, it is one page and one payment. */
export const StartTopUpRequest = z.object({
  id: z.uuid(),
  amountCents: TopUpCents,
  /** 'Guardar para recargas'. */
  savesMethod: z.boolean(),
});
export type StartTopUpRequest = z.infer<typeof StartTopUpRequest>;

/** Where the browser goes next: the gateway's own page. It comes back to Facturación with `?payment={id}`. */
export const StartedTopUp = z.object({ payment: Payment, url: z.url() });
export type StartedTopUp = z.infer<typeof StartedTopUp>;

/** Named by the client as well; the browser comes back to Facturación with `?method=added`. */
export const StartMethodRequest = z.object({ id: z.uuid() });
export const StartedMethod = z.object({ url: z.url() });
export type StartedMethod = z.infer<typeof StartedMethod>;

export const PaymentListQuery = z.object({ account: z.uuid().optional(), ...listParams(25) });
export type PaymentListQuery = z.infer<typeof PaymentListQuery>;
export const PaymentListResponse = listOf(Payment);
export type PaymentListResponse = z.infer<typeof PaymentListResponse>;

export const AdminPaymentListQuery = z.object({
  account: z.uuid().optional().catch(undefined),
  status: z.enum(PAYMENT_STATUSES).optional().catch(undefined),
  ...listParams(25),
});
export type AdminPaymentListQuery = z.infer<typeof AdminPaymentListQuery>;

export const AdminPayment = Payment.extend({
  advertiser: z.object({ id: z.uuid(), name: z.string() }),
  /** By which the gateway knows it. */
  intentRef: z.string().nullable(),
  feeCents: Cents.nullable(),
});
export type AdminPayment = z.infer<typeof AdminPayment>;
export const AdminPaymentListResponse = listOf(AdminPayment);
export type AdminPaymentListResponse = z.infer<typeof AdminPaymentListResponse>;

export const RefundRequest = z.object({
  id: z.uuid(),
  amountCents: whole(1, 10 * LARGEST_TOP_UP_CENTS),
  reason: requiredText(500),
});
export type RefundRequest = z.infer<typeof RefundRequest>;

/** Money at the gateway that is nobody's in the books. */
export const UnbookedPayment = z.object({
  intentRef: z.string(),
  amountCents: Cents,
  currency: z.string(),
  reason: z.enum(UNBOOKED_REASONS),
  advertiser: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  foundAt: At,
});
export type UnbookedPayment = z.infer<typeof UnbookedPayment>;
export const UnbookedPaymentsResponse = z.object({
  data: z.array(UnbookedPayment),
  /** Where somebody plays the bank of a demo; null beside a real gateway. */
  simulator: z.string().nullable(),
});
export type UnbookedPaymentsResponse = z.infer<typeof UnbookedPaymentsResponse>;
