import type { LiveTopic } from '@callstead/domain/live/live-topics';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLive } from '../../../live/live.tsx';

/** Keys of dashboards start with this, not with a topic: sums are not asked for again at every single call. */
export const DASHBOARDS = 'dashboards';

const PAUSE_MS = 3_000;

/** Asks for the figures again when something behind them changed: at once, then with pauses. */
export function useLiveFigures(topics: readonly LiveTopic[]): void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const askedAt = useRef(0);
  useLive(topics, () => {
    if (timer.current !== undefined) return;
    const pause = Math.max(0, askedAt.current + PAUSE_MS - Date.now());
    timer.current = setTimeout(() => {
      timer.current = undefined;
      askedAt.current = Date.now();
      void queries.invalidateQueries({ queryKey: [DASHBOARDS] }, { cancelRefetch: false });
    }, pause);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
