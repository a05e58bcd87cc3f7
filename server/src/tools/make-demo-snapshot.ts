import { randomBytes } from 'node:crypto';
import { constants, cpSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { demoSnapshotFolder, isReadable, SNAPSHOTS_FOLDER } from '../demo-snapshot.ts';
import { runTool } from './running-network.ts';

/** Whoever copies one is done long before so many newer ones were made. */
const KEPT = 3;
const DRAFT_PREFIX = '.draft-';
const DRAFT_IS_ABANDONED_AFTER_MS = 10 * 60_000;

/** Makes the demo once, for every start that follows today: the stories, the tests, and a developer's on a new folder. */
await runTool(async () => {
  const now = new Date();
  const folder = await demoSnapshotFolder(now);
  if (!folder) throw new Error('Only a built server keeps its demo: npm run build');
  if (!(await isReadable(folder))) await makeSnapshot(folder, now);
  return 0;
});

async function makeSnapshot(folder: string, now: Date): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'callstead-demo-'));
  try {
    await chmod(dataDir, 0o755); // as root, PostgreSQL runs under another account and has to enter
    await makeDemo(dataDir, now);
    await keep(await realpath(join(dataDir, 'postgres')), folder);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** What `npm start` does until it would listen. The secret comes from outside, so the database holds none. */
async function makeDemo(dataDir: string, now: Date): Promise<void> {
  const config = loadConfig({ DATA_DIR: dataDir, APP_SECRET: randomBytes(32).toString('hex') });
  const loading = import('../compose.ts');
  const postgres = await startEmbeddedPostgres({ dataDir, log: print });
  const database = openDatabase(postgres.url);
  try {
    await migrate(database.db);
    const { prepareNetwork, closeServices } = await loading;
    const { services, queue } = await prepareNetwork(config, database, now, print);
    await closeServices(services);
    await queue.stop();
  } finally {
    await database.close();
    await postgres.stop();
  }
}

/** Moved into place as a whole; of several who make the same at once, one wins. */
async function keep(cluster: string, folder: string): Promise<void> {
  await mkdir(SNAPSHOTS_FOLDER, { recursive: true });
  const draft = join(SNAPSHOTS_FOLDER, `${DRAFT_PREFIX}${randomBytes(4).toString('hex')}`);
  try {
    cpSync(cluster, draft, { recursive: true, mode: constants.COPYFILE_FICLONE });
    await rename(draft, folder).catch(async (error) => {
      if (!(await isReadable(folder))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await removeOld();
}

async function removeOld(): Promise<void> {
  const names = await readdir(SNAPSHOTS_FOLDER);
  const found = await Promise.all(names.map(async (name) => ({ name, madeAt: await madeAt(name) })));
  const whole = found.filter(({ name }) => !name.startsWith(DRAFT_PREFIX)).sort((a, b) => b.madeAt - a.madeAt);
  const abandoned = found.filter(
    ({ name, madeAt }) => name.startsWith(DRAFT_PREFIX) && Date.now() - madeAt > DRAFT_IS_ABANDONED_AFTER_MS,
  );
  for (const { name } of [...whole.slice(KEPT), ...abandoned]) {
    await rm(join(SNAPSHOTS_FOLDER, name), { recursive: true, force: true });
  }
}

async function madeAt(name: string): Promise<number> {
  const { ctimeMs } = await stat(join(SNAPSHOTS_FOLDER, name)).catch(() => ({ ctimeMs: Date.now() }));
  return ctimeMs;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
