import { AUDITED_ACTIONS, type AuditedAction } from '@callstead/domain/audit/audited-action';
import type { StoredEvent } from '@callstead/domain/events/event';
import type { Subscriber } from '../../events/subscriber.ts';
import { insertAuditEntries } from './queries.ts';

/** Who did what to whom, for good: events are forgotten after a while, the log is not. */
export const auditSubscriber: Subscriber = {
  name: 'audit',
  types: AUDITED_ACTIONS,
  handle: async ({ db }, events) => {
    const entries = events.filter(isAudited).map(entryOf);
    if (entries.length > 0) await insertAuditEntries(db, entries);
  },
};

type AuditedEvent = StoredEvent<AuditedAction>;

/** What people write to us in their own matter needs no witness. */
function isAudited(event: StoredEvent): event is AuditedEvent {
  if (event.type === 'ticket.open' || event.type === 'ticket.reply') return event.data.by === 'team';
  return AUDITED_ACTIONS.some((action) => action === event.type);
}

function entryOf({ id, at, type, subject, actor, data }: AuditedEvent) {
  return {
    event_id: id,
    at,
    actor_id: actor.id,
    actor_name: actor.name,
    address: actor.address,
    action: type,
    subject_type: subject.type,
    subject_id: subject.id,
    subject_name: subject.name,
    before: data.before ? JSON.stringify(data.before) : null,
    after: data.after ? JSON.stringify(data.after) : null,
    reason: data.reason ?? null,
  };
}
