import { assert } from '@callstead/domain/assert';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Replica } from './db/replica.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** Everything /metrics shows. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to answer, by route',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    forgedWebhooks: new Counter({
      name: 'carrier_webhooks_refused_total',
      help: 'Carrier webhooks with a wrong signature or none',
      registers,
    }),
    reservationDisagreements: new Counter({
      name: 'reservation_disagreements_total',
      help: "Reservations that the database decided otherwise than the rules' own judgement would have",
      registers,
    }),
    missedDecisions: new Counter({
      name: 'call_decisions_missed_total',
      help: 'Calls whose decision took longer than a caller may wait, or failed',
      registers,
    }),
    fallbackCalls: new Counter({
      name: 'calls_fallen_back_total',
      help: 'Calls that were answered by what was last known, because the database was gone',
      registers,
    }),
    shedCalls: new Counter({
      name: 'calls_shed_total',
      help: 'Calls that heard an apology at once because too many others waited for their decision',
      registers,
    }),
    shedRequests: new Counter({
      name: 'http_requests_shed_total',
      help: 'Requests of people and programs that were turned away because too many others were under way',
      registers,
    }),
    repeatedBatches: new Counter({
      name: 'call_batches_repeated_total',
      help: 'Writes of the call engine that got no answer in time, or lost their connection, and were run again',
      registers,
    }),
    spooledCallbacks: new Counter({
      name: 'carrier_callbacks_spooled_total',
      help: 'Callbacks that were put on disk because the database did not take them in time',
      registers,
    }),
    appliedCallbacks: new Counter({
      name: 'carrier_callbacks_applied_total',
      help: 'Callbacks and failed calls that were taken from disk and applied',
      registers,
    }),
    spooledClicks: new Counter({
      name: 'clicks_spooled_total',
      help: 'Clicks that were put on disk because the database did not take them in time',
      registers,
    }),
    lostClicks: new Counter({
      name: 'clicks_lost_total',
      help: 'Clicks whose visitors went on although they could be neither written nor put on disk',
      registers,
    }),
    repeatedClickBatches: new Counter({
      name: 'click_batches_repeated_total',
      help: 'Writes of clicks that got no answer in time, or lost their connection, and were run again',
      registers,
    }),
    reportsRead: new Counter({
      name: 'reports_read_total',
      help: 'Reports, their files, mails and alerts, by which database was read; without a replica nothing is counted',
      labelNames: ['from'],
      registers,
    }),
    listenerConnections: new Counter({
      name: 'database_listener_connections_total',
      help: 'Connections opened to listen to the database: one for each listener at the start, each further one after a loss',
      registers,
    }),
  };
}

/** Read when somebody asks; without a replica there is nothing to tell. */
export function measureReplica(registry: Registry, replica: Pick<Replica, 'isUsable'> | undefined): void {
  new Gauge({
    name: 'reports_replica_usable',
    help: 'Whether reports are read of the replica: 0 while it is away, or too far behind',
    registers: [registry],
    collect() {
      this.set(replica ? Number(replica.isUsable()) : Number.NaN);
    },
  });
}

type Labels = Record<string, string | number>;
type Series = { labels: Labels; bucketValues: Record<string, number>; sum: number; count: number };

/** For what happens thousands of times a second: the library would look the labels up each time, for longer than all else takes. */
export function observerOf(histogram: Histogram, labels: Labels): (value: number) => void {
  histogram.zero(labels);
  const { hashMap, upperBounds } = histogram as unknown as { hashMap: Record<string, Series>; upperBounds: number[] };
  const series = Object.values(hashMap).find((one) => one.labels === labels);
  assert(series, 'a series that was made is there');
  const names = upperBounds.map(String);
  return (value) => {
    series.sum += value;
    series.count += 1;
    let index = 0;
    while (index < upperBounds.length && value > (upperBounds[index] as number)) index += 1;
    const name = names[index];
    if (name !== undefined) series.bucketValues[name] = (series.bucketValues[name] ?? 0) + 1;
  };
}
