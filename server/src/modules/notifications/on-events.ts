import type { StoredEvent } from '@callstead/domain/events/event';
import { LANGUAGES } from '@callstead/domain/identity/account';
import { NEWSWORTHY, type News, newsOf } from '@callstead/domain/notifications/news';
import type { Db } from '../../db/database.ts';
import type { Subscriber } from '../../events/subscriber.ts';
import { announce } from '../../live/announce.ts';
import { insertNotifications, listRecipients, type Recipient, updateUnread } from './queries.ts';

/** Rings the bells of whoever an event concerns; their open pages hear of it when that commits. */
export const notificationSubscriber: Subscriber = {
  name: 'notifications',
  types: NEWSWORTHY,
  handle: async ({ db }, events) => {
    const told = new Set<string>();
    for (const event of events) {
      for (const news of newsOf(event)) for (const id of await tell(db, event, news)) told.add(id);
    }
    if (told.size > 0) await announce(db, { to: { persons: [...told] }, topic: 'notifications' });
  },
};

async function tell(db: Db, event: StoredEvent, news: News): Promise<string[]> {
  const recipients = await listRecipients(db, news);
  const renewed = news.renewsUnread ? await renew(db, news, recipients) : new Set<string>();
  const others = recipients.filter(({ id }) => !renewed.has(id));
  await insertNotifications(
    db,
    others.map(({ id, language }) => ({
      event_id: event.id,
      recipient_id: id,
      kind: news.kind,
      data: JSON.stringify(news.data(language)),
      created_at: event.at,
    })),
  );
  return recipients.map(({ id }) => id);
}

/** Answers who had one that was still unread. */
async function renew(db: Db, { kind, data }: News, recipients: readonly Recipient[]): Promise<Set<string>> {
  const renewed = new Set<string>();
  for (const language of LANGUAGES) {
    const readers = recipients.filter((each) => each.language === language).map(({ id }) => id);
    for (const id of await updateUnread(db, readers, { kind, data: data(language) })) renewed.add(id);
  }
  return renewed;
}
