import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new DATA_DIR for real starts, which PostgreSQL's account may enter. */
export async function makeDataFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'callstead-data-'));
  await chmod(folder, mode);
  return folder;
}

/** Ends a PostgreSQL that a test left behind, wherever its cluster is. */
export async function removeDataFolder(folder: string): Promise<void> {
  const pid = postmasterPid(folder);
  if (pid) process.kill(pid, 'SIGQUIT');
  const elsewhere = await readlink(join(folder, 'postgres')).catch(() => undefined);
  for (const path of [elsewhere, folder]) if (path) await rm(path, { recursive: true, force: true, maxRetries: 5 });
}

/** Of the PostgreSQL that runs on this data folder, if one does. */
export function postmasterPid(dataFolder: string): number | undefined {
  const file = pidFile(dataFolder);
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

function pidFile(dataFolder: string): string {
  return join(dataFolder, 'postgres', 'postmaster.pid');
}
