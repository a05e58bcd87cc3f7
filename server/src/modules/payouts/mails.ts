import { paths } from '@callstead/contract/paths';
import { moneyText } from '@callstead/domain/money';
import type { Tx } from '../../services.ts';
import { mailMembers } from '../identity/mails.ts';
import { listApprovedAdmins, listMembers } from '../identity/members.ts';
import type { MailsByEvent } from '../mails/on-events.ts';

const linkTo = ({ config }: Tx, path: string) => `${config.publicUrl}${path}`;

export const payoutMails: MailsByEvent = {
  'payment-method.change': (tx, { subject }) =>
    mailMembers(tx, subject.id, ({ name, email, language }) => ({
      mail: 'payment-method-changed',
      to: email,
      language,
      values: { name, contactLink: `${tx.config.publicUrl}/contact` },
    })),
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
          amount: moneyText(data.amountCents),
          link: linkTo(tx, paths.admin.payoutRun(data.runId)),
        },
      },
    }));
  },
  'payout.mark-sent': (tx, { subject, data }) =>
    mailMembers(tx, data.publisherId, ({ name, email: to, language }) => ({
      mail: 'payout-sent',
      to,
      language,
      values: {
        name,
        number: data.number,
        amount: moneyText(data.amountCents),
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
        amount: moneyText(data.amountCents),
        reason: data.reason ?? '',
        link: linkTo(tx, paths.publisher.account),
      },
    })),
};
