import { paths } from '@callstead/contract/paths';
import { momentText } from '../../mail/moment-text.ts';
import { listFormerEmails } from '../identity/email-change/queries.ts';
import { mailMembers } from '../identity/mails.ts';
import type { EventMail, MailsByEvent } from '../mails/on-events.ts';

export const payoutMails: MailsByEvent = {
  'payment-method.change': async (tx, { subject, at, data: { countsFrom } }) => {
    const { publicUrl, networkZone } = tx.config;
    const mails = await mailMembers(tx, subject.id, ({ name, email, language }) => ({
      mail: 'payment-method-changed',
      to: email,
      language,
      values: {
        name,
        countsFrom: countsFrom && momentText(countsFrom, language, networkZone),
        accountLink: publicUrl + paths.publisher.account,
        contactLink: `${publicUrl}/contact`,
      },
    }));
    return [...mails, ...toFormerAddresses(mails, await listFormerEmails(tx.db, subject.id, at))];
  },
};

/** Who takes over an account changes its address first: whoever had it before hears of it, too. */
function toFormerAddresses([mail]: readonly EventMail[], former: readonly { email: string }[]): EventMail[] {
  if (!mail) return [];
  return former.map(({ email }, place) => ({ recipient: `former ${place}`, order: { ...mail.order, to: email } }));
}
