import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Since when people talk, by the server's clock. */
export const talkedMs = (answeredAt: string, aheadMs: number) =>
  Math.max(0, Date.now() + aheadMs - Date.parse(answeredAt));

/** Whole seconds of talk so far; ticks when the next one is full. Null while nobody has answered. */
export function useTalkSeconds(answeredAt: string | null, aheadMs: number): number | null {
  const [, tick] = useState(0);
  useEffect(() => {
    if (answeredAt === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          tick((count) => count + 1);
          wait();
        },
        SECOND_MS - (talkedMs(answeredAt, aheadMs) % SECOND_MS),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [answeredAt, aheadMs]);
  return answeredAt === null ? null : Math.floor(talkedMs(answeredAt, aheadMs) / SECOND_MS);
}
