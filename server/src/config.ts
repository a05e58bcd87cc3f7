import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { DEFAULT_ZONE } from '@callstead/domain/campaigns/usual-terms';
import type * as z from 'zod';
import { Env, type LogLevel } from './environment/env.ts';
import type { CarrierAccount, GeoHeaders, TrustProxy } from './environment/values.ts';
import type { S3Options } from './storage/s3.ts';
import type { TracingOptions } from './tracing/port.ts';

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

/** How the APIs of carriers are reached. */
export type CarrierApi = {
  /** Where carriers are played instead: each lies under it by its host. */
  base: string | undefined;
  limitMs: number;
};

type BackupOptions = {
  /** In UTC, as cron writes it; without one nobody makes backups but `npm run backup`. */
  schedule?: string | undefined;
  /** A folder, or a bucket such as s3://bucket/prefix. */
  to: string;
  /** How many a folder keeps. */
  keep: number;
  /** Without one backups are not encrypted. */
  passphrase?: string | undefined;
};

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
  /** A replica of it that reports are read of. */
  reportsDatabaseUrl?: string | undefined;
  demo: boolean;
  /** Without demo data, but with carriers and payments played on this server: somebody tries out how to go live. */
  rehearsal: boolean;
  appSecret?: string | undefined;
  smtpUrl?: string | undefined;
  mailFrom: string;
  /** Whose months invoices and payouts go by; unless the environment names one, services follow the settings (`followZone`). */
  networkZone: string;
  /** What the environment says of it. */
  namedZone?: string | undefined;
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
  /** Without it nothing is traced. */
  tracing?: TracingOptions | undefined;
  /** Opens the question of a proxy on another machine for which domains to fetch certificates. */
  tlsCheckToken?: string | undefined;
  /** Our accounts at carriers, each with the host that asks for its token. */
  carrierAccounts: readonly CarrierAccount[];
  /** Who answers for the carriers' APIs instead of them, under the path of each host; and how long that is waited for. */
  carrierApi: CarrierApi;
  /** Where carriers keep recordings; one that starts with a dot stands for everything below it. */
  recordingHosts: readonly string[];
  /** Without it a demo has a simulated gateway, and any other network takes bank transfers alone. */
  stripe?: StripeOptions | undefined;
  /** Without it a demo has a simulated PayPal, and any other network pays by files alone. */
  paypal?: PaypalOptions | undefined;
  /** Without it recordings are files under `dataDir`. */
  s3?: S3Options | undefined;
  /** Whether this process serves, does the jobs, or both. */
  work: { serves: boolean; works: boolean };
  backup: BackupOptions;
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
/** Every variable there is. */
export const CONFIG_NAMES = Object.keys(Env.shape);

/** Nobody waits longer at a screen. */
const CARRIER_LIMIT_MS = 10_000;

function toConfig(env: Env): Config {
  const demo = env.DEMO ?? !env.DATABASE_URL;
  return {
    port: env.PORT,
    // Everybody knows the demo passwords, and whoever reaches a rehearsal pays with money there is not.
    host: env.HOST ?? (demo || env.REHEARSAL ? '127.0.0.1' : '0.0.0.0'),
    publicUrl: env.PUBLIC_URL ?? localUrl(env.PORT),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL,
    reportsDatabaseUrl: env.DATABASE_REPORTS_URL,
    demo,
    rehearsal: env.REHEARSAL,
    appSecret: env.APP_SECRET,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    networkZone: env.NETWORK_ZONE ?? DEFAULT_ZONE,
    namedZone: env.NETWORK_ZONE,
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
    tracing: tracingOf(env),
    tlsCheckToken: env.TLS_CHECK_TOKEN,
    carrierAccounts: env.TWILIO_AUTH_TOKEN ?? [],
    carrierApi: { base: env.CARRIER_API_BASE?.replace(/\/$/, ''), limitMs: CARRIER_LIMIT_MS },
    recordingHosts: env.RECORDING_HOSTS,
    stripe: stripeOf(env),
    paypal: paypalOf(env),
    s3: s3Of(env),
    work: { serves: env.WORKER !== 'only', works: env.WORKER !== '0' },
    backup: backupOf(env),
    dev: env.CALLSTEAD_DEV,
  };
}

function backupOf(env: Env): BackupOptions {
  return {
    schedule: env.BACKUP_SCHEDULE,
    to: env.BACKUP_TO ?? resolve(env.DATA_DIR, 'backups'),
    keep: env.BACKUP_KEEP,
    passphrase: env.BACKUP_PASSPHRASE,
  };
}

const USUAL_SERVICE_NAME = 'callstead';

function tracingOf(env: Env): TracingOptions | undefined {
  const url = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? tracesUnder(env.OTEL_EXPORTER_OTLP_ENDPOINT);
  if (!url) return undefined;
  const resourceAttributes = env.OTEL_RESOURCE_ATTRIBUTES;
  return {
    url,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: env.OTEL_SERVICE_NAME ?? resourceAttributes['service.name'] ?? USUAL_SERVICE_NAME,
    resourceAttributes,
    share: shareOf(env),
  };
}

/** As the standard has it: the one address is of all signals, the other of traces as it stands. */
const tracesUnder = (base: string | undefined) => base && `${base.replace(/\/$/, '')}/v1/traces`;

function shareOf({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share }: Env): number {
  if (sampler.endsWith('always_off')) return 0;
  return sampler.endsWith('traceidratio') ? share : 1;
}

function stripeOf(env: Env): StripeOptions | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = env;
  return secretKey && webhookSecret ? { secretKey, webhookSecret, apiBase } : undefined;
}

function paypalOf(env: Env): PaypalOptions | undefined {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = env;
  return clientId && clientSecret && webhookId
    ? { clientId, clientSecret, webhookId, apiBase: env.PAYPAL_API_BASE }
    : undefined;
}

function s3Of(env: Env): S3Options | undefined {
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
