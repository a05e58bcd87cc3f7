import type { MailingState } from '@callstead/domain/reports/report-schedule';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { deleteInBatches } from '../../../db/delete-in-batches.ts';

function recipients(db: Db) {
  return db
    .selectFrom('report_recipient as recipient')
    .innerJoin('report_schedule as schedule', 'schedule.id', 'recipient.schedule_id')
    .innerJoin('report_view as view', 'view.id', 'schedule.view_id')
    .innerJoin('profile as reader', 'reader.id', 'recipient.user_id')
    .select([
      'recipient.id',
      'recipient.next_due_at',
      'recipient.unsubscribed_at',
      'schedule.cadence',
      'schedule.weekday',
      'schedule.month_day',
      'schedule.hour',
      'schedule.zone as schedule_zone',
      'view.name as view_name',
      'view.panel',
      'view.question',
      'reader.id as user_id',
      'reader.full_name as name',
      'reader.email',
      'reader.language',
      'reader.time_zone as own_zone',
    ]);
}
export type RecipientRow = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

export function findRecipient(db: Db, id: string) {
  return recipients(db).where('recipient.id', '=', id).executeTakeFirst();
}

/** What somebody has mailed to themselves of a view. */
export function findOwnRecipient(db: Db, viewId: string, userId: string): Promise<RecipientRow | undefined> {
  return recipients(db)
    .where('schedule.view_id', '=', viewId)
    .where('schedule.user_id', '=', userId)
    .where('recipient.user_id', '=', userId)
    .where('recipient.unsubscribed_at', 'is', null)
    .executeTakeFirst();
}

/** Whose mail is due, the longest first, held until the transaction ends; those another process holds are its own. */
export function listDueForUpdate(db: Db, now: Date, limit: number): Promise<RecipientRow[]> {
  return recipients(db)
    .where('recipient.unsubscribed_at', 'is', null)
    .where('recipient.next_due_at', '<=', now)
    .orderBy('recipient.next_due_at')
    .orderBy('recipient.id')
    .limit(limit)
    .forUpdate('recipient')
    .skipLocked()
    .execute();
}

type Mailing = { recipientId: string; dueAt: Date; state: MailingState; at: Date };

/** False when this moment had its mail before. */
export async function insertMailing(db: Db, { recipientId, dueAt, state, at }: Mailing): Promise<boolean> {
  const inserted = await db
    .insertInto('report_mailing')
    .values({ recipient_id: recipientId, due_at: dueAt, state, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('recipient_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateDue(db: Db, id: string, nextDueAt: Date): Promise<void> {
  await db.updateTable('report_recipient').set({ next_due_at: nextDueAt }).where('id', '=', id).execute();
}

/** Said again it changes nothing; of somebody who is not there, neither. */
export async function unsubscribeRecipient(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('report_recipient')
    .set({ unsubscribed_at: at })
    .where('id', '=', id)
    .where('unsubscribed_at', 'is', null)
    .execute();
}

export async function deleteMailingsBefore(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'report_mailing', sql`due_at < ${before}`);
}
