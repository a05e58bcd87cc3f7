import { paths } from '@callstead/contract/paths';
import { ownMoney } from '../../settings/own-money.ts';
import { mailMembers } from '../identity/mails.ts';
import type { MailsByEvent } from '../mails/on-events.ts';

export const correctionMails: MailsByEvent = {
  /** With their own as a file, which is written when the mail is sent. */
  'correction.applied': async (tx, { subject, accountId, data }) => {
    if (accountId === null) return [];
    const { side, sold, items, amountCents, reason } = data;
    return mailMembers(tx, accountId, ({ name, email: to, language }) => ({
      mail: `${sold}s-corrected` as const,
      to,
      language,
      values: {
        name,
        number: subject.name,
        items,
        amount: `${amountCents > 0 ? '+' : ''}${ownMoney(tx, amountCents)}`,
        reason: reason ?? '',
        link: `${tx.config.publicUrl}${paths[side][`${sold}s` as const]()}`,
      },
      attachment: { document: 'correction', id: subject.id, accountId, language },
    }));
  },
  'bonus.given': async (tx, { accountId, data }) => {
    if (accountId === null) return [];
    return mailMembers(tx, accountId, ({ name, email: to, language }) => ({
      mail: 'bonus-given',
      to,
      language,
      values: {
        name,
        amount: ownMoney(tx, data.amountCents),
        reason: data.reason ?? '',
        link: `${tx.config.publicUrl}${paths.publisher.payments()}`,
      },
    }));
  },
};
