import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { demoEmail } from '../demo-accounts.ts';
import { PUBLISHERS } from './cast.ts';

/** What the database dates by its own clock is dated back to when it happened. Versions are final and keep the day they were written. */
export async function dateBackCampaign(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('campaign').set({ created_at: at, updated_at: at }).where('id', '=', id).execute();
}

/** The number an approval got. */
export async function findNumberOf(db: Db, applicationId: string, at: Date): Promise<string> {
  await db
    .updateTable('application')
    .set({ created_at: at, updated_at: at, decided_at: at })
    .where('id', '=', applicationId)
    .execute();
  const { number } = await db
    .updateTable('tracking_number')
    .set({ assigned_at: at })
    .where('application_id', '=', applicationId)
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** In the transaction that makes history, what is dated by its beginning is news of the last deed. */
export async function dateBackNews(db: Db, at: Date, isRead: boolean): Promise<void> {
  await db
    .updateTable('notification')
    .set({ created_at: at, shown_at: at, read_at: isRead ? at : null })
    .where('created_at', '=', sql<Date>`now()`)
    .execute();
}

/** Whoever takes part was there before it began. */
export async function dateBackPeople(db: Db, at: Date): Promise<void> {
  const mailboxes = ['admin', 'advertiser', ...Object.values(PUBLISHERS).flat()];
  await db
    .updateTable('profile')
    .set({ created_at: at })
    .where('email', 'in', [...new Set(mailboxes)].map(demoEmail))
    .execute();
}

export async function findCallIdBySid(db: Db, callSid: string): Promise<string> {
  const { rows } = await sql<{ call_id: string }>`
    select call_id from carrier_call where call_sid = ${callSid}`.execute(db);
  return rows[0]?.call_id ?? '';
}

/** Plans made for empty tables read all of a full one. */
export async function lookAtTables(db: Db): Promise<void> {
  await sql`analyze call, carrier_call, carrier_event, call_live, ledger_entry, caller_history`.execute(db);
}
