import type { CursorKey } from '../../../http/cursor.ts';
import { arrivalOf } from '../call-id.ts';

/** The arrival and id of the row a page begins after, which tells the arrival, too. */
export const isCallKey = ([arrivedAt, id = '']: CursorKey): boolean => arrivalOf(id)?.toISOString() === arrivedAt;
