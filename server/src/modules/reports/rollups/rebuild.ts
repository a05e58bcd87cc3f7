import type { Db } from '../../../db/database.ts';
import {
  allowMemory,
  emptyRollups,
  findRollupState,
  insertCursor,
  listFactMonths,
  lockRollupsWhole,
  monthOf,
  putBackForgottenClicks,
  type RollupState,
  sumDaysAndMonths,
  sumMonth,
  updateState,
} from './rebuild-queries.ts';
import { ROLLER } from './roller.ts';

/** What a start finds: sums that were never made, or days of another zone than the network's. Reports go on meanwhile. */
export async function prepareRollups(db: Db, zone: string): Promise<void> {
  if (isReady(await findRollupState(db), zone)) return;
  await atOneMoment(db, async (tx) => {
    const state = await findRollupState(tx); // another start may have been faster
    if (isReady(state, zone)) return;
    await updateState(tx, zone, new Date());
    await (state.filledAt === null ? sumAnew(tx) : sumDaysAndMonths(tx));
  });
}

const isReady = (state: RollupState, zone: string) => state.filledAt !== null && state.zone === zone;

/** All sums anew, from the rows as they stand; those of clicks that are forgotten stay. */
export function rebuildRollups(db: Db, zone: string): Promise<void> {
  return atOneMoment(db, async (tx) => {
    await updateState(tx, zone, new Date());
    await sumAnew(tx);
  });
}

async function sumAnew(tx: Db): Promise<void> {
  await emptyRollups(tx);
  for (const from of await listFactMonths(tx)) await sumMonth(tx, { from, to: monthOf(from, 1) });
  await putBackForgottenClicks(tx);
  await sumDaysAndMonths(tx);
  await insertCursor(tx, ROLLER);
}

/** What happens meanwhile has its events and batches still to come, and then makes the difference. */
function atOneMoment(db: Db, work: (tx: Db) => Promise<void>): Promise<void> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await lockRollupsWhole(tx);
      await allowMemory(tx);
      await work(tx);
    });
}
