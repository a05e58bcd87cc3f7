import type { Tx } from '../../services.ts';
import { mailMembers } from '../identity/mails.ts';
import type { MailsByEvent } from '../mails/on-events.ts';

const campaignsLink = ({ config }: Tx) => `${config.publicUrl}/advertiser-dashboard/campaigns`;

/** What was decided about a campaign that was sent in. Nobody reads the mail of the network's own advertiser. */
export const campaignMails: MailsByEvent = {
  'campaign.activate': (tx, { data }) =>
    mailMembers(tx, data.advertiserId, ({ name, email: to, language }) => ({
      mail: 'campaign-activated',
      to,
      language,
      values: { name, title: data.title[language], link: campaignsLink(tx) },
    })),
  'campaign.return': (tx, { data }) =>
    mailMembers(tx, data.advertiserId, ({ name, email: to, language }) => ({
      mail: 'campaign-returned',
      to,
      language,
      values: { name, title: data.title[language], link: campaignsLink(tx), reason: data.reason ?? '' },
    })),
};
