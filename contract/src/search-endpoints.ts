import { endpoint } from './endpoint.ts';
import { SearchQuery, SearchResponse } from './search.ts';

/** Everything of one's own, by an id, a number, a name or an address: a few of each kind. */
export const search = endpoint('GET', '/search', {
  access: 'search.find',
  query: SearchQuery,
  answers: { 200: SearchResponse },
});
