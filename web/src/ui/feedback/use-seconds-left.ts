import { useEffect, useEffectEvent, useState } from 'react';

const TICK_MS = 250;

/** Whole seconds until so many have gone by, and then says so once; undefined where nothing is counted. */
export function useSecondsLeft(seconds: number | undefined, onOver: () => void): number | undefined {
  const [left, setLeft] = useState(seconds);
  const isOver = useEffectEvent(onOver);
  useEffect(() => {
    if (seconds === undefined) return undefined;
    const endsAt = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.ceil((endsAt - Date.now()) / 1000);
      setLeft(Math.max(rest, 0));
      if (rest > 0) return;
      clearInterval(timer);
      isOver();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
