import { someTerms } from '@callstead/domain/testing/a-call';
import { type Db, openDatabase } from '../server/src/db/database.ts';
import { executeRaw } from '../server/src/db/execute-raw.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { insertManyCalls } from '../server/src/testing/many-calls.ts';

const PUBLISHERS = 40;
const ADVERTISERS = 10;
const DAYS = 365;

/** A network of its own database with so many calls in a year, of 40 publishers to 10 advertisers. */
export async function networkWithCalls(serverUrl: string, name: string, count: number) {
  const server = openDatabase(serverUrl);
  await server.pool.query(`create database ${name}`);
  await server.close();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = openDatabase(url.href);
  await migrate(database.db);
  const { db } = database;
  const publishers = await people(db, 'publisher', PUBLISHERS);
  const advertisers = await people(db, 'advertiser', ADVERTISERS);
  const campaigns = await Promise.all(advertisers.map((id, number) => aCampaign(db, id, number)));
  const senders = publishers.map((publisherId, number) => ({
    publisherId,
    advertiserId: advertisers[number % ADVERTISERS] ?? '',
    campaignId: campaigns[number % ADVERTISERS] ?? '',
  }));
  await insertManyCalls(db, { count, senders, days: DAYS });
  await database.pool.query('vacuum analyze');
  return { ...database, publishers, advertisers, campaigns };
}

/** One that was filled before, sums and all. */
export async function keptNetwork(serverUrl: string, name: string): Promise<Network | undefined> {
  const server = openDatabase(serverUrl);
  const { rowCount } = await server.pool.query('select from pg_database where datname = $1', [name]);
  await server.close();
  if (!rowCount) return undefined;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = openDatabase(url.href);
  await migrate(database.db);
  const idsOf = async (query: string) => (await database.pool.query<{ id: string }>(query)).rows.map(({ id }) => id);
  return {
    ...database,
    publishers: await idsOf(`select id from account where type = 'publisher' order by id`),
    advertisers: await idsOf(`select id from account where type = 'advertiser' order by id`),
    campaigns: await idsOf('select id from campaign order by public_id'),
  };
}

type Network = Awaited<ReturnType<typeof networkWithCalls>>;

export async function people(db: Db, type: string, count: number): Promise<string[]> {
  const { rows } = await executeRaw(
    db,
    `with u as (
       insert into auth_user (id, name, email)
       select gen_random_uuid(), $1 || n, $1 || n || '@people.example' from generate_series(1, $2::integer) as n
       returning id, name, email),
     person as (
       insert into profile (id, full_name, email, language) select id, name, email, 'es' from u),
     business as (
       insert into account (id, name, email, type, status) select id, name, email, $1, 'approved' from u)
     insert into account_member (account_id, user_id) select id, id from u returning account_id as id`,
    [type, count],
  );
  return (rows as { id: string }[]).map((row) => row.id);
}

export async function aCampaign(db: Db, advertiserId: string, number: number): Promise<string> {
  const { rows } = await executeRaw(
    db,
    `with c as (
       insert into campaign (public_id, advertiser_id, status, category, type, search_text)
       values ($1, $2, 'active', 'legal', 'call', '') returning id
     ), v as (
       insert into campaign_version (campaign_id, version, terms, texts)
       select id, 1, $3, '{"en": {"title": "Title"}, "es": {"title": "Título"}}' from c
     ) select id from c`,
    [`BN${String(number).padStart(3, '0')}`, advertiserId, JSON.stringify(someTerms())],
  );
  return (rows as { id: string }[])[0]?.id ?? '';
}
