import type { ChangeBillingDetailsRequest } from '@callstead/contract/billing/details';
import { changeBillingDetails, readBillingDetails } from '@callstead/contract/billing/details-endpoints';
import { readDocumentYears } from '@callstead/contract/billing/documents-endpoints';
import { listInvoices, readBilling, readInvoice } from '@callstead/contract/billing/statements-endpoints';
import { announceTransfer, readOwnTransfers } from '@callstead/contract/transfers-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

export const billingQuery = (account: string | undefined) =>
  queryOptions({
    queryKey: ['money', 'billing', 'summary', account],
    queryFn: () => call(readBilling, { query: { account } }),
  });

export const invoiceListQuery = (account: string | undefined) =>
  growingListQuery({
    queryKey: ['money', 'billing', 'invoices'],
    endpoint: listInvoices,
    query: { account },
  });

export const invoiceQuery = (id: string) =>
  queryOptions({
    queryKey: ['money', 'billing', 'invoice', id],
    queryFn: () => call(readInvoice, { params: { id } }),
  });

const DETAILS = ['money', 'billing', 'details'] as const;

export const billingDetailsQuery = (account: string | undefined) =>
  queryOptions({
    queryKey: [...DETAILS, account],
    queryFn: async () => (await call(readBillingDetails, { query: { account } })).details,
  });

export const useChangeBillingDetails = () =>
  useInvalidatingMutation(DETAILS, (body: ChangeBillingDetailsRequest) => call(changeBillingDetails, { body }));

export const documentYearsQuery = (account: string | undefined) =>
  queryOptions({
    queryKey: ['money', 'billing', 'years', account],
    queryFn: async () => (await call(readDocumentYears, { query: { account } })).years,
  });

export const ownTransfersQuery = (account: string | undefined) =>
  queryOptions({
    queryKey: ['money', 'billing', 'transfers', account],
    queryFn: () => call(readOwnTransfers, { query: { account } }),
  });

export const useAnnounceTransfer = () =>
  useInvalidatingMutation(['money'], (body: { id: string; amountCents: number }) => call(announceTransfer, { body }));
