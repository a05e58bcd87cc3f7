import { type DisputeCategory, type DisputeSide, MOST_THREAD_MESSAGES } from '@callstead/domain/disputes/dispute';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

export type MessageRow = {
  id: string;
  side: DisputeSide;
  author: string | null;
  message: string;
  second: number | null;
  at: Date;
};

function messages(db: Db) {
  return db
    .selectFrom('dispute_message as m')
    .leftJoin('profile', 'profile.id', 'm.user_id')
    .select(['m.id', 'm.side', 'profile.full_name as author', 'm.message', 'm.second', 'm.at']);
}

export function listMessages(db: Db, saleId: string): Promise<MessageRow[]> {
  return messages(db)
    .where('m.sale_id', '=', saleId)
    .orderBy('m.at')
    .orderBy('m.id')
    .limit(MOST_THREAD_MESSAGES)
    .execute();
}

export async function insertMessage(db: Db, message: Insertable<Database['dispute_message']>): Promise<MessageRow> {
  const { id } = await db.insertInto('dispute_message').values(message).returning('id').executeTakeFirstOrThrow();
  return messages(db).where('m.id', '=', id).executeTakeFirstOrThrow();
}

/** What kind of dispute a call has, and the second that shows it; undefined for one from before there were any. */
export async function findCase(db: Db, callId: string) {
  const found = await db
    .selectFrom('dispute_case')
    .select(['category', 'second'])
    .where('call_id', '=', callId)
    .executeTakeFirst();
  return found && { category: found.category as DisputeCategory, second: found.second };
}

/** What was said last: enough to know whether to open the thread. */
export function findLastMessage(db: Db, saleId: string) {
  return db
    .selectFrom('dispute_message')
    .select(['side', 'message', 'at'])
    .where('sale_id', '=', saleId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
