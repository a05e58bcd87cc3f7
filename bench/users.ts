import { ACCOUNT_STATUSES, USER_TYPES } from '@callstead/domain/identity/account';
import { sql } from 'kysely';
import { type Db, openDatabase } from '../server/src/db/database.ts';
import { startEmbeddedPostgres } from '../server/src/db/embedded-postgres.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { type AccountFilter, listAccounts } from '../server/src/modules/identity/accounts/queries.ts';
import { makeDataFolder, removeDataFolder } from '../server/src/testing/data-folder.ts';
import { compareTimes } from './compare-times.ts';

const FEW = 100;
const MANY = 100_000;

const ALL: AccountFilter = {
  search: '',
  types: USER_TYPES,
  statuses: ACCOUNT_STATUSES,
  sort: 'created',
  descending: true,
  from: undefined,
  limit: 26,
};

const LISTS: Record<string, Partial<AccountFilter>> = {
  newest: {},
  'by name': { sort: 'name', descending: false },
  'by e-mail': { sort: 'email' },
  'by status': { sort: 'status' },
  pending: { statuses: ['pending'] },
  'rejected publishers by name': { types: ['publisher', 'affiliate'], statuses: ['rejected'], sort: 'name' },
  'search: one person': { search: 'persona00000042' },
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
    const list = (db: Db, limit: number) => listAccounts(db, { ...ALL, ...change, limit });
    // The same number of rows for both: reading them costs alike.
    const limit = Math.max(Math.min((await list(few.db, 26)).length, 26), 1);
    await compareTimes(
      name,
      () => list(few.db, limit),
      () => list(many.db, limit),
    );
  }
  for (const page of ['middle', 'last'] as const) {
    const [a, b] = [await placeIn(few.db, page), await placeIn(many.db, page)];
    await compareTimes(
      `${page} page`,
      () => listAccounts(few.db, { ...ALL, from: a }),
      () => listAccounts(many.db, { ...ALL, from: b }),
    );
  }
  await Promise.all([few.close(), many.close()]);
  await postgres.stop();
  await removeDataFolder(dataDir);
}

/** Where 26 rows of the newest-first list are still to come, or half of all. */
async function placeIn(db: Db, page: 'middle' | 'last'): Promise<string[]> {
  const offset = page === 'last' ? sql`count(*) - 28` : sql`count(*) / 2`;
  const found = await sql<{ place: string[] }>`
    select array[created_at::text, id::text] as place from profile order by created_at desc, id desc
    offset (select ${offset} from profile) limit 1`.execute(db);
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
  await populate(database.db, count);
  await database.pool.query('vacuum analyze');
  return database;
}

/** Mostly approved publishers; a few share a surname or a company, in the small network as in the large one. */
async function populate(db: Db, count: number): Promise<void> {
  await sql`create temporary table person as select gen_random_uuid() as id, n from generate_series(1, ${count}::int) as n`.execute(
    db,
  );
  await sql`insert into auth_user (id, name, email)
    select id, 'x', 'persona' || lpad(n::text, 8, '0') || '@people.example' from person`.execute(db);
  await sql`insert into profile (id, full_name, email, user_type, status, company_name, language, created_at)
    select id, case when n % ${Math.ceil(count / 20)}::int = 0 then 'Ana Núñez Rara ' else 'Persona ' end || md5(n::text),
      'persona' || lpad(n::text, 8, '0') || '@people.example',
      case when n % 50 = 0 then 'affiliate' when n % 3 = 0 then 'advertiser' else 'publisher' end,
      case when n % ${Math.ceil(count / 30)}::int = 0 then 'pending' when n % 10 = 1 then 'rejected' else 'approved' end,
      case when n % ${Math.ceil(count / 10)}::int = 0 then 'Gremio Veintiuno ' else 'Empresa ' end || md5((n + 7)::text),
      'es', now() - n * interval '1 minute'
    from person`.execute(db);
}
