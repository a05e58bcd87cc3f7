import type { Language } from '@callstead/domain/identity/account';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { CorrectionItem } from './queries.ts';

/** A call of a set with what a file says of it. */
export type FiledItem = CorrectionItem & {
  caller: string | null;
  campaign: string;
  advertiser: string;
  publisher: string;
};

const AT_ONCE = 2_000;

type Wanted = {
  language: Language;
  /** Only what was corrected of this account's calls. */
  accountId?: string;
};

/** By call, a batch at a time. */
export async function* streamItems(
  db: Db,
  setId: string,
  { language, accountId }: Wanted,
): AsyncGenerator<FiledItem[]> {
  const own = accountId
    ? sql`${accountId}::uuid in (i.advertiser_id, i.publisher_id) and i.verdict = 'change' and i.done_at is not null`
    : sql`true`;
  let after = '';
  for (;;) {
    const { rows } = await sql<FiledItem>`
      select i.*, c.caller, k.public_id || ' ' || coalesce(k.texts -> ${language}::text ->> 'title', '') as campaign,
             a.name as advertiser, p.aff_id || ' ' || p.name as publisher
      from correction_item i
      join call c on c.arrived_at = i.arrived_at and c.id = i.call_id
      join campaign_with_terms k on k.id = c.campaign_id
      join account a on a.id = i.advertiser_id join account p on p.id = i.publisher_id
      where i.set_id = ${setId} and i.call_id > ${after} and ${own}
      order by i.call_id limit ${AT_ONCE}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.call_id ?? '';
  }
}
