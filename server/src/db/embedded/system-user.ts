import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The account PostgreSQL runs under; spawn takes it as it is. */
export type Account = { uid: number; gid: number };

const CANDIDATES = ['postgres', 'callstead'];
const NEW_ACCOUNT = 'callstead';

const WAYS_TO_CREATE = [
  ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/bin/false', NEW_ACCOUNT],
  ['adduser', '--system', '--group', '--no-create-home', NEW_ACCOUNT], // Debian
  ['adduser', '-S', '-D', '-H', NEW_ACCOUNT], // BusyBox
] as const;

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** PostgreSQL refuses to run as root. */
export async function findOrCreateAccount(): Promise<Account> {
  for (const name of CANDIDATES) {
    const account = await findAccount(name);
    if (account) return account;
  }
  for (const [command, ...args] of WAYS_TO_CREATE) await run(command, args).catch(() => undefined);
  const created = await findAccount(NEW_ACCOUNT);
  if (created) return created;
  throw new Error(
    'PostgreSQL does not run as root and no system user could be created for it. ' +
      'Start Callstead as an ordinary user, or set DATABASE_URL.',
  );
}

async function findAccount(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/** Asks the system itself: modes, parents and access lists all have a say. */
export async function canReach(account: Account, path: string): Promise<boolean> {
  const check = run('/bin/sh', ['-c', 'test -r "$1" -o -d "$1" && test -x "$1"', 'sh', path], { ...account, cwd: '/' });
  return check.then(
    () => true,
    () => false,
  );
}
