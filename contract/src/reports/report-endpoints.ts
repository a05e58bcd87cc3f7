import { CSV_OR_XLSX, endpoint } from '../endpoint.ts';
import { Report, ReportExportQuery, ReportQuery } from './report.ts';

export const report = endpoint('GET', '/report', {
  access: 'report.read',
  query: ReportQuery,
  answers: { 200: Report },
  errors: ['report_too_long'],
});

/** What the page shows, as a file; every row, not a page of them. */
export const exportReport = endpoint('GET', '/report/export', {
  access: 'report.read',
  query: ReportExportQuery,
  answers: { 200: CSV_OR_XLSX },
  errors: ['report_too_long'],
});
