/** Where a row stands in a sorted list: the values it is sorted by, its id last. */
export type CursorKey = readonly string[];

/** Opaque to everybody else, so that the order behind it can change. */
function writeCursor(key: CursorKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Undefined for what we did not write: such a list starts at its beginning. */
function readCursor(cursor: string | undefined, length: number): CursorKey | undefined {
  if (!cursor) return undefined;
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isKey = Array.isArray(key) && key.length === length && key.every((part) => typeof part === 'string');
    return isKey ? key : undefined;
  } catch {
    return undefined; // not JSON: somebody edited the address
  }
}

type PageQuery = { after?: string | undefined; before?: string | undefined; limit: number };
export type PageRequest = { forward: boolean; from: CursorKey | undefined; limit: number };

/** From where a list is read: onwards from `after`, or back from `before`. */
export function pageRequestOf(
  query: PageQuery,
  length: number,
  isOurs: (key: CursorKey) => boolean = () => true,
): PageRequest {
  const read = (cursor: string | undefined) => {
    const key = readCursor(cursor, length);
    return key && isOurs(key) ? key : undefined;
  };
  const back = read(query.before);
  return { forward: !back, from: back ?? read(query.after), limit: query.limit };
}

/** Lists whose key is a number that counts up. */
export const isNumberKey = ([id = '']: CursorKey) => /^[1-9]\d{0,14}$/.test(id);

/** Lists of the newest first: db/newest-first.ts. */
export const isCreatedKey = ([micros = '', id]: CursorKey) => /^\d{1,17}$/.test(micros) && isUuid(id);

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
export const isUuid = (text: string | undefined) => UUID.test(text ?? '');

type Neighbours = { previous: string | null; hasMore: boolean; next: string | null };
export type Page<Row> = { rows: Row[] } & Neighbours;

/** Of up to `limit + 1` rows, in the order they were read: the page as it is shown, and its neighbours. */
export function pageOf<Row>(
  read: readonly Row[],
  { forward, from, limit }: PageRequest,
  keyOf: (row: Row) => CursorKey,
): Page<Row> {
  const rows = read.slice(0, limit);
  if (!forward) rows.reverse();
  const isCut = read.length > limit;
  const [first, last] = [rows.at(0), rows.at(-1)];
  const hasPrevious = forward ? from !== undefined : isCut;
  const hasMore = (forward ? isCut : true) && last !== undefined;
  return {
    rows,
    previous: hasPrevious && first ? writeCursor(keyOf(first)) : null,
    hasMore,
    next: hasMore ? writeCursor(keyOf(last)) : null,
  };
}

/** The page as the contract's lists have it. */
export function listed<Row, Item>({ rows, ...neighbours }: Page<Row>, present: (row: Row) => Item) {
  return { data: rows.map(present), ...neighbours };
}
