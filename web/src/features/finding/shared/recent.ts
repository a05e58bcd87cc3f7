import { SEARCH_KINDS, type SearchKind } from '@callstead/domain/search/read-search';
import { useSyncExternalStore } from 'react';

export type Recent = { kind: SearchKind; id: string; title: string };

const MOST = 6;
const NONE: readonly Recent[] = [];
const keyOf = (userId: string) => `callstead.recent.${userId}`;

const listeners = new Set<() => void>();
const kept = new Map<string, readonly Recent[]>();

/** What this person looked at last in this browser, the newest first. */
export function useRecent(userId: string): readonly Recent[] {
  return useSyncExternalStore(
    listen,
    () => read(userId),
    () => NONE,
  );
}

export function rememberRecent(userId: string, { kind, id, title }: Recent): void {
  const others = read(userId).filter((each) => each.kind !== kind || each.id !== id);
  const recent = [{ kind, id, title }, ...others].slice(0, MOST);
  kept.set(userId, recent);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(recent));
  } catch {
    // Where storage is closed to us, it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function read(userId: string): readonly Recent[] {
  const known = kept.get(userId);
  if (known) return known;
  const found = stored(userId);
  kept.set(userId, found);
  return found;
}

/** Whatever somebody put there in its place is nothing. */
function stored(userId: string): readonly Recent[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(found) ? found.filter(isRecent).slice(0, MOST) : NONE;
  } catch {
    return NONE;
  }
}

function isRecent(item: unknown): item is Recent {
  if (typeof item !== 'object' || item === null) return false;
  const { kind, id, title } = item as Record<string, unknown>;
  return SEARCH_KINDS.some((each) => each === kind) && typeof id === 'string' && typeof title === 'string';
}
