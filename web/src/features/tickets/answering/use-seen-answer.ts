import type { AdminTicket } from '@callstead/contract/tickets';
import { useState } from 'react';

/** The newest answer of the team somebody has seen: null for none, undefined until what they opened is no longer an old copy. */
export type SeenAnswer = string | null | undefined;

/** Tells an answer that came since a ticket was opened from those that stood there. */
export function useSeenAnswer({ entries }: AdminTicket, begun: { isFresh: boolean; seen: SeenAnswer }) {
  const newest = entries.findLast(({ kind }) => kind === 'team');
  const newestId = newest?.id ?? null;
  const [seen, setSeen] = useState(begun.seen);
  if (seen === undefined && begun.isFresh) setSeen(newestId);
  const known = seen === undefined ? newestId : seen;
  return { seen: known, unread: newestId === known ? undefined : newest, setSeen };
}
