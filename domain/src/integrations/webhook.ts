import { TRYING_MS } from '../delivery/tries.ts';
import type { CallFacts, EventType, StoredEvent } from '../events/event.ts';
import type { SaleKind } from '../sale-kind.ts';

/** What accounts can be told of. */
export const WEBHOOK_TYPES = [
  'call.incoming',
  'call.connected',
  'call.completed',
  'call.converted',
  'call.approved',
  'call.refused',
  'call.recording',
  'conversion.accepted',
  'conversion.changed',
  'conversion.approved',
  'conversion.refused',
  'lead.accepted',
  'lead.rejected',
  'lead.approved',
  'lead.refused',
  'payout.sent',
  'payout.failed',
  'invoice.issued',
  'campaign.cap_reached',
  'balance.low',
  'alert.raised',
] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];
/** Sent when somebody asks for it, whatever the endpoint listens to. */
export const TEST_TYPE = 'webhook.test';

export const ENDPOINT_STATES = ['active', 'paused', 'failing'] as const;
export type EndpointState = (typeof ENDPOINT_STATES)[number];
export const DELIVERY_STATES = ['waiting', 'delivered', 'given_up'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
/** Of each kind, in one account. */
export const MOST_ENDPOINTS = 20;
export const ENDPOINT_KINDS = ['webhook', 'postback'] as const;
export type EndpointKind = (typeof ENDPOINT_KINDS)[number];

/** What of an event is told, and to which accounts. */
export type WebhookNews = {
  type: WebhookType;
  accounts: string[];
  object: string;
  id: string;
  /** What it was sold under, where something was. */
  campaignId?: string;
  /** The second thing an event tells, by an id of its own. */
  isSecond?: true;
};
type Tells = { [Type in EventType]?: (event: StoredEvent<Type>) => WebhookNews[] };

const known = (...accounts: (string | null)[]) => [...new Set(accounts.filter((id) => id !== null))];

type Sided = { subject: { id: string }; data: CallFacts };
const sided =
  (object: string, type: WebhookType) =>
  ({ subject, data }: Sided): WebhookNews[] => [{ type, ...sidesOf(data), object, id: subject.id }];
const sidesOf = ({ publisherId, advertiserId, campaignId }: CallFacts) => ({
  accounts: known(publisherId, advertiserId),
  ...(campaignId !== null && { campaignId }),
});
const decided =
  (object: SaleKind) =>
  (event: Sided & { data: { billing: string } }): WebhookNews[] => {
    const { billing } = event.data;
    return billing === 'approved' || billing === 'refused' ? sided(object, `${object}.${billing}`)(event) : [];
  };
/** One of a set that was refused or approved is told like any other. */
const corrected =
  (object: SaleKind) =>
  (event: Sided & { data: { billing?: string } }): WebhookNews[] => {
    const { billing = '' } = event.data;
    return decided(object)({ ...event, data: { ...event.data, billing } });
  };
/** Of a test nothing is told that could be taken for one that counts. */
const leadTold =
  (type: WebhookType) =>
  (event: Sided & { data: { isTest: boolean } }): WebhookNews[] =>
    event.data.isTest ? [] : sided('lead', type)(event);
/** A call that earns: it qualified, or what came of it did. Of one that earns nothing nobody's tracker is to hear as of a sale. */
const converted = (data: CallFacts & { billing: string }, callId: string | undefined): WebhookNews[] =>
  callId !== undefined && EARNING.has(data.billing)
    ? [{ type: 'call.converted', ...sidesOf(data), object: 'call', id: callId, isSecond: true }]
    : [];
const EARNING: ReadonlySet<string> = new Set(['held', 'approved']);
const payout =
  (type: WebhookType) =>
  ({ subject, data }: { subject: { id: string }; data: { publisherId: string } }): WebhookNews[] => [
    { type, accounts: [data.publisherId], object: 'payout', id: subject.id },
  ];

const TELLS: Tells = {
  'call.arrived': sided('call', 'call.incoming'),
  'call.connected': sided('call', 'call.connected'),
  'call.ended': (event) => [...sided('call', 'call.completed')(event), ...converted(event.data, event.subject.id)],
  'call.refused': sided('call', 'call.completed'), // never dialled: it ended as it arrived; `call.refused` is about its money
  'call.approved': sided('call', 'call.approved'),
  'call.decide': decided('call'),
  'call.corrected': corrected('call'),
  'recording.stored': sided('call', 'call.recording'),
  'conversion.accepted': (event) => [
    ...sided('conversion', 'conversion.accepted')(event),
    ...converted(event.data, event.data.callId),
  ],
  'conversion.changed': sided('conversion', 'conversion.changed'),
  'conversion.approved': sided('conversion', 'conversion.approved'),
  'conversion.decide': decided('conversion'),
  'conversion.corrected': corrected('conversion'),
  'lead.accepted': leadTold('lead.accepted'),
  'lead.rejected': leadTold('lead.rejected'),
  'lead.approved': sided('lead', 'lead.approved'),
  'lead.decide': decided('lead'),
  'lead.corrected': corrected('lead'),
  'payout.mark-sent': payout('payout.sent'),
  'payout.mark-failed': payout('payout.failed'),
  'invoice.issued': ({ accountId, data }) => [
    { type: 'invoice.issued', accounts: known(accountId), object: 'invoice', id: data.invoiceId },
  ],
  'campaign.cap-reached': ({ data }) => [
    { type: 'campaign.cap_reached', accounts: [data.advertiserId], object: 'campaign', id: data.publicId },
  ],
  'balance.low': ({ accountId, subject }) => [
    { type: 'balance.low', accounts: known(accountId), object: 'balance', id: subject.id },
  ],
  'alert.raised': ({ accountId, data: { alertId, byWebhook } }) =>
    byWebhook ? [{ type: 'alert.raised', accounts: known(accountId), object: 'alert', id: alertId }] : [],
};

export const TOLD_EVENTS = Object.keys(TELLS) as EventType[];

export function webhooksOf(event: StoredEvent): WebhookNews[] {
  const tell = TELLS[event.type] as ((event: StoredEvent) => WebhookNews[]) | undefined;
  return tell?.(event) ?? [];
}

/** Per object it only grows, also between two things that one event tells. */
export const sequenceOf = (position: number, isSecond = false) => 2 * position + (isSecond ? 1 : 0);

/** It failed so long that nobody is there: it waits until its owner says otherwise. */
export const isLongFailing = (failingSince: Date, now: Date) => now.getTime() - failingSince.getTime() >= TRYING_MS;
