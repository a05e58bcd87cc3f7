import { ById, CSV, endpoint } from '../endpoint.ts';
import {
  AdvertiserStatement,
  BillingResponse,
  EarningsResponse,
  Invoice,
  InvoiceCsvQuery,
  InvoiceListQuery,
  InvoiceListResponse,
  MoneyQuery,
  PublisherStatement,
  StatementCsvQuery,
  StatementQuery,
} from './statements.ts';

export const readBilling = endpoint('GET', '/billing', {
  access: 'billing.read',
  query: MoneyQuery,
  answers: { 200: BillingResponse },
});

export const readBillingStatement = endpoint('GET', '/billing/statement', {
  access: 'billing.read',
  query: StatementQuery,
  answers: { 200: AdvertiserStatement },
});

export const exportBillingStatement = endpoint('GET', '/billing/statement.csv', {
  access: 'billing.read',
  query: StatementCsvQuery,
  answers: { 200: CSV },
});

export const listInvoices = endpoint('GET', '/billing/invoices', {
  access: 'billing.read',
  query: InvoiceListQuery,
  answers: { 200: InvoiceListResponse },
});

export const readInvoice = endpoint('GET', '/billing/invoices/:id', {
  access: 'billing.read',
  params: ById,
  answers: { 200: Invoice },
});

export const exportInvoice = endpoint('GET', '/billing/invoices/:id/csv', {
  access: 'billing.read',
  params: ById,
  query: InvoiceCsvQuery,
  answers: { 200: CSV },
});

export const readEarnings = endpoint('GET', '/earnings', {
  access: 'earnings.read',
  query: MoneyQuery,
  answers: { 200: EarningsResponse },
});

export const readEarningsStatement = endpoint('GET', '/earnings/statement', {
  access: 'earnings.read',
  query: StatementQuery,
  answers: { 200: PublisherStatement },
});

export const exportEarningsStatement = endpoint('GET', '/earnings/statement.csv', {
  access: 'earnings.read',
  query: StatementCsvQuery,
  answers: { 200: CSV },
});
