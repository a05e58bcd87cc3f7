import { paths } from '@callstead/contract/paths';
import type { Tx } from '../../services.ts';
import { ownMoney } from '../../settings/own-money.ts';
import { mailMembers } from '../identity/mails.ts';
import type { MailsByEvent } from '../mails/on-events.ts';

const billingLink = ({ config }: Tx) => `${config.publicUrl}${paths.advertiser.billing()}`;

export const transferMails: MailsByEvent = {
  'transfer.match': async (tx, { data }) =>
    data.advertiserId === null
      ? []
      : mailMembers(tx, data.advertiserId, ({ name, email: to, language }) => ({
          mail: 'transfer-received',
          to,
          language,
          values: { name, amount: ownMoney(tx, data.amountCents), link: billingLink(tx) },
        })),
  'transfer.undo': async (tx, { data }) =>
    data.advertiserId === null
      ? []
      : mailMembers(tx, data.advertiserId, ({ name, email: to, language }) => ({
          mail: 'transfer-undone',
          to,
          language,
          values: { name, amount: ownMoney(tx, data.amountCents), reason: data.reason ?? '', link: billingLink(tx) },
        })),
};
