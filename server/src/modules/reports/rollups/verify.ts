import { firstOfMonth } from '@callstead/domain/calendar-day';
import { localDate, startOfLocalDay } from '@callstead/domain/zone-clock';
import type { Db } from '../../../db/database.ts';
import { findRollupState, listFactMonths } from './rebuild-queries.ts';
import { ROLLER } from './roller.ts';
import { findUnrolled } from './unrolled-queries.ts';
import { type Difference, listDifferences } from './verify-queries.ts';

type Days = { from?: string | undefined; to?: string | undefined };

const DAY_MS = 86_400_000;

/** Whole months of the network's zone, of which these days are part; without them all there is. */
export async function verifyRollups(db: Db, days: Days = {}): Promise<Difference[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { zone } = await findRollupState(tx);
      const unrolled = await findUnrolled(tx, ROLLER);
      const found: Difference[] = [];
      for (const month of await monthsOf(tx, zone, days)) {
        const [from, to] = [startOfLocalDay(month, zone), startOfLocalDay(firstOfMonth(month, 1), zone)];
        found.push(...(await listDifferences(tx, unrolled, { from, to })));
      }
      return found;
    });
}

/** A month of UTC reaches into the ones beside it elsewhere. */
async function monthsOf(db: Db, zone: string, { from, to }: Days): Promise<string[]> {
  const found = await listFactMonths(db);
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return [];
  const begin = firstOfMonth(from ?? localDate(new Date(first.getTime() - DAY_MS), zone));
  const end = firstOfMonth(to ?? localDate(new Date(last.getTime() + 32 * DAY_MS), zone));
  const months: string[] = [];
  for (let month = begin; month <= end; month = firstOfMonth(month, 1)) months.push(month);
  return months;
}
