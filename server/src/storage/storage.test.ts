import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Server } from '../testing/s3-server.ts';
import { createDiskStorage } from './disk.ts';
import type { Storage } from './port.ts';
import { createS3Storage } from './s3.ts';

let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callstead-storage-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const KEY = '2026/11/0b6e.wav';
const pieces = (...texts: string[]) => Readable.from(texts.map((text) => Buffer.from(text)));

async function textOf(stream: Readable | undefined): Promise<string | undefined> {
  return stream && Buffer.concat(await stream.toArray()).toString();
}

async function* brokenOff() {
  yield Buffer.from('half');
  throw new Error('the line went dead');
}

const kinds: Record<string, () => Storage> = {
  disk: () => createDiskStorage(folder),
  s3: () => createS3Storage(s3.options),
};

describe.each(Object.keys(kinds))('storage on %s', (kind) => {
  const storage = () => (kinds[kind] as () => Storage)();

  test('gives back what was put, whole or in part', async () => {
    expect(await storage().put(KEY, pieces('hello ', 'caller'), 'audio/wav')).toEqual({ bytes: 12 });
    expect(await storage().stat(KEY)).toEqual({ bytes: 12 });
    expect(await textOf(await storage().get(KEY))).toBe('hello caller');
    expect(await textOf(await storage().get(KEY, { start: 6, end: 8 }))).toBe('cal');
    expect(await textOf(await storage().get(KEY, { start: 0, end: 0 }))).toBe('h');
  });

  test('replaces what was there under the same key', async () => {
    await storage().put(KEY, pieces('first, and longer'), 'audio/wav');
    await storage().put(KEY, pieces('second'), 'audio/wav');
    expect(await textOf(await storage().get(KEY))).toBe('second');
  });

  test('says so when there is nothing', async () => {
    expect(await storage().get('2026/11/none.wav')).toBeUndefined();
    expect(await storage().get('2026/11/none.wav', { start: 0, end: 1 })).toBeUndefined();
    expect(await storage().stat('2026/11/none.wav')).toBeUndefined();
  });

  test('deletes, also what is gone already', async () => {
    await storage().put('2026/11/short.wav', pieces('x'), 'audio/wav');
    await storage().delete('2026/11/short.wav');
    await storage().delete('2026/11/short.wav');
    expect(await storage().stat('2026/11/short.wav')).toBeUndefined();
  });

  test('keeps nothing of a stream that breaks off, and what was there before stays', async () => {
    await storage().put(KEY, pieces('whole'), 'audio/wav');
    await expect(storage().put(KEY, Readable.from(brokenOff()), 'audio/wav')).rejects.toThrow('went dead');
    expect(await textOf(await storage().get(KEY))).toBe('whole');
    const left = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.part'));
    expect(left).toEqual([]);
  });

  test.each(['../secret', '/etc/passwd', 'a/../../b', 'a\\..\\b', 'a//b', '.env', 'C:/x', 'a/.hidden', '', 'Ä'])(
    'refuses the key %s',
    async (key) => {
      await writeFile(join(folder, 'secret'), 'x');
      await expect(storage().get(key)).rejects.toThrow('no storage key');
      await expect(storage().put(key, pieces('x'), 'audio/wav')).rejects.toThrow('no storage key');
      await expect(storage().delete(key)).rejects.toThrow('no storage key');
    },
  );
});

test('a megabyte goes through S3 as it is, with its type', async () => {
  const large = Buffer.alloc(1_200_000, 'abc');
  const body = Readable.from(
    Array.from({ length: 12 }, (_, part) => large.subarray(part * 100_000, (part + 1) * 100_000)),
  );
  await createS3Storage(s3.options).put('large.wav', body, 'audio/x-wav');
  expect(s3.objects.get('large.wav')?.body.equals(large)).toBe(true);
  expect(s3.objects.get('large.wav')?.contentType).toBe('audio/x-wav');
});

test('a wrong secret is refused by the bucket, and the reason is told', async () => {
  const stranger = createS3Storage({ ...s3.options, secretAccessKey: 'guessed' });
  await expect(stranger.get(KEY)).rejects.toThrow('the storage answered 403 SignatureDoesNotMatch');
  await expect(stranger.put('stolen.wav', pieces('x'), 'audio/wav')).rejects.toThrow('403');
  expect(s3.objects.has('stolen.wav')).toBe(false);
});
