import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Db, OpenDatabase } from '../../db/database.ts';
import { executeRaw } from '../../db/execute-raw.ts';
import { migrate } from '../../db/migrate.ts';
import { createPartitions } from '../../db/months.ts';
import { installQueue } from '../../jobs/queue.ts';
import { createLog } from '../../log.ts';
import { hashPerson } from '../../secrets/person-hash.ts';
import { createDiskStorage } from '../../storage/disk.ts';
import { openStorage } from '../../storage/storage.ts';
import { anImage } from '../../testing/a-material.ts';
import { aPicture } from '../../testing/a-picture.ts';
import { AUDIO, aRecordedCall } from '../../testing/a-recording.ts';
import { aLine, aQualifiedCall, aSid, rows } from '../../testing/call-world.ts';
import { createEmptyDatabase, migrateUpTo } from '../../testing/empty-database.ts';
import { aLeadCampaign, postLead } from '../../testing/lead-world.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { sealLedger } from '../ledger/chain/seal-ledger.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { eraseWaiting } from '../persons/erase-person.ts';
import { applyKeptErasures } from './apply-kept-erasures.ts';
import { keepErasures, readErasures } from './kept-erasures.ts';
import { makeBackup } from './make-backup.ts';
import { nameAt, openPlace } from './place.ts';
import { checkBackup, restoreFiles, restorePersonKey, restoreRows } from './restore-backup.ts';
import { backUpBySchedule } from './scheduled.ts';

const PASSPHRASE = 'a passphrase of the tests';
const OLD_ROWS = join(import.meta.dirname, '../../testing/old-rows/after-0004.sql');
const SILENT = createLog('silent');
const NOW = new Date('2026-11-17T02:30:00Z');

let t: TestNetwork;
let dataDir: string;
beforeAll(async () => {
  dataDir = await aFolder();
  t = await createTestNetwork({ dataDir });
  await createPartitions(t.db, new Date());
  const line = await aLine(t);
  await aRecordedCall(t, line);
  await aQualifiedCall(t, line, aSid());
  await anImage(t, line.campaignId);
  await postLead(t, await aLeadCampaign(t));
  const publisher = await t.signIn('publisher');
  const image = aPicture().toString('base64');
  await t.call('PUT', '/account/picture', { headers: publisher.headers, body: { image } });
  await t.services.queue.enqueue(t.db, { name: 'detach-method', data: { methodRef: 'pm_1' } });
  await sealLedger({ db: t.db, log: SILENT }, new Date());
  await t.services.carrierHealth.flush(); // nothing is to be written behind our back
});
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true });
});

async function aFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'callstead-backup-'));
}

/** A folder for backups, until the test is over. */
async function aPlace(): Promise<string> {
  const folder = await aFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

function servicesWith(passphrase?: string) {
  const { storage, config } = t.services;
  return { newClient: t.newClient, storage, config: { ...config, backup: { ...config.backup, passphrase } } };
}

async function aBackup(to: string, passphrase?: string) {
  const place = openPlace(to, t.services.config);
  const backup = await makeBackup(servicesWith(passphrase), { place, now: NOW, withFiles: true });
  return { ...backup, place, storage: place.open(nameAt(NOW)) };
}

/** Constraints, triggers and indexes, as PostgreSQL itself describes them. */
async function schemaOf(db: Db): Promise<unknown[]> {
  return rows(
    db,
    `select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated::text as what from pg_constraint
       where connamespace = 'public'::regnamespace
     union all select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
     union all select indexdef from pg_indexes where schemaname = 'public'
     order by 1`,
  );
}

const sequencesOf = (db: Db) =>
  rows(db, `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`);

async function restored(storage: Parameters<typeof checkBackup>[0], passphrase?: string): Promise<OpenDatabase> {
  const empty = await createEmptyDatabase();
  await restoreRows(empty, await checkBackup(storage, passphrase), SILENT);
  await migrate(empty.db);
  return empty;
}

/** What every table holds, but what PostgreSQL itself would forget, and when the schema was made. */
async function contentsOf(db: Db): Promise<Record<string, string>> {
  const tables = await rows<{ name: string }>(
    db,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not relispartition and relpersistence = 'p' and relname not like 'schema\\_migration%' order by 1`,
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const [held] = await rows<{ hash: string }>(
      db,
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as hash from "${name}" t`,
    );
    contents[name] = held?.hash ?? '';
  }
  return contents;
}

describe('a round trip', () => {
  test('everything is there again, guarded as before, and nothing more is taken in on top', async () => {
    const { storage } = await aBackup(await aPlace());
    const elsewhere = await restored(storage);
    expect(await contentsOf(elsewhere.db)).toEqual(await contentsOf(t.owner));
    expect(await schemaOf(elsewhere.db)).toEqual(await schemaOf(t.owner));
    expect(await sequencesOf(elsewhere.db)).toEqual(await sequencesOf(t.owner));
    expect(await verifyLedger(elsewhere.db)).toEqual([]);
    await expect(rows(elsewhere.db, 'update ledger_entry set reason = null')).rejects.toThrow('append-only');
    const jobs = `select name, data, state::text, keep_until > now() as kept from pgboss.job where name = 'detach-method'`;
    expect(await rows(elsewhere.db, jobs)).toEqual([
      { name: 'detach-method', data: { methodRef: 'pm_1' }, state: 'created', kept: true },
    ]);
    const again = restoreRows(elsewhere, await checkBackup(storage, undefined), SILENT);
    await expect(again).rejects.toThrow('holds a network already');
  });

  test('under a passphrase as well, recordings, pictures and material included', async () => {
    const { storage, contents } = await aBackup(await aPlace(), PASSPHRASE);
    const elsewhere = await restored(storage, PASSPHRASE);
    expect(await contentsOf(elsewhere.db)).toEqual(await contentsOf(t.owner));
    const folders = contents.files.map(({ key }) => key.split('/')[0]).sort();
    expect(folders).toEqual(['2026', 'materials', 'pictures']);
    const files = createDiskStorage(await aPlace());
    await restoreFiles(files, await checkBackup(storage, PASSPHRASE));
    for (const { key } of contents.files)
      expect((await contentOf(files, key)).equals(await contentOf(t.services.storage, key)), key).toBe(true);
  });

  test('a backup of an earlier release is brought up to this one', async () => {
    const old = await createEmptyDatabase();
    await migrateUpTo(old.db, '0004');
    await installQueue({ pool: old.pool, log: SILENT });
    await executeRaw(old.db, await readFile(OLD_ROWS, 'utf8'), []);
    const place = openPlace(await aPlace(), t.services.config);
    const services = { ...servicesWith(), newClient: old.newClient };
    await makeBackup(services, { place, now: NOW, withFiles: false });
    const elsewhere = await restored(place.open(nameAt(NOW)));
    await migrate(old.db);
    const people = 'select id, email, full_name from profile order by id';
    expect(await rows(elsewhere.db, people)).toEqual(await rows(old.db, people));
    expect(await schemaOf(elsewhere.db)).toEqual(await schemaOf(old.db));
  });

  test('a bucket takes it as well as a folder', async () => {
    const bucket = await startS3Server();
    onTestFinished(bucket.close);
    const config = { ...t.services.config, s3: bucket.options };
    const place = openPlace('s3://recordings/nightly', config);
    await makeBackup(servicesWith(PASSPHRASE), { place, now: NOW, withFiles: true });
    expect([...bucket.objects.keys()]).toContain('nightly/20261117-023000/manifest.json');
    const { contents } = await checkBackup(place.open(nameAt(NOW)), PASSPHRASE);
    expect(contents.files).toHaveLength(3);
  });
});

async function contentOf(storage: TestNetwork['services']['storage'], key: string): Promise<Buffer> {
  return buffer((await storage.get(key)) as Readable);
}

describe('what is refused', () => {
  test('a file that was changed is named before anything is touched', async () => {
    const { storage, address } = await aBackup(await aPlace());
    const file = join(address, 'tables/ledger-posting.gz');
    const content = await readFile(file);
    content[content.length - 9] = (content[content.length - 9] ?? 0) ^ 1;
    await writeFile(file, content);
    await expect(checkBackup(storage, undefined)).rejects.toThrow(
      'tables/ledger-posting.gz of the backup is not what was written',
    );
    await rm(file);
    await expect(checkBackup(storage, undefined)).rejects.toThrow('The backup lacks tables/ledger-posting.gz');
  });

  test('a recording that was changed is found, too', async () => {
    const { storage, address, contents } = await aBackup(await aPlace());
    const recording = contents.files.find(({ key }) => key.endsWith('.wav'))?.key ?? '';
    expect(await readFile(join(address, 'files', recording))).toEqual(AUDIO);
    await writeFile(join(address, 'files', recording), 'x'.repeat(AUDIO.length));
    await expect(checkBackup(storage, undefined)).rejects.toThrow(recording);
  });

  test('another passphrase, none, and a manifest that was changed', async () => {
    const { storage, address } = await aBackup(await aPlace(), PASSPHRASE);
    await expect(checkBackup(storage, undefined)).rejects.toThrow('This backup is encrypted: set BACKUP_PASSPHRASE.');
    await expect(checkBackup(storage, 'not the passphrase')).rejects.toThrow('does not open this backup');
    const manifest = await readFile(join(address, 'manifest.json'), 'utf8');
    expect(manifest).not.toContain('person.key');
    await writeFile(join(address, 'manifest.json'), manifest.replace('"rows": 1,', '"rows": 2,'));
    await expect(checkBackup(storage, PASSPHRASE)).rejects.toThrow('was changed after it was made');
  });

  test('under a passphrase nothing can be read without it', async () => {
    const { address } = await aBackup(await aPlace(), PASSPHRASE);
    const stored = await readFile(join(address, 'tables/ledger-posting.gz'));
    expect(stored.subarray(0, 2)).not.toEqual(Buffer.from([0x1f, 0x8b])); // as a compressed file begins
    const recording = await readdir(join(address, 'files/2026/11'));
    expect((await readFile(join(address, 'files/2026/11', recording[0] ?? ''))).includes(AUDIO.subarray(0, 20))).toBe(
      false,
    );
  });

  test('half a backup is none', async () => {
    const { storage, address } = await aBackup(await aPlace());
    await rm(join(address, 'manifest.json'));
    await expect(checkBackup(storage, undefined)).rejects.toThrow('There is no whole backup here');
  });

  test('one of a newer release', async () => {
    const { storage, address } = await aBackup(await aPlace());
    const manifest = JSON.parse(await readFile(join(address, 'manifest.json'), 'utf8'));
    manifest.contents.migrations.push('9999_later');
    await writeFile(join(address, 'manifest.json'), JSON.stringify(manifest));
    await expect(checkBackup(storage, undefined)).rejects.toThrow('made by a newer release (it knows 9999_later)');
  });

  test('a database with somebody else’s tables', async () => {
    const { storage } = await aBackup(await aPlace());
    const backup = await checkBackup(storage, undefined);
    const foreign = await createEmptyDatabase();
    await rows(foreign.db, 'create table shop (id int)');
    await expect(restoreRows(foreign, backup, SILENT)).rejects.toThrow('tables of something else (shop)');
  });

  test('rows that fail leave nothing behind, and the restore can be begun again', async () => {
    const { storage } = await aBackup(await aPlace());
    const backup = await checkBackup(storage, undefined);
    const empty = await createEmptyDatabase();
    const tables = backup.contents.tables.map((table) =>
      table.table === 'ticket' ? { ...table, rows: table.rows + 1 } : table,
    );
    const wrong = { ...backup, contents: { ...backup.contents, tables } };
    await expect(restoreRows(empty, wrong, SILENT)).rejects.toThrow('ticket should have');
    expect(await rows(empty.db, 'select from campaign')).toEqual([]);
    await restoreRows(empty, backup, SILENT);
    expect(await verifyLedger(empty.db)).toEqual([]);
  });

  test('a second backup while one is being made', async () => {
    const folder = await aPlace();
    const client = t.newClient();
    await client.connect();
    await client.query('select pg_advisory_lock(7308332043)');
    await expect(aBackup(folder)).rejects.toThrow('Another backup of this network is being made.');
    await client.end();
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('secrets', () => {
  test('a secret that lies in the database is warned of, unless the backup is encrypted', async () => {
    const warned = /The secret of the network lies in its database/;
    expect((await aBackup(await aPlace())).warnings).toContainEqual(expect.stringMatching(warned));
    expect((await aBackup(await aPlace(), PASSPHRASE)).warnings).not.toContainEqual(expect.stringMatching(warned));
  });

  test('the key by which people are recognized is in an encrypted backup alone, and never overwrites one', async () => {
    const open = await aBackup(await aPlace());
    expect(existsSync(join(open.address, 'person-key'))).toBe(false);
    expect(open.warnings).toContainEqual(expect.stringMatching(/keep a copy of person\.key/));
    const { storage } = await aBackup(await aPlace(), PASSPHRASE);
    const [folder, backup] = [await aPlace(), await checkBackup(storage, PASSPHRASE)];
    await restorePersonKey(folder, backup);
    const key = await readFile(join(dataDir, 'person.key'), 'utf8');
    expect(await readFile(join(folder, 'person.key'), 'utf8')).toBe(key);
    await writeFile(join(folder, 'person.key'), 'another');
    await restorePersonKey(folder, backup);
    expect(await readFile(join(folder, 'person.key'), 'utf8')).toBe('another');
  });
});

test('whoever was erased after the backup does not come back with it', async () => {
  const world = await createTestNetwork({ dataDir: await aPlace() });
  onTestFinished(world.close);
  const line = await aLine(world);
  const callId = await aRecordedCall(world, line);
  const [call] = await rows<{ caller: string }>(world.db, 'select caller from call where id = $1', [callId]);
  const place = openPlace(await aPlace(), world.services.config);
  const services = { newClient: world.newClient, storage: world.services.storage, config: world.services.config };
  await makeBackup(services, { place, now: NOW, withFiles: true });
  await keepErasures(world.db, place.root);

  const person = hashPerson(world.services.personKey, 'phone', call?.caller ?? '');
  await rows(
    world.db,
    `insert into erasure (person, kind, created_at, finished_at) values ($1, 'phone', now(), now())`,
    [person],
  );
  await keepErasures(world.db, place.root);
  await eraseWaiting(world.services);

  const folder = await aPlace();
  const config = { ...world.services.config, dataDir: folder };
  await writeFile(join(folder, 'person.key'), await readFile(join(world.services.config.dataDir, 'person.key')));
  const backup = await checkBackup(place.open(nameAt(NOW)), undefined);
  const elsewhere = await createEmptyDatabase();
  await restoreFiles(openStorage(config), backup);
  await restoreRows(elsewhere, backup, SILENT);
  const callerOf = async () => (await rows(elsewhere.db, 'select caller from call where id = $1', [callId]))[0];
  expect(await callerOf()).toEqual(call);
  expect(await applyKeptErasures(elsewhere, await readErasures(place.root), { config, log: SILENT })).toBe(1);
  expect(await callerOf()).toEqual({ caller: null });
  expect(await openStorage(config).stat(backup.contents.files[0]?.key ?? '')).toBeUndefined();
  expect(await verifyLedger(elsewhere.db)).toEqual([]);
});

test('the list of erasures never loses a line', async () => {
  const root = createDiskStorage(await aPlace());
  const line = { person: 'ab', kind: 'email', createdAt: '2026-01-01T00:00:00.000Z' };
  await root.put('erasures.json', Readable.from([JSON.stringify([line])]), 'application/json');
  await keepErasures(t.db, root);
  expect((await readErasures(root)).map(({ kind }) => kind)).toContain('email');
});

test('by schedule the newest ones are kept, and what a killed process left goes', async () => {
  const folder = await aPlace();
  const { db, log, storage, config } = t.services;
  const backup = { ...config.backup, to: folder, keep: 2 };
  const services = { db, log, storage, newClient: t.newClient, config: { ...config, backup } };
  await backUpBySchedule(services, new Date('2026-11-14T02:30:00Z'));
  await openPlace(folder, config).begin('20261114-120000');
  for (const day of [15, 16]) await backUpBySchedule(services, new Date(`2026-11-${day}T02:30:00Z`));
  expect((await readdir(folder)).sort()).toEqual(['20261115-023000', '20261116-023000', 'erasures.json']);
  const metrics = await t.services.metrics.registry.metrics();
  expect(metrics).toContain(`last_backup_timestamp_seconds ${Date.parse('2026-11-16T02:30:00Z') / 1000}`);
});
