const MOST_KEPT = 10_000;

/**
 * One copy of what is equal: a hundred thousand campaigns have few different hours, limits and zones, and a row brings
 * its own of each. What is handed in must not be changed afterwards.
 */
export function shareEqual(): <T>(value: T) => T {
  const kept = new Map<string, unknown>();
  return <T>(value: T): T => {
    const key = JSON.stringify(value);
    if (kept.has(key)) return kept.get(key) as T;
    if (kept.size >= MOST_KEPT) kept.clear(); // different everywhere: nothing to share
    kept.set(key, value);
    return value;
  };
}
