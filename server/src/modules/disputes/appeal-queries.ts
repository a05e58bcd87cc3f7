import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

type AppealRow = Selectable<Database['dispute_appeal']>;
type DecisionRow = Selectable<Database['appeal_decision']>;
export type FoundAppeal = AppealRow & { decision: DecisionRow | null };

export async function insertAppeal(db: Db, appeal: Insertable<Database['dispute_appeal']>): Promise<void> {
  await db.insertInto('dispute_appeal').values(appeal).execute();
}

export async function insertAppealDecision(db: Db, decision: Insertable<Database['appeal_decision']>): Promise<void> {
  await db.insertInto('appeal_decision').values(decision).execute();
}

/** With how it ended, if it did. */
export async function findAppeal(db: Db, saleId: string): Promise<FoundAppeal | undefined> {
  const appeal = await db.selectFrom('dispute_appeal').selectAll().where('sale_id', '=', saleId).executeTakeFirst();
  if (!appeal) return undefined;
  const decision = await db.selectFrom('appeal_decision').selectAll().where('sale_id', '=', saleId).executeTakeFirst();
  return { ...appeal, decision: decision ?? null };
}

export const isOpen = (appeal: FoundAppeal | undefined): appeal is FoundAppeal =>
  appeal !== undefined && appeal.decision === null;

/** Whether anybody else could decide what this person decided before. */
export async function hasOtherAdmin(db: Db, userId: string): Promise<boolean> {
  const other = await db
    .selectFrom('account_member')
    .innerJoin('account', 'account.id', 'account_member.account_id')
    .select('account_member.user_id')
    .where('account.type', '=', 'admin')
    .where('account.status', '=', 'approved')
    .where('account_member.user_id', '<>', userId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
