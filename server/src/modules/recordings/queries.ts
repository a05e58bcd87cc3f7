import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Database } from '../../db/schema.ts';

export type RecordingRow = Selectable<Database['recording']>;
type NewRecording = Pick<
  Insertable<Database['recording']>,
  'carrier_id' | 'call_sid' | 'source_address' | 'seconds' | 'announced_at'
>;

/** Undefined when the carrier had told us of it before. Its call is named where we know it already. */
export async function insertRecording(db: Db, recording: NewRecording): Promise<string | undefined> {
  const { carrier_id, call_sid, source_address, seconds, announced_at } = recording;
  const { rows } = await sql<{ id: string }>`
    insert into recording (carrier_id, call_sid, source_address, seconds, announced_at, call_id, arrived_at)
    select r.*, k.call_id, k.arrived_at
    from (values (${carrier_id}, ${call_sid}, ${source_address}, ${seconds}::float8, ${announced_at}::timestamptz))
      as r (carrier_id, call_sid, source_address, seconds, announced_at)
    left join carrier_call k on k.call_sid = r.call_sid
    on conflict (carrier_id) do nothing
    returning id`.execute(db);
  return rows[0]?.id;
}

/** Counts a try; undefined when there is nothing left to fetch. */
export function beginAttempt(db: Db, id: string): Promise<RecordingRow | undefined> {
  return db
    .updateTable('recording')
    .set((set) => ({ attempts: set('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
}

/** Null while the call itself has not been told to us. */
export async function findCallIdOf(db: Db, callSid: string): Promise<string | null> {
  const { rows } = await sql<{ call_id: string }>`select call_id from carrier_call where call_sid = ${callSid}`.execute(
    db,
  );
  return rows[0]?.call_id ?? null;
}

export type Fetched = Required<
  Pick<RecordingRow, 'call_id' | 'arrived_at' | 'seconds' | 'bytes' | 'content_type' | 'storage_key'>
> &
  Pick<RecordingRow, 'channels' | 'peaks' | 'fetched_at' | 'delete_after' | 'last_error'>;

/** False when somebody else was first. */
export async function markReady(db: Db, id: string, fetched: Fetched): Promise<boolean> {
  return leavePending(db, id, { ...fetched, state: 'ready' });
}

export async function markFailed(db: Db, id: string, reason: string): Promise<boolean> {
  return leavePending(db, id, { state: 'failed', last_error: reason });
}

async function leavePending(db: Db, id: string, change: Partial<RecordingRow>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recording')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function noteError(db: Db, id: string, reason: string): Promise<void> {
  await db
    .updateTable('recording')
    .set({ last_error: reason })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}

/** Of several of one call the newest that can be heard. */
export function findRecordingOfCall(db: Db, callSid: string): Promise<RecordingRow | undefined> {
  return db
    .selectFrom('recording')
    .selectAll()
    .where('call_sid', '=', callSid)
    .orderBy(sql`state = 'ready'`, 'desc')
    .orderBy('announced_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function listExpiredIds(db: Db, now: Date, limit: number): Promise<string[]> {
  const found = await db
    .selectFrom('recording')
    .select('id')
    .where('state', '=', 'ready')
    .where('delete_after', '<=', now)
    .orderBy('delete_after')
    .limit(limit)
    .execute();
  return found.map(({ id }) => id);
}

export function findReadyForUpdate(db: Db, id: string): Promise<RecordingRow | undefined> {
  return db
    .selectFrom('recording')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function markDeleted(db: Db, id: string): Promise<void> {
  await db
    .updateTable('recording')
    .set({ state: 'deleted', storage_key: null, peaks: null })
    .where('id', '=', id)
    .execute();
}

/** Announced long ago and never fetched, whatever became of the job. */
export async function failAbandoned(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('recording')
    .set({ state: 'failed', last_error: 'nobody fetched it in time' })
    .where('state', '=', 'pending')
    .where('announced_at', '<', before)
    .execute();
}

/** False when it is gone there already. */
export async function markAskedOfCarrier(db: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recording')
    .set({ carrier_asked_at: at })
    .where('id', '=', id)
    .where('carrier_deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function findAskedOfCarrier(db: Db, id: string): Promise<Pick<RecordingRow, 'source_address'> | undefined> {
  return db
    .selectFrom('recording')
    .select('source_address')
    .where('id', '=', id)
    .where('carrier_asked_at', 'is not', null)
    .where('carrier_deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function markDeletedAtCarrier(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('recording').set({ carrier_deleted_at: at }).where('id', '=', id).execute();
}

/** What carriers told us of the newest calls, whether or not it was fetched. */
export async function listNewestAnnounced(db: Db, limit: number): Promise<NewRecording[]> {
  const { rows } = await sql<NewRecording>`
    select e.event ->> 'recordingId' as carrier_id, e.call_sid, e.event ->> 'address' as source_address,
           (e.event ->> 'seconds')::float8 as seconds, e.received_at as announced_at
    from carrier_call k join carrier_event e on e.call_sid = k.call_sid
    where e.event ->> 'kind' = 'recording_ready'
    order by k.arrived_at desc limit ${limit}`.execute(db);
  return rows;
}

/** False when they listened since then: a player asks for several pieces at once. */
export async function claimListen(db: Db, listen: { user_id: string; call_id: string; at: Date }, since: Date) {
  const claimed = await db
    .insertInto('recording_listen')
    .values(listen)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'call_id']).doUpdateSet({ at: listen.at }).where('recording_listen.at', '<=', since),
    )
    .returning('at')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** So long ago that the next request is a new listen anyway. */
export async function deleteListensBefore(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'recording_listen', sql`at < ${before}`);
}
