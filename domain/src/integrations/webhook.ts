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
export const MOST_ENDPOINTS = 20;

/** What of an event is told, and to which accounts. */
export type WebhookNews = {
  type: WebhookType;
  accounts: string[];
  object: string;
  id: string;
  /** The second thing an event tells, by an id of its own. */
  isSecond?: true;
};
type Tells = { [Type in EventType]?: (event: StoredEvent<Type>) => WebhookNews[] };

const known = (...accounts: (string | null)[]) => [...new Set(accounts.filter((id) => id !== null))];

type Sided = { subject: { id: string }; data: CallFacts };
const sided =
  (object: string, type: WebhookType) =>
  ({ subject, data }: Sided): WebhookNews[] => [
    { type, accounts: known(data.publisherId, data.advertiserId), object, id: subject.id },
  ];
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
const converted = ({ publisherId, advertiserId }: CallFacts, callId: string): WebhookNews[] => [
  { type: 'call.converted', accounts: known(publisherId, advertiserId), object: 'call', id: callId, isSecond: true },
];
const payout =
  (type: WebhookType) =>
  ({ subject, data }: { subject: { id: string }; data: { publisherId: string } }): WebhookNews[] => [
    { type, accounts: [data.publisherId], object: 'payout', id: subject.id },
  ];

const TELLS: Tells = {
  'call.arrived': sided('call', 'call.incoming'),
  'call.connected': sided('call', 'call.connected'),
  'call.ended': sided('call', 'call.completed'),
  'call.refused': sided('call', 'call.completed'), // never dialled: it ended as it arrived; `call.refused` is about its money
  'call.approved': sided('call', 'call.approved'),
  'call.decide': decided('call'),
  'call.corrected': corrected('call'),
  'recording.stored': sided('call', 'call.recording'),
  'conversion.accepted': (event) => [
    ...sided('conversion', 'conversion.accepted')(event),
    ...(event.data.callId ? converted(event.data, event.data.callId) : []),
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

/** It failed so long that nobody is there: it waits until its owner says otherwise. */
export const isLongFailing = (failingSince: Date, now: Date) => now.getTime() - failingSince.getTime() >= TRYING_MS;
