import { ById, endpoint, file } from '../endpoint.ts';
import { ByEntry, ByYear, DocumentYearsResponse } from './documents.ts';
import { MoneyQuery } from './statements.ts';

const PDF = file('application/pdf');
const ZIP = file('application/zip');

export const readInvoicePdf = endpoint('GET', '/billing/invoices/:id/pdf', {
  access: 'billing.read',
  params: ById,
  answers: { 200: PDF },
});

export const readCreditNotePdf = endpoint('GET', '/billing/credit-notes/:id/pdf', {
  access: 'billing.read',
  params: ById,
  answers: { 200: PDF },
});

/** Of a top-up, by its entry in the ledger. */
export const readReceiptPdf = endpoint('GET', '/billing/receipts/:entry/pdf', {
  access: 'billing.read',
  params: ByEntry,
  answers: { 200: PDF },
});

export const readDocumentYears = endpoint('GET', '/billing/documents', {
  access: 'billing.read',
  query: MoneyQuery,
  answers: { 200: DocumentYearsResponse },
});

/** Every invoice, credit note and receipt of a year. */
export const readDocumentsOfYear = endpoint('GET', '/billing/documents/:year/zip', {
  access: 'billing.read',
  params: ByYear,
  query: MoneyQuery,
  answers: { 200: ZIP },
});
