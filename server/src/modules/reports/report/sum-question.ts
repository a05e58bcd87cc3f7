import type { Db } from '../../../db/database.ts';
import { type FactQuestion, type Group, sumFacts } from './fact-queries.ts';
import { type Moment, readMoment, sumRolled } from './sum-rolled.ts';

/** Nobody reads more, and a process need not hold more. */
export const MOST_GROUPS = 100_000;

/** Sums, and what is newer than them, belong together. */
export function atOneMoment<Result>(db: Db, read: (moment: Moment) => Promise<Result>): Promise<Result> {
  const look = async (tx: Db) => read(await readMoment(tx));
  if (db.isTransaction) return look(db);
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(look);
}

/** What a card asks: from sums, and from rows while there are none. */
export function sumQuestion(db: Db, question: FactQuestion, end: Date): Promise<Group[]> {
  const [from = end] = question.pieces.starts;
  return atOneMoment(
    db,
    async (moment) =>
      (await sumRolled(moment, question, end, MOST_GROUPS)) ??
      sumFacts(moment.db, question, [{ from, to: end }], MOST_GROUPS),
  );
}
