import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user of the operating system PostgreSQL runs under; spawn takes it as it is. */
export type SystemUser = { uid: number; gid: number };

const CANDIDATES = ['postgres', 'callstead'];
const NEW_USER = 'callstead';

const WAYS_TO_CREATE = [
  ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/bin/false', NEW_USER],
  ['adduser', '--system', '--group', '--no-create-home', NEW_USER], // Debian
  ['adduser', '-S', '-D', '-H', NEW_USER], // BusyBox
] as const;

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** PostgreSQL refuses to run as root. */
export async function findOrCreateSystemUser(): Promise<SystemUser> {
  for (const name of CANDIDATES) {
    const systemUser = await findSystemUser(name);
    if (systemUser) return systemUser;
  }
  for (const [command, ...args] of WAYS_TO_CREATE) await run(command, args).catch(() => undefined);
  const created = await findSystemUser(NEW_USER);
  if (created) return created;
  throw new Error(
    'PostgreSQL does not run as root and no system user could be created for it. ' +
      'Start Callstead as an ordinary user, or set DATABASE_URL.',
  );
}

async function findSystemUser(name: string): Promise<SystemUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/** Asks the system itself: modes, parents and access lists all have a say. */
export async function canReach(systemUser: SystemUser, path: string): Promise<boolean> {
  const check = run('/bin/sh', ['-c', 'test -r "$1" -o -d "$1" && test -x "$1"', 'sh', path], {
    ...systemUser,
    cwd: '/',
  });
  return check.then(
    () => true,
    () => false,
  );
}
