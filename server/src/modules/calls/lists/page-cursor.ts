import { KEY, type KeyPart } from '../../../http/cursor.ts';
import { arrivalOf } from '../call-id.ts';

/** The arrival and id of the row a page begins after, which tells the arrival, too. */
export const CALL_KEY: readonly KeyPart[] = [KEY.text, (id, [arrivedAt]) => arrivalOf(id)?.toISOString() === arrivedAt];
