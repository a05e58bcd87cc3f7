import type { NamedSale } from '@callstead/contract/tickets';
import type { Billing } from '@callstead/domain/calls/call';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { momentOfId } from '../../db/sortable-id.ts';

export type AboutRow = {
  arrived_at: Date;
  publisher_id: string | null;
  advertiser_id: string | null;
  billing: Billing;
  price_cents: number | null;
  payout_cents: number | null;
  public_id: string | null;
  title_en: string | null;
  title_es: string | null;
};

/** The id says in which month it lies. */
export async function findSale(db: Db, { kind, id }: NamedSale): Promise<AboutRow | undefined> {
  const arrivedAt = momentOfId(kind, id);
  if (!arrivedAt) return undefined;
  const { rows } = await sql<AboutRow>`
    select w.arrived_at, w.publisher_id, w.advertiser_id, w.billing, w.price_cents, w.payout_cents, k.public_id,
      k.texts -> 'en' ->> 'title' as title_en, k.texts -> 'es' ->> 'title' as title_es
    from ${sql.table(kind)} w left join campaign_with_terms k on k.id = w.campaign_id
    where w.arrived_at = ${arrivedAt} and w.id = ${id}`.execute(db);
  return rows[0];
}
