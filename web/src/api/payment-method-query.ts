import { readPaymentMethod } from '@callstead/contract/payouts-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

export const paymentMethodKey = (account: string | undefined) =>
  ['accounts', 'payment-method', account ?? 'own'] as const;

/** How somebody is paid, and from when a change of it counts: on their account and beside what they earned. */
export const paymentMethodQuery = (account: string | undefined) =>
  queryOptions({
    queryKey: paymentMethodKey(account),
    queryFn: () => call(readPaymentMethod, { query: { account } }),
  });
