import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import type { JobEnd } from '../../jobs/job-ends.ts';

export type ProcessRow = Selectable<Database['server_process']>;

/** One that left without a word is missed for an hour. */
const MISSED_MS = 3_600_000;

export async function putProcess(db: Db, row: Insertable<Database['server_process']>): Promise<void> {
  const { seen_at, spool_waiting, spool_rejected } = row;
  await db
    .insertInto('server_process')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at, spool_waiting, spool_rejected }))
    .execute();
}

export async function deleteProcess(db: Db, id: string): Promise<void> {
  await db.deleteFrom('server_process').where('id', '=', id).execute();
}

export async function forgetMissed(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('server_process')
    .where('seen_at', '<', new Date(now.getTime() - MISSED_MS))
    .execute();
}

export function listProcesses(db: Db): Promise<ProcessRow[]> {
  return db.selectFrom('server_process').selectAll().orderBy('started_at').orderBy('id').execute();
}

export type JobRunRow = Selectable<Database['job_run']>;

export function listJobRuns(db: Db): Promise<JobRunRow[]> {
  return db.selectFrom('job_run').selectAll().execute();
}

/** In one order, so that two processes never wait for each other; whoever ended last is remembered, whoever writes last. */
export async function recordJobEnds(db: Db, ends: readonly JobEnd[]): Promise<void> {
  for (const end of ends.toSorted((one, other) => one.name.localeCompare(other.name))) {
    const { name, at } = end;
    if (end.is === 'done') await recordDone(db, { name, ended_at: at, took_ms: end.tookMs });
    else await recordFailed(db, { name, failed_at: at, failure: end.failure });
  }
}

async function recordDone(db: Db, run: { name: string; ended_at: Date; took_ms: number }): Promise<void> {
  const { ended_at, took_ms } = run;
  await db
    .insertInto('job_run')
    .values(run)
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ ended_at, took_ms })
        .where(sql<boolean>`coalesce(job_run.ended_at < ${ended_at}, true)`),
    )
    .execute();
}

async function recordFailed(db: Db, run: { name: string; failed_at: Date; failure: string }): Promise<void> {
  const { failed_at, failure } = run;
  await db
    .insertInto('job_run')
    .values(run)
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ failed_at, failure })
        .where(sql<boolean>`coalesce(job_run.failed_at < ${failed_at}, true)`),
    )
    .execute();
}
