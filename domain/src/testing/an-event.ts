import type { EventType, StoredEvent } from '../events/event.ts';

/** An event as subscribers read it. */
export function happened<Type extends EventType>(
  type: Type,
  data: StoredEvent<Type>['data'],
  subject: Partial<StoredEvent['subject']> = {},
): StoredEvent {
  return {
    position: 1,
    id: 1,
    at: new Date(0),
    type,
    subject: { type: 'account', id: 'it', name: 'It', ...subject },
    accountId: null,
    actor: { id: null, name: 'Callstead', address: null },
    data,
  } as StoredEvent;
}
