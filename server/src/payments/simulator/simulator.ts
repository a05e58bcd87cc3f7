import type { Config } from '../../config.ts';
import type { InTransaction, WithDb } from '../../db/database.ts';
import type { JobMap } from '../../jobs/jobs.ts';
import type { Queue } from '../../jobs/queue.ts';

/** What the simulated gateway works with. */
export type Simulator = WithDb & { queue: Queue; config: Config };
export type SimulatorTx = InTransaction<Simulator>;

/** Where the simulated gateway lives on this server. */
export const SIMULATOR_PATH = '/simulator/stripe';

export type SimulatedStep = JobMap['simulate-payment-step'];

/** Days at a bank; long enough here to see each state. */
const STEP_SECONDS = 3;

export function takeStepLater({ db, queue }: SimulatorTx, step: SimulatedStep): Promise<void> {
  return queue.enqueue(db, { name: 'simulate-payment-step', data: step, afterSeconds: STEP_SECONDS });
}
