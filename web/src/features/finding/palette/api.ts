import { search } from '@callstead/contract/search-endpoints';
import type { Language } from '@callstead/domain/identity/account';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

const FEWEST_LETTERS = 3;
const FRESH_MS = 10_000;

/** Nothing is asked before there is something to ask for. */
export const searchQuery = (q: string, language: Language) =>
  queryOptions({
    queryKey: ['search', q, language],
    queryFn: async () => (await call(search, { query: { q, language } })).hits,
    enabled: q.length >= FEWEST_LETTERS,
    placeholderData: keepPreviousData, // the list does not blink from letter to letter
    staleTime: FRESH_MS,
  });
