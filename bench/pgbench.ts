import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

const DATABASE = 'pgbench';
/** As many branches as the smaller of the two loads has connections: with fewer they would wait for each other's row. */
const SCALE = 16;
const SECONDS = 3;

/** Transactions per second of pgbench's TPC-B-like transaction. */
export type Pgbench = (connections: number) => Promise<number>;

/** The outside yardstick, on the PostgreSQL that the calls use; undefined where it is not installed. */
export async function openPgbench(serverUrl: string): Promise<Pgbench | undefined> {
  const { hostname, port, username, password } = new URL(serverUrl);
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
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${DATABASE}`);
  await client.end();
  await run('pgbench', ['-i', '-q', '-s', String(SCALE), DATABASE], { env });
  return async (connections) => {
    const options = ['-n', '-c', String(connections), '-j', '2', '-T', String(SECONDS)];
    const { stdout } = await run('pgbench', [...options, DATABASE], { env });
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  };
}
