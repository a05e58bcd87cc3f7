import { isIP } from 'node:net';
import { brokenPasswordRules, PASSWORD_MAX_LENGTH } from '@callstead/domain/identity/password-rules';
import * as z from 'zod';

export type TrustProxy = boolean | string[] | ((address: string, hop: number) => boolean);
export type GeoHeaders = { country: string; state?: string | undefined };

export function mustBe(text: string) {
  return { error: `must be ${text}` };
}

export function urlWith(protocols: readonly string[]) {
  return (value: string) => URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

export function isOrigin(value: string): boolean {
  if (!urlWith(['http:', 'https:'])(value)) return false;
  const url = new URL(value);
  return url.pathname === '/' && !url.search && !url.hash && !url.username;
}

/** An API may lie below a path. */
export function isBase(value: string): boolean {
  if (!urlWith(['http:', 'https:'])(value)) return false;
  const url = new URL(value);
  return !url.search && !url.hash && !url.username;
}

/** As whoever keeps the clock of jobs understands it, in UTC. */
export function isCron(value: string): boolean {
  const fields = value.trim().split(/\s+/);
  return fields.length === 5 && fields.every((field) => CRON_FIELD.test(field));
}
const CRON_FIELD = /^(\*|\d{1,2}(-\d{1,2})?)(\/\d{1,2})?(,(\*|\d{1,2}(-\d{1,2})?)(\/\d{1,2})?)*$/;

const BUCKET = /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[a-z0-9][a-z0-9-]*)*\/?$/;
export function isBackupPlace(value: string): boolean {
  return !value.includes('://') || BUCKET.test(value);
}

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isAddressOrNetwork(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  const prefixFits = prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= bits);
  return NAMED_NETWORKS.includes(value) || (isIP(address) > 0 && prefixFits && rest.length === 0);
}

export function parseTrustProxy(value: string, context: z.RefinementCtx): TrustProxy {
  if (value === 'true' || value === 'false') return value === 'true';
  if (/^\d{1,2}$/.test(value)) return (_address, hop) => hop < Number(value); // Fastify itself ignores a bare number
  const addresses = value.split(',').map((address) => address.trim());
  if (!addresses.every(isAddressOrNetwork)) {
    context.addIssue("must be 'true', 'false', a number of hops, or addresses separated by commas");
  }
  return addresses;
}

export function requirePasswordRules(password: string, context: z.RefinementCtx): void {
  const broken: string[] = brokenPasswordRules(password);
  if (password.length > PASSWORD_MAX_LENGTH) broken.push('password_too_long');
  if (broken.length > 0) context.addIssue(`does not meet the password rules (${broken.join(', ')})`);
}

/** '.example.com' stands for every host under it. */
export type CarrierAccount = { host: string; token: string };

const DEFAULT_CARRIER_HOST = 'api.twilio.com';

/** 'space.signalwire.com=token'; a bare token is Twilio's. A token may have a '=' of its own, but no dot before it. */
export function parseCarrierAccount(value: string): CarrierAccount {
  const written = value.trim();
  const [, host, token] = /^([^=]*\.[^=]*)=(.*)$/.exec(written) ?? [];
  if (host === undefined || token === undefined) return { host: DEFAULT_CARRIER_HOST, token: written };
  const name = host.trim().toLowerCase();
  return { host: name, token: HOST_NAME.test(name) ? token.trim() : '' };
}

/** 'cf-ipcountry,cf-region-code' */
export function parseGeoHeaders(value: string, context: z.RefinementCtx): GeoHeaders {
  const [country = '', state, ...rest] = value.split(',').map((name) => name.trim().toLowerCase());
  const isRight = [country, state ?? country].every((name) => HEADER_NAME.test(name)) && rest.length === 0;
  if (!isRight)
    context.addIssue('must be the name of a header with the country, and after a comma of one with the state');
  return { country, state };
}

/** 'name=value,other=value', written as in addresses; what is wrong is never quoted, for it may be a secret. */
export function parsePairs(value: string, context: z.RefinementCtx): Record<string, string> {
  const pairs = value.split(',').map((pair) => readPair(pair.trim()));
  const isRight = pairs.every((pair) => pair !== undefined);
  if (!isRight) context.addIssue('must be name=value, separated by commas, with other signs written as in addresses');
  return isRight ? Object.fromEntries(pairs) : {};
}

function readPair(pair: string): [string, string] | undefined {
  const [, name = '', value = ''] = /^([\w.-]+)\s*=\s*(.*)$/.exec(pair) ?? [];
  try {
    return name ? [name, decodeURIComponent(value)] : undefined;
  } catch {
    return undefined; // a lone % stands for nothing
  }
}

const HEADER_NAME = /^[a-z0-9-]{1,60}$/;
export const HOST_NAME = /^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/;
export const seconds = (least: number, most: number) => {
  const text = mustBe(`seconds from ${least} to ${most}`);
  return z
    .string()
    .regex(/^\d{1,3}$/, text)
    .transform(Number)
    .refine((value) => value >= least && value <= most, text);
};
export const Switch = z.enum(['0', '1'], mustBe('0 or 1')).transform((value) => value === '1');
