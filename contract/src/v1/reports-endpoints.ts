import { CSV_OR_XLSX, endpoint } from '../endpoint.ts';
import { Report } from '../reports/report.ts';
import { ReportAsked, ReportFileAsked } from './reports.ts';

/** The figures of the report page, asked as it asks. */
export const runReport = endpoint('GET', '/reports', {
  access: 'report.read',
  scope: 'reports:read',
  query: ReportAsked,
  answers: { 200: Report },
  errors: ['report_too_long'],
});

/** The same as a file; every row, not a page of them. */
export const exportReport = endpoint('GET', '/reports/export', {
  access: 'report.read',
  scope: 'reports:read',
  query: ReportFileAsked,
  answers: { 200: CSV_OR_XLSX },
  errors: ['report_too_long'],
});
