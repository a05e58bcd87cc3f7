import { ACCOUNT_STATUSES, USER_TYPES } from '@callstead/domain/identity/account';
import { type Db, type OpenDatabase, openDatabase } from '../server/src/db/database.ts';
import { startEmbeddedPostgres } from '../server/src/db/embedded-postgres.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { type AccountFilter, type AccountPage, listAccounts } from '../server/src/modules/identity/accounts/queries.ts';
import { makeDataFolder, removeDataFolder } from '../server/src/testing/data-folder.ts';
import { compareTimes } from './compare-times.ts';

const FEW = 100;
const MANY = 100_000;

const ALL: AccountFilter = {
  ...{ search: '', types: USER_TYPES, statuses: ACCOUNT_STATUSES, since: undefined, until: undefined },
};
type Order = { sort?: AccountPage['sort']; descending?: boolean; from?: string[] | undefined; limit?: number };
const pageOf = ({ sort = 'created', descending = true, from, limit = 26 }: Order): AccountPage => ({
  ...{ sort, place: { descending, from }, limit },
});

const LISTS: Record<string, Partial<AccountFilter> & Order> = {
  newest: {},
  'by name': { sort: 'name', descending: false },
  'by e-mail': { sort: 'email' },
  'by status': { sort: 'status' },
  pending: { statuses: ['pending'] },
  'rejected publishers by name': { types: ['publisher', 'affiliate'], statuses: ['rejected'], sort: 'name' },
  'search: a surname': { search: 'Núñez Rara' },
  'search: a company': { search: 'gremio veintiuno' },
  'search: nobody': { search: 'zzzzzz' },
  'search: everybody': { search: 'people.example' },
  'search: everybody, by name': { search: 'people.example', sort: 'name' },
};

/** The administrator's lists with 100 and with 100,000 users, in one run, turn by turn. */
export async function benchUsers(): Promise<void> {
  const dataDir = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const few = await networkOf(postgres.url, 'few', FEW);
  const many = await networkOf(postgres.url, 'many', MANY);
  console.log(`${'list'.padEnd(30)} ${FEW} users   ${MANY} users   ratio (medians, ms)`);
  for (const [name, change] of Object.entries(LISTS)) {
    const { sort, descending = true, ...filter } = change;
    const list = (db: Db, limit: number) =>
      listAccounts(db, { ...ALL, ...filter }, pageOf({ ...(sort && { sort }), descending, limit }));
    // The same number of rows for both: reading them costs alike.
    const limit = Math.max(Math.min((await list(few.db, 26)).length, 26), 1);
    await compareTimes(
      name,
      () => list(few.db, limit),
      () => list(many.db, limit),
    );
  }
  const one = await many.pool.query('select name, email from account where email like $1', ['%42@people.example']);
  for (const search of [one.rows[0].email, one.rows[0].name]) {
    const find = (db: Db) => listAccounts(db, { ...ALL, search }, pageOf({ limit: 1 }));
    await compareTimes(
      `search: ${search}`,
      () => find(few.db),
      () => find(many.db),
    );
  }
  for (const page of ['middle', 'last'] as const) {
    const [a, b] = [await placeIn(few, page), await placeIn(many, page)];
    await compareTimes(
      `${page} page`,
      () => listAccounts(few.db, ALL, pageOf({ from: a })),
      () => listAccounts(many.db, ALL, pageOf({ from: b })),
    );
  }
  await Promise.all([few.close(), many.close()]);
  await postgres.stop();
  await removeDataFolder(dataDir);
}

/** Where 26 rows of the newest-first list are still to come, or half of all. */
async function placeIn({ pool }: OpenDatabase, page: 'middle' | 'last'): Promise<string[]> {
  const found = await pool.query<{ place: string[] }>(
    `select array[created_at::text, id::text] as place from account order by created_at desc, id desc
     offset (select ${page === 'last' ? 'count(*) - 28' : 'count(*) / 2'} from account) limit 1`,
  );
  return found.rows[0]?.place ?? [];
}

async function networkOf(serverUrl: string, name: string, count: number) {
  const server = openDatabase(serverUrl);
  await server.pool.query(`create database ${name}`);
  await server.close();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = openDatabase(url.href);
  await migrate(database.db);
  await populate(database, count);
  await database.pool.query('vacuum analyze');
  return database;
}

/** Words of three syllables, as many different ones as a large network has surnames. */
const word = (seed: string) => `(
  select string_agg((array['ba','ce','di','fo','gu','la','me','ni','po','ru','sa','te','vi','zo','ran','bel','cor','dal','mon','per'])
    [1 + (hashint4(${seed} + position * 7919) & 2147483647) % 20], '') from generate_series(1, 3) as position)`;

/** Mostly approved publishers; a few share a surname or a company, in the small network as in the large one. */
async function populate({ pool }: OpenDatabase, count: number): Promise<void> {
  const oneOf = (many: number) => `n % ${Math.ceil(count / many)} = 0`;
  const client = await pool.connect();
  await client.query(`create temporary table person as
    select gen_random_uuid() as id, n, ${word('n')} as first, ${word('n + 1')} as last, ${word('n / 7')} as company
    from generate_series(1, ${count}) as n`);
  await client.query(`insert into auth_user (id, name, email)
    select id, first, first || '.' || last || n || '@people.example' from person`);
  await client.query(`insert into account (id, name, email, type, status, company_name, created_at)
    select id, initcap(first) || ' ' || case when ${oneOf(20)} then 'Núñez Rara' else initcap(last) end,
      first || '.' || last || n || '@people.example',
      case when n % 50 = 0 then 'affiliate' when n % 3 = 0 then 'advertiser' else 'publisher' end,
      case when ${oneOf(30)} then 'pending' when n % 10 = 1 then 'rejected' else 'approved' end,
      case when ${oneOf(10)} then 'Gremio Veintiuno' else company end, now() - n * interval '1 minute'
    from person`);
  await client.query(`insert into profile (id, full_name, email, language) select id, name, email, 'es' from account`);
  await client.query('insert into account_member (account_id, user_id) select id, id from account');
  client.release();
}
