import type { CarrierCondition, HealthResponse } from '@callstead/contract/health';
import { HEALTH_CHECKS, type HealthCheckName, type Judgement, worstOf } from '@callstead/domain/health/health';

const MOMENT = '2026-11-18T09:00:00.000Z';
const ENDS = { endedAt: MOMENT, failedAt: null, failure: null };
const NOTHING_WAITS = { waiting: 0, oldestDueSeconds: null };

export const aCondition = (changes: Partial<CarrierCondition> = {}): CarrierCondition => ({
  ...{ carrier: '00000000-0000-4000-8000-0000000000c1', name: 'Principal', state: 'good', finding: null },
  ...{ lastWebhookAt: MOMENT, webhooks: 40, forged: 0, unanswered: 0, p50Ms: 25, p99Ms: 200, checkFailure: null },
  ...changes,
});

type Judged = Partial<Record<HealthCheckName, Judgement>>;

/** Of a network that does well, but for what is said. */
export function aHealth(judged: Judged = {}, changes: Partial<HealthResponse> = {}): HealthResponse {
  return {
    readAt: MOMENT,
    state: worstOf(Object.values(judged)).state,
    checks: HEALTH_CHECKS.map((check) => ({ check, state: 'good', finding: null, ...judged[check] })),
    database: {
      ...{ version: '18.1', sizeBytes: 2_500_000_000, connections: 12, mostConnections: 100 },
      ...{ oldestTransactionSeconds: 0, replicas: [] },
    },
    servers: [
      {
        ...{ id: '00000000-0000-4000-8000-000000000001', host: 'server-1', release: '0.1.0+abc' },
        ...{ serves: true, works: true, startedAt: MOMENT, seenAt: MOMENT, isSilent: false },
      },
    ],
    carriers: [aCondition()],
    spool: { waiting: 0, rejected: 0 },
    events: { unsequenced: 0, waitingSeconds: 0, subscribers: [] },
    rollups: { events: 0, waitingSeconds: 0, clickBatches: 0 },
    webhooks: { ...NOTHING_WAITS, failingEndpoints: 0 },
    leadDeliveries: NOTHING_WAITS,
    mails: { ...NOTHING_WAITS, retrying: 0, ...ENDS },
    jobs: [{ name: 'seal-ledger', schedule: '* * * * *', ...ENDS, isLate: false, isFailing: false }],
    books: { ...ENDS, differences: 0 },
    callLogs: { ...ENDS, differences: 0 },
    backups: { lastAt: MOMENT, failedAt: null, failure: null, schedule: null, nextAt: null },
    ...changes,
  };
}
