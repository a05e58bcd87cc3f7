import { endpoint } from '../endpoint.ts';
import { BillingDetails, BillingDetailsResponse, ChangeBillingDetailsRequest } from './details.ts';
import { MoneyQuery } from './statements.ts';

export const readBillingDetails = endpoint('GET', '/billing/details', {
  access: 'billing.read',
  query: MoneyQuery,
  answers: { 200: BillingDetailsResponse },
});

export const changeBillingDetails = endpoint('PUT', '/billing/details', {
  access: 'billing-details.change',
  body: ChangeBillingDetailsRequest,
  answers: { 200: BillingDetails },
});
