import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** The next active campaigns in the order of their ids. */
export async function listListed(db: Db, after: string | undefined, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('campaign')
    .select('id')
    .where('status', '=', 'active')
    .$if(after !== undefined, (query) => query.where('id', '>', after as string))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export type ListedFigures = {
  campaignId: string;
  epcCents: number | null;
  approvalPoints: number | null;
  disputePoints: number | null;
  shortPoints: number | null;
};

/** Only what changed is written. */
export async function updateListedFigures(db: Db, figures: readonly ListedFigures[]): Promise<void> {
  await sql`
    update campaign_listing l set epc_cents = f."epcCents", approval_points = f."approvalPoints",
      dispute_points = f."disputePoints", short_points = f."shortPoints"
    from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) as f (
      "campaignId" uuid, "epcCents" bigint, "approvalPoints" integer, "disputePoints" integer, "shortPoints" integer)
    where l.campaign_id = f."campaignId"
      and (l.epc_cents, l.approval_points, l.dispute_points, l.short_points)
        is distinct from (f."epcCents", f."approvalPoints", f."disputePoints", f."shortPoints")`.execute(db);
}
