import type { EventType, StoredEvent } from '@callstead/domain/events/event';
import { type Db, inTransaction } from '../db/database.ts';
import { headPosition, listEvents, lockCursor, moveCursor } from './queries.ts';

/**
 * Somebody who follows what happens. What it writes and how far it has come are one transaction: each event has its effect
 * once. Set back to an earlier position it sees events again, so its effects have a key made from the event's id.
 */
export type Subscriber = {
  name: string;
  types: readonly EventType[];
  handle: (db: Db, events: readonly StoredEvent[]) => Promise<void>;
};

const AT_ONCE = 200;

/** Handles the next events and answers whether there may be more; false, too, while another process is at it. */
export function handleSome(db: Db, { name, types, handle }: Subscriber): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const after = await lockCursor(db, name);
    if (after === undefined) return false;
    const upTo = await headPosition(db);
    if (upTo <= after) return false;
    const events = await listEvents(db, { after, upTo, types, limit: AT_ONCE });
    if (events.length > 0) await handle(db, events);
    const isFull = events.length === AT_ONCE;
    await moveCursor(db, name, isFull ? (events.at(-1)?.position ?? upTo) : upTo);
    return isFull;
  });
}
