import type { NewEvent } from '@callstead/domain/events/event';
import type { Actor } from '@callstead/domain/policy';
import type { Db } from '../db/database.ts';
import { notifyChannel } from '../db/listen.ts';
import { insertEvent } from './queries.ts';

/** Says that something waits to be put in order and handed on. */
export const EVENTS_CHANNEL = 'callstead_events';

/**
 * Tells once what happened, in the transaction of the change: what is not told did not happen, and the other way round.
 * Subscribers make the rest of it, such as the audit log. Order is promised per subject, so its row is locked first.
 */
export async function emit(tx: { db: Db }, actor: Actor | 'network', event: NewEvent): Promise<void> {
  const isMember = actor !== 'network' && actor.userType !== 'anonymous';
  const { type, subject, accountId = null, before, after, reason } = event;
  await insertEvent(tx.db, {
    type,
    subject_type: subject.type,
    subject_id: subject.id,
    subject_name: subject.name,
    account_id: accountId,
    actor_id: isMember ? actor.id : null,
    address: isMember ? (actor.address ?? null) : null,
    data: JSON.stringify({ before, after, reason: reason ?? undefined }),
    ...(isMember && actor.at && { at: actor.at }),
  });
  await notifyChannel(tx.db, EVENTS_CHANNEL, '');
}
