import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** The time to the minute; null in the server's HTML, which would be older than the page that shows it. */
export function useNow(): Date | null {
  const minute = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  );
  return minute === null ? null : new Date(minute * MINUTE_MS);
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}
