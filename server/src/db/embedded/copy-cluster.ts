import { execFile } from 'node:child_process';
import { constants, cpSync } from 'node:fs';
import { chown, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import type { SystemUser } from './system-user.ts';

const run = promisify(execFile);

type Copy = { template: string; folder: string; user: string; password: string };

/** A stopped cluster a second time, under a password of its own. */
export async function copyCluster(
  { template, folder, user, password }: Copy,
  systemUser: SystemUser | undefined,
  binaries: Binaries,
): Promise<void> {
  cpSync(template, folder, { recursive: true, mode: constants.COPYFILE_FICLONE }); // a third of what `cp` takes
  if (systemUser) await giveTo(systemUser, folder);
  const options = { ...systemUser, cwd: '/', env: { LC_ALL: 'C' } };
  const single = run(binaries.postgres, ['--single', '-D', folder, 'postgres'], options);
  single.child.stdin?.end(`alter role ${user} password '${password}'\n`);
  const { stderr } = await single;
  if (stderr.includes('ERROR')) throw new Error(`The copied database refuses its password: ${stderr}`);
  await run(binaries.initdb, ['--sync-only', `--pgdata=${folder}`], options); // as initdb leaves a new one: on disk
}

async function giveTo({ uid, gid }: SystemUser, folder: string): Promise<void> {
  await chown(folder, uid, gid);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) await chown(join(entry.parentPath, entry.name), uid, gid);
}
