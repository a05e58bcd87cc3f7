import { paths } from '@callstead/contract/paths';
import type { PanelName } from '@callstead/contract/public-paths';
import { ownCreditCents } from '@callstead/domain/disputes/partial-credit';
import { shortId } from '@callstead/domain/short-id';
import type { Tx } from '../../services.ts';
import { ownMoney } from '../../settings/own-money.ts';
import { mailMembers } from '../identity/mails.ts';
import type { MailsByEvent } from '../mails/on-events.ts';

const linkTo = ({ config }: Tx, panel: PanelName, id: string) => `${config.publicUrl}${paths[panel].lead(id)}`;

/** Admins find returns in their queue: they get no mail. */
export const leadMails: MailsByEvent = {
  'lead.return': async (tx, { subject, data: { publisherId, returned } }) => {
    if (publisherId === null) return [];
    return mailMembers(tx, publisherId, ({ name, email: to, language }) => ({
      ...{ mail: 'lead-returned', to, language },
      values: { name, lead: shortId(subject.id), returned, link: linkTo(tx, 'publisher', subject.id) },
    }));
  },
  'lead.decide': async (tx, { subject, data }) => {
    const { advertiserId, publisherId, billing, reasonForPublisher: reason, credit } = data;
    const told = (accountId: string | null, panel: 'advertiser' | 'publisher') =>
      accountId === null
        ? []
        : mailMembers(tx, accountId, ({ name, email: to, language }) => ({
            ...{ mail: 'lead-decided', to, language },
            values: {
              ...{ name, lead: shortId(subject.id), isRefused: billing === 'refused', reason: reason ?? '' },
              credit: credit ? ownMoney(tx, ownCreditCents(panel, credit)) : null,
              link: linkTo(tx, panel, subject.id),
            },
          }));
    return [...(await told(advertiserId, 'advertiser')), ...(await told(publisherId, 'publisher'))];
  },
};
