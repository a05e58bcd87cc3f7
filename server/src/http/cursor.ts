/** Where a row stands in a sorted list: the values it is sorted by, its id last. */
export type CursorKey = readonly string[];

/** Opaque to everybody else, so that the order behind it can change. */
function writeCursor(key: CursorKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Undefined for what we did not write: such a list starts at its beginning. */
export function readCursor(cursor: string | undefined, length: number): CursorKey | undefined {
  if (!cursor) return undefined;
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isKey = Array.isArray(key) && key.length === length && key.every((part) => typeof part === 'string');
    return isKey ? key : undefined;
  } catch {
    return undefined; // not JSON: somebody edited the address
  }
}

/** From where a list is read: onwards from `after`, or back from `before`. */
export function pageRequestOf(query: PageQuery, length: number, isOurs: (key: CursorKey) => boolean = () => true) {
  const read = (cursor: string | undefined) => {
    const key = readCursor(cursor, length);
    return key && isOurs(key) ? key : undefined;
  };
  const back = read(query.before);
  return { forward: !back, from: back ?? read(query.after), limit: query.limit };
}
type PageQuery = { after?: string | undefined; before?: string | undefined; limit: number };

export type PageRequest = { forward: boolean; from: CursorKey | undefined; limit: number };

/** Of up to `limit + 1` rows, in the order they were read: the page as it is shown, and its neighbours. */
export function pageOf<Row>(
  read: readonly Row[],
  { forward, from, limit }: PageRequest,
  keyOf: (row: Row) => CursorKey,
) {
  const rows = read.slice(0, limit);
  if (!forward) rows.reverse();
  const hasMore = read.length > limit;
  const [first, last] = [rows.at(0), rows.at(-1)];
  const hasPrevious = forward ? from !== undefined : hasMore;
  const hasNext = forward ? hasMore : true;
  return {
    rows,
    previous: hasPrevious && first ? writeCursor(keyOf(first)) : null,
    next: hasNext && last ? writeCursor(keyOf(last)) : null,
  };
}

/** Of up to `limit + 1` rows of a list that only goes on: the page, and what to ask for the one after it. */
export function cutPage<Row, Key>(rows: readonly Row[], limit: number, keyOf: (row: Row) => Key) {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { page, hasMore: last !== undefined, after: last === undefined ? null : keyOf(last) };
}
