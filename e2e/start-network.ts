import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const START_TIMEOUT_MS = 60_000;

/** One real network for all stories: own PostgreSQL, demo data, built pages. */
export default async function startNetwork() {
  const dataDir = await mkdtemp(join(tmpdir(), 'callstead-stories-'));
  await chmod(dataDir, 0o755); // as root, PostgreSQL runs under another account and has to enter
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
    cwd: ROOT,
    // Behind a trusted proxy each browser can come from an address of its own, as rate limits count by address.
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      SMTP_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.env.CALLSTEAD_URL = await addressOf(server);
  return async () => {
    server.kill('SIGTERM');
    await new Promise((stopped) => server.once('exit', stopped));
    await rm(dataDir, { recursive: true, force: true });
  };
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    const giveUp = setTimeout(() => failed(new Error(`The network did not start:\n${said}`)), START_TIMEOUT_MS);
    server.once('exit', (code) => failed(new Error(`The network ended with code ${code}:\n${said}`)));
    server.stdout?.on('data', (chunk) => {
      said += chunk;
      const address = /Callstead runs at (\S+)/.exec(said)?.[1];
      if (!address) return;
      clearTimeout(giveUp);
      found(address);
    });
  });
}
