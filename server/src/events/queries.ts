import type { EventType, StoredEvent } from '@callstead/domain/events/event';
import { PRODUCT_NAME } from '@callstead/domain/site/network-name';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Database } from '../db/schema.ts';

export type NewEventRow = Omit<Insertable<Database['event_inbox']>, 'actor_name' | 'actor_id'>;

/** The actor's name is copied as it stands now; nobody's deed is the network's, under the name it has. */
export async function insertEvents(db: Db, actorId: string | null, rows: readonly NewEventRow[]): Promise<void> {
  const actor_name = sql<string>`coalesce(
    (select full_name from profile where id = ${actorId}),
    (select value ->> 'name' from network_setting where group_name = 'brand' order by version desc limit 1),
    ${PRODUCT_NAME})`;
  await db
    .insertInto('event_inbox')
    .values(rows.map((row) => ({ ...row, actor_id: actorId, actor_name })))
    .execute();
}

/** Answers how many got their position. */
export async function sequenceEvents(db: Db, most: number): Promise<number> {
  const { rows } = await sql<{ moved: number }>`select sequence_events(${most}) as moved`.execute(db);
  return rows[0]?.moved ?? 0;
}

/** Those that have none yet begin with the first event. */
export async function ensureCursors(db: Db, subscribers: readonly string[]): Promise<void> {
  if (subscribers.length === 0) return;
  await db
    .insertInto('event_cursor')
    .values(subscribers.map((subscriber) => ({ subscriber })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Subscribed = { name: string; types: readonly EventType[] };

/** Those for whom something happened. Whom nothing concerns is past it afterwards: asking each by itself costs a transaction. */
export async function findAwaited(db: Db, subscribers: readonly Subscribed[]): Promise<string[]> {
  const given = JSON.stringify(subscribers.map(({ name, types }) => ({ subscriber: name, types })));
  const { rows } = await sql<{ subscriber: string }>`
    select subscriber from find_awaited_events(${given}::jsonb) as subscriber`.execute(db);
  return rows.map(({ subscriber }) => subscriber);
}

/** The commit does not wait for the disk: what a crash may undo is done again. */
export async function commitLazily(db: Db): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(db);
}

export async function moveCursor(db: Db, subscriber: string, position: number): Promise<void> {
  await db.updateTable('event_cursor').set({ position }).where('subscriber', '=', subscriber).execute();
}

type Asked = { subscriber: string; types: readonly EventType[]; limit: number };
/** What is next, and how far there is anything at all. */
export type Stretch = { after: number; upTo: number; events: StoredEvent[] };
type EventRow = Omit<Selectable<Database['event']>, 'recorded_at' | 'position'>;
type TakenRow = EventRow & { after: number; up_to: number; position: number | null };

/** Undefined while another process is at it; the cursor stays locked until the transaction ends. */
export async function takeEvents(db: Db, { subscriber, types, limit }: Asked): Promise<Stretch | undefined> {
  const { rows } = await sql<TakenRow>`
    select * from take_events(${subscriber}, ${types}, ${limit}::integer)`.execute(db);
  const [first] = rows;
  if (!first) return undefined;
  const events = rows.flatMap(({ position, ...row }) => (position === null ? [] : [storedEvent({ ...row, position })]));
  return { after: first.after, upTo: first.up_to, events };
}

function storedEvent(row: EventRow & { position: number }): StoredEvent {
  return {
    position: row.position,
    id: row.id,
    at: row.at,
    type: row.type,
    subject: { type: row.subject_type, id: row.subject_id, name: row.subject_name },
    accountId: row.account_id,
    actor: { id: row.actor_id, name: row.actor_name, address: row.address },
    data: row.data,
  } as StoredEvent; // what was written with a type is what that type says
}

export type Lag = { subscriber: string; events: number; seconds: number };

/** How far each subscriber is behind what has its position, and for how long its next event has waited. */
export async function listLags(db: Db): Promise<Lag[]> {
  const { rows } = await sql<Lag>`
    select c.subscriber, (select coalesce(max(e.position), c.position) from event e) - c.position as events,
           coalesce(extract(epoch from clock_timestamp() - (
             select e.recorded_at from event e where e.position > c.position order by e.position limit 1)), 0)::float as seconds
    from event_cursor c order by c.subscriber`.execute(db);
  return rows;
}

export async function countWaiting(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('event_inbox')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return waiting;
}

export async function dropEventMonths(db: Db, before: Date): Promise<void> {
  await sql`select drop_event_months(${before})`.execute(db);
}
