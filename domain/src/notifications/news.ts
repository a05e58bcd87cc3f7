import { partsForPublishers } from '../campaigns/changed-parts.ts';
import type { EventType, StoredEvent } from '../events/event.ts';
import type { Language } from '../identity/account.ts';
import type { ChargebackStatus } from '../payments/chargeback.ts';
import type { SaleKind } from '../sale-kind.ts';
import type { NotificationKind } from './notification.ts';

/** Those of accounts, all admins, and of a campaign the publishers who joined it. */
export type Recipients = { accounts?: readonly string[]; admins?: boolean; joinedCampaign?: string };

/** What somebody is told by the bell. Names are those of the reader's language. */
export type News = {
  to: Recipients;
  kind: NotificationKind;
  data: (language: Language) => Record<string, unknown>;
  /** Whoever has not read the last one of its kind finds the new figure in it, instead of one more. */
  renewsUnread?: boolean;
};

type Tells = { [Type in EventType]?: (event: StoredEvent<Type>) => News[] };

const TELLS: Tells = {
  'account.registered': ({ subject }) => [
    { to: { admins: true }, kind: 'new_user', data: () => ({ accountId: subject.id, name: subject.name }) },
  ],
  'ticket.open': (event) => [{ to: { admins: true }, kind: 'new_ticket', data: () => ticketOf(event) }],
  'ticket.reply': (event) => {
    if (event.data.by === 'owner')
      return [{ to: { admins: true }, kind: 'ticket_answer', data: () => ticketOf(event) }];
    const { ownerId, isOwn } = event.data;
    return ownerId === null || isOwn
      ? []
      : [{ to: { accounts: [ownerId] }, kind: 'ticket_reply', data: () => ticketOf(event) }];
  },
  'campaign.submit': ({ subject, data }) => [
    {
      to: { admins: true },
      kind: 'campaign_submitted',
      data: (language) => ({
        campaignId: subject.id,
        title: data.title[language],
        advertiserName: data.advertiserName,
      }),
    },
  ],
  'campaign.activate': (event) => reviewed(event, 'active'),
  'campaign.return': (event) => reviewed(event, 'draft'),
  'campaign.pause': (event) => toJoined(event, 'campaign_state', { status: 'paused' }),
  'campaign.resume': (event) => toJoined(event, 'campaign_state', { status: 'active' }),
  'campaign.archive': (event) => toJoined(event, 'campaign_state', { status: 'archived' }),
  'campaign.edit': (event) => newTerms(event),
  'campaign.set-share': (event) => newTerms(event),
  'campaign.cap-reached': (event) => {
    const { period, cap, of = 'call' } = event.data;
    return toJoined(event, 'cap_reached', { period, cap, of });
  },
  'material.add': ({ subject, data: { publicId, title } }) => [
    {
      to: { joinedCampaign: subject.id },
      kind: 'material_new',
      data: (language) => ({ campaignId: publicId, campaignTitle: title[language] }),
      renewsUnread: true,
    },
  ],
  'application.create': ({ subject, data }) => [
    {
      to: { accounts: [data.advertiserId], admins: true },
      kind: 'application_new',
      data: (language) => ({
        applicationId: subject.id,
        campaignId: data.publicId,
        campaignTitle: data.title[language],
        publisherName: data.publisherName,
      }),
    },
  ],
  'application.decide': (event) => decided(event),
  'application.revoke': (event) => (event.subject.type === 'application' ? decided(event) : []), // or its number's rest
  'application.set-terms': ({ data: { publisherId, publicId, title, reason = null } }) => [
    {
      to: { accounts: [publisherId] },
      kind: 'own_terms',
      data: (language) => ({ campaignId: publicId, campaignTitle: title[language], reason }),
    },
  ],
  'number.assign': ({ subject, data }) => [
    {
      to: { accounts: [data.publisherId] },
      kind: 'number_assigned',
      data: (language) => ({ campaignTitle: data.title[language], number: subject.name }),
    },
  ],
  'pool.empty': ({ data }) => [
    {
      to: { admins: true },
      kind: 'pool_empty',
      data: (language) => ({ campaignTitle: data.title[language], waiting: data.waiting }),
      renewsUnread: true,
    },
  ],
  'carrier-account.drifted': ({ subject, data: { mended, missing, failed } }) => [
    {
      to: { admins: true },
      kind: 'carrier_drift',
      data: () => ({ carrier: subject.name, mended, missing, failed }),
      renewsUnread: true,
    },
  ],
  'balance.low': ({ accountId, data: { availableCents, hoursLeft } }) =>
    toAccount(accountId, 'balance_low', { availableCents, hoursLeft: Math.floor(hoursLeft) }),
  'alert.raised': ({ accountId, data: { kind, value, limit, campaign, byBell } }) => [
    {
      to: { accounts: accountId && byBell ? [accountId] : [] },
      kind: 'alert_raised',
      data: (language) => ({ alert: kind, value, limit, campaignTitle: campaign?.title[language] ?? null }),
    },
  ],
  'webhook.paused': ({ accountId, subject }) => toAccount(accountId, 'webhook_paused', { host: subject.name }),
  'invoice.due': ({ accountId, data: { invoiceId, number, openCents } }) =>
    toAccount(accountId, 'invoice_due', { invoiceId, number, openCents }),
  'invoice.paused-campaigns': ({ accountId, data: { invoiceId, number, openCents, advertiserName } }) =>
    toAccount(accountId, 'invoice_paused', { invoiceId, number, openCents, advertiserName }, { admins: true }),
  'invoice.paid': ({ accountId, data: { invoiceId, number, wasPaused } }) =>
    toAccount(accountId, 'invoice_paid', { invoiceId, number, wasPaused }),
  'transfer.announce': ({ data: { advertiserName, amountCents } }) => [
    { to: { admins: true }, kind: 'transfer_announced', data: () => ({ advertiserName, amountCents }) },
  ],
  'transfer.match': (event) => toOwner(event, 'transfer_matched'),
  'transfer.undo': (event) => toOwner(event, 'transfer_undone'),
  'transfer.ignore': (event) => toOwner(event, 'transfer_ignored'),
  'payout-run.propose': ({ data: { runId, number, publishers, amountCents } }) => [
    {
      to: { admins: true },
      kind: 'payout_run_proposed',
      data: () => ({ runId, number, publishers, amountCents }),
    },
  ],
  'payout-run.frozen': ({ data: { runId, number, publishers, amountCents, leftOut } }) => [
    {
      to: { admins: true },
      kind: 'payout_run_frozen',
      data: () => ({ runId, number, publishers, amountCents, leftOut }),
    },
  ],
  'payout.mark-sent': ({ subject, data: { publisherId, number, amountCents } }) =>
    toAccount(publisherId, 'payout_sent', { payoutId: subject.id, number, amountCents }),
  'payout.mark-failed': ({ subject, data: { publisherId, number, amountCents, isReturned, reason = null } }) =>
    toAccount(publisherId, 'payout_failed', { payoutId: subject.id, number, amountCents, isReturned, reason }),
  'payout-run.cancel': ({ data: { askedBy, number } }) =>
    askedBy === null ? [] : toAccount(askedBy, 'early_payout_cancelled', { number }),
  'call.dispute': ({ subject, data }) => [
    {
      to: { accounts: data.publisherId ? [data.publisherId] : [], admins: true },
      kind: 'call_disputed',
      data: () => ({ callId: subject.id }),
    },
  ],
  'call.decide': (event) => saleDecided(event, 'call', event.data.reason ?? null),
  'dispute.write': (event) => [said(event, 'dispute_message')],
  'dispute.appeal': (event) => [said(event, 'dispute_appealed')],
  'dispute.decide-appeal': appealDecided,
  'conversion.dispute': ({ subject, data }) => [
    {
      to: { accounts: data.publisherId ? [data.publisherId] : [], admins: true },
      kind: 'conversion_disputed',
      data: () => ({ conversionId: subject.id }),
    },
  ],
  'conversion.decide': (event) => saleDecided(event, 'conversion', event.data.reasonForPublisher),
  'lead.return': ({ subject, data: { publisherId, returned } }) => [
    {
      to: { accounts: publisherId ? [publisherId] : [], admins: true },
      kind: 'lead_returned',
      data: () => ({ leadId: subject.id, returned }),
    },
  ],
  'lead.decide': (event) => saleDecided(event, 'lead', event.data.reasonForPublisher),
  'correction.applied': ({ subject, accountId, data: { side, sold, items, amountCents, reason = null } }) =>
    toAccount(accountId, `${sold}s_corrected`, {
      side,
      number: subject.name,
      [`${sold}s`]: items,
      amountCents,
      reason,
    }),
  'bonus.given': ({ accountId, data: { amountCents, reason = null } }) =>
    toAccount(accountId, 'bonus_given', { amountCents, reason }),
  'payment.succeeded': ({ subject, data: { amountCents, origin } }) => [
    { to: { accounts: [subject.id] }, kind: 'payment_received', data: () => ({ amountCents, origin }) },
  ],
  'payment.unbooked': ({ data: { intentRef, amountCents, currency, because } }) => [
    { to: { admins: true }, kind: 'payment_unbooked', data: () => ({ intentRef, amountCents, currency, because }) },
  ],
  'auto-recharge.stopped': ({ subject, data: { amountCents, because } }) => [
    { to: { accounts: [subject.id] }, kind: 'auto_recharge_stopped', data: () => ({ amountCents, because }) },
  ],
  'refund.succeeded': ({ subject, data: { amountCents } }) => [
    { to: { accounts: [subject.id] }, kind: 'payment_refunded', data: () => ({ amountCents }) },
  ],
  'refund.failed': ({ subject, data: { amountCents } }) => [
    { to: { admins: true }, kind: 'refund_failed', data: () => ({ advertiserName: subject.name, amountCents }) },
  ],
  'chargeback.opened': (event) => chargedBack(event, 'open'),
  'chargeback.won': (event) => chargedBack(event, 'won'),
  'chargeback.lost': (event) => chargedBack(event, 'lost'),
  'balance.below-floor': ({ subject, data: { balanceCents, pausedCampaigns } }) => [
    {
      to: { accounts: [subject.id], admins: true },
      kind: 'balance_below_floor',
      data: () => ({ advertiserName: subject.name, balanceCents, pausedCampaigns }),
    },
  ],
};

function toAccount(
  accountId: string | null,
  kind: NotificationKind,
  data: Record<string, unknown>,
  others: Recipients = {},
): News[] {
  return [{ to: { accounts: accountId ? [accountId] : [], ...others }, kind, data: () => data }];
}

/** A transfer nobody was known to have sent concerns nobody. */
function toOwner(
  { data }: StoredEvent<'transfer.match' | 'transfer.undo' | 'transfer.ignore'>,
  kind: NotificationKind,
): News[] {
  const { advertiserId, amountCents, reason = null } = data;
  if (advertiserId === null) return [];
  return [{ to: { accounts: [advertiserId] }, kind, data: () => ({ amountCents, reason }) }];
}

/** To each side with its own amount, where a part went back. */
function saleDecided(
  { subject, data }: StoredEvent<`${SaleKind}.decide`>,
  kind: SaleKind,
  reasonForAdvertiser: string | null,
): News[] {
  const { advertiserId, publisherId, billing, credit, reasonForPublisher } = data;
  const told = (account: string | null, reason: string | null, creditCents: number | undefined): News[] =>
    toAccount(account, `${kind}_decided`, { [`${kind}Id`]: subject.id, billing, reason, creditCents });
  return [
    ...told(advertiserId, reasonForAdvertiser, credit?.priceCents),
    ...told(publisherId, reasonForPublisher, credit?.payoutCents),
  ].filter(({ to }) => to.accounts?.length);
}

/** In a thread: to all others it concerns. */
function said(
  { subject, data: { side, advertiserId, publisherId } }: StoredEvent<'dispute.write' | 'dispute.appeal'>,
  kind: NotificationKind,
): News {
  const others = [side !== 'advertiser' && advertiserId, side !== 'publisher' && publisherId];
  return {
    to: { accounts: others.filter((id) => typeof id === 'string'), admins: side !== 'admin' },
    kind,
    data: () => ({ [`${subject.type}Id`]: subject.id, side }),
  };
}

function appealDecided({ subject, data }: StoredEvent<'dispute.decide-appeal'>): News[] {
  const { advertiserId, publisherId, outcome, billing, reason = null, reasonForPublisher } = data;
  const told = (account: string | null, words: string | null): News[] =>
    toAccount(account, 'appeal_decided', { [`${subject.type}Id`]: subject.id, outcome, billing, reason: words });
  return [...told(advertiserId, reason), ...told(publisherId, reasonForPublisher)];
}

type ChargebackEvent = Extract<StoredEvent, { type: `chargeback.${string}` }>;

function chargedBack({ subject, data: { amountCents } }: ChargebackEvent, status: ChargebackStatus): News[] {
  return [
    {
      to: { accounts: [subject.id], admins: true },
      kind: 'chargeback',
      data: () => ({ advertiserName: subject.name, amountCents, status }),
    },
  ];
}

type CampaignEvent = Extract<StoredEvent, { type: `campaign.${string}` }>;

/** To the publishers who joined, whose ads may be running. */
function toJoined({ subject, data }: CampaignEvent, kind: NotificationKind, more: Record<string, unknown>): News[] {
  return [
    {
      to: { joinedCampaign: subject.id },
      kind,
      data: (language) => ({ campaignId: data.publicId, campaignTitle: data.title[language], ...more }),
    },
  ];
}

function newTerms(event: StoredEvent<'campaign.edit' | 'campaign.set-share'>): News[] {
  const parts = partsForPublishers(event.data.after ?? {});
  return parts.length === 0 ? [] : toJoined(event, 'campaign_terms', { parts });
}

const ticketOf = ({ subject }: StoredEvent<'ticket.open' | 'ticket.reply'>) => ({
  ticketId: subject.id,
  subject: subject.name,
});

function reviewed(event: StoredEvent<'campaign.activate' | 'campaign.return'>, status: 'active' | 'draft'): News[] {
  const { subject, data } = event;
  return [
    {
      to: { accounts: [data.advertiserId] },
      kind: 'campaign_reviewed',
      data: (language) => ({
        campaignId: subject.id,
        title: data.title[language],
        status,
        reason: data.reason ?? null,
      }),
    },
  ];
}

function decided({ subject, data }: StoredEvent<'application.decide' | 'application.revoke'>): News[] {
  return [
    {
      to: { accounts: [data.publisherId] },
      kind: 'application_decided',
      data: (language) => ({
        applicationId: subject.id,
        campaignTitle: data.title[language],
        status: data.status,
        reason: data.reason ?? null,
      }),
    },
  ];
}

/** The types somebody is told of. */
export const NEWSWORTHY = Object.keys(TELLS) as EventType[];

export function newsOf(event: StoredEvent): News[] {
  const tell = TELLS[event.type] as ((event: StoredEvent) => News[]) | undefined;
  return tell?.(event) ?? [];
}
