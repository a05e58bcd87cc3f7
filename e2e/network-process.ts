import { type ChildProcess, spawn } from 'node:child_process';
import { appendFile, chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';

const ROOT = resolve(import.meta.dirname, '..');
const START_TIMEOUT_MS = 180_000;

export type NetworkProcess = {
  url: string;
  /** Where it keeps the mails it sent. */
  outbox: string;
  /** Goes away for as long as `meanwhile` takes, and comes back at the same address with the same data. */
  restart: (meanwhile: () => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
};

/** A real network: own PostgreSQL, demo data, built pages. */
export async function startNetworkProcess(): Promise<NetworkProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'callstead-stories-'));
  await chmod(dataDir, 0o755); // as root, PostgreSQL runs under another account and has to enter
  let running = await startServer(dataDir, '0');
  await waiveDurability(join(dataDir, 'postgres'));
  const { url } = running;
  return {
    url,
    outbox: join(dataDir, 'outbox'),
    restart: async (meanwhile) => {
      await stopServer(running.server);
      await meanwhile();
      running = await startServer(dataDir, new URL(url).port);
    },
    stop: async () => {
      await stopServer(running.server);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type Variables = Record<string, string>;

/** A network as its operator starts it: nothing in its database, nobody in it but the admin of the environment. */
export async function startEmptyNetwork(databaseUrl: string, admin: Variables): Promise<NetworkProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'callstead-empty-'));
  const ours = { DATABASE_URL: databaseUrl, REHEARSAL: '1', PAYOUT_APPROVALS: '1', DRAIN_SECONDS: '0', ...admin };
  const { server, url } = await startServer(dataDir, '0', ours);
  return {
    url,
    outbox: join(dataDir, 'outbox'),
    restart: () => Promise.reject(new Error('nobody asked for it')),
    stop: async () => {
      await stopServer(server);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Where the network of all stories keeps its PostgreSQL: others may have a database of their own beside its. */
export async function ownDatabase(name: string): Promise<string> {
  const { CALLSTEAD_OUTBOX: outbox = '' } = process.env;
  const cluster = join(outbox, '../postgres');
  const password = (await readFile(join(cluster, 'callstead-password'), 'utf8')).trim();
  const [, , , port] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  const server = `postgres://callstead:${password}@127.0.0.1:${port}`;
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${server}/${name}`;
}

async function startServer(
  dataDir: string,
  port: string,
  variables: Variables = {},
): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, ['--enable-source-maps', 'server/build/main.js'], {
    cwd: ROOT,
    // Behind a trusted proxy each browser can come from an address of its own, as rate limits count by address.
    env: {
      ...process.env,
      NODE_ENV: 'production', // as `npm start` does: React's pages for developers take three times as long
      DATA_DIR: dataDir,
      PORT: port,
      TRUST_PROXY: 'true',
      PAYOUT_APPROVALS: '2', // the stricter way: one admin alone pays nobody
      PRIVATE_WEBHOOKS: '1', // the receivers of stories live here
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      SMTP_URL: '',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'], // the channel tells it when we are gone, however we end
  });
  return { server, url: await addressOf(server) };
}

/** The data dies with the run, and waiting for the disk at every commit would only cost time. */
async function waiveDurability(cluster: string): Promise<void> {
  await appendFile(join(cluster, 'postgresql.conf'), '\nfsync = off\nsynchronous_commit = off\n');
  const [postmaster] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(postmaster), 'SIGHUP');
}

async function stopServer(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM');
  await new Promise((stopped) => server.once('exit', stopped));
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    const giveUp = setTimeout(() => failed(new Error(`The network did not start:\n${said}`)), START_TIMEOUT_MS);
    server.once('exit', (code) => failed(new Error(`The network ended with code ${code}:\n${said}`)));
    server.stdout?.on('data', (chunk) => {
      said += chunk;
      const address = /Callstead runs at (\S+)/.exec(said)?.[1];
      if (!address) return;
      clearTimeout(giveUp);
      found(address);
    });
  });
}

/** From here on the stories of this process speak with that network. */
export function speakWith({ url, outbox }: NetworkProcess): void {
  Object.assign(process.env, { CALLSTEAD_URL: url, CALLSTEAD_OUTBOX: outbox });
}
