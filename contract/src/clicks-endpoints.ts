import { ClickExportQuery, ClickListQuery, ClickListResponse } from './clicks.ts';
import { CSV, endpoint } from './endpoint.ts';

export const listClicks = endpoint('GET', '/clicks', {
  access: 'click.list',
  query: ClickListQuery,
  answers: { 200: ClickListResponse },
});

/** The whole list as a file. */
export const exportClicks = endpoint('GET', '/clicks/export', {
  access: 'click.list',
  query: ClickExportQuery,
  answers: { 200: CSV },
});
