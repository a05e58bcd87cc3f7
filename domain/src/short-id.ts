const TAIL = 8;

/** '…jm09z3xz': enough of an id to tell it from its neighbours, where the whole one would fill the line. */
export function shortId(id: string): string {
  return id.length > TAIL + 1 ? `…${id.slice(-TAIL)}` : id;
}
