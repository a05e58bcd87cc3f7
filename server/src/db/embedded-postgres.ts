import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, openCluster, PASSWORD_FILE, SUPERUSER } from './embedded/cluster.ts';
import { acquireFolderLock, type FolderLock } from './embedded/folder-lock.ts';
import { findFreePort } from './embedded/free-port.ts';
import { findPostmaster, type Postmaster, startPostmaster, stopPostmaster } from './embedded/postmaster.ts';

export type EmbeddedPostgres = { url: string; stop: () => Promise<void> };

type Options = { dataDir: string; template?: string | undefined; log: (line: string) => void };

const HOST = '127.0.0.1';
const DATABASE = 'callstead';
const START_RETRIES_MS = 10_000;
const RETRY_MS = 250;
// A killed server's connection closes at once, but PostgreSQL needs a moment to notice.
const LOCK_PATIENCE_MS = 2_000;

/**
 * A PostgreSQL of our own under `dataDir`. One that a killed server left running is taken over; one that dies while we
 * run is started again on the same port, and whoever has the url reconnects.
 */
export async function startEmbeddedPostgres({ dataDir, template, log }: Options): Promise<EmbeddedPostgres> {
  const cluster = await openCluster({ dataDir, template, log });
  const logFile = join(dataDir, 'postgres.log');
  const { lock, port } = await occupy(cluster, logFile, dataDir);
  const guard = keepRunning({ cluster, logFile, port, lock, log });
  try {
    await createDatabaseIfMissing(urlOf(cluster, port, 'postgres'));
  } catch (error) {
    await guard.stop();
    throw error;
  }
  return { url: urlOf(cluster, port, DATABASE), stop: guard.stop };
}

function urlOf(cluster: Cluster, port: number, database: string): string {
  return `postgres://${SUPERUSER}:${cluster.password}@${HOST}:${port}/${database}`;
}

/** Retries, since PostgreSQL needs a moment to clean up after one that was killed, and a free port may be taken. */
async function occupy(cluster: Cluster, logFile: string, dataDir: string): Promise<{ lock: FolderLock; port: number }> {
  const deadline = Date.now() + START_RETRIES_MS;
  for (;;) {
    try {
      const { port } = await ensureRunning(cluster, logFile, () => findFreePort(HOST));
      const lock = await acquireFolderLock(urlOf(cluster, port, 'postgres'), LOCK_PATIENCE_MS);
      if (lock === 'held by another') throw new FolderTakenError(dataDir);
      return { lock, port };
    } catch (error) {
      if (error instanceof FolderTakenError || Date.now() > deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
}

class FolderTakenError extends Error {
  constructor(dataDir: string) {
    super(
      `Another Callstead already runs on this data folder: ${dataDir}\nStop it, or set DATA_DIR to another folder.`,
    );
  }
}

async function ensureRunning(
  cluster: Cluster,
  logFile: string,
  choosePort: () => number | Promise<number>,
  signal?: AbortSignal,
): Promise<Postmaster> {
  for (;;) {
    signal?.throwIfAborted();
    const running = findPostmaster(cluster);
    if (running?.ready) return running;
    if (!running) return startPostmaster(cluster, await choosePort(), logFile);
    await sleep(RETRY_MS); // it is starting, recovering or stopping, and only needs time
  }
}

async function createDatabaseIfMissing(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

type Guarded = { cluster: Cluster; logFile: string; port: number; lock: FolderLock; log: (line: string) => void };

/** Every way in which PostgreSQL can die ends the lock's connection, so that is what we watch. */
function keepRunning({ cluster, logFile, port, lock, log }: Guarded): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  let recovering = Promise.resolve();
  let stopped: Promise<void> | undefined;

  const watch = (held: FolderLock) => {
    held.onLost(() => {
      if (!stopping.signal.aborted) recovering = recover();
    });
  };

  const recover = async () => {
    log('PostgreSQL closed our connection; bringing it back.');
    while (!stopping.signal.aborted) {
      const regained = await regain().catch(() => undefined); // PostgreSQL's own log says why
      if (regained) {
        log('PostgreSQL is back.');
        return watch(regained);
      }
      await sleep(RETRY_MS);
    }
  };

  const regain = async () => {
    await ensureRunning(cluster, logFile, () => port, stopping.signal);
    const regained = await acquireFolderLock(urlOf(cluster, port, 'postgres'), LOCK_PATIENCE_MS);
    return regained === 'held by another' ? undefined : regained;
  };

  // The lock is never released by hand: nobody can take over what is about to stop.
  const stop = async () => {
    stopping.abort();
    await stopPostmaster(cluster);
    await recovering;
    await stopPostmaster(cluster); // what a recovery in between has started
  };

  watch(lock);
  return {
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** Of the PostgreSQL that runs on this data folder; undefined when none does. */
export function urlOfRunningPostgres(dataDir: string): string | undefined {
  const folder = join(dataDir, 'postgres');
  const pidFile = join(folder, 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const password = readFileSync(join(folder, PASSWORD_FILE), 'utf8').trim();
  const port = readFileSync(pidFile, 'utf8').split('\n')[3];
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`;
}
