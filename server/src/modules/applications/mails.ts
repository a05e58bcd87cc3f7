import { paths } from '@callstead/contract/paths';
import { partsForPublishers } from '@callstead/domain/campaigns/changed-parts';
import { partsText } from '@callstead/domain/campaigns/part-names';
import type { StoredEvent } from '@callstead/domain/events/event';
import type { Language } from '@callstead/domain/identity/account';
import type { MailOrder } from '../../mail/mails.ts';
import type { Tx } from '../../services.ts';
import { ownMoney } from '../../settings/own-money.ts';
import { mailMembers } from '../identity/mails.ts';
import type { EventMail, MailsByEvent } from '../mails/on-events.ts';
import { listJoinedPublishers } from './queries.ts';

const MAILS = {
  approved: 'application-approved',
  rejected: 'application-rejected',
  revoked: 'application-revoked',
} as const;

const campaignLink = ({ config }: Tx, publicId: string) =>
  `${config.publicUrl}${paths.publisher.joinedCampaign(publicId)}`;

type Decided = StoredEvent<'application.decide' | 'application.revoke'>;

async function mailPublisher(tx: Tx, { subject, data }: Decided): Promise<EventMail[]> {
  if (subject.type !== 'application') return []; // of its number, which went to rest
  const mail = MAILS[data.status as keyof typeof MAILS];
  const { joinedCampaign, listedCampaign } = paths.publisher;
  const link = tx.config.publicUrl + (data.status === 'approved' ? joinedCampaign : listedCampaign)(data.publicId);
  return mailMembers(tx, data.publisherId, ({ name, email: to, language }) => ({
    mail,
    to,
    language,
    values: { name, campaign: data.title[language], reason: data.reason ?? null, link },
  }));
}

type CampaignEvent = Extract<StoredEvent, { type: `campaign.${string}` }>;
type JoinedMail = (values: { name: string; campaign: string; link: string }, language: Language) => Letter;
type Letter = Pick<MailOrder, 'mail' | 'values'>;

/** To everybody who joined the campaign: their ads may be running. */
async function mailJoined(tx: Tx, { subject, data }: CampaignEvent, write: JoinedMail): Promise<EventMail[]> {
  const mails: EventMail[] = [];
  for (const publisherId of await listJoinedPublishers(tx.db, [subject.id])) {
    const letters = await mailMembers(tx, publisherId, ({ name, email: to, language }) => {
      const values = { name, campaign: data.title[language], link: campaignLink(tx, data.publicId) };
      return { ...write(values, language), to, language } as MailOrder;
    });
    mails.push(...letters);
  }
  return mails;
}

async function mailTerms(tx: Tx, event: StoredEvent<'campaign.edit' | 'campaign.set-share'>): Promise<EventMail[]> {
  const parts = partsForPublishers(event.data.after ?? {});
  if (parts.length === 0) return [];
  return mailJoined(tx, event, (values, language) => ({
    mail: 'joined-campaign-terms',
    values: { ...values, parts: partsText(parts, language) },
  }));
}

const numberOf = (fact: unknown) => (typeof fact === 'number' ? fact : null);
const priceIn = (tx: Tx, cents: number | null) => (cents === null ? null : ownMoney(tx, cents));

export const applicationMails: MailsByEvent = {
  'campaign.pause': (tx, event) => mailJoined(tx, event, (values) => ({ mail: 'joined-campaign-paused', values })),
  'campaign.resume': (tx, event) => mailJoined(tx, event, (values) => ({ mail: 'joined-campaign-resumed', values })),
  'campaign.archive': (tx, event) => mailJoined(tx, event, (values) => ({ mail: 'joined-campaign-ended', values })),
  'campaign.edit': mailTerms,
  'campaign.set-share': mailTerms,
  'campaign.cap-reached': (tx, event) =>
    mailJoined(tx, event, (values) => ({
      mail: 'joined-campaign-cap',
      values: { ...values, period: event.data.period, cap: event.data.cap, of: event.data.of ?? 'call' },
    })),
  'application.set-terms': (tx, { data }) =>
    mailMembers(tx, data.publisherId, ({ name, email: to, language }) => ({
      mail: 'own-terms-agreed',
      to,
      language,
      values: {
        name,
        campaign: data.title[language],
        shareBasisPoints: numberOf(data.after?.ownShare),
        price: priceIn(tx, numberOf(data.after?.ownPriceCents)),
        link: campaignLink(tx, data.publicId),
      },
    })),
  'application.decide': mailPublisher,
  'application.revoke': mailPublisher,
};
