import { spawn } from 'node:child_process';
import { readlinkSync, statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { makeDataFolder, postmasterPid, removeDataFolder } from '../testing/data-folder.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;

test('it is a UTF-8 database that only this machine reaches, by password', async () => {
  const { url, stop } = await start(await newDataFolder());
  expect(url).toMatch(/^postgres:\/\/callstead:[\w-]{32}@127\.0\.0\.1:\d+\/callstead$/);
  const [settings] = await query(
    url,
    `select current_setting('listen_addresses') as addresses, current_setting('server_encoding') as encoding,
            current_setting('timezone') as zone, lower('ÁÑ') as lowered`,
  );
  expect(settings).toEqual({ addresses: '127.0.0.1', encoding: 'UTF8', zone: 'UTC', lowered: 'áñ' });
  await expect(query(url.replace(/:[\w-]{32}@/, ':wrong@'), 'select 1')).rejects.toThrow('password');
  await stop();
});

test('a new one may begin as the copy of a stopped one: it has its rows, and a password of its own', async () => {
  const template = await newDataFolder();
  const first = await start(template);
  await query(first.url, 'create table kept as select 1 as one');
  await first.stop();
  const copy = await start(await newDataFolder(), join(template, 'postgres'));
  expect(await query(copy.url, 'select one from kept')).toEqual([{ one: 1 }]);
  expect(passwordOf(copy.url)).not.toBe(passwordOf(first.url));
  const withFormerPassword = copy.url.replace(passwordOf(copy.url), passwordOf(first.url));
  await expect(query(withFormerPassword, 'select 1')).rejects.toThrow('password');
});

test('two first starts at once end with one that serves and one that is told', async () => {
  const dataDir = await newDataFolder();
  const results = await Promise.allSettled([start(dataDir), start(dataDir)]);
  const [winner] = results.filter((result) => result.status === 'fulfilled');
  const [loser] = results.filter((result) => result.status === 'rejected');
  expect(loser?.reason.message).toContain('Another Callstead already runs on this data folder');
  expect(await query(winner?.value.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a pid file left behind does not block, even if its number lives again as another program', async () => {
  const dataDir = await newDataFolder();
  await (await start(dataDir)).stop();
  const { uid, gid } = statSync(join(dataDir, 'postgres')); // PostgreSQL only minds processes of its own account
  const stranger = spawn('sleep', ['60'], isRoot ? { uid, gid } : {});
  onTestFinished(() => void stranger.kill());
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  await writeFile(
    pidFile,
    `${stranger.pid}\n${join(dataDir, 'postgres')}\n1700000000\n5432\n\n127.0.0.1\n0 0\nready\n`,
  );
  await start(dataDir);
  expect(postmasterPid(dataDir)).not.toBe(stranger.pid);
});

test('stopping twice, or while it is being brought back, leaves nothing running', async () => {
  const dataDir = await newDataFolder();
  const postgres = await start(dataDir);
  process.kill(postmasterPid(dataDir) as number, 'SIGKILL');
  await new Promise((resolve) => setTimeout(resolve, 50));
  await Promise.all([postgres.stop(), postgres.stop()]);
  const pidFile = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(pidFile.split('\n')[0]);
  if (pid) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test.runIf(isRoot)(
  'as root, a folder its account cannot enter is left alone and the cluster lives elsewhere',
  async () => {
    const dataDir = await newDataFolder(0o700);
    const lines: string[] = [];
    const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) });
    const elsewhere = readlinkSync(join(dataDir, 'postgres'));
    expect(elsewhere).toMatch(/^\/var\/lib\/callstead\/[0-9a-f]{12}-/);
    expect(lines).toEqual([`PostgreSQL's account cannot enter ${dataDir}, so the database is in ${elsewhere}.`]);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    await postgres.stop();

    await (await start(dataDir)).stop();
    expect(readlinkSync(join(dataDir, 'postgres'))).toBe(elsewhere);

    await rm(elsewhere, { recursive: true });
    await expect(start(dataDir)).rejects.toThrow('points to a folder that is gone');
  },
);

async function newDataFolder(mode?: number): Promise<string> {
  const folder = await makeDataFolder(mode);
  onTestFinished(() => removeDataFolder(folder));
  return folder;
}

const passwordOf = (url: string) => new URL(url).password;

async function start(dataDir: string, template?: string) {
  const postgres = await startEmbeddedPostgres({ dataDir, template, log: () => undefined });
  onTestFinished(postgres.stop);
  return postgres;
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}
