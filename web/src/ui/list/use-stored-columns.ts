import { useSyncExternalStore } from 'react';

/** The columns this browser shows in a list, as it keeps them; null until somebody chose. */
export function useStoredColumns(key: string) {
  const stored = useSyncExternalStore(
    listen,
    () => read(key),
    () => null,
  );
  return { stored, store: (columns: string | null) => write(key, columns) };
}

const listeners = new Set<() => void>();
/** Where storage is closed to us, a choice lasts as long as the page. */
const unstored = new Map<string, string | null>();

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function read(key: string): string | null {
  const here = unstored.get(key);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, columns: string | null): void {
  try {
    if (columns === null) localStorage.removeItem(key);
    else localStorage.setItem(key, columns);
  } catch {
    unstored.set(key, columns);
  }
  for (const listener of listeners) listener();
}
