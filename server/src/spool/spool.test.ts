import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeDataFolder, removeDataFolder } from '../testing/data-folder.ts';
import { openSpool } from './spool.ts';

async function aSpool(options: { maxEntries?: number } = {}) {
  const dataDir = await makeDataFolder();
  onTestFinished(() => removeDataFolder(dataDir));
  const folder = join(dataDir, 'spool');
  const rejected: string[] = [];
  const open = () =>
    openSpool<string>({ folder, ...options, onRejected: (_name, { message }) => rejected.push(message) });
  return { folder, open, rejected };
}

const collect = () => {
  const applied: string[] = [];
  return {
    applied,
    apply: async (entry: string) => {
      applied.push(entry);
    },
  };
};

test('what was put is on disk for the owner alone, and applied once by whoever comes, oldest first', async () => {
  const { folder, open } = await aSpool();
  const spool = open();
  for (const entry of ['first', 'second', 'third']) await spool.put(entry);
  const names = await readdir(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  for (const name of names) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  const { applied, apply } = collect();
  const counts = await Promise.all([open().applyAll(apply), open().applyAll(apply)]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(3);
  expect(applied.toSorted()).toEqual(['first', 'second', 'third']);
  expect(await readdir(folder)).toEqual([]);
});

test('a spool that was looked into before anything was put takes what comes, many at once', async () => {
  const { folder, open } = await aSpool();
  const spool = open();
  expect(await spool.applyAll(collect().apply)).toBe(0);
  await Promise.all(['a', 'b', 'c'].map(spool.put));
  expect(await readdir(folder)).toHaveLength(3);
});

test('an entry stays while the database is away, and those behind it wait', async () => {
  const { open } = await aSpool();
  const spool = open();
  await spool.put('one');
  const away = async () => {
    throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
  };
  expect(await spool.applyAll(away)).toBe(0);
  const { applied, apply } = collect();
  expect(await spool.applyAll(apply)).toBe(1);
  expect(applied).toEqual(['one']);
});

test.each(['40P01', '40001', '55P03', '57P01', '25006'])(
  'an entry that was refused with %s is tried again',
  async (code) => {
    const { folder, open, rejected } = await aSpool();
    const spool = open();
    await spool.put('one');
    expect(await spool.applyAll(() => Promise.reject(Object.assign(new Error('not now'), { code })))).toBe(0);
    expect(await readdir(folder)).toEqual([expect.stringMatching(/\.json$/)]);
    const { applied, apply } = collect();
    expect(await spool.applyAll(apply)).toBe(1);
    expect([applied, rejected]).toEqual([['one'], []]);
  },
);

test('what cannot be applied is kept aside, told, and does not stand before the others', async () => {
  const { folder, open, rejected } = await aSpool();
  const spool = open();
  await spool.put('bad');
  await spool.put('good');
  const { applied, apply } = collect();
  const picky = (entry: string) => (entry === 'bad' ? Promise.reject(new Error('no such thing')) : apply(entry));
  expect(await spool.applyAll(picky)).toBe(1);
  expect(applied).toEqual(['good']);
  expect(rejected).toEqual(['no such thing']);
  const [name = ''] = await readdir(folder);
  expect(name).toMatch(/\.rejected$/);
  expect(await readFile(join(folder, name), 'utf8')).toBe('"bad"');
});

test('a claim of a process that died ends; a fresh one is respected; a file half written is nobody’s', async () => {
  const { folder, open } = await aSpool();
  const spool = open();
  await spool.put('left behind');
  await spool.put('in work');
  const names = (await readdir(folder)).toSorted();
  const claim = (name: string, at: number) =>
    rename(join(folder, name), join(folder, name.replace('.json', `.${at}.claimed`)));
  await claim(names[0] ?? '', Date.now() - 3_600_000);
  await claim(names[1] ?? '', Date.now());
  await writeFile(join(folder, '1-x.new'), '"ha');
  const { applied, apply } = collect();
  await spool.applyAll(apply);
  expect(applied).toEqual(['left behind']);
});

test('a spool has a size: what finds no room is refused, and there is room again afterwards', async () => {
  const { open } = await aSpool({ maxEntries: 2 });
  const spool = open();
  await spool.put('one');
  await spool.put('two');
  await expect(spool.put('three')).rejects.toThrow('the spool is full');
  await spool.applyAll(collect().apply);
  await spool.put('three');
});

test('a folder that cannot be read is told, not taken for an empty one', async () => {
  const { folder, open } = await aSpool();
  await writeFile(folder, 'not a folder');
  await expect(open().applyAll(collect().apply)).rejects.toThrow('ENOTDIR');
});
