import { paths } from '@callstead/contract/paths';
import { type PanelName, unsubscribePath } from '@callstead/contract/public-paths';
import { GATHER_MINUTES, startsOfMails } from '@callstead/domain/disputes/dispute-mail';
import { ownCreditCents } from '@callstead/domain/disputes/partial-credit';
import type { CallFacts, StoredEvent } from '@callstead/domain/events/event';
import type { SaleKind } from '@callstead/domain/sale-kind';
import { shortId } from '@callstead/domain/short-id';
import type { Tx } from '../../services.ts';
import { ownMoney } from '../../settings/own-money.ts';
import { listMessages } from '../dispute-threads/queries.ts';
import { mailMembers } from '../identity/mails.ts';
import type { AccountMember } from '../identity/members.ts';
import type { EventMail, MailsByEvent } from '../mails/on-events.ts';
import { signSubscription } from '../reports/mailing/unsubscribe-token.ts';

type Side = 'advertiser' | 'publisher';
type Sold = { of: SaleKind; id: string };
type Decided = StoredEvent<'call.decide' | 'conversion.decide'>;

/** No word of what was written, which may name a caller. Admins find disputes in their queue: they get no mail. */
export const disputeMails: MailsByEvent = {
  'call.dispute': (tx, { subject, data }) => openedMails(tx, { of: 'call', id: subject.id }, data),
  'conversion.dispute': (tx, { subject, data }) => openedMails(tx, { of: 'conversion', id: subject.id }, data),
  'call.decide': (tx, event) => decidedMails(tx, { of: 'call', id: event.subject.id }, event),
  'conversion.decide': (tx, event) => decidedMails(tx, { of: 'conversion', id: event.subject.id }, event),
  'dispute.appeal': (tx, { subject, data }) =>
    appealedMails(tx, { of: subject.type as SaleKind, id: subject.id }, data),
  'dispute.decide-appeal': (tx, { subject, data }) =>
    appealDecidedMails(tx, { of: subject.type as SaleKind, id: subject.id }, data),
  'dispute.write': async (tx, { subject, data }) => {
    const sold = { of: subject.type as SaleKind, id: subject.id };
    const said = await listMessages(tx.db, sold.id);
    const readers = (['advertiser', 'publisher'] as const).filter((side) => side !== data.side);
    const mails = readers.map((reader) => {
      const starts = startsOfMails(said.filter(({ side }) => side !== reader));
      const isStart = starts.some(({ id }) => id === data.messageId);
      return isStart ? messageMails(tx, sold, { reader, data }) : [];
    });
    return (await Promise.all(mails)).flat();
  },
};

const accountOf = (side: Side, { advertiserId, publisherId }: CallFacts) =>
  side === 'advertiser' ? advertiserId : publisherId;

async function messageMails(
  tx: Tx,
  sold: Sold,
  { reader, data }: { reader: Side; data: StoredEvent<'dispute.write'>['data'] },
): Promise<EventMail[]> {
  const accountId = accountOf(reader, data);
  if (accountId === null) return [];
  const mails = await mailMembers(tx, accountId, (member) => ({
    ...{ mail: 'dispute-message', to: member.email, language: member.language },
    values: { ...valuesFor(tx, sold, reader, member), side: data.side },
  }));
  return mails.map((mail) => ({ ...mail, afterSeconds: GATHER_MINUTES * 60 }));
}

async function appealedMails(tx: Tx, sold: Sold, data: StoredEvent<'dispute.appeal'>['data']): Promise<EventMail[]> {
  const reader = data.side === 'advertiser' ? 'publisher' : 'advertiser';
  const accountId = accountOf(reader, data);
  if (accountId === null) return [];
  return mailMembers(tx, accountId, (member) => ({
    ...{ mail: 'dispute-appealed', to: member.email, language: member.language },
    values: { ...valuesFor(tx, sold, reader, member), side: data.side },
  }));
}

async function appealDecidedMails(
  tx: Tx,
  sold: Sold,
  data: StoredEvent<'dispute.decide-appeal'>['data'],
): Promise<EventMail[]> {
  const told = (side: Side) => {
    const accountId = accountOf(side, data);
    if (accountId === null) return [];
    return mailMembers(tx, accountId, (member) => ({
      ...{ mail: 'appeal-decided', to: member.email, language: member.language },
      values: {
        ...valuesFor(tx, sold, side, member),
        ...{ isChanged: data.outcome !== 'confirmed', isRefused: data.billing === 'refused' },
        reason: data.reasonForPublisher ?? '',
        part: creditWords(tx, side, data.part),
      },
    }));
  };
  return [...(await told('advertiser')), ...(await told('publisher'))];
}

async function openedMails(tx: Tx, sold: Sold, { publisherId }: CallFacts): Promise<EventMail[]> {
  if (publisherId === null) return [];
  return mailMembers(tx, publisherId, (member) => ({
    ...{ mail: 'dispute-opened', to: member.email, language: member.language },
    values: valuesFor(tx, sold, 'publisher', member),
  }));
}

async function decidedMails(tx: Tx, sold: Sold, { data }: Decided): Promise<EventMail[]> {
  if (data.before?.billing === 'review') return []; // nothing was charged that could stay or go back
  const told = (side: Side) => {
    const accountId = accountOf(side, data);
    if (accountId === null) return [];
    return mailMembers(tx, accountId, (member) => ({
      ...{ mail: 'dispute-decided', to: member.email, language: member.language },
      values: {
        ...valuesFor(tx, sold, side, member),
        ...{ isRefused: data.billing === 'refused', reason: data.reasonForPublisher ?? '' },
        credit: creditWords(tx, side, data.credit),
      },
    }));
  };
  return [...(await told('advertiser')), ...(await told('publisher'))];
}

/** Each side reads its own amount. */
const creditWords = (tx: Tx, side: Side, credit: Decided['data']['credit']) =>
  credit ? ownMoney(tx, ownCreditCents(side, credit)) : null;

/** Where it can be answered. */
const PAGES = { call: 'callDispute', lead: 'leadDispute', conversion: 'conversionDispute' } as const;

/** What every one of them says: which sale, where it is, and how to end these mails. */
function valuesFor(tx: Tx, { of, id }: Sold, side: PanelName & Side, { id: userId, name, language }: AccountMember) {
  const { publicUrl } = tx.config;
  const token = signSubscription(tx.secret, { of: 'dispute', id: userId });
  return {
    ...{ name, of, sale: shortId(id) },
    link: `${publicUrl}${paths[side][PAGES[of]](id)}`,
    unsubscribeLink: `${publicUrl}${unsubscribePath(token, language)}`,
  };
}
