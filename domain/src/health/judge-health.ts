import { GOOD, type HealthFinding, type HealthState, type Judgement, worstOf } from './health.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** From when on somebody should look, and from when on something is broken. */
type Limits = { attention: number; bad: number };

const judgement = (state: HealthState, finding: HealthFinding): Judgement => ({ state, finding });

function above(value: number | null, { attention, bad }: Limits, finding: HealthFinding): Judgement {
  if (value === null || value < attention) return GOOD;
  return judgement(value < bad ? 'attention' : 'bad', finding);
}

const when = (isSo: boolean, state: HealthState, finding: HealthFinding): Judgement =>
  isSo ? judgement(state, finding) : GOOD;

type DatabaseFacts = {
  oldestTransactionSeconds: number;
  connections: number;
  mostConnections: number;
  replicas: readonly { lagSeconds: number | null }[];
};

export function judgeDatabase(facts: DatabaseFacts): Judgement {
  const lags = facts.replicas.map(({ lagSeconds }) => lagSeconds ?? 0);
  return worstOf([
    above(facts.connections / facts.mostConnections, { attention: 0.8, bad: 0.95 }, 'many_connections'),
    above(facts.oldestTransactionSeconds, { attention: 5 * MINUTE, bad: HOUR }, 'long_transaction'),
    above(Math.max(0, ...lags), { attention: MINUTE, bad: 15 * MINUTE }, 'replica_behind'),
  ]);
}

/** A process that has not been heard of for so long is gone, or cannot reach the database. */
const SILENT_SECONDS = 45;

export type ProcessFacts = { release: string; works: boolean; silentSeconds: number };

export const isSilent = ({ silentSeconds }: ProcessFacts) => silentSeconds > SILENT_SECONDS;

export function judgeServers(processes: readonly ProcessFacts[]): Judgement {
  const alive = processes.filter((each) => !isSilent(each));
  return worstOf([
    when(!alive.some(({ works }) => works), 'bad', 'no_worker'),
    when(alive.length < processes.length, 'attention', 'server_silent'),
    when(new Set(alive.map(({ release }) => release)).size > 1, 'attention', 'releases_differ'),
  ]);
}

type CarrierFacts = {
  /** Ours, as opposed to whoever signs with nothing we know. */
  isKnown: boolean;
  isRefusing: boolean;
  webhooks: number;
  forged: number;
  unanswered: number;
  p99Ms: number | null;
};

/** Carriers hang up after 15 seconds, and callers long before. */
const SLOW_ANSWER: Limits = { attention: 1_500, bad: 5_000 };
const UNANSWERED_SHARE: Limits = { attention: 0, bad: 0.01 };
/** Whoever scans the Internet tries a few. */
const STRANGERS_FORGE = 100;

export function judgeCarrier(facts: CarrierFacts): Judgement {
  const { isKnown, isRefusing, webhooks, forged, unanswered, p99Ms } = facts;
  return worstOf([
    when(isRefusing, 'bad', 'carrier_refuses'),
    unanswered === 0 ? GOOD : above(unanswered / Math.max(1, webhooks), UNANSWERED_SHARE, 'webhooks_unanswered'),
    above(p99Ms, SLOW_ANSWER, 'answers_slow'),
    when(forged > (isKnown ? 0 : STRANGERS_FORGE), 'attention', 'webhooks_forged'),
  ]);
}

export const judgeSpool = ({ waiting, rejected }: { waiting: number; rejected: number }): Judgement =>
  worstOf([when(rejected > 0, 'bad', 'spool_rejected'), when(waiting > 0, 'attention', 'spool_waiting')]);

/** Of what follows by itself within a second or two. */
const BEHIND: Limits = { attention: MINUTE, bad: 10 * MINUTE };
/** Of what is due and goes to others. */
const LATE: Limits = { attention: 2 * MINUTE, bad: 15 * MINUTE };

export const judgeEvents = (waitingSeconds: number): Judgement => above(waitingSeconds, BEHIND, 'events_behind');

export const judgeRollups = (waitingSeconds: number): Judgement => above(waitingSeconds, BEHIND, 'sums_behind');

export const judgeWebhooks = (facts: { oldestDueSeconds: number | null; failingEndpoints: number }): Judgement =>
  worstOf([
    above(facts.oldestDueSeconds, LATE, 'webhooks_late'),
    when(facts.failingEndpoints > 0, 'attention', 'endpoints_failing'),
  ]);

export const judgeLeadDeliveries = ({ oldestDueSeconds }: { oldestDueSeconds: number | null }): Judgement =>
  above(oldestDueSeconds, LATE, 'lead_deliveries_late');

type Ends = { endedAt: Date | null; failedAt: Date | null };

/** The last time it was tried it failed. */
export const hasFailed = ({ endedAt, failedAt }: Ends): boolean =>
  failedAt !== null && (endedAt === null || failedAt > endedAt);

export const judgeMails = (facts: Ends & { oldestDueSeconds: number | null }): Judgement =>
  worstOf([above(facts.oldestDueSeconds, LATE, 'mails_late'), when(hasFailed(facts), 'attention', 'mails_failing')]);

/** `dueAt`: when it should have begun, long enough ago to have ended since. */
export type JobFacts = Ends & { scheduledAt: Date; dueAt: Date };

/** What was scheduled only afterwards could not have begun then. */
export const isLate = ({ endedAt, scheduledAt, dueAt }: JobFacts): boolean =>
  scheduledAt < dueAt && (endedAt === null || endedAt < dueAt);

export const judgeJobs = (jobs: readonly JobFacts[]): Judgement =>
  worstOf([when(jobs.some(isLate), 'bad', 'jobs_late'), when(jobs.some(hasFailed), 'attention', 'jobs_failing')]);

export const judgeBooks = ({ differences }: { differences: number }): Judgement =>
  when(differences > 0, 'attention', 'books_differ');

export const judgeCallLogs = ({ differences }: { differences: number }): Judgement =>
  when(differences > 0, 'attention', 'call_logs_differ');

type BackupFacts = {
  lastAt: Date | null;
  failedAt: Date | null;
  isScheduled: boolean;
  /** Nobody would miss what is in a demo. */
  isDemo: boolean;
};

/** A day, and time to make it. */
const BACKUP_SECONDS = 36 * HOUR;

export function judgeBackups({ lastAt, failedAt, isScheduled, isDemo }: BackupFacts, now: Date): Judgement {
  if (isDemo && !isScheduled) return GOOD;
  const isOld = lastAt === null || now.getTime() - lastAt.getTime() > BACKUP_SECONDS * 1000;
  if (!isScheduled) return when(isOld, 'attention', 'backup_unscheduled');
  return worstOf([
    when(isOld && (lastAt !== null || failedAt !== null), 'bad', 'backup_late'),
    when(hasFailed({ endedAt: lastAt, failedAt }), 'attention', 'backup_failed'),
  ]);
}
