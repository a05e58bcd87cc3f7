import { endpoint } from './endpoint.ts';
import { AccountQuery } from './identity/own-account.ts';
import { ChangePaymentMethodRequest, PaymentMethod, PaymentMethodResponse } from './payouts.ts';

export const readPaymentMethod = endpoint('GET', '/account/payment-method', {
  access: 'payment-method.read',
  query: AccountQuery,
  answers: { 200: PaymentMethodResponse },
});

export const changePaymentMethod = endpoint('PUT', '/account/payment-method', {
  access: 'payment-method.change',
  body: ChangePaymentMethodRequest,
  answers: { 200: PaymentMethod },
  errors: ['password_incorrect'],
});
