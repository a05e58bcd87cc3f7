import type { ServerResponse } from 'node:http';

/** Tabs share one stream, so more are lost connections or something running wild. */
export const MOST_STREAMS_PER_USER = 20;
/** A page that reads so slowly starts anew and asks for everything, instead of filling our memory. */
const MOST_UNSENT_BYTES = 64 * 1024;

/** The streams this process holds open, by whose they are. */
export function createOpenStreams() {
  const byUser = new Map<string, Set<ServerResponse>>();
  return {
    /** A person's oldest one ends when there are too many. */
    add(userId: string, stream: ServerResponse): void {
      const own = byUser.get(userId) ?? new Set();
      byUser.set(userId, own.add(stream));
      const [oldest] = own;
      if (own.size <= MOST_STREAMS_PER_USER || !oldest) return;
      own.delete(oldest);
      sendEvent(oldest, 'event: crowded\ndata: {}\n\n'); // it waits a while, or they would push each other out
      oldest.end();
    },
    remove(userId: string, stream: ServerResponse): void {
      const own = byUser.get(userId);
      own?.delete(stream);
      if (own?.size === 0) byUser.delete(userId);
    },
    endAll(): void {
      for (const own of byUser.values()) for (const stream of own) stream.end();
    },
  };
}

export function sendEvent(stream: ServerResponse, text: string): void {
  if (stream.destroyed || stream.writableEnded) return;
  stream.write(text);
  if (stream.writableLength > MOST_UNSENT_BYTES) stream.destroy();
}
