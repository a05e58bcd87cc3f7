import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

export type Viewer = { zone: string; now: Date };

/** Null in the server's HTML: only the browser knows its zone. What follows from it can wait until the page is there. */
export function useViewer(): Viewer | null {
  const [viewer, setViewer] = useState<Viewer | null>(null);
  useEffect(() => {
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    return whenIdle(() => setViewer({ zone, now: new Date() }));
  }, []);
  return viewer;
}
