import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { DEFAULT_ZONE } from '@callstead/domain/campaigns/usual-terms';
import { brokenPasswordRules, PASSWORD_MAX_LENGTH } from '@callstead/domain/identity/password-rules';
import { isTimeZone } from '@callstead/domain/identity/time-zone';
import * as z from 'zod';
import type { S3Options } from './storage/s3.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

type TrustProxy = boolean | string[] | ((address: string, hop: number) => boolean);

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  /** An address that may have a path: everything Stripe knows as `/v1/…` lies under it. */
  apiBase: string;
};

export type PaypalOptions = {
  clientId: string;
  clientSecret: string;
  /** Which of the account's webhooks is ours. */
  webhookId: string;
  /** An address that may have a path: everything PayPal knows as `/v1/…` lies under it. */
  apiBase: string;
};
type GeoHeaders = { country: string; state?: string | undefined };

export type Config = {
  port: number;
  host: string;
  /** Where people reach the network: an origin without a slash at its end. */
  publicUrl: string;
  dataDir: string;
  /** Without one the server runs its own PostgreSQL under `dataDir`. */
  databaseUrl?: string | undefined;
  /** As whom tables are made, so that the server need not own them. */
  migrationDatabaseUrl?: string | undefined;
  demo: boolean;
  appSecret?: string | undefined;
  smtpUrl?: string | undefined;
  mailFrom: string;
  /** Whose months invoices and payouts go by. */
  networkZone: string;
  /** Headers in which whoever stands in front says where a visitor is. */
  geoHeaders?: GeoHeaders | undefined;
  /** Whether accounts may have webhooks sent to addresses of our own network, and unencrypted. */
  privateWebhooks: boolean;
  /** A MaxMind file that knows where addresses are, for what no header says. */
  geoipFile?: string | undefined;
  /** How many different admins have to approve a payout run. */
  payoutApprovals: number;
  trustProxy: TrustProxy;
  /** How long a process that was told to stop still serves everybody, so that its balancer can see it go. */
  drainSeconds: number;
  /** How long a request may take to arrive. */
  requestSeconds: number;
  logLevel: LogLevel;
  adminEmail?: string | undefined;
  adminPassword?: string | undefined;
  adminTwoFactor: 'required' | 'optional';
  metricsToken?: string | undefined;
  /** Our accounts at carriers, each with the host that asks for its token. */
  carrierAccounts: readonly CarrierAccount[];
  /** Where carriers keep recordings; one that starts with a dot stands for everything below it. */
  recordingHosts: readonly string[];
  /** Without it a demo has a simulated gateway, and any other network takes bank transfers alone. */
  stripe?: StripeOptions | undefined;
  /** Without it a demo has a simulated PayPal, and any other network pays by files alone. */
  paypal?: PaypalOptions | undefined;
  /** Without it recordings are files under `dataDir`. */
  s3?: S3Options | undefined;
  /** `npm run dev`: the web comes from Vite instead of its build. */
  dev: boolean;
};

/** What is set wins over the `.env` file. */
export function readEnvironment(rootFolder: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const file = resolve(rootFolder, '.env');
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...env } : env;
}

/** Throws one Error that names every bad variable. */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = Env.safeParse(withoutEmptyValues(env));
  if (!parsed.success) throw new Error(`Bad configuration:\n${parsed.error.issues.map(describeIssue).join('\n')}`);
  return toConfig(parsed.data);
}

// Compose files and shells hand over `NAME=` for what nobody set.
function withoutEmptyValues(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
}

function describeIssue(issue: z.core.$ZodIssue): string {
  return `  ${issue.path.join('.')} ${issue.message}`;
}

function mustBe(text: string) {
  return { error: `must be ${text}` };
}

function urlWith(protocols: readonly string[]) {
  return (value: string) => URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

function isOrigin(value: string): boolean {
  if (!urlWith(['http:', 'https:'])(value)) return false;
  const url = new URL(value);
  return url.pathname === '/' && !url.search && !url.hash && !url.username;
}

/** An API may lie below a path. */
function isBase(value: string): boolean {
  if (!urlWith(['http:', 'https:'])(value)) return false;
  const url = new URL(value);
  return !url.search && !url.hash && !url.username;
}

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isAddressOrNetwork(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  const prefixFits = prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= bits);
  return NAMED_NETWORKS.includes(value) || (isIP(address) > 0 && prefixFits && rest.length === 0);
}

function parseTrustProxy(value: string, context: z.RefinementCtx): TrustProxy {
  if (value === 'true' || value === 'false') return value === 'true';
  if (/^\d{1,2}$/.test(value)) return (_address, hop) => hop < Number(value); // Fastify itself ignores a bare number
  const addresses = value.split(',').map((address) => address.trim());
  if (!addresses.every(isAddressOrNetwork)) {
    context.addIssue("must be 'true', 'false', a number of hops, or addresses separated by commas");
  }
  return addresses;
}

function requirePasswordRules(password: string, context: z.RefinementCtx): void {
  const broken: string[] = brokenPasswordRules(password);
  if (password.length > PASSWORD_MAX_LENGTH) broken.push('password_too_long');
  if (broken.length > 0) context.addIssue(`does not meet the password rules (${broken.join(', ')})`);
}

/** '.example.com' stands for every host under it. */
export type CarrierAccount = { host: string; token: string };

const DEFAULT_CARRIER_HOST = 'api.twilio.com';

/** 'space.signalwire.com=token'; a bare token is Twilio's. A token may have a '=' of its own, but no dot before it. */
function parseCarrierAccount(value: string): CarrierAccount {
  const written = value.trim();
  const [, host, token] = /^([^=]*\.[^=]*)=(.*)$/.exec(written) ?? [];
  if (host === undefined || token === undefined) return { host: DEFAULT_CARRIER_HOST, token: written };
  const name = host.trim().toLowerCase();
  return { host: name, token: HOST_NAME.test(name) ? token.trim() : '' };
}

/** 'cf-ipcountry,cf-region-code' */
function parseGeoHeaders(value: string, context: z.RefinementCtx): GeoHeaders {
  const [country = '', state, ...rest] = value.split(',').map((name) => name.trim().toLowerCase());
  const isRight = [country, state ?? country].every((name) => HEADER_NAME.test(name)) && rest.length === 0;
  if (!isRight)
    context.addIssue('must be the name of a header with the country, and after a comma of one with the state');
  return { country, state };
}

const HEADER_NAME = /^[a-z0-9-]{1,60}$/;
const HOST_NAME = /^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/;
const S3_PARTS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const NEEDED_BESIDE_S3 = 'is needed beside the other S3_ variables';
const PORT_TEXT = 'a port number from 0 to 65535';
const seconds = (least: number, most: number) => {
  const text = mustBe(`seconds from ${least} to ${most}`);
  return z
    .string()
    .regex(/^\d{1,3}$/, text)
    .transform(Number)
    .refine((value) => value >= least && value <= most, text);
};
const Switch = z.enum(['0', '1'], mustBe('0 or 1')).transform((value) => value === '1');

const Env = z
  .object({
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, mustBe(PORT_TEXT))
      .transform(Number)
      .refine((port) => port <= 65535, mustBe(PORT_TEXT))
      .default(3000),
    HOST: z.string().optional(),
    PUBLIC_URL: z
      .string()
      .refine(isOrigin, mustBe('an http:// or https:// address without a path'))
      .transform((value) => new URL(value).origin)
      .optional(),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z
      .string()
      .refine(urlWith(['postgres:', 'postgresql:']), mustBe('a postgres:// or postgresql:// address'))
      .optional(),
    MIGRATION_DATABASE_URL: z
      .string()
      .refine(urlWith(['postgres:', 'postgresql:']), mustBe('a postgres:// or postgresql:// address'))
      .optional(),
    DEMO: Switch.optional(),
    APP_SECRET: z.string().min(32, mustBe('at least 32 characters long')).optional(),
    SMTP_URL: z
      .string()
      .refine(urlWith(['smtp:', 'smtps:']), mustBe('an smtp:// or smtps:// address'))
      .optional(),
    MAIL_FROM: z.string().default('Callstead <no-reply@callstead.example>'),
    NETWORK_ZONE: z.string().refine(isTimeZone, mustBe('a time zone such as America/New_York')).default(DEFAULT_ZONE),
    GEO_HEADERS: z.string().transform(parseGeoHeaders).optional(),
    GEOIP_DB: z.string().min(1).optional(),
    PRIVATE_WEBHOOKS: Switch.default(false),
    PAYOUT_APPROVALS: z.enum(['1', '2'], mustBe('1 or 2')).transform(Number).default(1),
    DRAIN_SECONDS: seconds(0, 600).optional(),
    REQUEST_SECONDS: seconds(1, 600).default(20),
    TRUST_PROXY: z.string().transform(parseTrustProxy).default(false),
    LOG_LEVEL: z.enum(LOG_LEVELS, mustBe(`one of ${LOG_LEVELS.join(', ')}`)).optional(),
    ADMIN_EMAIL: z.email(mustBe('an email address')).toLowerCase().optional(),
    ADMIN_PASSWORD: z.string().superRefine(requirePasswordRules).optional(),
    ADMIN_TWO_FACTOR: z.enum(['required', 'optional'], mustBe("'required' or 'optional'")).optional(),
    METRICS_TOKEN: z.string().optional(),
    TWILIO_AUTH_TOKEN: z
      .string()
      .transform((value) => value.split(',').map(parseCarrierAccount))
      .refine(
        (accounts) => accounts.every(({ token }) => token !== ''),
        mustBe('token or host=token, separated by commas'),
      )
      .optional(),
    RECORDING_HOSTS: z
      .string()
      .toLowerCase()
      .transform((value) => value.split(',').map((host) => host.trim()))
      .refine((hosts) => hosts.every((host) => HOST_NAME.test(host)), mustBe('host names separated by commas'))
      .default(['api.twilio.com', '.signalwire.com']),
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    STRIPE_API_BASE: z
      .string()
      .refine(isBase, mustBe('an http:// or https:// address'))
      .default('https://api.stripe.com'),
    PAYPAL_CLIENT_ID: z.string().optional(),
    PAYPAL_CLIENT_SECRET: z.string().optional(),
    PAYPAL_WEBHOOK_ID: z.string().optional(),
    PAYPAL_API_BASE: z
      .string()
      .refine(isBase, mustBe('an http:// or https:// address'))
      .default('https://api-m.paypal.com'),
    S3_ENDPOINT: z
      .string()
      .refine(isOrigin, mustBe('an http:// or https:// address without a path'))
      .transform((value) => new URL(value).origin)
      .optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, mustBe('the name of a bucket'))
      .optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    CALLSTEAD_DEV: Switch.default(false),
  })
  .superRefine(
    (env, context) => {
      const missing = S3_PARTS.filter((name) => !env[name]);
      if (missing.length === S3_PARTS.length) return;
      for (const name of missing) context.addIssue({ code: 'custom', path: [name], message: NEEDED_BESIDE_S3 });
    },
    { when: () => true },
  )
  .refine((env) => !env.MIGRATION_DATABASE_URL || env.DATABASE_URL, {
    path: ['MIGRATION_DATABASE_URL'],
    error: 'needs DATABASE_URL beside it',
    when: () => true,
  })
  .refine((env) => !env.STRIPE_SECRET_KEY === !env.STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    error: 'and STRIPE_SECRET_KEY need each other',
    when: () => true,
  })
  .refine((env) => new Set([!env.PAYPAL_CLIENT_ID, !env.PAYPAL_CLIENT_SECRET, !env.PAYPAL_WEBHOOK_ID]).size === 1, {
    path: ['PAYPAL_CLIENT_ID'],
    error: 'PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID need each other',
    when: () => true,
  })
  .refine((env) => !env.ADMIN_PASSWORD || env.ADMIN_EMAIL, {
    path: ['ADMIN_PASSWORD'],
    error: 'needs ADMIN_EMAIL beside it',
    when: () => true, // also beside other mistakes: people fix all of them at once
  });

/** Every variable there is. */
export const CONFIG_NAMES = Object.keys(Env.shape);

function toConfig(env: z.output<typeof Env>): Config {
  const demo = env.DEMO ?? !env.DATABASE_URL;
  return {
    port: env.PORT,
    host: env.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'), // everybody knows the demo passwords
    publicUrl: env.PUBLIC_URL ?? localUrl(env.PORT),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL,
    demo,
    appSecret: env.APP_SECRET,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    networkZone: env.NETWORK_ZONE,
    geoHeaders: env.GEO_HEADERS,
    privateWebhooks: env.PRIVATE_WEBHOOKS,
    geoipFile: env.GEOIP_DB && resolve(env.GEOIP_DB),
    payoutApprovals: env.PAYOUT_APPROVALS,
    trustProxy: env.TRUST_PROXY,
    drainSeconds: env.DRAIN_SECONDS ?? (demo ? 0 : 10),
    requestSeconds: env.REQUEST_SECONDS,
    logLevel: env.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    adminTwoFactor: env.ADMIN_TWO_FACTOR ?? (demo ? 'optional' : 'required'),
    metricsToken: env.METRICS_TOKEN,
    carrierAccounts: env.TWILIO_AUTH_TOKEN ?? [],
    recordingHosts: env.RECORDING_HOSTS,
    stripe: stripeOf(env),
    paypal: paypalOf(env),
    s3: s3Of(env),
    dev: env.CALLSTEAD_DEV,
  };
}

function stripeOf(env: z.output<typeof Env>): StripeOptions | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = env;
  return secretKey && webhookSecret ? { secretKey, webhookSecret, apiBase } : undefined;
}

function paypalOf(env: z.output<typeof Env>): PaypalOptions | undefined {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = env;
  return clientId && clientSecret && webhookId
    ? { clientId, clientSecret, webhookId, apiBase: env.PAYPAL_API_BASE }
    : undefined;
}

function s3Of(env: z.output<typeof Env>): S3Options | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId } = env;
  const secretAccessKey = env.S3_SECRET_ACCESS_KEY;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region: env.S3_REGION, accessKeyId, secretAccessKey };
}

function localUrl(port: number): string {
  return `http://localhost:${port}`;
}

/** Links in mails and the check of origins need the real port, so `PORT=0` is settled before anything starts. */
export function withPort(config: Config, port: number): Config {
  const publicUrl = config.publicUrl === localUrl(config.port) ? localUrl(port) : config.publicUrl;
  return { ...config, port, publicUrl };
}
