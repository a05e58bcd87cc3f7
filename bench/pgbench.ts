import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '../server/src/db/database.ts';

const run = promisify(execFile);

const DATABASE = 'pgbench';
/** As many branches as the smaller of the two loads has connections: with fewer they would wait for each other's row. */
const SCALE = 16;
const SECONDS = 3;

/** Transactions per second: of the TPC-B-like transaction, or of one statement on the database of the calls. */
export type Pgbench = {
  tpcB: (connections: number) => Promise<number>;
  statement: (connections: number, text: string) => Promise<number>;
};

/** The outside yardstick, on the PostgreSQL that the calls use; undefined where it is not installed. */
export async function openPgbench(serverUrl: string): Promise<Pgbench | undefined> {
  const { hostname, port, username, password, pathname } = new URL(serverUrl);
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    PGPASSWORD: decodeURIComponent(password),
  };
  const isThere = await run('pgbench', ['--version']).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  const server = openDatabase(serverUrl);
  await server.pool.query(`drop database if exists ${DATABASE}`); // a kept folder has that of the run before
  await server.pool.query(`create database ${DATABASE}`);
  await server.close();
  await run('pgbench', ['-i', '-q', '-s', String(SCALE), DATABASE], { env });
  const measure = async (connections: number, options: readonly string[]) => {
    const { stdout } = await run(
      'pgbench',
      ['-n', '-c', String(connections), '-j', '2', '-T', String(SECONDS), ...options],
      { env },
    );
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  };
  return {
    tpcB: (connections) => measure(connections, [DATABASE]),
    statement: async (connections, text) => {
      const folder = await mkdtemp(join(tmpdir(), 'callstead-bench-'));
      const file = join(folder, 'statement.sql');
      await writeFile(file, text);
      const perSecond = await measure(connections, ['-f', file, pathname.slice(1)]);
      await rm(folder, { recursive: true });
      return perSecond;
    },
  };
}
