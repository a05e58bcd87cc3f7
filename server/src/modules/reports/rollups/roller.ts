import type { Logger } from 'pino';
import { inTransaction, type WithDb } from '../../../db/database.ts';
import type { Subscriber } from '../../../events/subscriber.ts';
import { keepApplying } from '../../../spool/keep-applying.ts';
import { lockRollups, rollClickBatches, rollFacts, rollVisits } from './roll-queries.ts';
import { findNewVisitors, listPaidSales, ROLLED_EVENTS, subjectsOf } from './unrolled-queries.ts';

/** A statement of more would hold its locks for long; what a payout paid may be many. */
const AT_ONCE = 2_000;

export const ROLLER = 'rollups';

/** Keeps the sums: looks at whatever something happened to, and adds what it counts for now less what it counted for before. */
export const rollupSubscriber: Subscriber = {
  name: ROLLER,
  types: ROLLED_EVENTS,
  pauseMs: 1_000,
  atOnce: AT_ONCE,
  handle: async ({ db }, events) => {
    await lockRollups(db);
    const payouts = events.filter(({ subject }) => subject.type === 'payout').map(({ subject }) => subject.id);
    const others = events.filter(({ subject }) => subject.type !== 'payout').map(({ subject }) => subject.id);
    const ids = [...new Set([...others, ...(await listPaidSales(db, payouts))])];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      await rollFacts(db, subjectsOf(ids.slice(from, from + AT_ONCE)));
    }
  },
};

const BATCHES_AT_ONCE = 200;
const QUARTERS_AT_ONCE = 1_000;

/** Adds clicks and form visits that were written since. */
export async function rollVisitors(services: WithDb): Promise<void> {
  const { clicks, visits } = await findNewVisitors(services.db);
  while (clicks && (await isMoreOf(services, ({ db }) => rollClickBatches(db, BATCHES_AT_ONCE), BATCHES_AT_ONCE)));
  while (visits && (await isMoreOf(services, ({ db }) => rollVisits(db, QUARTERS_AT_ONCE), QUARTERS_AT_ONCE)));
}

/** Any number of processes may: one at a time has the lock, and finds what the others left. */
export const startRollingVisitors = (services: WithDb & { log: Pick<Logger, 'error'> }) =>
  keepApplying(() => rollVisitors(services), services.log, 'clicks could not be added to the sums of reports');

async function isMoreOf(services: WithDb, roll: (tx: WithDb) => Promise<number>, most: number): Promise<boolean> {
  const rolled = await inTransaction(services, async (tx) => {
    await lockRollups(tx.db);
    return roll(tx);
  });
  return rolled === most;
}
