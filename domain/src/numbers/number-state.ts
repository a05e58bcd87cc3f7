export const NUMBER_STATES = ['available', 'assigned', 'resting'] as const;
export type NumberState = (typeof NUMBER_STATES)[number];

/** A released number still gets calls meant for its last publisher; nobody else should be paid for them. */
export const REST_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

export type NumberFacts = { assigned: boolean; releasedAt: Date | null };

export function numberState({ assigned, releasedAt }: NumberFacts, now: Date): NumberState {
  if (assigned) return 'assigned';
  return releasedAt && restsUntil(releasedAt) > now ? 'resting' : 'available';
}

export function restsUntil(releasedAt: Date): Date {
  return new Date(releasedAt.getTime() + REST_DAYS * DAY_MS);
}

/** Whatever was released up to this moment has rested enough. */
export function restedSince(now: Date): Date {
  return new Date(now.getTime() - REST_DAYS * DAY_MS);
}
