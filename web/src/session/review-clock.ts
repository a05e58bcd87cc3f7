import { REVIEW_HOURS } from '@callstead/domain/identity/account';

export type ReviewClock = {
  /** Before the first, between the two, or past the last of the stated hours. */
  phase: 'early' | 'due' | 'late';
  /** Of the longest stated time, 0 to 1. */
  fraction: number;
  /** When the longest stated time is over. */
  expectedBy: Date;
};

const HOUR_MS = 3_600_000;

export function reviewClock(registeredAt: Date, now: Date): ReviewClock {
  // A browser's clock may be behind the server's.
  const elapsedHours = Math.max(0, (now.getTime() - registeredAt.getTime()) / HOUR_MS);
  return {
    phase: elapsedHours < REVIEW_HOURS.from ? 'early' : elapsedHours < REVIEW_HOURS.to ? 'due' : 'late',
    fraction: Math.min(1, elapsedHours / REVIEW_HOURS.to),
    expectedBy: new Date(registeredAt.getTime() + REVIEW_HOURS.to * HOUR_MS),
  };
}
