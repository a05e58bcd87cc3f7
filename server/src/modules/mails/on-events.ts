import type { EventType, StoredEvent } from '@callstead/domain/events/event';
import type { Subscriber } from '../../events/subscriber.ts';
import type { MailOrder } from '../../mail/mails.ts';
import type { Services, Tx } from '../../services.ts';
import { claimEventMail } from './queries.ts';

/** `recipient` tells mailboxes apart: a member's id, or 'sender' for somebody without an account. */
export type EventMail = { recipient: string; order: MailOrder };

/** Which mails a module sends because of which events. */
export type MailsByEvent = { [Type in EventType]?: (tx: Tx, event: StoredEvent<Type>) => Promise<EventMail[]> };

/** Orders the mails that follow from what happened, each once. Those with a secret link in them the command orders itself. */
export function mailSubscriber(sources: readonly MailsByEvent[]): Subscriber<Services> {
  const types = sources.flatMap((source) => Object.keys(source) as EventType[]);
  return {
    name: 'mails',
    types,
    handle: async (tx, events) => {
      for (const event of events) for (const source of sources) await sendMails(tx, source, event);
    },
  };
}

async function sendMails(tx: Tx, source: MailsByEvent, event: StoredEvent): Promise<void> {
  const write = source[event.type] as ((tx: Tx, event: StoredEvent) => Promise<EventMail[]>) | undefined;
  for (const { recipient, order } of (await write?.(tx, event)) ?? []) {
    const isNew = await claimEventMail(tx.db, { event_id: event.id, mail: order.mail, recipient });
    if (isNew) await tx.queue.enqueue(tx.db, { name: 'send-mail', data: order });
  }
}
