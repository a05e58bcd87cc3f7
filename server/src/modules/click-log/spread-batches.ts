import type { Logger } from 'pino';
import type { StatementRunner } from '../../db/database.ts';
import { awaitTakenBatches, spreadFresh, spreadSome } from './record-queries.ts';

/** Many batches at once are cheaper to spread, and a list that is so far behind looks live. */
const LATER_MS = 200;
const AT_ONCE = 40;

/** Until nothing waits that nobody else is at. */
export async function spreadAll(pool: StatementRunner, spread = spreadSome): Promise<void> {
  while ((await spread(pool, AT_ONCE)) === AT_ONCE);
}

/** Until whatever waited by now has its rows, whoever makes them. */
export async function untilSpread(pool: StatementRunner): Promise<void> {
  await spreadAll(pool);
  await awaitTakenBatches(pool);
}

/** What is looked for by its id may still wait in a batch, or somebody is just spreading it: then it is looked for once more. */
export async function onceSpread<Found>(
  pool: StatementRunner,
  find: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const found = await find();
  if (found !== undefined) return found;
  await untilSpread(pool);
  return find();
}

export type Spreading = {
  /** In a moment, with what comes until then. */
  soon: () => void;
  now: () => Promise<void>;
  close: () => Promise<void>;
};

export function openSpreading(pool: StatementRunner, log: Pick<Logger, 'error'>): Spreading {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const spread = () =>
    spreadAll(pool, spreadFresh).catch((error: Error) => {
      // They stay where they are: whoever looks next, every few seconds, tries again.
      log.error({ reason: error.message }, 'clicks could not be spread into rows');
    });
  return {
    soon: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        running = running.then(spread);
      }, LATER_MS).unref();
    },
    now: spread,
    close: async () => {
      clearTimeout(timer);
      await running.then(spread);
    },
  };
}
