import { ById, CSV, endpoint, PDF } from '../endpoint.ts';
import { AccountQuery } from '../identity/own-account.ts';
import {
  ByYear,
  NecSummary,
  SignTaxFormRequest,
  TaxFormListQuery,
  TaxFormListResponse,
  TaxFormResponse,
} from './tax.ts';

export const readTaxForm = endpoint('GET', '/account/tax-form', {
  access: 'tax-form.read',
  query: AccountQuery,
  answers: { 200: TaxFormResponse },
});

/** The new one replaces the one before, which is kept. */
export const signTaxForm = endpoint('POST', '/account/tax-form', {
  access: 'tax-form.sign',
  body: SignTaxFormRequest,
  answers: { 200: TaxFormResponse },
  errors: ['recorded_otherwise', 'not_offered'],
});

export const listTaxForms = endpoint('GET', '/admin/tax-forms', {
  access: 'tax-form.list',
  query: TaxFormListQuery,
  answers: { 200: TaxFormListResponse },
});

/** All that was signed, in clear: every opening is audited. */
export const readTaxFormPdf = endpoint('GET', '/admin/tax-forms/:id/pdf', {
  access: 'tax-form.open',
  params: ById,
  answers: { 200: PDF },
});

export const readNecSummary = endpoint('GET', '/admin/tax-reports/:year', {
  access: 'tax-report.read',
  params: ByYear,
  answers: { 200: NecSummary },
});

/** Holds the numbers in clear: every download is audited. docs/formats/1099-nec.md. */
export const downloadNecFile = endpoint('GET', '/admin/tax-reports/:year/csv', {
  access: 'tax-report.download',
  params: ByYear,
  answers: { 200: CSV },
  errors: ['not_offered'],
});
