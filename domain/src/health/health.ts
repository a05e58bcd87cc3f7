export const HEALTH_STATES = ['good', 'attention', 'bad'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

/** What is looked at, in the order it is shown in, with everything that can be wrong about it. */
const HEALTH_FINDINGS = {
  database: ['long_transaction', 'many_connections', 'replica_behind'],
  servers: ['no_worker', 'server_silent', 'releases_differ'],
  carriers: ['carrier_refuses', 'webhooks_unanswered', 'answers_slow', 'webhooks_forged'],
  spool: ['spool_rejected', 'spool_waiting'],
  events: ['events_behind'],
  rollups: ['sums_behind'],
  webhooks: ['webhooks_late', 'endpoints_failing'],
  leadDeliveries: ['lead_deliveries_late'],
  mails: ['mails_late', 'mails_failing'],
  jobs: ['jobs_late', 'jobs_failing'],
  books: ['books_differ'],
  callLogs: ['call_logs_differ'],
  backups: ['backup_late', 'backup_failed', 'backup_unscheduled'],
} as const;

export type HealthCheckName = keyof typeof HEALTH_FINDINGS;
export type HealthFinding = (typeof HEALTH_FINDINGS)[HealthCheckName][number];

export const HEALTH_CHECKS = Object.keys(HEALTH_FINDINGS) as [HealthCheckName, ...HealthCheckName[]];
export const ALL_HEALTH_FINDINGS = Object.values(HEALTH_FINDINGS).flat() as [HealthFinding, ...HealthFinding[]];

/** `finding`: what is wrong; null where nothing is. */
export type Judgement = { state: HealthState; finding: HealthFinding | null };

export const GOOD: Judgement = { state: 'good', finding: null };

const GRAVITY: Readonly<Record<HealthState, number>> = { good: 0, attention: 1, bad: 2 };

/** Of equally bad ones the first. */
export function worstOf(judgements: readonly Judgement[]): Judgement {
  return judgements.reduce((worst, each) => (GRAVITY[each.state] > GRAVITY[worst.state] ? each : worst), GOOD);
}

/** The section of docs/runbook.md that tells what to do. */
export const runbookSection = (finding: HealthFinding | 'database_away'): string => finding.replaceAll('_', '-');
