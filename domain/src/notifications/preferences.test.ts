import { describe, expect, test } from 'vitest';
import type { EventType, StoredEvent } from '../events/event.ts';
import { happened } from '../testing/an-event.ts';
import { NEWSWORTHY, newsOf, type Recipients } from './news.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification.ts';
import {
  isUsual,
  mailOffer,
  mayChoose,
  NEWS_READERS,
  type NewsReader,
  newsFor,
  newsReaderOf,
  usualChoice,
} from './preferences.ts';

/** Nobody chooses about these: one says whether they may work, of the other they chose when they made it. */
const NOT_CHOSEN: readonly NotificationKind[] = ['account_status', 'alert_raised'];

/** Every fact an event may name somebody by: the ids say who they are. */
const FACTS = {
  ...{ publisherId: 'publisher', advertiserId: 'advertiser', askedBy: 'publisher', side: 'publisher', sold: 'call' },
  ...{
    title: { es: 'Techos', en: 'Roofs' },
    publicId: 'HS001',
    after: { hours: {} },
    byBell: true,
    status: 'approved',
  },
};

/** Whose the event's account, or its subject, is: that an event does not say. */
const OWNERS: { [Type in EventType]?: readonly NewsReader[] } = {
  'balance.low': ['advertiser'],
  'invoice.due': ['advertiser'],
  'invoice.paused-campaigns': ['advertiser'],
  'invoice.paid': ['advertiser'],
  'payment.succeeded': ['advertiser'],
  'auto-recharge.stopped': ['advertiser'],
  'refund.succeeded': ['advertiser'],
  'chargeback.opened': ['advertiser'],
  'chargeback.won': ['advertiser'],
  'chargeback.lost': ['advertiser'],
  'balance.below-floor': ['advertiser'],
  'bonus.given': ['publisher'],
  'correction.applied': ['publisher', 'advertiser'],
  'webhook.paused': ['publisher', 'advertiser'],
  'alert.raised': ['admin', 'publisher', 'advertiser'],
};

/** The same event in the shapes that tell different people. */
const VARIANTS: { [Type in EventType]?: readonly object[] } = {
  'ticket.reply': [{ by: 'owner' }, ...NEWS_READERS.map((ownerId) => ({ by: 'team', ownerId }))],
  'correction.applied': [{ sold: 'call' }, { sold: 'lead' }, { sold: 'conversion' }],
  'dispute.appeal': [{ side: 'publisher' }, { side: 'advertiser' }],
  'dispute.write': [{ side: 'publisher' }, { side: 'advertiser' }, { side: 'admin' }],
};

const ownersOf = (type: EventType): readonly string[] => OWNERS[type] ?? ['nobody knows who'];

function readersOf({ accounts = [], admins, joinedCampaign }: Recipients, type: EventType): string[] {
  const named = accounts.flatMap((id) => (id === 'owner' ? ownersOf(type) : [id]));
  return [...named, ...(admins ? ['admin'] : []), ...(joinedCampaign ? ['publisher'] : [])];
}

function told(type: EventType): { kind: NotificationKind; reader: string }[] {
  return (VARIANTS[type] ?? [{}]).flatMap((variant) => {
    const data = { ...FACTS, ...variant } as unknown as StoredEvent['data'];
    const subjectType = type.startsWith('application.') ? 'application' : 'account';
    const event = { ...happened(type, data as never, { type: subjectType, id: 'owner' }), accountId: 'owner' };
    return newsOf(event as StoredEvent).flatMap(({ kind, to }) =>
      readersOf(to, type).map((reader) => ({ kind, reader })),
    );
  });
}

describe('every kind of news stands with everybody who is told of it', () => {
  test.each(NEWSWORTHY)('%s', (type) => {
    const news = told(type);
    expect(news, 'who is told').not.toEqual([]);
    const missing = news.filter(
      ({ kind, reader }) => !NOT_CHOSEN.includes(kind) && mailOffer(reader as NewsReader, kind) === undefined,
    );
    expect(missing).toEqual([]);
  });
});

test('and with nobody else', () => {
  const known = new Set(NEWSWORTHY.flatMap(told).map(({ kind, reader }) => `${kind} ${reader}`));
  const offered = NEWS_READERS.flatMap((reader) =>
    newsFor(reader).flatMap(({ kinds }) => kinds.map((kind) => `${kind} ${reader}`)),
  );
  expect(offered.filter((each) => !known.has(each))).toEqual([]);
  expect(new Set(offered).size).toBe(offered.length);
});

test('by themselves only new tickets and new users are heard, and every mail comes at once', () => {
  const heard = NOTIFICATION_KINDS.filter((kind) => usualChoice(kind).sound);
  expect(heard).toEqual(['new_ticket', 'new_user']);
  for (const kind of [...NOTIFICATION_KINDS, 'of_another_time'])
    expect(usualChoice(kind)).toMatchObject({ bell: true, mail: 'now' });
  expect(isUsual('payout_sent', { bell: true, sound: false, mail: 'now' })).toBe(true);
  expect(isUsual('payout_sent', { bell: true, sound: false, mail: 'digest' })).toBe(false);
  expect(isUsual('new_ticket', { bell: true, sound: false, mail: 'now' })).toBe(false);
});

test('a mail that is owed cannot be put off, nor one that nobody sends', () => {
  const choice = { bell: false, sound: true };
  expect(mayChoose('publisher', 'payout_sent', { ...choice, mail: 'never' })).toBe(true);
  expect(mayChoose('publisher', 'payout_failed', { ...choice, mail: 'never' })).toBe(false);
  expect(mayChoose('publisher', 'payout_failed', { ...choice, mail: 'now' })).toBe(true);
  expect(mayChoose('publisher', 'number_assigned', { ...choice, mail: 'digest' })).toBe(false);
  expect(mayChoose('advertiser', 'payout_sent', { ...choice, mail: 'now' })).toBe(false); // never told of it
  expect(mayChoose('publisher', 'account_status', { ...choice, mail: 'now' })).toBe(false);
});

test('an affiliate reads what publishers read', () => {
  expect(newsReaderOf('affiliate')).toBe('publisher');
  expect(newsReaderOf('admin')).toBe('admin');
});
