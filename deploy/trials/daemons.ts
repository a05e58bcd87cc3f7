import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
/** PostgreSQL, PgBouncer and whoever else is tried here refuse to be root, and need not be. */
const ORDINARY = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
const STOP_MS = 15_000;

export type Daemon = { name: string; child: ChildProcess; log: string };
type Started = { env?: Record<string, string>; isOurs?: boolean };

/** Programs of others on loopback, in a folder of their own; whatever happens, none of them outlives the trial. */
export class Daemons {
  readonly folder: string;
  readonly #running = new Set<Daemon>();
  readonly #orphans = new Map<string, () => number | undefined>();

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'callstead-trial-'));
    this.own(this.folder);
  }

  /** A folder the ordinary user may write to. */
  makeFolder(name: string): string {
    const path = join(this.folder, name);
    mkdirSync(path, { recursive: true, mode: 0o700 });
    this.own(path);
    return path;
  }

  own(path: string): void {
    if (isRoot) chownSync(path, NOBODY, NOBODY);
  }

  start(name: string, command: string, args: readonly string[], { env = {} }: Started = {}): Daemon {
    const log = join(this.folder, `${name}.log`);
    const base = { PATH: process.env.PATH ?? '', HOME: this.folder, LANG: 'C.UTF-8' };
    const child = spawn(command, args, { cwd: this.folder, env: { ...base, ...env }, ...ORDINARY });
    const stream = createWriteStream(log, { flags: 'a' });
    child.stdout.pipe(stream, { end: false });
    child.stderr.pipe(stream, { end: false });
    const daemon = { name, child, log };
    child.on('error', ({ message }) => stream.write(`${message}\n`));
    child.on('exit', () => this.#running.delete(daemon));
    this.#running.add(daemon);
    return daemon;
  }

  /** What a daemon starts beside itself, and would leave behind: named by its pid, if it runs. */
  watchOver(name: string, findPid: () => number | undefined): void {
    this.#orphans.set(name, findPid);
  }

  async stop(daemon: Daemon): Promise<void> {
    const { child } = daemon;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    if ((await Promise.race([ended, sleep(STOP_MS, 'late', { ref: false })])) === 'late') child.kill('SIGKILL');
    await ended;
  }

  async close(): Promise<void> {
    for (const daemon of [...this.#running].reverse()) await this.stop(daemon);
    for (const findPid of this.#orphans.values()) {
      const pid = findPid();
      if (pid) killIfThere(pid, 'SIGQUIT');
    }
    await sleep(500);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const given = new Set<number>();

/** Below those that systems lend to whoever dials: a daemon that was killed finds its own free again. */
export async function freePort(): Promise<number> {
  for (let port = 20_000 + Math.floor(Math.random() * 10_000); ; port += 1) {
    if (!given.has(port) && (await isFree(port))) {
      given.add(port);
      return port;
    }
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

export function killIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export const lastLines = ({ log }: Daemon, count = 15): string =>
  readFileSync(log, 'utf8').trimEnd().split('\n').slice(-count).join('\n');

/** Says what to install, and installs nothing unless told to. */
export function needPackages(commands: Record<string, string>, mayInstall: boolean): void {
  const search = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
  const isThere = (command: string) =>
    spawnSync('sh', ['-c', `command -v ${command} || ls ${command}`], { env: { PATH: search } }).status === 0;
  const missing = [...new Set(Object.entries(commands).flatMap(([command, name]) => (isThere(command) ? [] : [name])))];
  process.env.PATH = search;
  if (missing.length === 0) return;
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', ...missing];
  if (!mayInstall)
    throw new Error(
      `This trial was NOT run: Debian's packages ${missing.join(', ')} are missing. ${install.join(' ')}, or add --install.`,
    );
  const [command = '', ...args] = install;
  if (spawnSync(command, args, { stdio: 'inherit' }).status !== 0)
    throw new Error('the packages could not be installed');
}

/** Asks until it answers as wanted; then tells how long that took. */
export async function until(what: string, isSo: () => Promise<boolean>, limitMs = 60_000): Promise<number> {
  const begunAt = Date.now();
  let reason = 'it is not so';
  while (Date.now() - begunAt < limitMs) {
    try {
      if (await isSo()) return Date.now() - begunAt;
    } catch (error) {
      reason = (error as Error).message;
    }
    await sleep(200);
  }
  throw new Error(`${what}: not after ${limitMs / 1000} s (${reason})`);
}

/** Runs `trial` to its end, and stops all it started: also when it fails, and when somebody presses Ctrl-C. */
export async function runTrial(trial: (daemons: Daemons) => Promise<void>): Promise<void> {
  const daemons = new Daemons();
  await chmod(daemons.folder, 0o755);
  const interrupted = new Promise<never>((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => reject(new Error(`stopped by ${signal}`)));
  });
  try {
    await Promise.race([trial(daemons), interrupted]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await daemons.close();
  }
}
