import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks before a page with unsaved work is left: in the app by a question of ours, out of it by the browser's. */
export function useUnsaved(isUnsaved: boolean) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return isUnsaved && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return blocker;
}
