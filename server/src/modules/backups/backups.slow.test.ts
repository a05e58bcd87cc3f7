import { createHash, randomBytes } from 'node:crypto';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { type Db, openDatabase } from '../../db/database.ts';
import { startEmbeddedPostgres } from '../../db/embedded-postgres.ts';
import { createDiskStorage } from '../../storage/disk.ts';
import { rows } from '../../testing/call-world.ts';
import { type ChaosWorld, createChaos } from '../../testing/chaos.ts';
import { makeDataFolder, postmasterPid, removeDataFolder } from '../../testing/data-folder.ts';
import { PROOF_TIMEOUT_MS, reportCounts, sized } from '../../testing/proof.ts';
import { runProgram } from '../../testing/server-process.ts';
import { runOnServer, withDatabase } from '../../testing/test-database.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { insertRecording, markReady } from '../recordings/queries.ts';

const CALLS = sized({ small: 120, whole: 4_000 });
const BACKUPS = sized({ small: 2, whole: 8 });
const RATE = sized({ small: 20, whole: 60 });
const PASSPHRASE = 'a passphrase of the proof';

let world: ChaosWorld;
afterEach(() => world.close());

test(
  'a backup made under load is restored elsewhere with the same ledger and the same recordings',
  async () => {
    world = await createChaos((dataDir) => postmasterPid(dataDir) ?? 0);
    await world.startServer();
    await world.startServer({ WORKER: '0' });
    const folder = await aDataFolder();
    const state = { over: false };
    const made: { address: string; passphrase: string }[] = [];
    const playing = world
      .play({ calls: CALLS, seed: 5, ratePerSecond: RATE, meanwhile: () => backUpAgainAndAgain(folder, made) })
      .finally(() => {
        state.over = true;
      });
    const recordings = keepRecordings(() => state.over);
    await playing;
    await recordings;
    expect(made).toHaveLength(BACKUPS);
    let [entries, files] = [0, 0];
    for (const [index, backup] of made.entries()) {
      const found = index % 2 === 0 ? await restoreEmbedded(backup) : await restoreBesideIt(backup);
      entries += found.entries;
      files += found.files;
    }
    expect(entries).toBeGreaterThan(0);
    expect(files).toBeGreaterThan(0);
    reportCounts({
      calls: CALLS,
      'backups made and restored': BACKUPS,
      'ledger entries compared': entries,
      'recordings compared': files,
    });
  },
  PROOF_TIMEOUT_MS,
);

async function aDataFolder(): Promise<string> {
  const folder = await makeDataFolder();
  onTestFinished(() => removeDataFolder(folder));
  return folder;
}

async function backUpAgainAndAgain(folder: string, made: { address: string; passphrase: string }[]): Promise<void> {
  for (let index = 0; index < BACKUPS; index += 1) {
    await sleep(2_000);
    const passphrase = index % 2 === 0 ? '' : PASSPHRASE;
    const { code, output } = await runProgram('backup', ['--to', folder], {
      ...world.env,
      BACKUP_PASSPHRASE: passphrase,
    });
    expect(code, output).toBe(0);
    made.push({ address: output.trim().split('\n').at(-1) ?? '', passphrase });
  }
}

/** Recordings come in all the while, each another one. */
async function keepRecordings(isOver: () => boolean): Promise<void> {
  const storage = createDiskStorage(join(world.dataDir, 'recordings'));
  const { db } = world.database;
  while (!isOver()) {
    const [call] = await rows<{ id: string; call_sid: string; arrived_at: Date }>(
      db,
      `select id, call_sid, arrived_at from call c where not exists (select from recording r where r.call_sid = c.call_sid)
       order by arrived_at limit 1`,
    );
    if (call) await keepRecording(db, storage, call);
    await sleep(100);
  }
}

async function keepRecording(
  db: Db,
  storage: ReturnType<typeof createDiskStorage>,
  call: { id: string; call_sid: string; arrived_at: Date },
): Promise<void> {
  const announced = { carrier_id: `RE${call.id}`, call_sid: call.call_sid, source_address: 'https://api.twilio.com/x' };
  const id = await insertRecording(db, { ...announced, seconds: 10, announced_at: new Date() });
  if (!id) return;
  const key = `2026/11/${id}.wav`;
  const { bytes } = await storage.put(key, Readable.from([randomBytes(100_000)]), 'audio/wav');
  await markReady(db, id, {
    ...{
      call_id: call.id,
      arrived_at: call.arrived_at,
      seconds: 10,
      bytes,
      content_type: 'audio/wav',
      storage_key: key,
    },
    ...{ channels: 2, peaks: Buffer.from([1, 2, 3, 4, 5, 6]), fetched_at: new Date(), last_error: null },
    delete_after: new Date(Date.now() + 86_400_000),
  });
}

type Backup = { address: string; passphrase: string };

/** Into a PostgreSQL of its own, in a new folder. */
async function restoreEmbedded({ address, passphrase }: Backup) {
  const dataDir = await aDataFolder();
  const env = { DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'fatal', BACKUP_PASSPHRASE: passphrase };
  // An open backup does not hold it: whoever keeps one keeps the other apart.
  if (passphrase === '') await copyFile(join(world.dataDir, 'person.key'), join(dataDir, 'person.key'));
  await restore(address, env);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  return compare(postgres.url, dataDir).finally(postgres.stop);
}

/** Into another database of the same PostgreSQL, by two roles of which the server's owns nothing. */
async function restoreBesideIt({ address, passphrase }: Backup) {
  const [name, url] = [`restored_${randomBytes(4).toString('hex')}`, world.env.DATABASE_URL ?? ''];
  const role = (user: string) =>
    Object.assign(new URL(withDatabase(url, name)), { username: user, password: user }).href;
  await runOnServer(url, `create role ${name}_owner login password '${name}_owner'`);
  await runOnServer(url, `create role ${name}_server login password '${name}_server'`);
  await runOnServer(url, `create database ${name} owner ${name}_owner`);
  const dataDir = await aDataFolder();
  const roles = { DATABASE_URL: role(`${name}_server`), MIGRATION_DATABASE_URL: role(`${name}_owner`) };
  await restore(address, { ...roles, DATA_DIR: dataDir, LOG_LEVEL: 'fatal', BACKUP_PASSPHRASE: passphrase });
  return compare(roles.DATABASE_URL, dataDir);
}

async function restore(address: string, env: Record<string, string>): Promise<void> {
  const { code, output } = await runProgram('restore', ['--from', address], env);
  expect(code, output).toBe(0);
  expect(output).toContain('The books are right.');
}

/** What the restored network says is what the first one said then: entries never change, nor do recordings. */
async function compare(url: string, dataDir: string): Promise<{ entries: number; files: number }> {
  const { db, close } = openDatabase(url);
  try {
    expect(await verifyLedger(db)).toEqual([]);
    const ids = (await rows<{ id: number }>(db, 'select id from ledger_entry order by id')).map(({ id }) => id);
    expect(await ledgerOf(db, ids)).toBe(await ledgerOf(world.database.db, ids));
    const recordings = await rows<{ key: string }>(
      db,
      `select storage_key as key from recording where state = 'ready'`,
    );
    for (const { key } of recordings)
      expect(await hashOf(join(dataDir, 'recordings', key)), key).toBe(
        await hashOf(join(world.dataDir, 'recordings', key)),
      );
    return { entries: ids.length, files: recordings.length };
  } finally {
    await close();
  }
}

async function ledgerOf(db: Db, ids: readonly number[]): Promise<string> {
  const [found] = await rows<{ hash: string }>(
    db,
    `select count(*) || ' ' || md5(string_agg(e::text || coalesce((select string_agg(p::text, ',' order by p.line)
       from ledger_posting p where p.entry_id = e.id), ''), ',' order by e.id)) as hash
     from ledger_entry e where e.id = any ($1)`,
    [ids],
  );
  return found?.hash ?? '';
}

async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}
