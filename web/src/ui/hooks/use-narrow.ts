import { useSyncExternalStore } from 'react';

const NARROW = '(width < 40rem)';

/** Whether the window is as narrow as a phone: for what needs another order there, not just another style. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(NARROW).matches,
    () => false,
  );
}

function listen(onChange: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
