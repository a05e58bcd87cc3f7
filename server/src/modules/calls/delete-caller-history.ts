import { LONGEST_DUPLICATE_WINDOW_DAYS } from '@callstead/domain/campaigns/terms';
import type { Db } from '../../db/database.ts';
import { deleteCallersBefore } from './queries.ts';

const DAY_MS = 86_400_000;

/** Who called when is kept for as long as any campaign may ask. The calls themselves stay. */
export function deleteCallerHistory(db: Db, now: Date): Promise<void> {
  return deleteCallersBefore(db, new Date(now.getTime() - (LONGEST_DUPLICATE_WINDOW_DAYS + 1) * DAY_MS));
}
