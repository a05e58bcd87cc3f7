import { MoneyQuery } from './billing/statements.ts';
import { ById, endpoint, Nothing } from './endpoint.ts';
import {
  AdminPayment,
  AdminPaymentListQuery,
  AdminPaymentListResponse,
  AutoRecharge,
  FundingResponse,
  Payment,
  PaymentListQuery,
  PaymentListResponse,
  RefundRequest,
  SaveAutoRechargeRequest,
  StartedMethod,
  StartedTopUp,
  StartMethodRequest,
  StartTopUpRequest,
  UnbookedPaymentsResponse,
} from './payments.ts';

export const readFunding = endpoint('GET', '/billing/funding', {
  access: 'billing.read',
  query: MoneyQuery,
  answers: { 200: FundingResponse },
});

/** 'Añadir Fondos'. */
export const startTopUp = endpoint('POST', '/billing/payments', {
  access: 'billing.pay',
  body: StartTopUpRequest,
  answers: { 201: StartedTopUp },
  errors: ['not_offered', 'recorded_otherwise', 'payment_state'],
});

export const listPayments = endpoint('GET', '/billing/payments', {
  access: 'billing.read',
  query: PaymentListQuery,
  answers: { 200: PaymentListResponse },
});

/** For the page the gateway leads back to: pending at first, and live from then on. */
export const readPayment = endpoint('GET', '/billing/payments/:id', {
  access: 'billing.read',
  params: ById,
  answers: { 200: Payment },
});

/** Somebody came back without paying: its page ends, unless it was paid after all. */
export const cancelPayment = endpoint('POST', '/billing/payments/:id/cancel', {
  access: 'billing.pay',
  params: ById,
  answers: { 200: Payment },
  errors: ['not_offered', 'payment_state'],
});

/** 'Añadir Método de Pago'. */
export const startFundingMethod = endpoint('POST', '/billing/methods', {
  access: 'billing.pay',
  body: StartMethodRequest,
  answers: { 201: StartedMethod },
  errors: ['not_offered', 'recorded_otherwise'],
});

export const makeDefaultMethod = endpoint('PUT', '/billing/methods/:id/default', {
  access: 'funding-method.make-default',
  params: ById,
  answers: { 204: Nothing },
});

/** The gateway forgets it, too. An automatic recharge that used it stops. */
export const removeFundingMethod = endpoint('DELETE', '/billing/methods/:id', {
  access: 'funding-method.remove',
  params: ById,
  answers: { 204: Nothing },
});

export const saveAutoRecharge = endpoint('PUT', '/billing/auto-recharge', {
  access: 'auto-recharge.change',
  body: SaveAutoRechargeRequest,
  answers: { 200: AutoRecharge },
  errors: ['not_offered', 'settings_changed'],
});

export const listAllPayments = endpoint('GET', '/admin/payments', {
  access: 'payment.list-all',
  query: AdminPaymentListQuery,
  answers: { 200: AdminPaymentListResponse },
});

export const readUnbookedPayments = endpoint('GET', '/admin/payments/unbooked', {
  access: 'payment.list-all',
  answers: { 200: UnbookedPaymentsResponse },
});

/** Booked at once, from the free balance; the gateway is asked right after. Refused there, it is booked back. */
export const refundPayment = endpoint('POST', '/admin/payments/:id/refunds', {
  access: 'payment.refund',
  params: ById,
  body: RefundRequest,
  answers: { 201: AdminPayment },
  errors: ['not_offered', 'recorded_otherwise', 'insufficient_balance', 'refund_too_large'],
});
