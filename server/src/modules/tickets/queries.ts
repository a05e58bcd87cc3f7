import { foldAccents } from '@callstead/domain/fold-accents';
import type { UserType } from '@callstead/domain/identity/account';
import { REPLY_KINDS, type TicketPriority, type TicketStatus } from '@callstead/domain/tickets/ticket';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type CreatedKey, createdMicros, isBehind } from '../../db/newest-first.ts';
import type { Database } from '../../db/schema.ts';
import { containing } from '../../db/search-pattern.ts';

export function insertTicket(db: Db, ticket: Insertable<Database['ticket']>): Promise<Selectable<Database['ticket']>> {
  return db.insertInto('ticket').values(ticket).returningAll().executeTakeFirstOrThrow();
}

/** With the sender as their profile now says; anonymous senders have only what they wrote. */
export function deskTickets(db: Db) {
  return db
    .selectFrom('ticket')
    .leftJoin('profile', 'profile.id', 'ticket.user_id')
    .leftJoin('account', 'account.id', 'ticket.account_id')
    .leftJoin('profile as assignee', 'assignee.id', 'ticket.assignee_id')
    .select([
      'ticket.id',
      'ticket.user_id',
      'ticket.account_id',
      'ticket.sender_name',
      'ticket.sender_email',
      'ticket.subject',
      'ticket.source',
      'ticket.priority',
      'ticket.status',
      'ticket.language',
      'ticket.created_at',
      'ticket.updated_at',
      'ticket.assignee_id',
      'ticket.waiting_since',
      'ticket.about_kind',
      'ticket.about_id',
      'assignee.full_name as assignee_name',
      'profile.full_name as owner_name',
      'profile.email as owner_email',
      'account.type as owner_type',
      createdMicros('ticket'),
    ]);
}

export type TicketSummaryRow = Awaited<ReturnType<typeof listTickets>>[number];
export type TicketRow = NonNullable<Awaited<ReturnType<typeof findTicket>>>;

export type TicketListFilter = {
  search?: string;
  status?: TicketStatus | undefined;
  priority?: TicketPriority | undefined;
  ownerId?: string | undefined;
  ownerTypes?: readonly UserType[] | undefined;
  after: CreatedKey | undefined;
  limit: number;
};

/** Newest first. */
export function listTickets(db: Db, filter: TicketListFilter) {
  let query = deskTickets(db).orderBy('ticket.created_at', 'desc').orderBy('ticket.id', 'desc').limit(filter.limit);
  if (filter.status) query = query.where('ticket.status', '=', filter.status);
  if (filter.priority) query = query.where('ticket.priority', '=', filter.priority);
  if (filter.ownerId) query = query.where('ticket.account_id', '=', filter.ownerId);
  if (filter.ownerTypes) query = query.where('account.type', 'in', [...filter.ownerTypes]);
  if (filter.search) query = query.where('ticket.search_text', 'like', containing(foldAccents(filter.search)));
  if (filter.after) query = query.where(isBehind('ticket', filter.after));
  return query.execute();
}

export function findTicket(db: Db, id: string) {
  return deskTickets(db).select('ticket.message').where('ticket.id', '=', id).executeTakeFirst();
}

export function findTicketForUpdate(db: Db, id: string): Promise<TicketRow | undefined> {
  return deskTickets(db)
    .select('ticket.message')
    .where('ticket.id', '=', id)
    .forUpdate('ticket') // of the sender's profile nothing changes
    .executeTakeFirst();
}

export async function updateTicket(
  db: Db,
  id: string,
  change: { status?: TicketStatus; priority?: TicketPriority; waiting_since?: Date | null },
): Promise<void> {
  await db
    .updateTable('ticket')
    .set({ ...change, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/** A ticket whose replies still exist cannot go. */
export async function deleteTicket(db: Db, id: string): Promise<void> {
  await db.deleteFrom('ticket').where('id', '=', id).execute();
}

export async function deleteEntries(db: Db, ticketId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('ticket_reply')
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

const MOST_ENTRIES = 1000;

function entries(db: Db) {
  return db
    .selectFrom('ticket_reply')
    .leftJoin('profile', 'profile.id', 'ticket_reply.user_id')
    .select([
      'ticket_reply.id',
      'ticket_reply.kind',
      'ticket_reply.message',
      'ticket_reply.created_at',
      'profile.full_name as author',
    ])
    .orderBy('ticket_reply.created_at')
    .orderBy('ticket_reply.id')
    .limit(MOST_ENTRIES);
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

/** What was said with the owner. Notes are left out here, so that nothing above can show one by mistake. */
export function listReplies(db: Db, ticketId: string): Promise<EntryRow[]> {
  return entries(db)
    .where('ticket_reply.ticket_id', '=', ticketId)
    .where('ticket_reply.kind', 'in', [...REPLY_KINDS])
    .execute();
}

/** Everything, notes too: for admins. */
export function listEntries(db: Db, ticketId: string) {
  return entries(db).where('ticket_reply.ticket_id', '=', ticketId).execute();
}

/** With the ticket's row lock held: the moment of the insert, not of the transaction's start, keeps the order of the locks. */
export async function insertEntry(db: Db, entry: Insertable<Database['ticket_reply']>): Promise<EntryRow> {
  const { id } = await db
    .insertInto('ticket_reply')
    .values({ ...entry, created_at: sql`clock_timestamp()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return entries(db).where('ticket_reply.id', '=', id).executeTakeFirstOrThrow();
}

export type SeenAnswer = { ticketId: string; userId: string; seenAnswer: string | null };

/** Whether somebody else of the team has answered behind the one that was seen; behind none, or one nobody knows, all are. */
export async function isAnsweredSince(db: Db, { ticketId, userId, seenAnswer }: SeenAnswer): Promise<boolean> {
  const answer = await db
    .selectFrom('ticket_reply as answer')
    .select('answer.id')
    .where('answer.ticket_id', '=', ticketId)
    .where('answer.kind', '=', 'team')
    .where('answer.user_id', 'is distinct from', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ticket_reply as seen')
            .select('seen.id')
            .where('seen.ticket_id', '=', ticketId)
            .where('seen.id', '=', seenAnswer)
            .where(sql<boolean>`(answer.created_at, answer.id) <= (seen.created_at, seen.id)`),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return answer !== undefined;
}

/** Undefined for a note: the owner must not read one, not even by mail. */
export function findReply(db: Db, id: string): Promise<EntryRow | undefined> {
  return entries(db)
    .where('ticket_reply.id', '=', id)
    .where('ticket_reply.kind', 'in', [...REPLY_KINDS])
    .executeTakeFirst();
}
