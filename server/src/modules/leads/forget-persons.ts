import { LONGEST_DUPLICATE_WINDOW_DAYS } from '@callstead/domain/campaigns/terms';
import type { Db } from '../../db/database.ts';
import { deleteMemories } from './queries.ts';

const DAY_MS = 86_400_000;
const PING_DAYS = 30;

/** Accepted persons are remembered as long as the longest duplicate window of any campaign; bids for a month, for questions. */
export function forgetOldPersons(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return deleteMemories(db, daysAgo(LONGEST_DUPLICATE_WINDOW_DAYS + 1), daysAgo(PING_DAYS));
}
