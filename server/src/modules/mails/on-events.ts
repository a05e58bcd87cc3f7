import { paths } from '@callstead/contract/paths';
import type { EventType, StoredEvent } from '@callstead/domain/events/event';
import type { NotificationKind } from '@callstead/domain/notifications/notification';
import { type MailWish, newsReaderOf, usualChoice } from '@callstead/domain/notifications/preferences';
import type { Subscriber } from '../../events/subscriber.ts';
import type { MailTexts } from '../../mail/mail-texts.ts';
import type { MailOrder } from '../../mail/mails.ts';
import type { Services, Tx } from '../../services.ts';
import { digestLine } from './digest-line.ts';
import { kindOfMail } from './mail-kind.ts';
import { claimEventMail, insertDigestItem, listMailReaders, type MailReader } from './queries.ts';

/** `recipient` tells mailboxes apart: a member's id, or 'sender' for somebody without an account. */
export type EventMail = {
  recipient: string;
  order: MailOrder;
  /** So long it waits for what else there is to tell. */
  afterSeconds?: number;
};

/** Which mails a module sends because of which events. */
export type MailsByEvent = { [Type in EventType]?: (tx: Tx, event: StoredEvent<Type>) => Promise<EventMail[]> };

/** Orders the mails that follow from what happened, each once. Those with a secret link in them the command orders itself. */
export function mailSubscriber(sources: readonly MailsByEvent[], texts: MailTexts): Subscriber<Services> {
  const types = sources.flatMap((source) => Object.keys(source) as EventType[]);
  return {
    name: 'mails',
    types,
    handle: async (tx, events) => {
      for (const event of events) for (const source of sources) await sendMails(tx, { source, event, texts });
    },
  };
}

type Writing = { source: MailsByEvent; event: StoredEvent; texts: MailTexts };

async function sendMails(tx: Tx, { source, event, texts }: Writing): Promise<void> {
  const write = source[event.type] as ((tx: Tx, event: StoredEvent) => Promise<EventMail[]>) | undefined;
  const mails = (await write?.(tx, event)) ?? [];
  const wishes = await readWishes(tx, mails);
  for (const mail of mails) {
    const { recipient, order } = mail;
    const isNew = await claimEventMail(tx.db, { event_id: event.id, mail: order.mail, recipient });
    if (isNew) await sendAsWished(tx, mail, { event, texts, wish: wishes(mail) });
  }
}

/** How the reader of a mail wants it, and where they choose so; undefined for a mail that nobody chooses about. */
type Wish = { kind: NotificationKind; mail: MailWish; choicesLink: string } | undefined;

type Sending = { event: StoredEvent; texts: MailTexts; wish: Wish };

async function sendAsWished(tx: Tx, mail: EventMail, { event, texts, wish }: Sending): Promise<void> {
  const { recipient, order, ...when } = mail;
  if (wish?.mail === 'never') return;
  if (wish?.mail === 'digest') {
    const line = digestLine(tx, order, texts);
    const item = { event_id: event.id, mail: order.mail, kind: wish.kind, recipient_id: recipient };
    await insertDigestItem(tx.db, { ...item, ...line });
    return;
  }
  const data = wish ? { ...order, choicesLink: wish.choicesLink } : order;
  await tx.queue.enqueue(tx.db, { name: 'send-mail', data, ...when });
}

/** Asked once for all recipients. */
async function readWishes({ db, config }: Tx, mails: readonly EventMail[]): Promise<(mail: EventMail) => Wish> {
  const chosen = mails.filter(({ order }) => kindOfMail(order));
  const kinds = [...new Set(chosen.flatMap(({ order }) => kindOfMail(order) ?? []))];
  const readers = await listMailReaders(db, [...new Set(chosen.map(({ recipient }) => recipient))], kinds);
  return ({ recipient, order }) => {
    const kind = kindOfMail(order);
    const own = readers.filter(({ id }) => id === recipient);
    return kind && own[0] && { kind, mail: wishOf(own, kind), choicesLink: choicesLinkOf(config, own[0]) };
  };
}

const wishOf = (own: readonly MailReader[], kind: NotificationKind): MailWish =>
  own.find((each) => each.kind === kind)?.mail ?? usualChoice(kind).mail;

export const choicesLinkOf = ({ publicUrl }: Tx['config'], { type }: Pick<MailReader, 'type'>): string =>
  `${publicUrl}${paths[newsReaderOf(type)].preferences}`;
