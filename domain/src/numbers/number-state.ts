export const NUMBER_STATES = ['available', 'assigned', 'resting'] as const;
export type NumberState = (typeof NUMBER_STATES)[number];

/** A released number still gets calls meant for its last publisher; nobody else should be paid for them. So long, unless admins say otherwise. */
export const REST_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

export type NumberFacts = { assigned: boolean; releasedAt: Date | null };

export function numberState({ assigned, releasedAt }: NumberFacts, now: Date, restDays = REST_DAYS): NumberState {
  if (assigned) return 'assigned';
  return releasedAt && restsUntil(releasedAt, restDays) > now ? 'resting' : 'available';
}

export function restsUntil(releasedAt: Date, restDays = REST_DAYS): Date {
  return new Date(releasedAt.getTime() + restDays * DAY_MS);
}

/** Whatever was released up to this moment has rested enough. */
export function restedSince(now: Date, restDays = REST_DAYS): Date {
  return new Date(now.getTime() - restDays * DAY_MS);
}
