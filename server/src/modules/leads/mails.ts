import { type PanelName, paths } from '@callstead/contract/paths';
import { shortId } from '@callstead/domain/short-id';
import type { Tx } from '../../services.ts';
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
    const { advertiserId, publisherId, billing, reasonForPublisher: reason } = data;
    const told = (accountId: string | null, panel: PanelName) =>
      accountId === null
        ? []
        : mailMembers(tx, accountId, ({ name, email: to, language }) => ({
            ...{ mail: 'lead-decided', to, language },
            values: {
              ...{ name, lead: shortId(subject.id), isRefused: billing === 'refused', reason: reason ?? '' },
              link: linkTo(tx, panel, subject.id),
            },
          }));
    return [...(await told(advertiserId, 'advertiser')), ...(await told(publisherId, 'publisher'))];
  },
};
