import type { SaleKind } from '@callstead/domain/sale-kind';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** How often each was booked for a sale: what is put back may come the same way again, under a key of its own. */
export type Rounds = { approved: number; refused: number; repriced: number };

const NONE: Rounds = { approved: 0, refused: 0, repriced: 0 };

/** Needs the row locks of what was sold. */
export async function listRounds(
  db: Db,
  sold: SaleKind,
  ids: readonly string[],
): Promise<{ of: (id: string) => Rounds }> {
  if (ids.length === 0) return { of: () => NONE };
  const saleId = sql.ref(`${sold}_id`);
  const found = await sql<Rounds & { id: string }>`
    select ${saleId} as id, count(*) filter (where kind = 'approved')::int as approved,
           count(*) filter (where kind = 'refused')::int as refused,
           count(*) filter (where kind in ('repriced', 'put_back'))::int as repriced
    from ledger_entry where ${saleId} = any (${ids}::text[]) and kind in ('approved', 'refused', 'repriced', 'put_back')
    group by 1`.execute(db);
  const rounds = new Map(found.rows.map(({ id, ...counts }) => [id, counts]));
  return { of: (id) => rounds.get(id) ?? NONE };
}
