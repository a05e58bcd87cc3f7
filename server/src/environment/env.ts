import { isTimeZone } from '@callstead/domain/identity/time-zone';
import * as z from 'zod';
import {
  HOST_NAME,
  isBackupPlace,
  isBase,
  isCron,
  isOrigin,
  mustBe,
  parseCarrierAccount,
  parseGeoHeaders,
  parsePairs,
  parseTrustProxy,
  requirePasswordRules,
  Switch,
  seconds,
  urlWith,
} from './values.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const S3_PARTS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const NEEDED_BESIDE_S3 = 'is needed beside the other S3_ variables';
const PORT_TEXT = 'a port number from 0 to 65535';

/** Every variable, as people write it. */
export const Env = z
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
    DATABASE_REPORTS_URL: z
      .string()
      .refine(urlWith(['postgres:', 'postgresql:']), mustBe('a postgres:// or postgresql:// address'))
      .optional(),
    DEMO: Switch.optional(),
    REHEARSAL: Switch.default(false),
    APP_SECRET: z.string().min(32, mustBe('at least 32 characters long')).optional(),
    SMTP_URL: z
      .string()
      .refine(urlWith(['smtp:', 'smtps:']), mustBe('an smtp:// or smtps:// address'))
      .optional(),
    MAIL_FROM: z.string().default('Callstead <no-reply@callstead.example>'),
    NETWORK_ZONE: z.string().refine(isTimeZone, mustBe('a time zone such as America/New_York')).optional(),
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
    OTEL_EXPORTER_OTLP_ENDPOINT: z.string().refine(isBase, mustBe('an http:// or https:// address')).optional(),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.string().refine(isBase, mustBe('an http:// or https:// address')).optional(),
    OTEL_EXPORTER_OTLP_HEADERS: z.string().transform(parsePairs).default({}),
    OTEL_SERVICE_NAME: z.string().optional(),
    OTEL_RESOURCE_ATTRIBUTES: z.string().transform(parsePairs).default({}),
    OTEL_TRACES_SAMPLER: z.enum(SAMPLERS, mustBe(`one of ${SAMPLERS.join(', ')}`)).default('parentbased_always_on'),
    OTEL_TRACES_SAMPLER_ARG: z
      .string()
      .regex(/^(0(\.\d+)?|1(\.0+)?|\.\d+)$/, mustBe('a share from 0 to 1'))
      .transform(Number)
      .default(1),
    TLS_CHECK_TOKEN: z.string().optional(),
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
    CARRIER_API_BASE: z.string().refine(isBase, mustBe('an http:// or https:// address')).optional(),
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
    WORKER: z.enum(['0', '1', 'only'], mustBe("'0', '1' or 'only'")).default('1'),
    BACKUP_SCHEDULE: z.string().refine(isCron, mustBe('five fields of cron, such as 30 2 * * *')).optional(),
    BACKUP_TO: z.string().refine(isBackupPlace, mustBe('a folder, or s3://bucket/prefix')).optional(),
    BACKUP_KEEP: z
      .string()
      .regex(/^[1-9]\d{0,3}$/, mustBe('how many backups are kept, from 1 to 9999'))
      .transform(Number)
      .default(14),
    BACKUP_PASSPHRASE: z.string().min(12, mustBe('at least 12 characters long')).optional(),
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
  .refine((env) => !env.BACKUP_TO?.startsWith('s3://') || env.S3_ENDPOINT, {
    path: ['BACKUP_TO'],
    error: 'names a bucket, which needs the S3_ variables beside it',
    when: () => true,
  })
  .refine((env) => env.WORKER === '1' || env.DATABASE_URL, {
    path: ['WORKER'],
    error: "other than '1' needs DATABASE_URL: the PostgreSQL that comes along serves one process",
    when: () => true,
  })
  .refine((env) => !env.MIGRATION_DATABASE_URL || env.DATABASE_URL, {
    path: ['MIGRATION_DATABASE_URL'],
    error: 'needs DATABASE_URL beside it',
    when: () => true,
  })
  .refine((env) => !env.DATABASE_REPORTS_URL || env.DATABASE_URL, {
    path: ['DATABASE_REPORTS_URL'],
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
export type Env = z.output<typeof Env>;
