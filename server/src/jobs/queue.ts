import { assert } from '@callstead/domain/assert';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import { type Db, statementRunnerIn } from '../db/database.ts';
import { failureCode } from '../failure-code.ts';
import { keepApplying } from '../spool/keep-applying.ts';
import { traced } from '../tracing/current-span.ts';
import type { NewSpan, Tracing } from '../tracing/port.ts';
import { BossDatabase, describeError } from './boss-database.ts';
import type { JobEnd } from './job-ends.ts';
import {
  JOB_SETTINGS,
  type Job,
  type JobHandler,
  type JobLog,
  type JobMap,
  type JobName,
  type ScheduledJobName,
} from './jobs.ts';
import { listDueQueues } from './queries.ts';

export type Queue = {
  /** Inserts through the caller's handle: in a transaction the job exists only if that commits. */
  enqueue: (db: Db, job: Job) => Promise<void>;
  work: <Name extends JobName>(name: Name, handler: JobHandler<Name>) => Promise<void>;
  /** `cron` in UTC. Of many processes that schedule the same, one starts it. */
  schedule: (name: ScheduledJobName, cron: string) => Promise<void>;
  /** For what was scheduled once and is not any more. */
  unschedule: (name: ScheduledJobName) => Promise<void>;
  /** Lets running jobs finish. Call it before closing the pool. */
  stop: () => Promise<void>;
};

// Finished jobs are deleted at once; this is for given-up ones, whose payload may still hold a link that opens an account.
const CLEAN_UP = { archiveCompletedAfterSeconds: 60, deleteAfterMinutes: 1, maintenanceIntervalSeconds: 60 };
const SCHEMA = 'pgboss';
/** One statement looks for all queues; each of their workers by itself would ask sixty times a second for nothing. */
const LOOK_MS = 500;
/** Should looking fail, workers find their jobs all the same. */
const LOOK_FOR_THEMSELVES_SECONDS = 60;
const STOP_TIMEOUT_MS = 20_000;
const DRAIN_TIMEOUT_MS = 5_000;

type QueueOptions = { pool: pg.Pool; log: JobLog; onEnd?: (end: JobEnd) => void; tracing?: Tracing | undefined };

export async function startQueue({ pool, log, onEnd = () => undefined, tracing }: QueueOptions): Promise<Queue> {
  const database = new BossDatabase(pool, log);
  const boss = new PgBoss({ db: database, schema: SCHEMA, ...CLEAN_UP });
  boss.on('error', (error) => log.error(describeError(error), 'the job queue failed'));
  await oneAtATime(pool, () => install(boss));
  database.started();
  const workers = new Map<string, string[]>();
  const wakeWorkers = async () => {
    for (const name of await listDueQueues(pool))
      for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
  };
  const looking = keepApplying(wakeWorkers, log, 'jobs that are due could not be looked for', LOOK_MS);
  return {
    enqueue: (db, job) => enqueue(boss, db, job),
    work: async (name, handler) => {
      const started = await work(boss, name, (job) =>
        database.track(traced(tracing, spanOf(job), () => run(boss, job, handler, { log, onEnd }))),
      );
      workers.set(name, [...(workers.get(name) ?? []), ...started]);
    },
    schedule: (name, cron) => boss.schedule(name, cron),
    unschedule: (name) => boss.unschedule(name),
    stop: async () => {
      await looking.close();
      await stop(boss, database);
    },
  };
}

/** Makes the queues' tables, which only their owner can. */
export async function installQueue({ pool, log }: { pool: pg.Pool; log: JobLog }): Promise<void> {
  const boss = new PgBoss({ db: new BossDatabase(pool, log), schema: SCHEMA, supervise: false, schedule: false });
  await oneAtATime(pool, () => install(boss));
  await boss.stop({ graceful: false });
}

async function install(boss: PgBoss): Promise<void> {
  await boss.start();
  try {
    await createQueues(boss);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

/** Processes that create the same queue at once deadlock. The lock lives in a transaction, so PgBouncer may sit between. */
async function oneAtATime(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('callstead job queues'))`);
    await work();
  } finally {
    await client.query('rollback'); // nothing was written here: this only gives the lock back
    client.release();
  }
}

async function createQueues(boss: PgBoss): Promise<void> {
  for (const [name, settings] of Object.entries(JOB_SETTINGS)) {
    const { retryLimit, retryDelay, expireInSeconds, retentionMinutes } = settings;
    const queue = { name, retryLimit, retryDelay, retryBackoff: true, expireInSeconds, retentionMinutes };
    await boss.createQueue(name, { ...queue });
    await boss.updateQueue(name, { ...queue }); // a queue from before keeps old settings otherwise
  }
}

async function enqueue(boss: PgBoss, db: Db, job: Job): Promise<void> {
  const executeSql = (text: string, values: unknown[]) =>
    statementRunnerIn(db).query({ name: 'pg-boss', text, values });
  // pg-boss takes null, its types do not say so
  const startAfter = job.afterSeconds ?? 0;
  const id = await boss.send(job.name, job.data as object, { db: { executeSql }, startAfter });
  assert(id, 'every job name has its queue');
}

async function work<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  run: (job: PgBoss.JobWithMetadata<JobMap[Name]>) => Promise<void>,
): Promise<string[]> {
  const pollingIntervalSeconds = LOOK_FOR_THEMSELVES_SECONDS;
  const options = { pollingIntervalSeconds, includeMetadata: true, batchSize: 1 } as const;
  const started: string[] = [];
  while (started.length < JOB_SETTINGS[name].workers) {
    const worker: string = await boss.work<JobMap[Name]>(name, options, async (jobs) => {
      boss.notifyWorker(worker); // where one job was, another may wait: look again without a pause
      for (const job of jobs) await run(job);
    });
    started.push(worker);
  }
  return started;
}

/** Never what it is about. The log names it by the same id. */
const spanOf = ({ name, id, retryCount }: PgBoss.JobWithMetadata<unknown>): NewSpan => ({
  name: `job ${name}`,
  kind: 'consumer',
  facts: { 'callstead.job.name': name, 'callstead.job.id': id, 'callstead.job.retries': retryCount },
});

async function run<Name extends JobName>(
  boss: PgBoss,
  job: PgBoss.JobWithMetadata<JobMap[Name]>,
  handler: JobHandler<Name>,
  { log, onEnd }: Required<Pick<QueueOptions, 'log' | 'onEnd'>>,
): Promise<void> {
  const startedAt = Date.now();
  try {
    await handler(job.data, job.id);
  } catch (error) {
    logFailure(log, job, error);
    onEnd({ name: job.name, at: new Date(), is: 'failed', failure: failureCode(error) });
    throw error; // pg-boss plans the next try
  }
  onEnd({ name: job.name, at: new Date(), is: 'done', tookMs: Date.now() - startedAt });
  await boss.deleteJob(job.name, job.id);
}

function logFailure(log: JobLog, job: PgBoss.JobWithMetadata<unknown>, error: unknown): void {
  const triesLeft = job.retryLimit - job.retryCount;
  const facts = { job: job.name, jobId: job.id, triesLeft, ...describeError(error) };
  if (triesLeft > 0) log.warn(facts, 'a job failed and will be tried again');
  else log.error(facts, 'a job failed for the last time');
}

async function stop(boss: PgBoss, database: BossDatabase): Promise<void> {
  await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
  await database.close(DRAIN_TIMEOUT_MS);
}
