import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';

/** PostgreSQL's parent process, as its pid file describes it. */
export type Postmaster = { pid: number; port: number; ready: boolean };

const POLL_MS = 20;
const LOG_FILE_LIMIT_BYTES = 10_000_000;
const LAST_LINES_SHOWN = 5;
const NO_SUCH_PID = 2 ** 31 - 1;

/** The living postmaster of this cluster, whoever started it. */
export function findPostmaster(cluster: Cluster): Postmaster | undefined {
  const file = readPidFile(cluster);
  return file && runsOn(cluster, file.pid) ? file : undefined;
}

/** Resolves once it takes connections; throws with PostgreSQL's own words when it ends before. */
export async function startPostmaster(cluster: Cluster, port: number, logFile: string): Promise<Postmaster> {
  disarmStalePidFile(cluster);
  const child = launch(cluster, port, logFile);
  for (;;) {
    await sleep(POLL_MS);
    const postmaster = readPidFile(cluster);
    if (postmaster?.ready && postmaster.pid === child.pid) return postmaster;
    if (hasEnded(child)) throw new Error(`PostgreSQL did not start: ${await lastLinesOf(logFile)}`);
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

/**
 * The fast shutdown: open transactions roll back, everything committed is on disk. The signal is sent before the first
 * wait, so that a process in a hurry may call this and exit.
 */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const postmaster = findPostmaster(cluster);
  if (!postmaster) return;
  signalIfAlive(postmaster.pid, 'SIGINT');
  while (runsOn(cluster, postmaster.pid)) await sleep(POLL_MS);
}

function signalIfAlive(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // alive, but of another user
  }
}

function launch(cluster: Cluster, port: number, logFile: string): ChildProcess {
  const isLong = existsSync(logFile) && statSync(logFile).size > LOG_FILE_LIMIT_BYTES;
  const log = openSync(logFile, isLong ? 'w' : 'a', 0o600);
  const child = spawn(cluster.binaries.postgres, postgresArguments(cluster, port), {
    ...cluster.systemUser,
    cwd: '/',
    detached: true, // Ctrl-C in the terminal is for the server, which then stops PostgreSQL last
    env: { LC_ALL: 'C' },
    stdio: ['ignore', log, log],
  });
  child.on('error', (error) => writeFileSync(logFile, `${error.message}\n`, { flag: 'a' }));
  child.unref();
  closeSync(log);
  return child;
}

function postgresArguments({ folder }: Cluster, port: number): string[] {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
  };
  return ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

function pidFileOf({ folder }: Cluster): string {
  return join(folder, 'postmaster.pid');
}

// Lines: pid, folder, start time, port, socket folder, address, shared memory, status.
function readPidFile(cluster: Cluster): Postmaster | undefined {
  try {
    const lines = readFileSync(pidFileOf(cluster), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return pid > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : undefined;
  } catch {
    return undefined;
  }
}

// A number alone proves nothing: after a reboot it may belong to any process.
function runsOn({ folder }: Cluster, pid: number): boolean {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(folder);
    return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).includes(folder);
  } catch {
    return false;
  }
}

/**
 * PostgreSQL refuses to start when the pid in a leftover file lives again as another program. The rest of the file
 * stays, so that PostgreSQL still waits for orphans of the former one that use its memory.
 */
function disarmStalePidFile(cluster: Cluster): void {
  const stale = readPidFile(cluster);
  if (!stale || !signalIfAlive(stale.pid, 0) || runsOn(cluster, stale.pid)) return;
  const rest = readFileSync(pidFileOf(cluster), 'utf8').split('\n').slice(1);
  writeFileSync(pidFileOf(cluster), [NO_SUCH_PID, ...rest].join('\n'));
}

async function lastLinesOf(logFile: string): Promise<string> {
  const lines = (await readFile(logFile, 'utf8')).trimEnd().split('\n');
  return `the end of ${logFile} says\n${lines.slice(-LAST_LINES_SHOWN).join('\n')}`;
}
