import { ALL_HEALTH_FINDINGS, HEALTH_CHECKS, HEALTH_STATES } from '@callstead/domain/health/health';
import { CARRIER_FAULTS } from '@callstead/domain/numbers/carrier-account';
import * as z from 'zod';

const Moment = z.iso.datetime();
const Count = z.number().int();
const Seconds = z.number().int();
const State = z.enum(HEALTH_STATES);
/** What is wrong; null where nothing is. */
const Finding = z.enum(ALL_HEALTH_FINDINGS).nullable();

const HealthCheck = z.object({ check: z.enum(HEALTH_CHECKS), state: State, finding: Finding });
export type HealthCheck = z.infer<typeof HealthCheck>;

/** A process of ours, as it last said of itself. */
const ServerProcess = z.object({
  id: z.uuid(),
  host: z.string(),
  release: z.string(),
  serves: z.boolean(),
  works: z.boolean(),
  startedAt: Moment,
  seenAt: Moment,
  isSilent: z.boolean(),
});
export type ServerProcess = z.infer<typeof ServerProcess>;

/** How a carrier and we got on in the last 24 hours. `carrier`: an account's id, or what is no account. */
const CarrierCondition = z.object({
  carrier: z.string(),
  /** Of an account. */
  name: z.string().nullable(),
  state: State,
  finding: Finding,
  lastWebhookAt: Moment.nullable(),
  webhooks: Count,
  forged: Count,
  unanswered: Count,
  /** Half of all arriving calls were answered in so many milliseconds, and 99 of 100; null where none arrived. */
  p50Ms: Count.nullable(),
  p99Ms: Count.nullable(),
  checkFailure: z.enum(CARRIER_FAULTS).nullable(),
});
export type CarrierCondition = z.infer<typeof CarrierCondition>;

/** What is sent to others: so many wait, and the oldest of those that are due has been for so long. */
const Outgoing = { waiting: Count, oldestDueSeconds: Seconds.nullable() };

/** How a kind of job last ended. `failure` is a code; the log says more. */
const Ends = { endedAt: Moment.nullable(), failedAt: Moment.nullable(), failure: z.string().nullable() };

const ScheduledJob = z.object({
  name: z.string(),
  /** In UTC, as cron writes it. */
  schedule: z.string(),
  ...Ends,
  isLate: z.boolean(),
  isFailing: z.boolean(),
});
export type ScheduledJob = z.infer<typeof ScheduledJob>;

export const HealthResponse = z.object({
  readAt: Moment,
  state: State,
  /** Everything that was looked at, in the order it is shown in. */
  checks: z.array(HealthCheck),
  database: z.object({
    version: z.string(),
    sizeBytes: Count,
    connections: Count,
    mostConnections: Count,
    oldestTransactionSeconds: Seconds,
    replicas: z.array(z.object({ name: z.string(), lagSeconds: Seconds.nullable() })),
  }),
  servers: z.array(ServerProcess),
  carriers: z.array(CarrierCondition),
  /** Of all processes, as they last said. */
  spool: z.object({ waiting: Count, rejected: Count }),
  events: z.object({
    unsequenced: Count,
    waitingSeconds: Seconds,
    subscribers: z.array(z.object({ subscriber: z.string(), events: Count, waitingSeconds: Seconds })),
  }),
  rollups: z.object({ events: Count, waitingSeconds: Seconds, clickBatches: Count }),
  webhooks: z.object({ ...Outgoing, failingEndpoints: Count }),
  leadDeliveries: z.object(Outgoing),
  mails: z.object({ ...Outgoing, retrying: Count, ...Ends }),
  jobs: z.array(ScheduledJob),
  /** What the gateway and the bank say beside what our books say. */
  books: z.object({ ...Ends, differences: Count }),
  /** The carriers' call logs beside ours; differences of the last 24 hours. */
  callLogs: z.object({ ...Ends, differences: Count }),
  backups: z.object({
    lastAt: Moment.nullable(),
    failedAt: Moment.nullable(),
    failure: z.string().nullable(),
    schedule: z.string().nullable(),
    nextAt: Moment.nullable(),
  }),
});
export type HealthResponse = z.infer<typeof HealthResponse>;
