import { useSyncExternalStore } from 'react';

/** As `2xl:` of the styles. */
const WIDE = '(width >= 96rem)';

/** Whether there is room beside a page; on the server there is, and styles say whether it shows. */
export function useWide(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(WIDE).matches,
    () => true,
  );
}

function listen(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
