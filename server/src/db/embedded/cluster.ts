import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, realpath, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { type Binaries, prepareBinaries } from './binaries.ts';
import { copyCluster } from './copy-cluster.ts';
import { canReach, findOrCreateSystemUser, isRoot, type SystemUser } from './system-user.ts';

const run = promisify(execFile);

export type Cluster = { folder: string; password: string; systemUser: SystemUser | undefined; binaries: Binaries };

export const SUPERUSER = 'callstead';

const SYSTEM_FOLDER = '/var/lib/callstead';
export const PASSWORD_FILE = 'callstead-password';
const DRAFT_PREFIX = '.postgres-draft-';
const DRAFT_IS_ABANDONED_AFTER_MS = 10 * 60_000;

type Opening = {
  dataDir: string;
  /** A stopped cluster that a new one begins as a copy of. */
  template?: string | undefined;
  log: (line: string) => void;
};

/** The cluster of `dataDir`, made if there is none yet. */
export async function openCluster({ dataDir, template, log }: Opening): Promise<Cluster> {
  const link = join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true });
  assertNotDangling(link);
  const systemUser = isRoot() ? await systemUserFor(link) : undefined;
  const binaries = await prepareBinaries(systemUser, log);
  if (!existsSync(link)) await createCluster({ dataDir, template, link, systemUser, binaries, log });
  const folder = await realpath(link);
  return { folder, password: readPassword(folder), systemUser, binaries };
}

// Silently beginning anew would look like the loss of everything.
function assertNotDangling(link: string): void {
  if (existsSync(link) || !lstatSync(link, { throwIfNoEntry: false })) return;
  throw new Error(`${link} points to a folder that is gone. Bring it back, or remove the link to begin with no data.`);
}

/** A cluster keeps its owner, whoever starts it: PostgreSQL insists on that. */
async function systemUserFor(link: string): Promise<SystemUser> {
  const owner = existsSync(link) ? statSync(link) : undefined;
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : findOrCreateSystemUser();
}

function readPassword(folder: string): string {
  try {
    return readFileSync(join(folder, PASSWORD_FILE), 'utf8').trim();
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const reason = code === 'EACCES' ? 'belongs to another user; start Callstead as that user or as root' : code;
    throw new Error(`Cannot open the database in ${folder}: it ${reason}.`, { cause });
  }
}

type NewCluster = Opening & { link: string; systemUser: SystemUser | undefined; binaries: Binaries };

/**
 * Made aside and moved into place as a whole: an interrupted first start leaves nothing that looks like a cluster,
 * and of two first starts at once one wins and the other uses what it made.
 */
async function createCluster(cluster: NewCluster): Promise<void> {
  const { dataDir, link, systemUser, log } = cluster;
  const reachable = !systemUser || (await canReach(systemUser, dataDir));
  const parent = reachable ? dataDir : await openSystemFolder();
  await removeAbandonedDrafts(parent);
  const draft = join(parent, `${DRAFT_PREFIX}${randomBytes(4).toString('hex')}`);
  try {
    await initialise(draft, cluster);
    if (reachable) await rename(join(draft, 'cluster'), link);
    else await placeElsewhere(join(draft, 'cluster'), dataDir, link, log);
  } catch (error) {
    if (!existsSync(link)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function openSystemFolder(): Promise<string> {
  await mkdir(SYSTEM_FOLDER, { recursive: true });
  await chmod(SYSTEM_FOLDER, 0o755);
  return SYSTEM_FOLDER;
}

// A name of its own each time: whoever removed the data folder wants an empty network, not the former one.
async function placeElsewhere(made: string, dataDir: string, link: string, log: (line: string) => void) {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const folder = join(SYSTEM_FOLDER, `${hash}-${randomBytes(3).toString('hex')}`);
  await rename(made, folder);
  try {
    await symlink(folder, link);
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
  log(`PostgreSQL's account cannot enter ${dataDir}, so the database is in ${folder}.`);
}

async function initialise(draft: string, { template, systemUser, binaries }: NewCluster): Promise<void> {
  const password = randomBytes(24).toString('base64url');
  const passwordFile = join(draft, PASSWORD_FILE);
  const folder = join(draft, 'cluster');
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (systemUser) await Promise.all([draft, passwordFile].map((path) => chown(path, systemUser.uid, systemUser.gid)));
  if (template) await copyCluster({ template, folder, user: SUPERUSER, password }, systemUser, binaries);
  else
    await run(binaries.initdb, initdbArguments(folder, passwordFile), {
      ...systemUser,
      cwd: '/',
      env: { LC_ALL: 'C' },
    });
  await rename(passwordFile, join(folder, PASSWORD_FILE));
}

function initdbArguments(folder: string, passwordFile: string): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C', // what the machine has installed must not decide how text behaves
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
}

async function removeAbandonedDrafts(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => basename(name).startsWith(DRAFT_PREFIX));
  for (const path of names.map((name) => join(parent, name))) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > DRAFT_IS_ABANDONED_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}
