import type { NewEvent } from '@callstead/domain/events/event';
import { type Actor, isMember } from '@callstead/domain/policy';
import type { WithDb } from '../db/database.ts';
import { notifyChannel } from '../db/listen.ts';
import { insertEvents, type NewEventRow } from './queries.ts';

/** Says that something waits to be put in order and handed on. */
export const EVENTS_CHANNEL = 'callstead_events';

/**
 * Tells once what happened, in the transaction of the change: what is not told did not happen, and the other way round.
 * Subscribers make the rest of it: audit log, notifications, mails, open pages. Order is promised per subject, so its row
 * is locked first.
 */
export function emit(tx: WithDb, actor: Actor | 'network', event: NewEvent): Promise<void> {
  return emitAll(tx, actor, [event]);
}

/** The same for many at once. */
export async function emitAll(tx: WithDb, actor: Actor | 'network', events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  const member = actor !== 'network' && isMember(actor) ? actor : undefined;
  const rows = events.map((event) => rowOf(event, { address: member?.address ?? null, at: event.at ?? member?.at }));
  await insertEvents(tx.db, member?.userId ?? null, rows);
  await notifyChannel(tx.db, EVENTS_CHANNEL, '');
}

function rowOf(event: NewEvent, { address, at }: { address: string | null; at: Date | undefined }): NewEventRow {
  const { type, subject, accountId = null, before, after, reason, facts } = event;
  return {
    type,
    subject_type: subject.type,
    subject_id: subject.id,
    subject_name: subject.name,
    account_id: accountId,
    address,
    data: JSON.stringify({ ...facts, before, after, reason: reason ?? undefined }),
    ...(at && { at }),
  };
}
