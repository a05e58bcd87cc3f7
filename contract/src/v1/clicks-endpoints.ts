import { endpoint } from '../endpoint.ts';
import { ClickList, ClicksAsked } from './clicks.ts';

export const listClicks = endpoint('GET', '/clicks', {
  access: 'click.list',
  scope: 'clicks:read',
  query: ClicksAsked,
  answers: { 200: ClickList },
});
