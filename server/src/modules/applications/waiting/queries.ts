import type { Decision } from '@callstead/domain/applications/lifecycle';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';

export type WaitingDecision = Selectable<Database['waiting_decision']>;

type NewDecision = {
  userId: string;
  accountId: string;
  decision: Decision;
  reason: string | null;
  address: string | null;
  waitSeconds: number;
};

/** The database's clock says when it is due, as it does when somebody asks whether it is. */
export async function insertDecision(db: Db, decision: NewDecision): Promise<string> {
  const { id } = await db
    .insertInto('waiting_decision')
    .values({
      user_id: decision.userId,
      account_id: decision.accountId,
      decision: decision.decision,
      reason: decision.reason,
      address: decision.address,
      due_at: sql<Date>`now() + make_interval(secs => ${decision.waitSeconds})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether it was the first: of one application one decision waits. Needs the application's row lock. */
export async function insertWaiting(db: Db, decisionId: string, applicationId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('waiting_application')
    .values({ decision_id: decisionId, application_id: applicationId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export function findDecision(db: Db, id: string): Promise<WaitingDecision | undefined> {
  return db.selectFrom('waiting_decision').selectAll().where('id', '=', id).executeTakeFirst();
}

/** In the order in which they are locked. */
export async function listWaiting(db: Db, decisionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('waiting_application')
    .select('application_id')
    .where('decision_id', '=', decisionId)
    .orderBy('application_id')
    .execute();
  return rows.map(({ application_id }) => application_id);
}

/** Whether it was still to be had: not once it is due, or somebody carries it out. What waited for it goes with it. */
export async function deleteDecision(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('waiting_decision')
    .where('id', '=', id)
    .where('started_at', 'is', null)
    .where('due_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** From now on nobody takes them back. Those that somebody else began with are among them: a process may have died over it. */
export function claimDue(db: Db): Promise<WaitingDecision[]> {
  return db
    .updateTable('waiting_decision')
    .set({ started_at: sql`coalesce(started_at, now())` })
    .where('due_at', '<=', sql<Date>`now()`)
    .where(sql<boolean>`exists (select from waiting_application w where w.decision_id = waiting_decision.id)`)
    .returningAll()
    .execute();
}

/** Whether it still waited for that decision: of two processes one takes it. */
export async function takeWaiting(db: Db, decisionId: string, applicationId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('waiting_application')
    .where('application_id', '=', applicationId)
    .where('decision_id', '=', decisionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whoever asks for one that was carried out is told so for a day. */
export async function forgetDecisions(db: Db): Promise<void> {
  await db
    .deleteFrom('waiting_decision')
    .where('due_at', '<', sql<Date>`now() - interval '1 day'`)
    .where(sql<boolean>`not exists (select from waiting_application w where w.decision_id = waiting_decision.id)`)
    .execute();
}
