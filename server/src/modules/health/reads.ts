import type { HealthResponse } from '@callstead/contract/health';
import { HEALTH_CHECKS, type HealthCheckName, type Judgement, worstOf } from '@callstead/domain/health/health';
import * as judge from '@callstead/domain/health/judge-health';
import { type Actor, authorize } from '@callstead/domain/policy';
import type { Db } from '../../db/database.ts';
import { listLags } from '../../events/queries.ts';
import { nextDue } from '../../jobs/due.ts';
import type { Services } from '../../services.ts';
import { findLastBackup } from '../backups/last-backup.ts';
import { countOpen } from '../reconciliation/difference-queries.ts';
import { ROLLER } from '../reports/rollups/roller.ts';
import { readCarrierConditions } from './carrier-conditions.ts';
import { presentDatabase, presentEnds, presentOutgoing, presentProcess, spoolOf } from './present.ts';
import { listProcesses } from './process-queries.ts';
import * as queries from './queries.ts';
import { endsOf, type JobRuns, presentJob, readJobRuns, readScheduledJobs } from './scheduled-jobs.ts';

const DAY_MS = 24 * 3_600_000;

type Facts = Omit<HealthResponse, 'readAt' | 'state' | 'checks'>;
type Read = { facts: Facts; judged: Record<HealthCheckName, Judgement> };

export async function readHealth(
  { db, config }: Pick<Services, 'db' | 'config'>,
  actor: Actor,
  now: Date,
): Promise<HealthResponse> {
  authorize(actor, 'network-health.read');
  const runs = await readJobRuns(db);
  const machine = await readMachine(db, now);
  const following = await readFollowing(db, runs, now);
  const money = await readKept(db, runs, { now, schedule: config.backup.schedule, isDemo: config.demo });
  const facts = { ...machine.facts, ...following.facts, ...money.facts };
  const judged: Read['judged'] = { ...machine.judged, ...following.judged, ...money.judged };
  return {
    readAt: now.toISOString(),
    state: worstOf(Object.values(judged)).state,
    checks: HEALTH_CHECKS.map((check) => ({ check, ...judged[check] })),
    ...facts,
  };
}

/** What everything else stands on, and who asks it. */
async function readMachine(db: Db, now: Date) {
  const database = presentDatabase(await queries.readDatabase(db), await queries.listReplicas(db));
  const processes = await listProcesses(db);
  const servers = processes.map((row) => presentProcess(row, now));
  const spool = spoolOf(processes);
  const carriers = await readCarrierConditions(db, new Date(now.getTime() - DAY_MS));
  return {
    facts: { database, servers: servers.map(({ shown }) => shown), spool, carriers },
    judged: {
      database: judge.judgeDatabase(database),
      servers: judge.judgeServers(servers.map(({ facts }) => facts)),
      spool: judge.judgeSpool(spool),
      carriers: worstOf(carriers),
    },
  };
}

/** What follows by itself from what happened. */
async function readFollowing(db: Db, runs: JobRuns, now: Date) {
  const events = await readEvents(db);
  const roller = events.subscribers.find(({ subscriber }) => subscriber === ROLLER);
  const rollups = {
    events: roller?.events ?? 0,
    waitingSeconds: roller?.waitingSeconds ?? 0,
    clickBatches: await queries.countClickBatches(db),
  };
  const { failing: failingEndpoints, ...waiting } = await queries.readWebhooks(db);
  const webhooks = { ...presentOutgoing(waiting), failingEndpoints };
  const leadDeliveries = presentOutgoing(await queries.readLeadDeliveries(db));
  const { retrying, ...queued } = await queries.readMailQueue(db);
  const sent = runs.get('send-mail');
  const mails = { ...presentOutgoing(queued), retrying, ...presentEnds(sent) };
  const jobs = await readScheduledJobs(db, runs, now);
  return {
    facts: { events, rollups, webhooks, leadDeliveries, mails, jobs: jobs.map(presentJob) },
    judged: {
      events: judge.judgeEvents(events.waitingSeconds),
      rollups: judge.judgeRollups(rollups.waitingSeconds),
      webhooks: judge.judgeWebhooks(webhooks),
      leadDeliveries: judge.judgeLeadDeliveries(leadDeliveries),
      mails: judge.judgeMails({ ...endsOf(sent), oldestDueSeconds: mails.oldestDueSeconds }),
      jobs: judge.judgeJobs(jobs),
    },
  };
}

async function readEvents(db: Db): Promise<Facts['events']> {
  const lags = await listLags(db);
  const subscribers = lags.map(({ subscriber, events, seconds }) => ({
    ...{ subscriber, events: Number(events) },
    waitingSeconds: Math.floor(seconds),
  }));
  const unsequenced = await queries.findUnsequenced(db);
  const waits = [unsequenced.seconds, ...subscribers.map(({ waitingSeconds }) => waitingSeconds)];
  return { unsequenced: unsequenced.events, waitingSeconds: Math.max(...waits), subscribers };
}

type Keeping = { now: Date; schedule: string | undefined; isDemo: boolean };

/** What must not get lost: money, calls, and the copies of all of it. */
async function readKept(db: Db, runs: JobRuns, { now, schedule, isDemo }: Keeping) {
  const books = { ...presentEnds(runs.get('reconcile-books')), differences: await countOpen(db) };
  const differences = await queries.countCallDifferences(db, new Date(now.getTime() - DAY_MS));
  const callLogs = { ...presentEnds(runs.get('reconcile-calls')), differences };
  const lastAt = (await findLastBackup(db)) ?? null;
  const { failedAt, failure } = presentEnds(runs.get('make-backup'));
  const backups = {
    ...{ lastAt: lastAt?.toISOString() ?? null, failedAt, failure, schedule: schedule ?? null },
    nextAt: schedule ? nextDue(schedule, now).toISOString() : null,
  };
  const made = { lastAt, failedAt: runs.get('make-backup')?.failed_at ?? null };
  return {
    facts: { books, callLogs, backups },
    judged: {
      books: judge.judgeBooks(books),
      callLogs: judge.judgeCallLogs(callLogs),
      backups: judge.judgeBackups({ ...made, isScheduled: schedule !== undefined, isDemo }, now),
    },
  };
}
