import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { CONFIG_NAMES } from './config.ts';
import { ROOT_FOLDER } from './root-folder.ts';
import { DEMO_PASSWORD, demoEmail } from './seed/demo-accounts.ts';
import { carrierCredentials } from './testing/a-carrier.ts';
import { makeDataFolder, removeDataFolder } from './testing/data-folder.ts';
import { PROOF_TIMEOUT_MS } from './testing/proof.ts';
import { addressOf, type ServerProcess, spawnServer } from './testing/server-process.ts';
import { runOnServer, withDatabase } from './testing/test-database.ts';

const DOCUMENTS = ['README.md', 'docs/operating.md', 'docs/runbook.md'];
const OPERATORS = /^npm run (?:simulate|reconcile|migrate|backup|restore|openapi|ledger:|rollups:)/;
const matches = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found]) => found as string);

/** What people are told to type beside a running network, in blocks and in sentences, without what is said of it. */
const TOLD = DOCUMENTS.flatMap((file) => {
  const text = readFileSync(join(ROOT_FOLDER, file), 'utf8');
  const blocks = matches(text, /^```(?:ba)?sh\n(.*?)^```/gms);
  return [...blocks.flatMap((block) => block.split('\n')), ...matches(text, /`((?:\w+=\S+ )?npm run [^`\n]+)`/g)];
})
  .map((line) => line.replace(/\s+#.*$/, ''))
  .filter((line) => OPERATORS.test(line.replace(/^\w+=\S+ /, '')));

/** Each ends well, and says so. */
const ANSWERS: Record<string, RegExp> = {
  'npm run simulate -- --calls 200 --rate 20 --seed 7': /^200 calls played, 0 failed; /m,
  'npm run simulate -- --calls 20 --from MX,ES,US': /^20 calls played, 0 failed; /m,
  'npm run reconcile -- --from 2026-03-01 --to 2026-03-02': /^The logs agree\.$/m,
  'npm run ledger:verify': /^The books are right\.$/m,
  'npm run rollups:verify': /^The sums are right\.$/m,
  'npm run rollups:rebuild': /^The sums are made anew\.$/m,
  'npm run backup': /^\d+ rows of \d+ tables and \d+ files, /m,
  'npm run backup -- --without-files': /^\d+ rows of \d+ tables and 0 files, /m,
  'npm run openapi --silent > openapi.json': /^$/,
};
/** These need a database or a network of their own, and have a test each. */
const ELSEWHERE = [
  'npm run migrate',
  'npm run restore -- --from data/backups/20261117-023000',
  'npm run restore -- --from <backup>',
  'DATA_DIR=/tmp/drill npm run restore -- --from <backup>',
];

let network: string;
let work: string;
let server: ServerProcess;
let settings: Record<string, string>;

beforeAll(async () => {
  [network, work] = await Promise.all([makeDataFolder(), makeDataFolder()]);
  server = spawnServer({ DATA_DIR: network });
  const address = await addressOf(server);
  settings = { DATA_DIR: network, PORT: new URL(address).port };
  await addCarrierAccount(address);
});

afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.exit;
  await Promise.all([network, work].map(removeDataFolder));
});

/** As the shell runs it, but whatever it writes beside itself goes into a folder of the test's. */
async function type(command: string, env: Record<string, string> = settings): Promise<string> {
  const unset = Object.fromEntries(CONFIG_NAMES.map((name) => [name, '']));
  const { stdout } = await promisify(execFile)(
    'sh',
    ['-euc', command.replace('npm run', `npm --prefix '${ROOT_FOLDER}' run`)],
    { cwd: work, env: { ...process.env, NODE_ENV: 'production', ...unset, ...env } },
  );
  return stdout;
}

async function addCarrierAccount(address: string): Promise<void> {
  const post = async (path: string, body: object, cookie = '') => {
    const response = await fetch(`${address}/api${path}`, {
      ...{ method: 'POST', body: JSON.stringify(body) },
      headers: { 'content-type': 'application/json', origin: address, cookie },
    });
    expect(response.status, await response.clone().text()).toBeLessThan(300);
    return response.headers.getSetCookie().map((line) => line.split(';')[0]);
  };
  const cookies = await post('/login', { email: demoEmail('admin'), password: DEMO_PASSWORD });
  await post('/admin/carriers', carrierCredentials(), cookies.join('; '));
}

test('whatever operators are told to run has its test', () => {
  const tested = [...Object.keys(ANSWERS), ...ELSEWHERE];
  expect(TOLD.filter((command) => !tested.includes(command))).toEqual([]);
  expect(tested.filter((command) => !TOLD.includes(command))).toEqual([]);
});

test.each(Object.entries(ANSWERS))('%s does what is said of it', async (command, says) => {
  expect(await type(command)).toMatch(says);
});

test('the API that is written down is the one that is served', async () => {
  const written = JSON.parse(await readFile(join(work, 'openapi.json'), 'utf8'));
  const served = (await (await fetch(`http://127.0.0.1:${settings.PORT}/openapi.json`)).json()) as { paths: unknown };
  expect(written.paths).toEqual(served.paths);
});

test(
  'a backup is restored into an empty folder, and its books are right',
  async () => {
    const backup = (await type('npm run backup')).trim().split('\n').at(-1) ?? '';
    const drill = await makeDataFolder();
    onTestFinished(() => removeDataFolder(drill));
    const said = await type(`DATA_DIR=${drill} npm run restore -- --from ${backup}`);
    expect(said).toMatch(/^The books are right\.$/m);
  },
  PROOF_TIMEOUT_MS,
);

test('a database somebody gave is made ready before the servers start', async () => {
  const name = `given_${randomBytes(6).toString('hex')}`;
  await runOnServer(inject('postgresUrl'), `create database ${name}`);
  const said = await type('npm run migrate', { DATABASE_URL: withDatabase(inject('postgresUrl'), name) });
  expect(said).toMatch(/^The database is ready for \w+\.$/m);
});
