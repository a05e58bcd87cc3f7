import { endpoint } from '../endpoint.ts';
import { ApiRequestListQuery, ApiRequestListResponse } from './api-requests.ts';

/** Of the last seven days: first those that were refused, each the newest first. */
export const listApiRequests = endpoint('GET', '/api-requests', {
  access: 'api-request.list',
  query: ApiRequestListQuery,
  answers: { 200: ApiRequestListResponse },
  errors: ['not_offered'],
});
