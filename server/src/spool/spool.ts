import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mayPass } from '../db/database-away.ts';
import { WaitedTooLong } from '../db/natural-batch.ts';

const MAX_ENTRIES = 50_000;
const AT_ONCE = 32;
/** Whoever claimed an entry and is not done by then has died. */
const CLAIM_MS = 60_000;

export type Spool<Entry> = {
  /** On disk when it resolves, whatever happens to this process; refuses when there is no room. */
  put: (entry: Entry) => Promise<void>;
  /** Applies what lies there, oldest first, until the database is away; answers how many it applied. */
  applyAll: (apply: (entry: Entry) => Promise<void>) => Promise<number>;
};

type Options = { folder: string; maxEntries?: number; onRejected?: (name: string, error: Error) => void };

/**
 * What was said while the database was away, one file each, readable by the owner alone. Any process that shares the folder
 * applies it: it claims a file by renaming it, and one that dies on the way leaves a claim that ends. So an entry may be applied twice,
 * and must come to the same.
 */
export function openSpool<Entry>({ folder, maxEntries = MAX_ENTRIES, onRejected }: Options): Spool<Entry> {
  let entries = 0;
  let preparing: Promise<void> | undefined;

  async function prepare(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    entries = (await readdir(folder)).length;
  }

  async function put(entry: Entry): Promise<void> {
    preparing ??= prepare().catch((error) => {
      preparing = undefined;
      throw error;
    });
    await preparing;
    if (entries >= maxEntries) throw new SpoolFull();
    entries += 1;
    const name = join(folder, `${String(Date.now()).padStart(15, '0')}-${randomUUID()}`);
    const file = await open(`${name}.new`, 'wx', 0o600);
    try {
      await file.writeFile(JSON.stringify(entry));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${name}.new`, `${name}.json`);
    await syncFolder(folder);
  }

  async function applyAll(apply: (entry: Entry) => Promise<void>): Promise<number> {
    const names = await listEntries(folder);
    let applied = 0;
    for (let from = 0; from < names.length; from += AT_ONCE) {
      const some = names.slice(from, from + AT_ONCE);
      const results = await Promise.all(some.map((name) => applyOne(join(folder, name), apply, onRejected)));
      applied += results.filter((result) => result === 'applied').length;
      if (results.includes('away')) break;
    }
    entries = (await listNames(folder)).length;
    return applied;
  }

  return { put, applyAll };
}

export type SpoolCount = { waiting: number; rejected: number };

/** What lies in a folder, of whatever process. */
export async function countSpool(folder: string): Promise<SpoolCount> {
  const names = await listNames(folder);
  return {
    waiting: names.filter((name) => /\.(json|claimed)$/.test(name)).length,
    rejected: names.filter((name) => name.endsWith('.rejected')).length,
  };
}

class SpoolFull extends Error {
  constructor() {
    super('the spool is full');
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function listNames(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []; // nothing was ever put there
    throw error;
  });
}

/** Oldest first; among them those whose claim has ended. */
async function listEntries(folder: string): Promise<string[]> {
  const names = await listNames(folder);
  return names.filter((name) => name.endsWith('.json') || isAbandoned(name)).toSorted();
}

function isAbandoned(name: string): boolean {
  const claimedAt = /\.(\d+)\.claimed$/.exec(name)?.[1];
  return claimedAt !== undefined && Date.now() - Number(claimedAt) > CLAIM_MS;
}

type Result = 'applied' | 'rejected' | 'away' | 'taken';

async function applyOne<Entry>(
  path: string,
  apply: (entry: Entry) => Promise<void>,
  onRejected: Options['onRejected'],
): Promise<Result> {
  const bare = path.replace(/(\.\d+\.claimed|\.json)$/, '');
  const claimed = `${bare}.${Date.now()}.claimed`;
  if (!(await moved(path, claimed))) return 'taken';
  try {
    await apply(JSON.parse(await readFile(claimed, 'utf8')));
  } catch (error) {
    if (isPassing(error as Error)) {
      await moved(claimed, `${bare}.json`);
      return 'away';
    }
    // Kept for whoever looks into it: it must neither be lost nor stand before all others for ever.
    await moved(claimed, `${bare}.rejected`);
    onRejected?.(bare, error as Error);
    return 'rejected';
  }
  await rm(claimed, { force: true });
  return 'applied';
}

const isPassing = (error: Error) => mayPass(error) || error instanceof WaitedTooLong;

/** False when another process was faster. */
async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
