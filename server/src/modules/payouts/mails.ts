import { mailMembers } from '../identity/mails.ts';
import type { MailsByEvent } from '../mails/on-events.ts';

export const payoutMails: MailsByEvent = {
  'payment-method.change': (tx, { subject }) =>
    mailMembers(tx, subject.id, ({ name, email, language }) => ({
      mail: 'payment-method-changed',
      to: email,
      language,
      values: { name, contactLink: `${tx.config.publicUrl}/contact` },
    })),
};
