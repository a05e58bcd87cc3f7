import { AD_PARAMETERS } from '../clicks/click-parameters.ts';
import type { Currency } from '../currency.ts';
import { fillAddress, fillJson, isJson, macrosIn, type ValueFor } from '../delivery/fill-template.ts';
import type { WebhookType } from './webhook.ts';

/** What a publisher's tracker can be told of: what is sold, and what becomes of it. */
export const POSTBACK_TYPES = [
  'call.incoming',
  'call.connected',
  'call.completed',
  'call.converted',
  'call.approved',
  'call.refused',
  'call.recording',
  'lead.accepted',
  'lead.rejected',
  'lead.approved',
  'lead.refused',
  'conversion.accepted',
  'conversion.changed',
  'conversion.approved',
  'conversion.refused',
] as const satisfies readonly WebhookType[];
export type PostbackType = (typeof POSTBACK_TYPES)[number];

export const POSTBACK_METHODS = ['GET', 'POST'] as const;
export type PostbackMethod = (typeof POSTBACK_METHODS)[number];

/** Everything that may stand between braces. A publisher may see all of it; nothing of it names a person. */
export const POSTBACK_MACROS = [
  'event_id',
  'event',
  'click_id',
  'call_id',
  'lead_id',
  'conversion_id',
  'offer_id',
  'aff_id',
  'sub1',
  'sub2',
  'sub3',
  'sub4',
  'sub5',
  'source',
  'creative',
  'status',
  'billing',
  'reason',
  'payout',
  'currency',
  'duration',
  'caller_state',
  'caller_zip',
  'timestamp',
  'fbc',
  'caller_state_sha256',
  'caller_zip_sha256',
  'caller_country_sha256',
  ...AD_PARAMETERS,
] as const;
export type PostbackMacro = (typeof POSTBACK_MACROS)[number];
export type PostbackValues = Readonly<Partial<Record<PostbackMacro, string>>>;

/** In a body these are numbers where they stand alone. */
const NUMBERS: ReadonlySet<string> = new Set<PostbackMacro>(['payout', 'duration', 'timestamp']);

const SECRET = /^secret\.([a-z][a-z0-9_]{0,39})$/;
export const SECRET_NAME = /^[a-z][a-z0-9_]{0,39}$/;
export const MOST_SECRETS = 5;
export type PostbackSecrets = Readonly<Record<string, string>>;

const MACROS: ReadonlySet<string> = new Set(POSTBACK_MACROS);
const isKnown = (name: string, secretNames: readonly string[]) =>
  MACROS.has(name) || secretNames.includes(SECRET.exec(name)?.[1] ?? '');

export type PostbackFault = 'address_invalid' | 'macro_unknown';
const IN_BRACES = /\{([^{}]*)\}/g;

/** Undefined when its macros can be used; they stand behind the host, so that no value decides where it goes. */
export function addressFault(address: string, secretNames: readonly string[]): PostbackFault | undefined {
  const names = [...address.matchAll(IN_BRACES)].map(([, name = '']) => name);
  if (!names.every((name) => isKnown(name, secretNames))) return 'macro_unknown';
  const bare = address.replace(IN_BRACES, '');
  const first = address.indexOf('{');
  const isBehindHost = first < 0 || /^https?:\/\/[^/?#]+[/?#]/i.test(address.slice(0, first));
  return isBehindHost && !/[{}]/.test(bare) ? undefined : 'address_invalid';
}

/** Of a body: JSON that stays JSON whatever is put into it. */
export function bodyFault(
  template: string,
  secretNames: readonly string[],
): 'unreadable' | 'macro_unknown' | undefined {
  if (!isJson(template)) return 'unreadable';
  return macrosIn(template).every((name) => isKnown(name, secretNames)) ? undefined : 'macro_unknown';
}

const valueIn =
  (values: PostbackValues, secrets: PostbackSecrets): ValueFor =>
  (name) => {
    const secret = SECRET.exec(name)?.[1];
    return secret === undefined ? values[name as PostbackMacro] : secrets[secret];
  };

type Postback = { url: string; template: string | null };

/** Where it goes and what it says. What is not known is empty in an address, and left out of a body. */
export function fillPostback(
  { url, template }: Postback,
  values: PostbackValues,
  secrets: PostbackSecrets,
): { url: string; body: string | null } {
  const text = valueIn(values, secrets);
  const inBody: ValueFor = (name) => {
    const value = text(name);
    return NUMBERS.has(name) && value !== undefined ? Number(value) : value;
  };
  return {
    url: fillAddress(url, text),
    body: template === null ? null : JSON.stringify(fillJson(JSON.parse(template), inBody)),
  };
}

/** For a test: nobody's click, call or money. */
export const sampleValues = (currency: Currency): PostbackValues => ({
  ...{ event: 'test', click_id: 'test', call_id: 'test', offer_id: 'TEST', aff_id: 'TEST' },
  ...{ sub1: 'test', sub2: 'test', sub3: 'test', sub4: 'test', sub5: 'test', source: 'test' },
  ...{ status: 'test', payout: '0.00', currency, duration: '0' },
});
