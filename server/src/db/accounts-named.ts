import { foldAccents } from '@callstead/domain/fold-accents';
import { type RawBuilder, sql } from 'kysely';
import { containing } from './search-pattern.ts';

/**
 * Ids of accounts by any part of their name or company, with or without its accents. The trigram index finds them, together
 * with those whose address holds the text: an address is not for everybody to search by.
 */
export function accountsNamed(search: string): RawBuilder<unknown> {
  const pattern = containing(foldAccents(search));
  return sql`(
    select p.id from account p
    where p.search_text like ${pattern} and (p.sort_name like ${pattern} or fold_accents(p.company_name) like ${pattern}))`;
}
