import { endpoint } from './endpoint.ts';
import { AccountQuery } from './identity/own-account.ts';
import { ChangePaymentMethodRequest, PaymentMethodResponse } from './payouts.ts';

export const readPaymentMethod = endpoint('GET', '/account/payment-method', {
  access: 'payment-method.read',
  query: AccountQuery,
  answers: { 200: PaymentMethodResponse },
});

export const changePaymentMethod = endpoint('PUT', '/account/payment-method', {
  access: 'payment-method.change',
  body: ChangePaymentMethodRequest,
  answers: { 200: PaymentMethodResponse },
  errors: ['password_incorrect', 'not_offered'],
});

/** What waits is forgotten; money leaves as before. */
export const cancelPaymentMethodChange = endpoint('DELETE', '/account/payment-method/waiting', {
  access: 'payment-method.cancel-change',
  answers: { 200: PaymentMethodResponse },
});
