import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { assert } from '@callstead/domain/assert';
import { postTopUp } from '@callstead/domain/ledger/post-top-up';
import { hoursDaily, someTerms } from '@callstead/domain/testing/a-call';
import { buildApp } from '../server/src/app.ts';
import { closeListeners, createServices } from '../server/src/compose.ts';
import { loadConfig } from '../server/src/config.ts';
import { type OpenDatabase, openDatabase } from '../server/src/db/database.ts';
import { startEmbeddedPostgres } from '../server/src/db/embedded-postgres.ts';
import { executeRaw } from '../server/src/db/execute-raw.ts';
import { migrate } from '../server/src/db/migrate.ts';
import type { App } from '../server/src/http/zod.ts';
import { startQueue } from '../server/src/jobs/queue.ts';
import { createLog } from '../server/src/log.ts';
import { newCallId } from '../server/src/modules/calls/call-id.ts';
import { postEntries } from '../server/src/modules/ledger/queries.ts';
import { signatureFor } from '../server/src/telephony/signature.ts';
import { makeDataFolder, removeDataFolder } from '../server/src/testing/data-folder.ts';
import type { Load, LoadResult } from './post-load.ts';

const TOKEN = 'token-of-the-bench';
const PUBLIC_URL = 'https://calls.example';
const CALLS = 1_000;
const ROUNDS = 5;
const CONCURRENCY = 64;

type Post = Load['posts'][number];

/** The call engine against bare inserts and plain ledger transactions: same database, same connections, turn by turn. */
export async function benchCalls(): Promise<void> {
  const dataDir = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const database = openDatabase(postgres.url);
  await migrate(database.db);
  const log = createLog('silent');
  const config = loadConfig({
    DATA_DIR: dataDir,
    PUBLIC_URL,
    TWILIO_AUTH_TOKEN: TOKEN,
    DEMO: '0',
    ADMIN_EMAIL: 'a@b.example',
  });
  const queue = await startQueue({ pool: database.pool, log });
  const services = await createServices(config, database, queue, log);
  const app = await buildApp(services, log);
  bareRoutes(app, database);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const port = (app.server.address() as { port: number }).port;
  const loader = fork(resolve(import.meta.dirname, 'post-load.ts'), { execArgv: ['--import', 'tsx'] });
  const play = async (posts: Post[]): Promise<LoadResult> => {
    loader.send({ port, concurrency: CONCURRENCY, posts } satisfies Load);
    const [result] = (await once(loader, 'message')) as [LoadResult];
    assert(result.failed === 0, `${result.failed} of ${posts.length} posts to ${posts[0]?.path} failed`);
    return result;
  };
  try {
    await measure(database, play);
  } finally {
    loader.kill();
    await app.close();
    await closeListeners(services);
    await queue.stop();
    await database.close();
    await postgres.stop();
    await removeDataFolder(dataDir);
  }
}

type Play = (posts: Post[]) => Promise<LoadResult>;

async function measure(database: OpenDatabase, play: Play): Promise<void> {
  const few = await someNumbers(database, 10);
  await play(voices(few, 500)); // warm
  await useSampleRow(database);
  console.log(`calls per second, p50 and p99 in ms; ${ROUNDS} rounds of ${CALLS} requests, ${CONCURRENCY} at once\n`);
  await compare(
    'bare durable insert',
    () => inserts(CALLS),
    'webhook, 10 campaigns',
    () => voices(few, CALLS),
    play,
  );
  await compare(
    'webhook, 10 campaigns',
    () => voices(few, CALLS),
    'webhook, all on one',
    () => voices(few.slice(0, 1), CALLS),
    play,
  );
  await compareEnds(few, play);
  const many = await someNumbers(database, 100_000);
  await play(voices(many.slice(0, 2_000), 2_000)); // the numbers of the next rounds are drawn from all
  await compare(
    'webhook, 10 campaigns',
    () => voices(few, CALLS),
    'webhook, 100,000 campaigns',
    () => voices(many, CALLS),
    play,
  );
  await compare(
    'webhook, 10 campaigns',
    () => voices(few, CALLS),
    '… of which 1,000 are called',
    () => voices(many.slice(0, 1_000), CALLS),
    play,
  );
}

async function compare(nameA: string, a: () => Post[], nameB: string, b: () => Post[], play: Play): Promise<void> {
  const results: [LoadResult[], LoadResult[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    results[0].push(await play(a()));
    results[1].push(await play(b()));
  }
  report(nameA, results[0], nameB, results[1]);
}

/** Ringing is not measured here: the end of a call, with its money, against a ledger entry of the same postings. */
async function compareEnds(numbers: readonly string[], play: Play): Promise<void> {
  const results: [LoadResult[], LoadResult[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = voices(numbers, CALLS);
    await play(started);
    results[0].push(await play(ledgerEntries(CALLS)));
    results[1].push(await play(started.map(endOf)));
  }
  report('plain ledger transaction', results[0], 'call completed and billed', results[1]);
}

function report(nameA: string, a: LoadResult[], nameB: string, b: LoadResult[]): void {
  const rates = [a, b].map(
    (results) => (CALLS * results.length) / results.reduce((sum, each) => sum + each.seconds, 0),
  );
  const line = (name: string, results: LoadResult[], rate = 0) =>
    `${name.padEnd(28)} ${rate.toFixed(0).padStart(6)}/s   p50 ${median(results.map((r) => r.p50Ms))
      .toFixed(1)
      .padStart(6)}   p99 ${median(results.map((r) => r.p99Ms))
      .toFixed(1)
      .padStart(6)}`;
  console.log(line(nameA, a, rates[0]));
  console.log(line(nameB, b, rates[1]));
  console.log(`${'ratio'.padEnd(28)} ${((rates[1] ?? 0) / (rates[0] ?? 1)).toFixed(2)}\n`);
}

const median = (values: number[]) => values.toSorted((x, y) => x - y)[Math.floor(values.length / 2)] ?? 0;

let serial = 0;
const unique = () => {
  serial += 1;
  return serial;
};

function signed(path: string, parameters: Record<string, string>): Post {
  const signature = signatureFor(TOKEN, `${PUBLIC_URL}${path}`, parameters);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature };
  return { path, headers, body: new URLSearchParams(parameters).toString() };
}

const voices = (numbers: readonly string[], count: number) =>
  Array.from({ length: count }, () => {
    const call = unique();
    return signed('/carrier/twilio/voice', {
      CallSid: `CA${String(call).padStart(32, '0')}`,
      AccountSid: 'AC1',
      From: `+1212${String(call).padStart(7, '0')}`,
      To: numbers[call % numbers.length] ?? '',
      CallStatus: 'ringing',
      FromCountry: 'US',
      FromState: 'NY',
      FromZip: '10001',
    });
  });

function endOf(voice: Post): Post {
  const callSid = new URLSearchParams(voice.body).get('CallSid') ?? '';
  return signed('/carrier/twilio/dial?target=0', {
    CallSid: callSid,
    CallStatus: 'in-progress',
    DialCallSid: `${callSid}-leg`,
    DialCallStatus: 'completed',
    DialCallDuration: '120',
  });
}

const plain = (path: string) => ({
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ n: unique() }),
});
const inserts = (count: number) => Array.from({ length: count }, () => plain('/bench/insert'));
const ledgerEntries = (count: number) => Array.from({ length: count }, () => plain('/bench/ledger'));

const sample: { columns: string[]; values: unknown[] } = { columns: [], values: [] };

/** The very row a webhook writes, so that both write the same bytes. */
async function useSampleRow(database: OpenDatabase): Promise<void> {
  const { rows } = await executeRaw(database.db, `select * from call where status = 'ringing' limit 1`, []);
  const { rows: written } = await executeRaw(
    database.db,
    `select attname from pg_attribute where attrelid = 'call'::regclass and attnum > 0 and attgenerated = '' and not attisdropped`,
    [],
  );
  const row = rows[0] as Record<string, unknown>;
  sample.columns = (written as { attname: string }[]).map(({ attname }) => attname);
  sample.values = sample.columns.map((column) => {
    const value = row[column];
    return value && typeof value === 'object' && !(value instanceof Date) ? JSON.stringify(value) : value;
  });
}

/** What the engine is measured against: one statement a request, nothing else. */
function bareRoutes(app: App, { pool }: OpenDatabase): void {
  app.post('/bench/insert', { config: { access: 'carrier.call' } }, async (_request, reply) => {
    const now = new Date();
    const changed: Record<string, unknown> = { id: newCallId(now), arrived_at: now, call_sid: `bench-${unique()}` };
    const values = sample.columns.map((column, index) => changed[column] ?? sample.values[index]);
    const places = sample.columns.map((_, index) => `$${index + 1}`).join(', ');
    await pool.query({
      name: 'bare-insert',
      text: `insert into call (${sample.columns.join(', ')}) values (${places})`,
      values,
    });
    return reply.type('text/xml').send('<Response/>');
  });
  app.post('/bench/ledger', { config: { access: 'carrier.call' } }, async (_request, reply) => {
    const from = 'advertiser:bench:reserved';
    const postings = [
      { from: 'network:gateway', to: from, amountCents: 5_000 },
      { from, to: 'publisher:bench:held', amountCents: 2_500 },
      { from, to: 'network:revenue', amountCents: 2_500 },
    ];
    const entry = { sourceKey: `bench:${unique()}`, kind: 'qualified', postings };
    await pool.query({
      name: 'plain-ledger',
      text: 'select post_entries($1::jsonb)',
      values: [JSON.stringify([entry])],
    });
    return reply.type('text/xml').send('<Response/>');
  });
}

/** Campaigns that take every call, of advertisers who can pay for it, a hundred campaigns each. */
async function someNumbers({ db }: OpenDatabase, count: number): Promise<string[]> {
  const run = (text: string, values: unknown[]) => executeRaw(db, text, values);
  const terms = someTerms({ hours: hoursDaily('America/New_York', { from: 0, to: 1440 }), overflowNumber: null });
  const tag = String(count);
  await run(
    `with people as (
       insert into auth_user (id, name, email, email_verified)
       select gen_random_uuid(), 'Bench', kind || n || '.' || $2 || '@bench.example', true
       from generate_series(1, greatest($1::int / 100, 1)) n, unnest(array['advertiser', 'publisher']) kind
       returning id, email),
     persons as (
       insert into profile (id, full_name, email, language) select id, 'Bench', email, 'en' from people),
     accounts as (
       insert into account (id, name, email, type, status)
       select id, 'Bench', email, regexp_replace(email, '[0-9].*', ''), 'approved' from people)
     insert into account_member (account_id, user_id) select id, id from people`,
    [count, tag],
  );
  await run(
    `with advertisers as (
       select id, row_number() over () - 1 as n from account where email like 'advertiser%.' || $2 || '@bench.example'),
     campaigns as (
       insert into campaign (public_id, advertiser_id, status, category, type, search_text)
       select 'BN' || lpad((g.n + case when $1::int > 10 then 100 else 0 end)::text, 6, '0'), a.id, 'active', 'legal', 'call', ''
       from generate_series(1, $1::int) as g (n) join advertisers a on a.n = (g.n / 100) % (select count(*) from advertisers)
       returning id)
     insert into campaign_version (campaign_id, version, terms, texts) select id, 1, $3::jsonb, '{}' from campaigns`,
    [count, tag, JSON.stringify(terms)],
  );
  await run(
    `with publisher as (select id from account where email like 'publisher%.' || $1 || '@bench.example' limit 1),
     applications as (
       insert into application (campaign_id, publisher_id, status, decided_at)
       select c.id, publisher.id, 'approved', now() from campaign c, publisher
       where not exists (select 1 from application a where a.campaign_id = c.id)
       returning id)
     insert into tracking_number (number, application_id, assigned_at)
     select '+1' || (2050000000 + $2::bigint + row_number() over ())::text, id, now() from applications`,
    [tag, count],
  );
  const { rows: advertisers } = await run(
    `select id from account where email like 'advertiser%.' || $1 || '@bench.example'`,
    [tag],
  );
  await postEntries(
    db,
    (advertisers as { id: string }[]).map(({ id }) => ({
      ...postTopUp({ id, advertiserId: id, amountCents: 10_000_000_000 }),
      kind: 'top_up' as const,
    })),
  );
  const { rows } = await run(
    `select n.number from tracking_number n join application a on a.id = n.application_id
     join account p on p.id = a.publisher_id where p.email like 'publisher%.' || $1 || '@bench.example' order by random()`,
    [tag],
  );
  return (rows as { number: string }[]).map((row) => row.number);
}
