import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { CONFIG_NAMES } from './config.ts';
import { findFreePort } from './db/embedded/free-port.ts';
import { ROOT_FOLDER } from './root-folder.ts';
import { makeDataFolder, removeDataFolder } from './testing/data-folder.ts';

const FOLDERS = ['.', 'docs', 'docs/decisions', 'clients/typescript', 'server/src/modules/docs'];
const TOLD = new Set(
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT_FOLDER, folder))
      .filter((name) => /\.(md|ts)$/.test(name))
      .flatMap((name) => scriptsIn(readFileSync(join(ROOT_FOLDER, folder, name), 'utf8'))),
  ),
);

function scriptsIn(text: string): string[] {
  return Array.from(
    text.matchAll(/`?npm (?:run (?:-s )?([a-z][\w:-]*)|(start|test)\b)/g),
    ([, run, own]) => run ?? own ?? '',
  );
}

/** Small, and to the end: what it says then. Those that ask for a name say which there are. */
const RUN: Record<string, { args?: string[]; says: RegExp; code?: number }> = {
  build: { says: /^/ },
  format: { args: ['server/src/log.ts'], says: /Checked 1 file/ },
  'test:unit': { args: ['domain/src/calendar-day.test.ts'], says: /Tests .*\d+ passed/ },
  'test:api': { args: ['server/src/db/search-pattern.test.ts'], says: /Tests .*\d+ passed/ },
  prove: { args: ['nothing'], says: /There are: backup, /, code: 1 },
  trial: { says: /npm run trial -- failover/, code: 1 },
  bench: { args: ['nothing'], says: /Which one\? search, /, code: 1 },
};

/** Where else each is run, or what it does whole; the file names it, or what it runs. */
const ELSEWHERE: Record<string, [file: string, names: string]> = {
  test: ['.github/workflows/ci.yml', 'npm test'],
  check: ['scripts/test.mjs', '--fast'], // the same steps, without the slow ones
  'test:slow': ['scripts/test.mjs', '--project=slow'],
  'test:stories': ['scripts/test.mjs', 'Stories in the browser'],
  pictures: ['scripts/test.mjs', 'Stories in the browser'], // they compare the pictures, and write none
  start: ['server/src/start.slow.test.ts', 'spawnServer'],
  client: ['server/src/tools/client-files.test.ts', 'client'],
  typegen: ['scripts/test.mjs', 'typegen'],
  'phone-formats': ['server/src/tools/write-phone-formats.ts', 'phone-formats'],
  'db:types': ['server/src/tools/table-types.test.ts', 'tables.generated.ts'],
  lighthouse: ['scripts/lighthouse.mjs', 'lighthouse@'], // fetched from npm when it is asked for, and measures the machine: by hand
  ...Object.fromEntries(
    [
      'simulate',
      'reconcile',
      'migrate',
      'backup',
      'restore',
      'openapi',
      'ledger:verify',
      'rollups:verify',
      'rollups:rebuild',
    ].map((name) => [name, ['server/src/operator-commands.slow.test.ts', `npm run ${name}`]]),
  ),
};

const HERE = [...Object.keys(RUN), 'dev'];

test('every command that anybody is told to run is run by a check', () => {
  expect([...TOLD].filter((name) => !HERE.includes(name) && !Object.hasOwn(ELSEWHERE, name))).toEqual([]);
  for (const [file, names] of Object.values(ELSEWHERE)) {
    expect(existsSync(join(ROOT_FOLDER, file)), file).toBe(true);
    expect(readFileSync(join(ROOT_FOLDER, file), 'utf8'), file).toContain(names);
  }
});

/** Nothing of the tests' own, which would be taken for that of whoever types. */
function environment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, ...Object.fromEntries(CONFIG_NAMES.map((name) => [name, ''])), ...more };
}

test.each(Object.entries(RUN))('npm run %s', async (name, { args = [], says, code = 0 }) => {
  const typed = ['run', name, '--', ...args];
  const options = { cwd: ROOT_FOLDER, env: environment({ NO_COLOR: '1' }) };
  const ended = await promisify(execFile)('npm', typed, options).then(
    (said) => ({ ...said, code: 0 }),
    (failure: { code: number; stdout: string; stderr: string }) => failure,
  );
  const said = `${ended.stdout}${ended.stderr}`;
  expect(said).toMatch(says);
  expect(ended.code, said).toBe(code);
});

test('npm run dev serves pages from their sources, and ends when it is told to', async () => {
  const [dataDir, port] = [await makeDataFolder(), await findFreePort('127.0.0.1')];
  onTestFinished(() => removeDataFolder(dataDir));
  const env = environment({ DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', DEMO: '0', DRAIN_SECONDS: '0' });
  const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: ROOT_FOLDER,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(dev, 'exit');
  const page = await pageOf(dev, `http://127.0.0.1:${port}/login`);
  expect(page).toContain('/@vite/client');
  dev.kill('SIGINT');
  await exit;
});

async function pageOf(server: ChildProcess, url: string): Promise<string> {
  while (server.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return answer.text();
    await sleep(250);
  }
  throw new Error(`it ended with ${server.exitCode}`);
}
