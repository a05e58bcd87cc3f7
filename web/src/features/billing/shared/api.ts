import type { BillingResponse, Invoice, InvoiceListResponse } from '@callstead/contract/billing/statements';
import { queryOptions } from '@tanstack/react-query';
import { growingListQuery } from '../../../api/list-query.ts';
import { toQueryString } from '../../../api/query-string.ts';
import { request } from '../../../api/request.ts';

export const billingQuery = (account: string | undefined) =>
  queryOptions({
    queryKey: ['money', 'billing', 'summary', account],
    queryFn: () => request<BillingResponse>('GET', `/billing?${toQueryString({ account })}`),
  });

export const invoiceListQuery = (account: string | undefined) =>
  growingListQuery<InvoiceListResponse>({
    queryKey: ['money', 'billing', 'invoices'],
    path: '/billing/invoices',
    query: { account },
  });

export const invoiceQuery = (id: string) =>
  queryOptions({
    queryKey: ['money', 'billing', 'invoice', id],
    queryFn: () => request<Invoice>('GET', `/billing/invoices/${encodeURIComponent(id)}`),
  });
