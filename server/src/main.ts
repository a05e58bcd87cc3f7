import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Application } from './compose.ts';
import { type Config, loadConfig, readEnvironment } from './config.ts';
import { type OpenDatabase, openDatabase } from './db/database.ts';
import { isDatabaseAway } from './db/database-away.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { assertPostgresVersion } from './db/migrate.ts';
import { oneAtATime } from './db/one-at-a-time.ts';
import { whenAccepting } from './db/when-accepting.ts';
import { findDemoSnapshot } from './demo-snapshot.ts';
import { createLog } from './log.ts';
import { prepareRollups } from './modules/reports/rollups/rebuild.ts';
import { prepareGivenDatabase, prepareOwnPostgres } from './prepare-database.ts';
import { ROOT_FOLDER } from './root-folder.ts';
import { findNetworkZone } from './settings/follow-zone.ts';

/** Every answer has a deadline of ten seconds, so nothing in flight takes longer. */
const CLOSE_LIMIT_MS = 12_000;
// Terminal, npm and wrapper each pass on one Ctrl-C; only a later one is a second.
const SAME_SIGNAL_MS = 1_000;
const ASK_AGAIN_MS = 1_000;

type Running = {
  network?: Application;
  database?: OpenDatabase;
  stopPostgres?: () => Promise<void>;
  stopRequestedAt?: number;
};

/** Fills `running` step by step, so that an end at any moment closes exactly what stands. */
async function start(running: Running): Promise<void> {
  const config = loadConfig(readEnvironment(ROOT_FOLDER, process.env));
  const log = createLog(config.logLevel);
  process.on('uncaughtException', (error) => {
    log.fatal(error, 'uncaught exception');
    exitAtOnce(running);
  });
  const loadingNetwork = import('./compose.ts'); // takes as long as PostgreSQL does, so both start at once
  loadingNetwork.catch(() => undefined); // told when we need it
  const url = config.databaseUrl ?? (await prepareOwnPostgres(await startOwnPostgres(config, running), log));
  if (config.databaseUrl) await prepareGiven(config.databaseUrl, config, log, running);
  await prepareSums(url, config);
  running.database = openDatabase(url, {
    isServing: true,
    isTraced: config.tracing !== undefined,
    onLost: ({ message }) => {
      if (!running.stopRequestedAt) log.warn({ reason: message }, 'lost a database connection');
    },
  });
  const { startApplication } = await loadingNetwork;
  running.network = await startApplication(config, running.database, print).catch((error) =>
    explainTakenPort(config, error),
  );
  print(...running.network.greeting);
}

/** However long a migration takes, it is not given up; nor is a connection while this process is busy loading itself. */
async function prepareGiven(url: string, config: Config, log: Logger, running: Running): Promise<void> {
  const database = openDatabase(url);
  try {
    const check = () => assertPostgresVersion(database.db);
    await whenAccepting(check).catch(async (cause) => {
      const fallback = config.work.serves && isDatabaseAway(cause) && (await serveMeanwhile(url, config, log));
      if (!fallback) explainUnreachable(config, cause);
      await untilAccepting(check, running).finally(fallback.close);
    });
    await oneAtATime(database.newClient, () => prepareGivenDatabase(database, config.migrationDatabaseUrl, log));
  } finally {
    await database.close();
  }
}

/** A network that has had calls goes on answering them; one that never ran here is told what is wrong with its address. */
async function serveMeanwhile(url: string, config: Config, log: Logger) {
  const { startFallback } = await import('./compose.ts');
  const fallback = await startFallback(config, url, log).catch((error) => explainTakenPort(config, error));
  if (fallback) log.error('the database does not answer: until it does, calls are rung by what was last known');
  return fallback;
}

async function untilAccepting(check: () => Promise<void>, running: Running): Promise<void> {
  for (;;) {
    const failure = await check().then(
      () => undefined,
      (error: Error) => error,
    );
    if (!failure) return;
    if (running.stopRequestedAt !== undefined || !isDatabaseAway(failure)) throw failure;
    await sleep(ASK_AGAIN_MS);
  }
}

/** Of a network of millions that takes minutes, once; so it has the patience of a migration. */
async function prepareSums(url: string, config: Config): Promise<void> {
  const { db, close } = openDatabase(url);
  await findNetworkZone(db, config)
    .then((zone) => prepareRollups(db, zone))
    .finally(close);
}

async function startOwnPostgres(config: Config, running: Running): Promise<string> {
  const template = config.demo ? await findDemoSnapshot(config, new Date()) : undefined;
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, template, log: print });
  running.stopPostgres = postgres.stop;
  return postgres.url;
}

function explainUnreachable(config: Config, cause: Error & { code?: string }): never {
  if (!config.databaseUrl) throw cause;
  const { hostname, port, pathname } = new URL(config.databaseUrl); // the password stays out of logs
  const reason = cause.message || cause.code;
  throw new Error(`Cannot use DATABASE_URL (${hostname}:${port || 5432}${pathname}): ${reason}`, { cause });
}

function explainTakenPort(config: Config, error: NodeJS.ErrnoException): never {
  if (error.code !== 'EADDRINUSE') throw error;
  throw new Error(`Port ${config.port} is already in use. Stop what uses it, or set PORT to another.`, {
    cause: error,
  });
}

/** Requests in flight finish, then the database goes. What takes too long is left behind. */
async function close(running: Running): Promise<void> {
  const deadline = sleep(CLOSE_LIMIT_MS, undefined, { ref: false });
  await Promise.race([running.network?.close(), deadline]);
  await Promise.race([running.database?.close(), deadline]);
  await running.stopPostgres?.();
}

// PostgreSQL gets its signal before the first wait; it finishes without us.
function exitAtOnce(running: Running): never {
  void running.stopPostgres?.();
  process.exit(1);
}

function stopOnSignals(running: Running, starting: Promise<void>): void {
  const stop = async (signal?: NodeJS.Signals) => {
    if (running.stopRequestedAt !== undefined) {
      if (Date.now() - running.stopRequestedAt > SAME_SIGNAL_MS) exitAtOnce(running);
      return;
    }
    running.stopRequestedAt = Date.now();
    await starting;
    // Somebody at a keyboard does not want to wait; whoever starts and stops processes behind a balancer does.
    if (signal === 'SIGTERM') await running.network?.drain();
    await close(running);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', () => void stop()); // the wrapper of `npm start` is gone, even if by kill -9
}

async function fail(running: Running, error: Error): Promise<never> {
  const interrupted = running.stopRequestedAt !== undefined; // Ctrl-C reaches what we were just running, too
  if (!interrupted) process.stderr.write(`${error.message}\n`);
  running.stopRequestedAt ??= Date.now();
  await close(running).catch(() => undefined);
  process.exit(interrupted ? 0 : 1);
}

function print(...lines: string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

const running: Running = {};
const starting = start(running).catch((error) => fail(running, error));
stopOnSignals(running, starting);
