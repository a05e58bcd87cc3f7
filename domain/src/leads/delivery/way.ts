import { TRY_FAILURES } from '../../delivery/tries.ts';
import type { AcceptRule } from './judge-answer.ts';
import type { BodyKind } from './template.ts';

/** How leads reach an advertiser. */
export const WAY_KINDS = ['email', 'webhook', 'http'] as const;
export type WayKind = (typeof WAY_KINDS)[number];

export const HTTP_METHODS = ['POST', 'PUT', 'PATCH'] as const;
export type HttpMethod = (typeof HTTP_METHODS)[number];

export const MOST_WAYS = 10;
export const MOST_RECIPIENTS = 5;
export const MOST_HEADERS = 20;

/** `refused`: its receiver does not want it. `dropped`: there is nothing to be sent any more. */
export const LEAD_DELIVERY_STATES = ['waiting', 'delivered', 'refused', 'given_up', 'dropped'] as const;
export type LeadDeliveryState = (typeof LEAD_DELIVERY_STATES)[number];

/** Why a try came to nothing. */
export const LEAD_TRY_FAILURES = [
  ...TRY_FAILURES,
  'unclear', // the answer could not be read as the rule asks for
  'refused', // by the receiver
  'switched_off', // the account's webhook is paused or gone
  'mail', // the mail server did not take it
] as const;
export type LeadTryFailure = (typeof LEAD_TRY_FAILURES)[number];

/** A header whose value nobody reads again is kept sealed, beside these. */
export type WayHeader = { name: string; value: string; isSecret: boolean };

export type EmailWay = { kind: 'email'; to: readonly string[] };
/** The account's own endpoint, or an address of this campaign alone. */
export type WebhookWay = { kind: 'webhook'; endpointId: string | null; url: string };
export type HttpWay = {
  kind: 'http';
  method: HttpMethod;
  url: string;
  headers: readonly WayHeader[];
  bodyKind: BodyKind;
  template: string;
  accept: AcceptRule;
};
export type WaySettings = EmailWay | WebhookWay | HttpWay;

/** What the receiver of one delivery has to know it by. */
export const LEAD_DELIVERY_TYPE = 'lead.delivered';

/** Names that would change what is sent, or to whom, in ways that nobody asked for. */
const KEPT_HEADERS = new Set([
  'host',
  'content-length',
  'content-type',
  'transfer-encoding',
  'connection',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'keep-alive',
  'idempotency-key',
  'user-agent',
]);
const HEADER_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/;
const HEADER_VALUE = /^[\t\x20-\x7e]*$/;

export const isHeaderName = (name: string) => HEADER_NAME.test(name) && !KEPT_HEADERS.has(name.toLowerCase());
export const isHeaderValue = (value: string) => HEADER_VALUE.test(value);
