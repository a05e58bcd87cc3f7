import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

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
  };
}
