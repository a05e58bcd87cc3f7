import type { CallRow } from '@callstead/contract/calls/calls';
import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** How a call's clock runs: since when people talk, by the server's clock, and how fast a simulated carrier counts. */
export type TalkClock = { answeredAt: string | null; aheadMs: number; speed: number };

export const talkClock = ({ answeredAt, simulated }: CallRow, aheadMs: number): TalkClock => ({
  answeredAt,
  aheadMs,
  speed: simulated?.clockSpeed ?? 1,
});

export function talkedMs({ answeredAt, aheadMs, speed }: TalkClock): number {
  return answeredAt === null ? 0 : Math.max(0, Date.now() + aheadMs - Date.parse(answeredAt)) * speed;
}

/** Whole seconds of talk so far; ticks when the next one is full. Null while nobody has answered. */
export function useTalkSeconds({ answeredAt, aheadMs, speed }: TalkClock): number | null {
  const [, tick] = useState(0);
  useEffect(() => {
    if (answeredAt === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const missingMs = SECOND_MS - (talkedMs({ answeredAt, aheadMs, speed }) % SECOND_MS);
      timer = setTimeout(() => {
        tick((count) => count + 1);
        wait();
      }, missingMs / speed);
    };
    wait();
    return () => clearTimeout(timer);
  }, [answeredAt, aheadMs, speed]);
  return answeredAt === null ? null : Math.floor(talkedMs({ answeredAt, aheadMs, speed }) / SECOND_MS);
}
