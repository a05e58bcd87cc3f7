import type { StoredEvent } from '@callstead/domain/events/event';
import type { Tx } from '../../services.ts';
import { mailMembers } from '../identity/mails.ts';
import type { EventMail, MailsByEvent } from '../mails/on-events.ts';

const MAILS = {
  approved: 'application-approved',
  rejected: 'application-rejected',
  revoked: 'application-revoked',
} as const;

type Decided = StoredEvent<'application.decide' | 'application.revoke'>;

async function mailPublisher(tx: Tx, { subject, data }: Decided): Promise<EventMail[]> {
  if (subject.type !== 'application') return []; // of its number, which went to rest
  const mail = MAILS[data.status as keyof typeof MAILS];
  const link = `${tx.config.publicUrl}/publisher-dashboard/campaigns?search=${data.publicId}`;
  return mailMembers(tx, data.publisherId, ({ name, email: to, language }) => ({
    mail,
    to,
    language,
    values: { name, campaign: data.title[language], reason: data.reason ?? null, link },
  }));
}

export const applicationMails: MailsByEvent = {
  'application.decide': mailPublisher,
  'application.revoke': mailPublisher,
};
