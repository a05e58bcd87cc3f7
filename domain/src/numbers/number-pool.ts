const MINUTE_MS = 60_000;

/** A number that was lent rests, so that a late call of the last visitor is not taken for the next one's. */
export const LEASE_REST_MINUTES = 5;
export const DEFAULT_HOLD_MINUTES = 30;
export const HOLD_MINUTES = { least: 5, most: 1440 } as const;
export const MOST_POOLED = 500;

export type LeaseTimes = { leasedUntil: Date; freeAt: Date };

/** Counted from the last time the visitor's page was seen. */
export function leaseTimes(seenAt: Date, holdMinutes: number): LeaseTimes {
  const leasedUntil = new Date(seenAt.getTime() + holdMinutes * MINUTE_MS);
  return { leasedUntil, freeAt: new Date(leasedUntil.getTime() + LEASE_REST_MINUTES * MINUTE_MS) };
}

/** Whether a page on that host may borrow: those the application lists and what lies below them; none listed: everybody. */
export function mayBorrow(host: string | null, hosts: readonly string[]): boolean {
  if (hosts.length === 0) return true;
  return host !== null && hosts.some((listed) => host === listed || host.endsWith(`.${listed}`));
}

/** One visitor in so many may find the pool empty. */
const TOLERATED = 0.01;

/**
 * How many numbers a pool needs for its busiest hour, by Erlang's formula for lost calls: visitors come by chance, each keeps a
 * number for as long as its visit, the time it is held and its rest.
 */
export function advisedPoolSize(busiest: { visitorsPerHour: number; minutesEach: number }): number {
  const offered = (busiest.visitorsPerHour * busiest.minutesEach) / 60;
  if (offered <= 0) return 1;
  let lost = 1;
  for (let numbers = 1; numbers < MOST_POOLED; numbers += 1) {
    lost = (offered * lost) / (numbers + offered * lost);
    if (lost <= TOLERATED) return numbers;
  }
  return MOST_POOLED;
}
