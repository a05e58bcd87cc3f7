import { paths } from '@callstead/contract/paths';
import { dayText, momentText } from '../../../mail/moment-text.ts';
import type { Tx } from '../../../services.ts';
import { ownMoney } from '../../../settings/own-money.ts';
import { mailMembers } from '../../identity/mails.ts';
import type { MailsByEvent } from '../../mails/on-events.ts';

const linkTo = ({ config }: Tx, path: string) => `${config.publicUrl}${path}`;

export const netTermMails: MailsByEvent = {
  'balance.low': async (tx, { accountId, data }) =>
    mailMembers(tx, accountId ?? '', ({ name, email: to, language }) => ({
      mail: 'balance-low',
      to,
      language,
      values: {
        name,
        amount: ownMoney(tx, data.availableCents),
        runsOutAt: data.runsOutAt && momentText(data.runsOutAt, language, tx.config.networkZone),
        link: linkTo(tx, paths.advertiser.billing()),
      },
    })),
  'invoice.due': async (tx, { accountId, data: { invoiceId, number, openCents, dueOn, step } }) =>
    mailMembers(tx, accountId ?? '', ({ name, email: to, language }) => ({
      mail: 'invoice-due',
      to,
      language,
      values: {
        name,
        number,
        step,
        amount: ownMoney(tx, openCents),
        dueOn: dayText(dueOn, language),
        link: linkTo(tx, paths.advertiser.invoice(invoiceId)),
      },
    })),
  'invoice.paused-campaigns': async (tx, { accountId, data: { invoiceId, number, openCents, dueOn } }) =>
    mailMembers(tx, accountId ?? '', ({ name, email: to, language }) => ({
      mail: 'campaigns-paused-for-debt',
      to,
      language,
      values: {
        name,
        number,
        amount: ownMoney(tx, openCents),
        dueOn: dayText(dueOn, language),
        link: linkTo(tx, paths.advertiser.invoice(invoiceId)),
      },
    })),
  'invoice.paid': async (tx, { accountId, data: { invoiceId, number, wasPaused } }) =>
    mailMembers(tx, accountId ?? '', ({ name, email: to, language }) => ({
      mail: 'invoice-paid',
      to,
      language,
      values: { name, number, wasPaused, link: linkTo(tx, paths.advertiser.invoice(invoiceId)) },
    })),
};
