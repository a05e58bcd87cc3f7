import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { assert } from '@callstead/domain/assert';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startEmbeddedPostgres, urlOfRunningPostgres } from './db/embedded-postgres.ts';
import { ROOT_FOLDER } from './root-folder.ts';
import { makeDataFolder, postmasterPid, removeDataFolder } from './testing/data-folder.ts';
import { addressOf, runProgram, type ServerProcess, spawnServer } from './testing/server-process.ts';
import { withDatabase } from './testing/test-database.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await makeDataFolder();
});

afterAll(() => removeDataFolder(dataDir));

describe('while it runs', () => {
  let server: ServerProcess;
  let address: string;

  beforeAll(async () => {
    server = spawnServer({ DATA_DIR: dataDir });
    address = await addressOf(server);
  });

  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.exit;
  });

  test('a start on an empty data folder serves', async () => {
    expect(await status(`${address}/healthz`)).toBe(200);
    expect(await status(`${address}/readyz`)).toBe(200);
  });

  test('a second start on one data folder says so and leaves the first alone', async () => {
    const second = spawnServer({ DATA_DIR: dataDir });
    expect(await second.exit).toBe(1);
    expect(second.output()).toContain(`Another Callstead already runs on this data folder: ${dataDir}`);
    expect(second.output()).not.toContain('    at ');
    expect(await status(`${address}/readyz`)).toBe(200);
  });

  test('the network recovers when PostgreSQL is killed under it', async () => {
    const killed = postmasterPid(dataDir) as number;
    process.kill(killed, 'SIGKILL');
    await vi.waitFor(() => expect(postmasterPid(dataDir)).not.toBe(killed), { timeout: 15_000 });
    await vi.waitFor(async () => expect(await status(`${address}/readyz`)).toBe(200), { timeout: 15_000 });
  });
});

test('demos that begin as copies of one snapshot share its history, but no secret', async () => {
  const another = await makeDataFolder();
  onTestFinished(() => removeDataFolder(another));
  await start();
  const { server } = await start({ DATA_DIR: another });
  expect(server.output()).not.toContain('Making the demo history');
  const [one, other] = [await demoIn(dataDir), await demoIn(another)];
  expect(Number(one?.calls)).toBeGreaterThan(2_000);
  expect(other?.calls).toBe(one?.calls);
  expect(one?.secret).toMatch(/^[\w-]{43}$/);
  expect(other?.secret).not.toBe(one?.secret);
});

async function demoIn(folder: string) {
  const found = await query(
    urlOfRunningPostgres(folder) ?? '',
    `select (select count(*) from call) as calls, (select value from setting where name = 'app_secret') as secret`,
  );
  return (found as { calls: string; secret: string }[])[0];
}

test('SIGINT stops the server and its PostgreSQL', async () => {
  const { server } = await start();
  const postmaster = postmasterPid(dataDir) as number;
  server.child.kill('SIGINT');
  expect(await server.exit).toBe(0);
  // Its process is an orphan by then: the system removes it when it finds the time.
  await vi.waitFor(() => expect(() => process.kill(postmaster, 0)).toThrow('ESRCH'), { timeout: 15_000 });
  expect(postmasterPid(dataDir)).toBeUndefined();
});

test('SIGTERM lets the request in flight finish', async () => {
  const { server, address } = await start();
  const blocker = new pg.Client(urlOfRunningPostgres(dataDir));
  await blocker.connect();
  await blocker.query('begin; lock table captcha in access exclusive mode');
  const inFlight = fetch(`${address}/api/captchas`, {
    method: 'POST',
    headers: { origin: address, connection: 'close' },
  });
  await waitForLockIn(blocker);
  server.child.kill('SIGTERM');
  await vi.waitFor(() => expect(status(`${address}/healthz`)).rejects.toThrow(), { timeout: 15_000 });
  await blocker.query('commit');
  await blocker.end();
  expect((await inFlight).status).toBe(201);
  expect(await server.exit).toBe(0);
});

test('when its wrapper is gone the server stops what it started', async () => {
  const { server } = await start();
  server.child.disconnect();
  expect(await server.exit).toBe(0);
  expect(postmasterPid(dataDir)).toBeUndefined();
});

test('after kill -9 the next start works and has what was committed', async () => {
  const { server } = await start();
  const row = `row-${Date.now()}`;
  await query(urlOfRunningPostgres(dataDir) ?? '', `insert into setting (name, value) values ('${row}', 'kept')`);
  server.child.kill('SIGKILL');
  const again = await start();
  expect(await status(`${again.address}/readyz`)).toBe(200);
  const rows = await query(urlOfRunningPostgres(dataDir) ?? '', `select value from setting where name = '${row}'`);
  expect(rows).toEqual([{ value: 'kept' }]);
});

test('after kill -9 of the server and of PostgreSQL the next start works', async () => {
  const { server } = await start();
  server.child.kill('SIGKILL');
  process.kill(postmasterPid(dataDir) as number, 'SIGKILL');
  const again = await start();
  expect(await status(`${again.address}/readyz`)).toBe(200);
});

test('bad configuration gives one message that names the variables', async () => {
  const server = spawnServer({ PORT: 'eighty', DATABASE_URL: 'mysql://db.example', DATA_DIR: dataDir });
  expect(await server.exit).toBe(1);
  expect(server.output()).toMatch(/^Bad configuration:\n {2}PORT must be .*\n {2}DATABASE_URL must be .*\n$/);
});

test('a taken port is named together with the way out', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const server = spawnServer({ PORT: String(port), DATA_DIR: dataDir });
  expect(await server.exit).toBe(1);
  // Not all it said: a slow machine may have to do something again, and the log says so.
  expect(server.complaint()).toBe(`Port ${port} is already in use. Stop what uses it, or set PORT to another.\n`);
  expect(postmasterPid(dataDir)).toBeUndefined();
});

test('DATABASE_URL takes another PostgreSQL; there are no demo accounts and no pages for developers', async () => {
  const folder = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  onTestFinished(async () => {
    await postgres.stop();
    await removeDataFolder(folder);
  });
  const { server, address } = await start({ DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' });
  expect(await status(`${address}/readyz`)).toBe(200);
  const demoAccounts = "select email from profile where email like '%@callstead.example'";
  expect(await query(postgres.url, demoAccounts)).toEqual([]);
  const gallery = await fetch(`${address}/dev/ui`, { redirect: 'manual' });
  expect([gallery.status, gallery.headers.get('location')]).toEqual([302, '/']); // as every address nobody knows
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('with the two roles of the README the server owns nothing, and needs the owner only for a new release', async () => {
  const folder = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  onTestFinished(async () => {
    await postgres.stop();
    await removeDataFolder(folder);
  });
  await query(postgres.url, 'drop database callstead', 'postgres');
  for (const statement of rolesOfReadme('sesame')) await query(postgres.url, statement, 'postgres');
  const [DATABASE_URL, owner] = ['callstead_server', 'callstead_owner'].map((role) =>
    asRole(postgres.url, role, 'sesame'),
  );
  assert(DATABASE_URL && owner, 'both are made from one address');
  const migrated = await runProgram('migrate', [], { DATABASE_URL, MIGRATION_DATABASE_URL: owner });
  expect(migrated).toEqual({ code: 0, output: 'The database is ready for callstead_server.\n' });
  const { address } = await start({ DATABASE_URL, LOG_LEVEL: 'silent' });
  expect(await status(`${address}/readyz`)).toBe(200);
  await expect(query(DATABASE_URL, 'alter table ledger_entry disable trigger all')).rejects.toThrow('must be owner');
});

test('of three processes that start at once on an empty database one founds the network, and all of them serve', async () => {
  const folder = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  onTestFinished(async () => {
    await postgres.stop();
    await removeDataFolder(folder);
  });
  const admin = { ADMIN_EMAIL: 'admin@three.example', ADMIN_PASSWORD: 'Demo1234!' };
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder, LOG_LEVEL: 'silent', ...admin };
  const started = await Promise.all([start(env), start(env), start(env)]);
  for (const { address } of started) expect(await status(`${address}/readyz`)).toBe(200);
  const founded = `select type, count(*)::integer as accounts from account group by type order by type`;
  expect(await query(postgres.url, founded)).toEqual([
    { type: 'admin', accounts: 1 },
    { type: 'advertiser', accounts: 1 },
  ]);
});

test('what a server that only serves is asked for, a worker that serves nobody does', async () => {
  const folder = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  onTestFinished(async () => {
    await postgres.stop();
    await removeDataFolder(folder);
  });
  const admin = { ADMIN_EMAIL: 'ana@example.com', ADMIN_PASSWORD: 'Demo1234!' };
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder, LOG_LEVEL: 'silent', ...admin };
  const { address } = await start({ ...env, WORKER: '0' });
  const body = JSON.stringify({ email: 'ana@example.com' });
  const headers = { 'content-type': 'application/json', origin: address };
  expect((await fetch(`${address}/api/password-resets`, { method: 'POST', headers, body })).status).toBe(204);
  expect(existsSync(join(folder, 'outbox'))).toBe(false);
  const worker = await start({ ...env, WORKER: 'only' });
  const paths = ['/healthz', '/readyz', '/login', '/api/offers', '/carrier/twilio/voice', '/t/HS001/ABCDEF'];
  const answers = await Promise.all(paths.map((path) => status(`${worker.address}${path}`)));
  expect(answers).toEqual([200, 200, 404, 404, 404, 404]);
  await vi.waitFor(() => expect(readdirSync(join(folder, 'outbox'))).not.toEqual([]), { timeout: 30_000 });
});

test('a DATABASE_URL that does not answer is reported without its password', async () => {
  const server = spawnServer({ DATABASE_URL: 'postgres://ana:sesame@127.0.0.1:1/callstead' });
  expect(await server.exit).toBe(1);
  expect(server.output()).toBe('Cannot use DATABASE_URL (127.0.0.1:1/callstead): connect ECONNREFUSED 127.0.0.1:1\n');
});

async function start(env: Record<string, string> = {}): Promise<{ server: ServerProcess; address: string }> {
  const server = spawnServer({ DATA_DIR: dataDir, ...env });
  onTestFinished(async () => {
    server.child.kill('SIGTERM');
    await server.exit;
  });
  return { server, address: await addressOf(server) };
}

async function waitForLockIn(client: pg.Client): Promise<void> {
  const waiting = "select from pg_stat_activity where wait_event_type = 'Lock'";
  await vi.waitFor(async () => expect((await client.query(waiting)).rowCount).toBeGreaterThan(0), { timeout: 10_000 });
}

async function status(url: string): Promise<number> {
  return (await fetch(url)).status;
}

/** What the README tells people to run. */
function rolesOfReadme(password: string): string[] {
  const readme = readFileSync(join(ROOT_FOLDER, 'README.md'), 'utf8');
  const [, statements = ''] = /```sql\n(create role[^`]+)```/.exec(readme) ?? [];
  return statements.replaceAll('…', password).trim().split('\n');
}

function asRole(url: string, role: string, password: string): string {
  const address = new URL(url);
  return Object.assign(address, { username: role, password }).href;
}

async function query(url: string, statement: string, database?: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database ? withDatabase(url, database) : url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
