import { ClickExportQuery, ClickListQuery, ClickListResponse, ClickSummary, ClickSummaryQuery } from './clicks.ts';
import { CSV, endpoint } from './endpoint.ts';

export const listClicks = endpoint('GET', '/clicks', {
  access: 'click.list',
  query: ClickListQuery,
  answers: { 200: ClickListResponse },
});

/** What the whole list comes to. */
export const readClickSummary = endpoint('GET', '/clicks/summary', {
  access: 'click.list',
  query: ClickSummaryQuery,
  answers: { 200: ClickSummary },
});

/** The whole list as a file. */
export const exportClicks = endpoint('GET', '/clicks/export', {
  access: 'click.list',
  query: ClickExportQuery,
  answers: { 200: CSV },
});
