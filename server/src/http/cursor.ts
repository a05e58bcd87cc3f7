/** The place of a row in a sorted list: the values it is sorted by, its id last. */
export type Place = readonly string[];

/** Opaque to everybody else, so that the order behind it can change. */
function writeCursor(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Undefined for what we did not write: such a list starts at its beginning. */
export function readCursor(cursor: string | undefined, length: number): Place | undefined {
  if (!cursor) return undefined;
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isPlace = Array.isArray(place) && place.length === length && place.every((part) => typeof part === 'string');
    return isPlace ? place : undefined;
  } catch {
    return undefined; // not JSON: somebody edited the address
  }
}

/** From where a list is walked: onwards from `after`, or back from `before`. */
export function walkOf(query: Asked, length: number, isOurs: (place: Place) => boolean = () => true) {
  const read = (cursor: string | undefined) => {
    const place = readCursor(cursor, length);
    return place && isOurs(place) ? place : undefined;
  };
  const back = read(query.before);
  return { forward: !back, from: back ?? read(query.after), limit: query.limit };
}
type Asked = { after?: string | undefined; before?: string | undefined; limit: number };

type Walk = { forward: boolean; from: Place | undefined; limit: number };

/** Of up to `limit + 1` rows, in the order they were walked: the page as it is shown, and its neighbours. */
export function pageOf<Row>(walked: readonly Row[], { forward, from, limit }: Walk, placeOf: (row: Row) => Place) {
  const rows = walked.slice(0, limit);
  if (!forward) rows.reverse();
  const hasMore = walked.length > limit;
  const [first, last] = [rows.at(0), rows.at(-1)];
  const hasPrevious = forward ? from !== undefined : hasMore;
  const hasNext = forward ? hasMore : true;
  return {
    rows,
    previous: hasPrevious && first ? writeCursor(placeOf(first)) : null,
    next: hasNext && last ? writeCursor(placeOf(last)) : null,
  };
}

/** Of up to `limit + 1` rows of a list that only goes on: the page, and what to ask for the one after it. */
export function cutPage<Row, Key>(rows: readonly Row[], limit: number, keyOf: (row: Row) => Key) {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { page, hasMore: last !== undefined, after: last === undefined ? null : keyOf(last) };
}
