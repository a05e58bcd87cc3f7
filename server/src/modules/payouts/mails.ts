import { paths } from '@callstead/contract/paths';
import { momentText } from '../../mail/moment-text.ts';
import type { Tx } from '../../services.ts';
import { ownMoney } from '../../settings/own-money.ts';
import { listFormerEmails } from '../identity/email-change/queries.ts';
import { mailMembers } from '../identity/mails.ts';
import { listApprovedAdmins, listMembers } from '../identity/members.ts';
import type { EventMail, MailsByEvent } from '../mails/on-events.ts';

const linkTo = ({ config }: Tx, path: string) => `${config.publicUrl}${path}`;

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
  'payout-run.propose': async (tx, { data }) => {
    const admins = await listMembers(tx.db, await listApprovedAdmins(tx.db));
    return admins.map(({ id: recipient, name, email: to, language }) => ({
      recipient,
      order: {
        mail: 'payout-run-proposed',
        to,
        language,
        values: {
          name,
          number: data.number,
          publishers: data.publishers,
          amount: ownMoney(tx, data.amountCents),
          link: linkTo(tx, paths.admin.payoutRun(data.runId)),
        },
      },
    }));
  },
  'payout-run.cancel': async (tx, { data: { askedBy, number } }) =>
    askedBy === null
      ? []
      : mailMembers(tx, askedBy, ({ name, email: to, language }) => ({
          mail: 'early-payout-cancelled',
          to,
          language,
          values: { name, number, link: linkTo(tx, paths.publisher.payments()) },
        })),
  'payout.mark-sent': (tx, { subject, data }) =>
    mailMembers(tx, data.publisherId, ({ name, email: to, language }) => ({
      mail: 'payout-sent',
      to,
      language,
      values: {
        name,
        number: data.number,
        amount: ownMoney(tx, data.amountCents),
        hint: data.methodHint,
        link: linkTo(tx, paths.publisher.payout(subject.id)),
      },
    })),
  'payout.mark-failed': (tx, { data }) =>
    mailMembers(tx, data.publisherId, ({ name, email: to, language }) => ({
      mail: data.isReturned ? 'payout-returned' : 'payout-failed',
      to,
      language,
      values: {
        name,
        number: data.number,
        amount: ownMoney(tx, data.amountCents),
        reason: data.reason ?? '',
        link: linkTo(tx, paths.publisher.account),
      },
    })),
};

/** Who takes over an account changes its address first: whoever had it before hears of it, too. */
function toFormerAddresses([mail]: readonly EventMail[], former: readonly { email: string }[]): EventMail[] {
  if (!mail) return [];
  return former.map(({ email }, place) => ({ recipient: `former ${place}`, order: { ...mail.order, to: email } }));
}
