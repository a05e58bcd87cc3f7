import type { LastMessage } from '@callstead/contract/disputes';
import type { findLastMessage } from './queries.ts';

/** `words`: without whom the reader may not know. */
export function presentLastMessage(
  last: Awaited<ReturnType<typeof findLastMessage>>,
  words: (text: string) => string = (text) => text,
): LastMessage | null {
  return last ? { side: last.side, message: words(last.message), at: last.at.toISOString() } : null;
}
