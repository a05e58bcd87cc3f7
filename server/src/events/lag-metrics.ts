import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../db/database.ts';
import { countWaiting, type Lag, listLags } from './queries.ts';

/** How far behind what happened each subscriber is. */
export function measureLag(registry: Registry, db: Db): void {
  measureOfEach(registry, db, 'event_lag', 'Events that a subscriber has still to handle', ({ events }) => events);
  measureOfEach(registry, db, 'event_lag_seconds', 'How long its next event has waited', ({ seconds }) => seconds);
  new Gauge({
    name: 'events_unsequenced',
    help: 'Events that have no position yet',
    registers: [registry],
    async collect() {
      this.set(await countWaiting(db).catch(() => Number.NaN));
    },
  });
}

/** Without a database there is nothing to tell, and the other figures are told all the same. */
function measureOfEach(registry: Registry, db: Db, name: string, help: string, read: (lag: Lag) => number): void {
  new Gauge({
    name,
    help,
    labelNames: ['subscriber'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const lag of await listLags(db).catch(() => [])) this.set({ subscriber: lag.subscriber }, read(lag));
    },
  });
}
