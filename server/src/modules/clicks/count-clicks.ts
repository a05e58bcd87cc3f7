import { addDays } from '@callstead/domain/calendar-day';
import { localDate, startOfLocalDay } from '@callstead/domain/zone-clock';
import { type Db, inTransaction, type WithDb } from '../../db/database.ts';
import { countClicksOf, dropClickMonths, listDaysToCount } from './count-queries.ts';

/** A click may be written a moment after its day is over: the last days are counted again each time. */
const RECOUNTED_DAYS = 3;
/** Nobody who was here longer ago is still looked up. */
const VISIT_DAYS = 2;

type Options = { now: Date; zone: string; keptMonths: number };

/** Figures of days that are over, kept for ever; the clicks themselves are forgotten once they are counted and old. */
export async function countClicks(services: WithDb, { now, zone, keptMonths }: Options): Promise<void> {
  const today = localDate(now, zone);
  const days = await listDaysToCount(services.db, {
    before: today,
    againFrom: addDays(today, -RECOUNTED_DAYS),
  });
  for (const day of days) await inTransaction(services, (tx) => countDay(tx.db, day, zone, now));
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - keptMonths);
  await dropClickMonths(services.db, { clicksBefore: before, visitsBefore: addDays(today, -VISIT_DAYS) });
}

async function countDay(db: Db, day: string, zone: string, now: Date): Promise<void> {
  const moments = { from: startOfLocalDay(day, zone), to: startOfLocalDay(addDays(day, 1), zone) };
  await countClicksOf(db, day, moments, now);
}
