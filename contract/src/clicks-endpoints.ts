import { ClickListQuery, ClickListResponse } from './clicks.ts';
import { endpoint } from './endpoint.ts';

export const listClicks = endpoint('GET', '/clicks', {
  access: 'click.list',
  query: ClickListQuery,
  answers: { 200: ClickListResponse },
});
