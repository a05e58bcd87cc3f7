import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** False when it was deleted before. */
export async function deleteSimulatedRecording(db: Db, sid: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into simulator_deleted_recording (recording_sid) values (${sid}) on conflict do nothing`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function isSimulatedDeleted(db: Db, sid: string): Promise<boolean> {
  const { rows } = await sql`select from simulator_deleted_recording where recording_sid = ${sid}`.execute(db);
  return rows.length > 0;
}
