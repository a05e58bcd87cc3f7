import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './fingerprint.mjs';
import { whenNpmEnds } from './npm-watch.mjs';

const SAME_SIGNAL_MS = 1_000;

/** The command of an installed package. */
export function bin(name) {
  return join(ROOT, 'node_modules', '.bin', name);
}

/** Runs a command in the terminal at the root; resolves with its exit code. */
export function run(command, args, options = {}) {
  return exitOf(spawn(command, args, { cwd: ROOT, stdio: 'inherit', shell: isWindows, ...options }));
}

const isWindows = process.platform === 'win32'; // its commands are .cmd files

/** Runs a command without showing it; resolves with its exit code and all it said. */
export async function runQuietly(command, args, extraEnv = {}) {
  const env = { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...extraEnv };
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], shell: isWindows, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [exitCode] = await Promise.all([exitOf(child), once(child, 'close')]);
  return { exitCode, output };
}

function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

/**
 * Runs the server under us until either ends. The channel tells it when we are gone, even by kill -9. In a group of its
 * own it hears of a Ctrl-C once, from us, and not also from the terminal and from npm: some take a second for an order
 * to drop everything.
 */
export async function runServer(command, args, env) {
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
  const server = spawn(command, args, { cwd: ROOT, stdio, detached: true, env: { ...process.env, ...env } });
  let lastSignalAt = 0;
  const pass = (signal) => {
    if (Date.now() - lastSignalAt < SAME_SIGNAL_MS) return;
    lastSignalAt = Date.now();
    server.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
  whenNpmEnds(() => pass('SIGTERM'));
  process.exit(await exitOf(server));
}

/** Prints a sign of life while something silent goes on. */
export async function withSignsOfLife(what, work) {
  const startedAt = Date.now();
  const sign = () => console.log(`  … still ${what} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
  const timer = setInterval(sign, 10_000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
