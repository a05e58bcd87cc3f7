import type { Language } from '@callstead/domain/identity/account';
import type { SaleKind } from '@callstead/domain/sale-kind';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { CorrectionItem } from './queries.ts';
import { arrivedAt } from './sale-queries.ts';

/** An item of a set with what a file says of it. */
export type FiledItem = CorrectionItem & {
  /** Of a call. */
  caller: string | null;
  /** Of a conversion: the advertiser's own name for it. */
  txid: string | null;
  campaign: string;
  advertiser: string;
  publisher: string;
};

const AT_ONCE = 2_000;

type Wanted = {
  language: Language;
  /** Only what was corrected of this account's. */
  accountId?: string;
};

/** What the file adds of its own to each. */
const OWN: Record<SaleKind, RawBuilder<unknown>> = {
  call: sql`c.caller, null as txid`,
  lead: sql`null as caller, null as txid`, // nobody is named in what is mailed about
  conversion: sql`null as caller, c.txid`,
};

type FiledSet = { id: string; subject: SaleKind };

/** By id, a batch at a time. */
export async function* streamItems(
  db: Db,
  { id: setId, subject }: FiledSet,
  { language, accountId }: Wanted,
): AsyncGenerator<FiledItem[]> {
  const own = accountId
    ? sql`${accountId}::uuid in (i.advertiser_id, i.publisher_id) and i.verdict = 'change' and i.done_at is not null`
    : sql`true`;
  let after = '';
  for (;;) {
    const { rows } = await sql<FiledItem>`
      select i.*, ${OWN[subject]}, k.public_id || ' ' || coalesce(k.texts -> ${language}::text ->> 'title', '') as campaign,
             a.name as advertiser, p.aff_id || ' ' || p.name as publisher
      from correction_item i
      join ${sql.table(subject)} c on ${arrivedAt(subject)} = i.arrived_at and c.id = i.subject_id
      join campaign_with_terms k on k.id = c.campaign_id
      join account a on a.id = i.advertiser_id join account p on p.id = i.publisher_id
      where i.set_id = ${setId} and i.subject_id > ${after} and ${own}
      order by i.subject_id limit ${AT_ONCE}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.subject_id ?? '';
  }
}
