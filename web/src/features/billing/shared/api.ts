import type { BillingResponse, Invoice, InvoiceListResponse } from '@callstead/contract/billing/statements';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { toQueryString } from '../../../api/query-string.ts';
import { request } from '../../../api/request.ts';

export const billingQuery = (account: string | undefined) =>
  queryOptions({
    queryKey: ['money', 'billing', 'summary', account],
    queryFn: () => request<BillingResponse>('GET', `/billing?${toQueryString({ account })}`),
  });

export const invoiceListQuery = (account: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['money', 'billing', 'invoices', account],
    queryFn: ({ pageParam }) =>
      request<InvoiceListResponse>('GET', `/billing/invoices?${toQueryString({ account, after: pageParam })}`),
    initialPageParam: '',
    getNextPageParam: (page) => page.after,
  });

export const invoiceQuery = (id: string) =>
  queryOptions({
    queryKey: ['money', 'billing', 'invoice', id],
    queryFn: () => request<Invoice>('GET', `/billing/invoices/${encodeURIComponent(id)}`),
  });
