import { hasFailed, isLate, type JobFacts } from '@callstead/domain/health/judge-health';
import type { Db } from '../../db/database.ts';
import { lastDue } from '../../jobs/due.ts';
import { JOB_SETTINGS } from '../../jobs/jobs.ts';
import { type JobRunRow, listJobRuns } from './process-queries.ts';
import { listSchedules } from './queries.ts';

/** Until somebody looks for it, and until it is written down that it ended. */
const LEEWAY_MS = 120_000;

type Job = JobFacts & { name: string; schedule: string; failure: string | null };

export type JobRuns = ReadonlyMap<string, JobRunRow>;

export const readJobRuns = async (db: Db): Promise<JobRuns> =>
  new Map((await listJobRuns(db)).map((run) => [run.name, run]));

/** What a clock starts, each with the last moment it should have been started at and be done by now. */
export async function readScheduledJobs(db: Db, runs: JobRuns, now: Date): Promise<Job[]> {
  return (await listSchedules(db)).map(({ name, cron, scheduled_at }) => {
    const patienceMs = longestOf(name) + LEEWAY_MS;
    return {
      ...{ name, schedule: cron, scheduledAt: scheduled_at, failure: runs.get(name)?.failure ?? null },
      ...endsOf(runs.get(name)),
      dueAt: lastDue(cron, new Date(now.getTime() - patienceMs)),
    };
  });
}

/** A try that hangs is given up, and those after it wait longer each time. */
function longestOf(name: string): number {
  const settings = Object.entries(JOB_SETTINGS).find(([known]) => known === name)?.[1];
  const { expireInSeconds = 0, retryLimit = 0, retryDelay = 0 } = settings ?? {};
  return (expireInSeconds + retryDelay * retryLimit) * 1000;
}

export const endsOf = (run: JobRunRow | undefined) => ({
  endedAt: run?.ended_at ?? null,
  failedAt: run?.failed_at ?? null,
});

export const presentJob = (job: Job) => ({
  ...{ name: job.name, schedule: job.schedule, failure: job.failure },
  endedAt: job.endedAt?.toISOString() ?? null,
  failedAt: job.failedAt?.toISOString() ?? null,
  isLate: isLate(job),
  isFailing: hasFailed(job),
});
