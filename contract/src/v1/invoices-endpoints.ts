import { Invoice } from '../billing/statements.ts';
import { ById, endpoint, PDF } from '../endpoint.ts';
import { InvoiceList, InvoicesAsked } from './invoices.ts';

/** Newest first. Admins name the account. */
export const listInvoices = endpoint('GET', '/invoices', {
  access: 'billing.read',
  scope: 'invoices:read',
  query: InvoicesAsked,
  answers: { 200: InvoiceList },
});

export const readInvoice = endpoint('GET', '/invoices/:id', {
  access: 'billing.read',
  scope: 'invoices:read',
  params: ById,
  answers: { 200: Invoice },
});

export const readInvoicePdf = endpoint('GET', '/invoices/:id/pdf', {
  access: 'billing.read',
  scope: 'invoices:read',
  params: ById,
  answers: { 200: PDF },
});
