import { type Place, readCursor } from '../../../http/cursor.ts';
import { arrivalOf } from '../call-id.ts';

/** The arrival and id of the row a page begins after; undefined for what we did not write. */
export function readCallCursor(cursor: string | undefined): Place | undefined {
  const place = readCursor(cursor, 2);
  const arrivedAt = arrivalOf(place?.[1] ?? '');
  return arrivedAt?.toISOString() === place?.[0] ? place : undefined;
}
