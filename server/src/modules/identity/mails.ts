import type { StoredEvent } from '@callstead/domain/events/event';
import type { Tx } from '../../services.ts';
import type { EventMail, MailsByEvent } from '../mails/on-events.ts';
import { type AccountMember, listMembers } from './members.ts';
import { findPerson } from './queries.ts';

type Letter = (member: AccountMember) => EventMail['order'];

/** The same letter to everybody of an account. */
export async function mailMembers(tx: Tx, accountId: string, write: Letter): Promise<EventMail[]> {
  const members = await listMembers(tx.db, [accountId]);
  return members.map((member) => ({ recipient: member.id, order: write(member) }));
}

/** About a login: to the person it belongs to, and to nobody else of the account. */
async function mailPerson(tx: Tx, { userId }: { userId: string }, write: Letter): Promise<EventMail[]> {
  const person = await findPerson(tx.db, userId);
  if (!person) return [];
  const { id, full_name: name, email, language } = person;
  return [{ recipient: id, order: write({ id, name, email, language }) }];
}

const contactLink = ({ config }: Tx) => `${config.publicUrl}/contact`;

export const identityMails: MailsByEvent = {
  'account.set-status': async (tx, { subject, data }) => {
    const { status } = data.after ?? {};
    if (status === 'approved') return mailMembers(tx, subject.id, (member) => approval(tx, member));
    if (status === 'rejected')
      return mailMembers(tx, subject.id, (member) => rejection(tx, member, data.reason ?? null));
    return [];
  },
  'account.password-changed': (tx, { data }) =>
    mailPerson(tx, data, ({ name, email, language }) => ({
      mail: 'password-changed',
      to: email,
      language,
      values: { name, contactLink: contactLink(tx) },
    })),
  'email-change.requested': (tx, { data }) =>
    mailPerson(tx, data, ({ name, language }) => ({
      mail: 'email-change-requested',
      to: oldAddress(data),
      language,
      values: { name, contactLink: contactLink(tx), newEmail: String(data.after?.email) },
    })),
  'account.change-email': (tx, { data }) =>
    mailPerson(tx, data, ({ name, language }) => ({
      mail: 'email-changed',
      to: oldAddress(data),
      language,
      values: { name, contactLink: contactLink(tx) },
    })),
};

/** The one the account had before the change: its owner must learn of it. */
const oldAddress = (data: StoredEvent<'account.change-email'>['data']) => String(data.before?.email);

const approval = ({ config }: Tx, { name, email: to, language }: AccountMember): EventMail['order'] => ({
  mail: 'account-approved',
  to,
  language,
  values: { name, link: `${config.publicUrl}/login` },
});

const rejection = (
  tx: Tx,
  { name, email: to, language }: AccountMember,
  reason: string | null,
): EventMail['order'] => ({
  mail: 'account-rejected',
  to,
  language,
  values: { name, reason, contactLink: contactLink(tx) },
});
