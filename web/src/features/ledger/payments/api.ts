import type { AdminPaymentListQuery, RefundRequest } from '@callstead/contract/payments';
import { listAllPayments, readUnbookedPayments, refundPayment } from '@callstead/contract/payments-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

const PAYMENTS = ['money', 'admin', 'payments'] as const;

export const paymentListQuery = (query: Pick<AdminPaymentListQuery, 'account' | 'status'>) =>
  growingListQuery({ queryKey: PAYMENTS, endpoint: listAllPayments, query });

export const unbookedQuery = queryOptions({
  queryKey: [...PAYMENTS, 'unbooked'],
  queryFn: () => call(readUnbookedPayments),
});

export const useRefund = (paymentId: string) =>
  useInvalidatingMutation(['money'], (body: RefundRequest) => call(refundPayment, { params: { id: paymentId }, body }));
