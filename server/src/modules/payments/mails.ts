import { paths } from '@callstead/contract/paths';
import { amountText } from '@callstead/domain/money';
import type { Tx } from '../../services.ts';
import { ownMoney } from '../../settings/own-money.ts';
import { mailMembers } from '../identity/mails.ts';
import { type AccountMember, listApprovedAdmins, listMembers } from '../identity/members.ts';
import type { EventMail, MailsByEvent } from '../mails/on-events.ts';

const billingLink = ({ config }: Tx) => `${config.publicUrl}${paths.advertiser.billing()}`;
const moneyLink = ({ config }: Tx) => `${config.publicUrl}${paths.admin.money}`;

async function mailAdmins(tx: Tx, write: (member: AccountMember) => EventMail['order']): Promise<EventMail[]> {
  const admins = await listMembers(tx.db, await listApprovedAdmins(tx.db));
  return admins.map((member) => ({ recipient: member.id, order: write(member) }));
}

export const paymentMails: MailsByEvent = {
  'auto-recharge.stopped': (tx, { subject, data }) =>
    mailMembers(tx, subject.id, ({ name, email: to, language }) => ({
      mail: 'auto-recharge-stopped',
      to,
      language,
      values: { name, amount: ownMoney(tx, data.amountCents), because: data.because, link: billingLink(tx) },
    })),
  'chargeback.opened': (tx, { subject, data }) =>
    mailMembers(tx, subject.id, ({ name, email: to, language }) => ({
      mail: 'chargeback-opened',
      to,
      language,
      values: { name, amount: ownMoney(tx, data.amountCents), link: billingLink(tx) },
    })),
  'balance.below-floor': async (tx, { subject, data }) => {
    const [balance, paused] = [ownMoney(tx, data.balanceCents), data.pausedCampaigns];
    const toAdvertiser = await mailMembers(tx, subject.id, ({ name, email: to, language }) => ({
      mail: 'balance-below-floor',
      to,
      language,
      values: { name, balance, paused, link: billingLink(tx) },
    }));
    const toAdmins = await mailAdmins(tx, ({ name, email: to, language }) => ({
      mail: 'advertiser-below-floor',
      to,
      language,
      values: { name, advertiser: subject.name, balance, paused, link: moneyLink(tx) },
    }));
    return [...toAdvertiser, ...toAdmins];
  },
  'payment.unbooked': (tx, { data }) =>
    mailAdmins(tx, ({ name, email: to, language }) => ({
      mail: 'payment-unbooked',
      to,
      language,
      values: {
        name,
        amount: `${amountText(Math.abs(data.amountCents))} ${data.currency.toUpperCase()}`,
        hasLeft: data.amountCents < 0,
        ref: data.intentRef,
        link: moneyLink(tx),
      },
    })),
};
