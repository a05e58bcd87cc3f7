import { useEffect, useState } from 'react';

export type Viewer = { zone: string; now: Date };

/** Null in the server's HTML: only the browser knows its zone. */
export function useViewer(): Viewer | null {
  const [viewer, setViewer] = useState<Viewer | null>(null);
  useEffect(() => setViewer({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone, now: new Date() }), []);
  return viewer;
}
