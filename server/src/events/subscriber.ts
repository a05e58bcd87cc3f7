import type { EventType, StoredEvent } from '@callstead/domain/events/event';
import { type InTransaction, inTransaction, type WithDb } from '../db/database.ts';
import { traced } from '../tracing/current-span.ts';
import type { NewSpan, Tracing } from '../tracing/port.ts';
import { commitLazily, moveCursor, takeEvents } from './queries.ts';

/**
 * Somebody who follows what happens. What it writes and how far it has come are one transaction: each event has its effect
 * once. Set back to an earlier position it sees events again, so its effects have a key made from the event's id.
 */
export type Subscriber<Services extends WithDb = WithDb> = {
  name: string;
  types: readonly EventType[];
  /** So long it rests after it did something: what happens meanwhile is handled together. */
  pauseMs?: number;
  /** So many it takes in one transaction; a couple of hundred unless told. */
  atOnce?: number;
  handle: (tx: InTransaction<Services>, events: readonly StoredEvent[]) => Promise<void>;
};

const AT_ONCE = 200;

/** `idle`: nothing new happened, or another process is at it. `behind`: there may be more. */
export type Progress = 'idle' | 'caught-up' | 'behind';

/** Handles the next events. */
export function handleSome<Services extends WithDb & { tracing?: Tracing | undefined }>(
  services: Services,
  { name, types, handle, atOnce = AT_ONCE }: Subscriber<Services>,
): Promise<Progress> {
  return inTransaction(services, async (tx) => {
    const taken = await takeEvents(tx.db, { subscriber: name, types, limit: atOnce });
    if (!taken || taken.upTo <= taken.after) return 'idle';
    const { upTo, events } = taken;
    if (events.length > 0) await traced(services.tracing, spanOf(name, events), () => handle(tx, events));
    else await commitLazily(tx.db); // nothing but the cursor moves, and it may move again
    const isFull = events.length === atOnce;
    await moveCursor(tx.db, name, isFull ? (events.at(-1)?.position ?? upTo) : upTo);
    return isFull ? 'behind' : 'caught-up';
  });
}

const spanOf = (name: string, events: readonly StoredEvent[]): NewSpan => ({
  name: `events ${name}`,
  kind: 'consumer',
  facts: { 'callstead.subscriber': name, 'messaging.batch.message_count': events.length },
});
