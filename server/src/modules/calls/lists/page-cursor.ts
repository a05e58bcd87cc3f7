import { type CursorKey, readCursor } from '../../../http/cursor.ts';
import { arrivalOf } from '../call-id.ts';

/** The arrival and id of the row a page begins after; undefined for what we did not write. */
export function readCallCursor(cursor: string | undefined): CursorKey | undefined {
  const key = readCursor(cursor, 2);
  const arrivedAt = arrivalOf(key?.[1] ?? '');
  return arrivedAt?.toISOString() === key?.[0] ? key : undefined;
}
