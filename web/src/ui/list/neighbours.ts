/** The ids before and after one in a list; null where there is none, or it is not in the list. */
export function neighboursOf(
  ids: readonly string[],
  id: string | null,
): { previous: string | null; next: string | null } {
  const at = id === null ? -1 : ids.indexOf(id);
  if (at < 0) return { previous: null, next: null };
  return { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}
