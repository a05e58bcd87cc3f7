import { text } from '@callstead/contract/text';
import { isCalendarDay } from '@callstead/domain/calendar-day';
import type * as z from 'zod';

/** Where a row stands in a sorted list: the values it is sorted by, its id last. */
export type CursorKey = readonly string[];

/** Opaque to everybody else, so that the order behind it can change. */
function writeCursor(key: CursorKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** One value of a key: whether it can be compared with the column it came from. */
export type KeyPart = (written: string, key: CursorKey) => boolean;

const parsesAs = (shape: z.ZodType) => (written: string) => shape.safeParse(written).success;

/** The parts keys are made of: a list names those of its own, in their order. */
export const KEY = {
  text: parsesAs(text()),
  uuid: (written) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(written),
  /** One that counts up, in a column of 32 bits, or of 64. */
  integer: (written) => /^[1-9]\d{0,8}$/.test(written),
  bigint: (written) => /^[1-9]\d{0,14}$/.test(written),
  amount: (written) => /^-?\d{1,18}$/.test(written),
  /** Microseconds since 1970. */
  micros: (written) => /^\d{1,17}$/.test(written),
  /** As PostgreSQL writes it. */
  moment: (written) => isCalendarDay(written.slice(0, 10)) && CLOCK.test(written.slice(10)),
  month: (written) => /^\d{4}-\d{2}$/.test(written) && isCalendarDay(`${written}-01`),
} as const satisfies Record<string, KeyPart>;

const CLOCK = /^ ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/;

/** Lists of the newest first: db/newest-first.ts. */
export const CREATED_KEY = [KEY.micros, KEY.uuid] as const;

/** Undefined for what we did not write: such a list starts at its beginning. */
function readCursor(cursor: string | undefined, parts: readonly KeyPart[]): CursorKey | undefined {
  if (!cursor) return undefined;
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isKey =
      Array.isArray(key) &&
      key.length === parts.length &&
      parts.every((isPart, i) => typeof key[i] === 'string' && isPart(key[i], key));
    return isKey ? key : undefined;
  } catch {
    return undefined; // not JSON: somebody edited the address
  }
}

type PageQuery = { after?: string | undefined; before?: string | undefined; limit: number };
export type PageRequest = { forward: boolean; from: CursorKey | undefined; limit: number };

/** From where a list is read: onwards from `after`, or back from `before`. No cursor gets past the parts it must be made of. */
export function pageRequestOf(query: PageQuery, parts: readonly KeyPart[]): PageRequest {
  const back = readCursor(query.before, parts);
  return { forward: !back, from: back ?? readCursor(query.after, parts), limit: query.limit };
}

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
