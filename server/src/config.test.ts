import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CONFIG_NAMES, loadConfig, readEnvironment, withPort } from './config.ts';

const DATABASE_URL = 'postgres://callstead:secret@db.example/callstead';

const S3 = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_BUCKET: 'call-recordings',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

describe('defaults', () => {
  test('without anything set, the demo runs on this machine only', () => {
    expect(loadConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: join(process.cwd(), 'data'),
      databaseUrl: undefined,
      demo: true,
      mailFrom: 'Callstead <no-reply@callstead.example>',
      trustProxy: false,
      logLevel: 'warn',
      adminTwoFactor: 'optional',
      dev: false,
    });
  });

  test('with a database of its own, the network is open to all and has no demo data', () => {
    expect(loadConfig({ DATABASE_URL })).toMatchObject({
      host: '0.0.0.0',
      databaseUrl: DATABASE_URL,
      demo: false,
      logLevel: 'info',
      adminTwoFactor: 'required',
    });
  });

  test('DEMO overrules what the database suggests', () => {
    expect(loadConfig({ DATABASE_URL, DEMO: '1' })).toMatchObject({ demo: true, host: '127.0.0.1' });
    expect(loadConfig({ DEMO: '0' })).toMatchObject({ demo: false, databaseUrl: undefined, host: '0.0.0.0' });
  });

  test('reports are read of a replica only beside the database it is a replica of', () => {
    const DATABASE_REPORTS_URL = 'postgres://callstead:secret@replica.example/callstead';
    expect(loadConfig({ DATABASE_URL, DATABASE_REPORTS_URL }).reportsDatabaseUrl).toBe(DATABASE_REPORTS_URL);
    expect(() => loadConfig({ DATABASE_REPORTS_URL })).toThrow('DATABASE_REPORTS_URL needs DATABASE_URL beside it');
  });

  test('empty values count as unset', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: ' ', HOST: '', LOG_LEVEL: '' })).toEqual(loadConfig({}));
  });
});

describe('values', () => {
  test('the public address loses its slash', () => {
    expect(loadConfig({ PUBLIC_URL: 'https://calls.example/' }).publicUrl).toBe('https://calls.example');
  });

  test('the public address follows the port, also one found later', () => {
    const config = loadConfig({ PORT: '0' });
    expect(withPort(config, 4321)).toMatchObject({ port: 4321, publicUrl: 'http://localhost:4321' });
    const published = loadConfig({ PORT: '0', PUBLIC_URL: 'https://calls.example' });
    expect(withPort(published, 4321).publicUrl).toBe('https://calls.example');
  });

  test.each([
    ['true', true],
    ['false', false],
    ['10.0.0.1, 192.168.0.0/16,loopback', ['10.0.0.1', '192.168.0.0/16', 'loopback']],
    ['fd00::/8', ['fd00::/8']],
  ])('TRUST_PROXY=%s is understood', (value, expected) => {
    expect(loadConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });

  test('TRUST_PROXY=2 believes the two nearest hops', () => {
    const { trustProxy } = loadConfig({ TRUST_PROXY: '2' });
    const believes = trustProxy as (address: string, hop: number) => boolean;
    expect([0, 1, 2].map((hop) => believes('10.0.0.1', hop))).toEqual([true, true, false]);
  });

  test('recordings come from the usual carriers, unless told otherwise', () => {
    expect(loadConfig({}).recordingHosts).toEqual(['api.twilio.com', '.signalwire.com']);
    expect(loadConfig({ RECORDING_HOSTS: 'Media.Carrier.example, .other.example' }).recordingHosts).toEqual([
      'media.carrier.example',
      '.other.example',
    ]);
  });

  test('recordings go to a bucket where one is named', () => {
    expect(loadConfig(S3).s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'call-recordings',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
  });

  test('Stripe is asked at its own address, or under the path of another', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    const stripe = { secretKey: 'sk_live_1', webhookSecret: 'whsec_1', apiBase: 'https://api.stripe.com' };
    expect(loadConfig(keys).stripe).toEqual(stripe);
    const apiBase = 'http://127.0.0.1:3000/simulator/stripe';
    expect(loadConfig({ ...keys, STRIPE_API_BASE: apiBase }).stripe).toEqual({ ...stripe, apiBase });
    expect(loadConfig({}).stripe).toBeUndefined();
  });

  test('PayPal is asked at its own address, or under the path of another', () => {
    const keys = { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' };
    const paypal = { clientId: 'a', clientSecret: 'b', webhookId: 'c', apiBase: 'https://api-m.paypal.com' };
    expect(loadConfig(keys).paypal).toEqual(paypal);
    const apiBase = 'https://api-m.sandbox.paypal.com';
    expect(loadConfig({ ...keys, PAYPAL_API_BASE: apiBase }).paypal).toEqual({ ...paypal, apiBase });
    expect(loadConfig({}).paypal).toBeUndefined();
  });

  test('one process does everything, unless told otherwise', () => {
    expect(loadConfig({}).work).toEqual({ serves: true, works: true });
    expect(loadConfig({ DATABASE_URL, WORKER: '0' }).work).toEqual({ serves: true, works: false });
    expect(loadConfig({ DATABASE_URL, WORKER: 'only' }).work).toEqual({ serves: false, works: true });
  });

  test('backups go to a folder beside the data, unless told otherwise, and to no clock', () => {
    const usual = { to: join(process.cwd(), 'data/backups'), keep: 14, schedule: undefined, passphrase: undefined };
    expect(loadConfig({}).backup).toEqual(usual);
    const env = { ...S3, BACKUP_TO: 's3://nightly/calls', BACKUP_SCHEDULE: '30 2 * * 1-5', BACKUP_KEEP: '3' };
    expect(loadConfig(env).backup).toMatchObject({ to: 's3://nightly/calls', schedule: '30 2 * * 1-5', keep: 3 });
  });

  test('the first admin is known by a lower-case address', () => {
    const config = loadConfig({ ADMIN_EMAIL: 'Ana@Example.com', ADMIN_PASSWORD: 'Demo1234!' });
    expect(config).toMatchObject({ adminEmail: 'ana@example.com', adminPassword: 'Demo1234!' });
  });
});

describe('mistakes', () => {
  test.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'calls.example'],
    ['PUBLIC_URL', 'https://calls.example/app'],
    ['PUBLIC_URL', 'ftp://calls.example'],
    ['DATABASE_URL', 'mysql://db.example'],
    ['DEMO', 'yes'],
    ['APP_SECRET', 'short'],
    ['SMTP_URL', 'https://mail.example'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'my-proxy'],
    ['LOG_LEVEL', 'loud'],
    ['ADMIN_EMAIL', 'ana'],
    ['ADMIN_TWO_FACTOR', 'maybe'],
    ['RECORDING_HOSTS', 'https://api.twilio.com'],
    ['BACKUP_SCHEDULE', 'nightly'],
    ['BACKUP_SCHEDULE', '30 2 * *'],
    ['BACKUP_TO', 'ftp://backups.example'],
    ['BACKUP_KEEP', '0'],
    ['BACKUP_PASSPHRASE', 'short'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => loadConfig({ [name]: value })).toThrow(new RegExp(`^Bad configuration:\n {2}${name} must be [^\n]+$`));
  });

  test('a process that serves or works alone needs a PostgreSQL that others share', () => {
    expect(() => loadConfig({ WORKER: 'only' })).toThrow("WORKER other than '1' needs DATABASE_URL");
    expect(() => loadConfig({ WORKER: 'yes', DATABASE_URL })).toThrow("WORKER must be '0', '1' or 'only'");
  });

  test('backups in a bucket need its keys', () => {
    expect(() => loadConfig({ BACKUP_TO: 's3://nightly' })).toThrow('BACKUP_TO names a bucket');
  });

  test('the password of the first admin meets the rules of all passwords', () => {
    const env = { ADMIN_EMAIL: 'ana@example.com', ADMIN_PASSWORD: 'admin' };
    expect(() => loadConfig(env)).toThrow(/ADMIN_PASSWORD does not meet .*password_needs_digits/);
  });

  test('a password without an address is refused', () => {
    expect(() => loadConfig({ ADMIN_PASSWORD: 'Demo1234!' })).toThrow('ADMIN_PASSWORD needs ADMIN_EMAIL');
  });

  test('Stripe needs its key and the secret of its webhooks', () => {
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
      expect(() => loadConfig({ [name]: 'never-shown' })).toThrow('and STRIPE_SECRET_KEY need each other');
    const base = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh', STRIPE_API_BASE: 'api.stripe.com' };
    expect(() => loadConfig(base)).toThrow('STRIPE_API_BASE must be an http:// or https:// address');
  });

  test('PayPal needs its client, its secret and its webhook', () => {
    for (const name of ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'])
      expect(() => loadConfig({ [name]: 'never-shown' })).toThrow('PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID');
  });

  test('a bucket is configured completely or not at all', () => {
    expect(() => loadConfig({ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'calls' })).toThrow(
      /S3_ACCESS_KEY_ID is needed.*\n.*S3_SECRET_ACCESS_KEY is needed/,
    );
    expect(loadConfig({ S3_REGION: 'eu-west-1' }).s3).toBeUndefined();
  });

  test.each([
    ['S3_ENDPOINT', 's3.example'],
    ['S3_BUCKET', 'Not A Bucket'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => loadConfig({ ...S3, [name]: value })).toThrow(new RegExp(`${name} must be`));
  });

  test('one message names every mistake and shows no secret', () => {
    const env = { PORT: 'x', APP_SECRET: 'sesame', ADMIN_PASSWORD: 'Demo1234!' };
    expect(() => loadConfig(env)).toThrow(/PORT.*APP_SECRET.*ADMIN_PASSWORD needs/s);
    expect(() => loadConfig(env)).not.toThrow(/sesame|Demo1234/);
  });
});

test('the .env file fills in what is not set', () => {
  const folder = mkdtempSync(join(tmpdir(), 'callstead-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(readEnvironment(folder, { PORT: '1' })).toEqual({ PORT: '1' });
  writeFileSync(join(folder, '.env'), '# mine\nPORT=5000\nHOST="0.0.0.0"\n');
  expect(readEnvironment(folder, { PORT: '1' })).toEqual({ PORT: '1', HOST: '0.0.0.0' });
});

const fromRoot = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
/** `npm run dev` sets it; nobody else does. */
const OF_THE_SCRIPTS = 'CALLSTEAD_DEV';

test('.env.example explains every variable', () => {
  const explained = Array.from(fromRoot('.env.example').matchAll(/^([A-Z0-9_]+)=$/gm), ([, name]) => name);
  expect([...explained, OF_THE_SCRIPTS].sort()).toEqual([...CONFIG_NAMES].sort());
});

test("the README's table names every variable", () => {
  const [, section = ''] = fromRoot('README.md').split(/^## Configuration$/m);
  const firstCells = Array.from(section.matchAll(/^\| (`[A-Z].*?) \|/gm), ([, cell = '']) => cell);
  const named = firstCells.flatMap((cell) => Array.from(cell.matchAll(/`([A-Z0-9_]+)`/g), ([, name]) => name));
  expect([...named, OF_THE_SCRIPTS].sort()).toEqual([...CONFIG_NAMES].sort());
});

test('of each variable it is written down why it is no setting of the network', () => {
  const text = fromRoot('docs/decisions/0064-settings-of-the-machine.md');
  const named = Array.from(text.matchAll(/`([A-Z0-9_]{3,})(…?)`/g), ([, name = '', more]) =>
    more ? `${name}*` : name,
  );
  const isNamed = (name: string) =>
    named.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : each === name));
  expect(CONFIG_NAMES.filter((name) => !isNamed(name))).toEqual([]);
  expect(named.filter((name) => !name.endsWith('*') && !CONFIG_NAMES.includes(name))).toEqual([]);
});

describe('carrier accounts', () => {
  const accountsIn = (TWILIO_AUTH_TOKEN: string) => loadConfig({ TWILIO_AUTH_TOKEN }).carrierAccounts;

  test('name the host their token is for; a bare token is of api.twilio.com', () => {
    expect(accountsIn('abc, Space.SignalWire.com=PTx=y ,def==')).toEqual([
      { host: 'api.twilio.com', token: 'abc' },
      { host: 'space.signalwire.com', token: 'PTx=y' },
      { host: 'api.twilio.com', token: 'def==' },
    ]);
    expect(loadConfig({}).carrierAccounts).toEqual([]);
  });

  test.each(['abc,,def', 'api.twilio.com=', 'https://api.twilio.com=abc'])('%j is refused', (value) => {
    expect(() => accountsIn(value)).toThrow('TWILIO_AUTH_TOKEN');
  });
});

describe('traces', () => {
  const tracingIn = (env: Record<string, string>) =>
    loadConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/', ...env }).tracing;

  test('go nowhere unless a collector is named', () => {
    expect(
      loadConfig({ OTEL_SERVICE_NAME: 'calls', OTEL_EXPORTER_OTLP_HEADERS: 'key=secret' }).tracing,
    ).toBeUndefined();
  });

  test('go below the address of all signals, or to their own as it stands', () => {
    expect(tracingIn({})).toEqual({
      url: 'http://127.0.0.1:4318/v1/traces',
      headers: {},
      serviceName: 'callstead',
      resourceAttributes: {},
      share: 1,
    });
    const own = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/of/us' };
    expect(tracingIn(own)?.url).toBe('https://traces.example/of/us');
  });

  test('show headers and attributes as the standard writes them', () => {
    const written = { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a=b, x-team = calls' };
    expect(tracingIn(written)?.headers).toEqual({ authorization: 'Bearer a=b', 'x-team': 'calls' });
    const named = { OTEL_RESOURCE_ATTRIBUTES: 'service.name=ours,deployment.environment.name=test' };
    expect(tracingIn(named)).toMatchObject({
      serviceName: 'ours',
      resourceAttributes: { 'deployment.environment.name': 'test' },
    });
    expect(tracingIn({ ...named, OTEL_SERVICE_NAME: 'calls' })?.serviceName).toBe('calls');
  });

  test.each([
    [{ OTEL_TRACES_SAMPLER: 'always_on', OTEL_TRACES_SAMPLER_ARG: '0.1' }, 1],
    [{ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, 0],
    [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' }, 0.1],
    [{ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio' }, 1],
  ])('%j sends a share of %d', (env, share) => {
    expect(tracingIn(env)?.share).toBe(share);
  });

  test.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'only-a-secret'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=%secret'],
    ['OTEL_RESOURCE_ATTRIBUTES', 'a=b,,c=secret'],
    ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ])('%s=%s is refused, and not shown', (name, value) => {
    const refused = () => tracingIn({ [name]: value });
    expect(refused).toThrow(name);
    expect(refused).not.toThrow('secret');
  });
});
