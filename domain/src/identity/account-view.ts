/** So long an admin may look with another's eyes; whoever needs longer starts again, and the log says so. */
export const VIEW_MINUTES = 60;

export const viewEndOf = (startedAt: Date): Date => new Date(startedAt.getTime() + VIEW_MINUTES * 60_000);
