import { MOST_COUNTED } from '@callstead/contract/list-summary';
import { COUNTS, type Counts } from '@callstead/domain/reports/counts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { SUMS } from '../report/fact-queries.ts';
import { COUNT_COLUMNS, listed } from '../rollups/sum-queries.ts';

/** So many rows are looked at for those that fit, however many there are. */
export const MOST_WALKED = 30_000;

/** Neither order of a list begins with rows that have no value: it is more than any amount of any currency. */
export const NO_VALUE = { asc: 999_999_999_999_999, desc: -1 };

/** `walked`: up to MOST_WALKED rows, newest first; `found`: `at` and `id` of those among `walked` that fit. */
export type NewestRows = {
  kind: 'call' | 'lead' | 'click' | 'conversion';
  walked: RawBuilder<unknown>;
  found: RawBuilder<unknown>;
};

/** What fell into a quarter of an hour: rows of the list, and what they count for. */
export type Quarter = { atMs: number; rows: number; counts: Counts };
export type Quarters = { quarters: Quarter[]; isMore: boolean };

/** What the newest rows that fit count for. Days begin on a quarter of an hour in every zone. */
export async function sumQuarters(db: Db, { kind, walked, found }: NewestRows): Promise<Quarters> {
  const { rows } = await sql<Answer>`
    with walked as materialized ${walked},
    found as materialized (select at, id from ${found} as f order by at desc, id desc limit ${MOST_COUNTED + 1}),
    counted as (select at, id from found order by at desc, id desc limit ${MOST_COUNTED})
    select (select count(*) from walked) as walked, (select count(*) from found) as found,
      (select coalesce(json_agg(q), '[]') from (
        select extract(epoch from date_bin('15 minutes', c.at, 'epoch'))::bigint * 1000 as "atMs", count(*) as rows, ${sql.join(SUMS)}
        from counted c
        -- One by one, by their key: the planner would read whole months for them.
        left join lateral (
          select ${listed(COUNT_COLUMNS, 'f')} from ${sql.table(`${kind}_fact`)} f where f.at = c.at and f.id = c.id offset 0
        ) f on true
        group by 1) q) as quarters`.execute(db);
  const [answer] = rows;
  return {
    quarters: (answer?.quarters ?? []).map(quarterOf),
    isMore: (answer?.found ?? 0) > MOST_COUNTED || (answer?.walked ?? 0) >= MOST_WALKED,
  };
}

type Answer = { walked: number; found: number; quarters: Record<string, number>[] };

const quarterOf = (written: Record<string, number>): Quarter => ({
  atMs: written.atMs ?? 0,
  rows: written.rows ?? 0,
  counts: Object.fromEntries(COUNTS.map((name) => [name, written[name] ?? 0])) as Counts,
});
