import { LANGUAGES } from '@callstead/domain/identity/account';
import { SEARCH_KINDS } from '@callstead/domain/search/read-search';
import * as z from 'zod';
import { shortText } from './text.ts';

export const SearchQuery = z.object({
  q: shortText(100).catch('').default(''),
  language: z.enum(LANGUAGES).catch('es').default('es'),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

/** One thing that was found. Nothing in it tells who called or who is behind a lead. */
const SearchHit = z.object({
  kind: z.enum(SEARCH_KINDS),
  /** By which its page is found. */
  id: z.string(),
  title: z.string(),
  detail: z.string().nullable(),
  /** Of a call or a lead: when it came. */
  at: z.iso.datetime().nullable(),
});
export type SearchHit = z.infer<typeof SearchHit>;

export const SearchResponse = z.object({ hits: z.array(SearchHit) });
export type SearchResponse = z.infer<typeof SearchResponse>;
