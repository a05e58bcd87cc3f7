import type { Config } from '../../config.ts';
import type { WithDb } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';

/** What the simulated PayPal works with. */
export type PaypalSimulator = WithDb & { queue: Queue; config: Config; secret: string };
