import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertKey, type ByteRange, type Storage } from './port.ts';

/** Files under one folder; what is being written has a name of its own until it is whole. */
export function createDiskStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(folder, ...key.split('/'));
  };
  return {
    put: async (key, body) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.${randomUUID()}.part`;
      try {
        await pipeline(body, createWriteStream(unfinished, { flags: 'wx', flush: true }));
        const { size } = await stat(unfinished);
        await rename(unfinished, path);
        return { bytes: size };
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get: async (key, range) => openFile(pathOf(key), range),
    stat: async (key) => {
      const found = await unlessMissing(stat(pathOf(key)));
      return found && { bytes: found.size };
    },
    delete: async (key) => rm(pathOf(key), { force: true }),
  };
}

/** Opened before anything is sent, so that a missing file is an answer and not a broken stream. */
async function openFile(path: string, range: ByteRange | undefined): Promise<Readable | undefined> {
  const file = await unlessMissing(open(path, 'r'));
  return file && createReadStream(path, { fd: file, ...range });
}

async function unlessMissing<Found>(looking: Promise<Found>): Promise<Found | undefined> {
  try {
    return await looking;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
