import type { Db } from '../../../db/database.ts';
import type { FactQuestion, Group } from './fact-queries.ts';
import { sumRolled, sumRows } from './sum-rolled.ts';

/** Nobody reads more, and a process need not hold more. */
export const MOST_GROUPS = 100_000;

/** Sums, and what is newer than them, belong together. */
export function atOneMoment<Result>(db: Db, read: (tx: Db) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return read(db);
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

/** What a card asks: from sums, and from rows while there are none. */
export function sumQuestion(db: Db, question: FactQuestion, end: Date): Promise<Group[]> {
  const [from = end] = question.pieces.starts;
  return atOneMoment(
    db,
    async (tx) =>
      (await sumRolled(tx, question, end, MOST_GROUPS)) ?? sumRows(tx, question, [{ from, to: end }], MOST_GROUPS),
  );
}
