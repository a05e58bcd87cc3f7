import type { SaveCannedReplyRequest } from '@callstead/contract/tickets';
import { foldAccents } from '@callstead/domain/fold-accents';
import type { TicketState } from '@callstead/domain/tickets/ticket';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { containing } from '../../../db/search-pattern.ts';
import { deskTickets } from '../queries.ts';

export type DeskQuestion = {
  search: string;
  state: TicketState | undefined;
  /** Null: nobody's. */
  assigneeId: string | null | undefined;
  after: readonly string[] | undefined;
  limit: number;
};

const isClosed = sql<boolean>`ticket.status = 'closed'`;
const waits = sql<boolean>`ticket.waiting_since is not null`;
const STATES: Record<TicketState, ReturnType<typeof sql<boolean>>> = {
  waiting: sql<boolean>`not (${isClosed}) and ${waits}`,
  answered: sql<boolean>`not (${isClosed}) and not (${waits})`,
  closed: isClosed,
};

/** Who waits longest, first. */
export function listDesk(db: Db, { search, state, assigneeId, after, limit }: DeskQuestion) {
  let query = deskTickets(db)
    .select('ticket.desk_rank')
    .orderBy('ticket.desk_rank')
    .orderBy('ticket.id')
    .limit(limit)
    .where(state ? STATES[state] : sql<boolean>`not (${isClosed})`);
  if (assigneeId === null) query = query.where('ticket.assignee_id', 'is', null);
  else if (assigneeId) query = query.where('ticket.assignee_id', '=', assigneeId);
  if (search) query = query.where('ticket.search_text', 'like', containing(foldAccents(search)));
  if (after)
    query = query.where(sql<boolean>`(ticket.desk_rank, ticket.id) > (${after[0]}::bigint, ${after[1]}::uuid)`);
  return query.execute();
}

const MOST_COLLEAGUES = 200;

/** Those who may answer. */
export function listTeam(db: Db): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('profile')
    .innerJoin('account_member', 'account_member.user_id', 'profile.id')
    .innerJoin('account', 'account.id', 'account_member.account_id')
    .select(['profile.id', 'profile.full_name as name'])
    .where('account.type', '=', 'admin')
    .where('account.status', '=', 'approved')
    .orderBy('profile.full_name')
    .orderBy('profile.id')
    .limit(MOST_COLLEAGUES)
    .execute();
}

/** Whoever types an answer, while the ticket is there. */
export function findAnswerer(db: Db, { ticketId, userId }: { ticketId: string; userId: string }) {
  return db
    .selectFrom('profile')
    .select(['profile.id', 'profile.full_name as name'])
    .where('profile.id', '=', userId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('ticket').select('ticket.id').where('ticket.id', '=', ticketId)),
    )
    .executeTakeFirst();
}

export async function updateAssignee(db: Db, ticketId: string, assigneeId: string | null): Promise<void> {
  await db.updateTable('ticket').set({ assignee_id: assigneeId }).where('id', '=', ticketId).execute();
}

const CANNED = ['id', 'title', 'text_en as textEn', 'text_es as textEs'] as const;

export function listCannedReplies(db: Db, limit: number) {
  return db.selectFrom('canned_reply').select(CANNED).orderBy(sql`lower(title)`).limit(limit).execute();
}

export function findCannedReply(db: Db, id: string) {
  return db.selectFrom('canned_reply').select(CANNED).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Undefined where another has that title. */
export function insertCannedReply(db: Db, { title, textEn, textEs }: SaveCannedReplyRequest) {
  return db
    .insertInto('canned_reply')
    .values({ title, text_en: textEn, text_es: textEs })
    .onConflict((conflict) => conflict.expression(sql`lower(title)`).doNothing())
    .returning(CANNED)
    .executeTakeFirst();
}

export async function isTitleTaken(db: Db, title: string, exceptId: string): Promise<boolean> {
  const other = await db
    .selectFrom('canned_reply')
    .select('id')
    .where(sql<boolean>`lower(title) = lower(${title})`)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return other !== undefined;
}

export function updateCannedReply(db: Db, id: string, { title, textEn, textEs }: SaveCannedReplyRequest) {
  return db
    .updateTable('canned_reply')
    .set({ title, text_en: textEn, text_es: textEs, updated_at: new Date() })
    .where('id', '=', id)
    .returning(CANNED)
    .executeTakeFirstOrThrow();
}

export async function deleteCannedReply(db: Db, id: string): Promise<void> {
  await db.deleteFrom('canned_reply').where('id', '=', id).execute();
}
