import { createHash } from 'node:crypto';
import { type Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../../storage/port.ts';
import { type BackupKey, decrypting, encrypting } from './encryption.ts';
import type { StoredFile } from './manifest.ts';

type Writing = { storage: Storage; key: BackupKey | undefined };

/** Never whole in memory; the hash is of what lies there, so that it can be checked without a passphrase. */
export async function storeFile(
  { storage, key }: Writing,
  name: string,
  source: Readable,
  { contentType, through = [] }: { contentType: string; through?: Transform[] },
): Promise<StoredFile> {
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const steps = [...through, ...(key ? [encrypting(key, name)] : []), hashed];
  const type = key ? 'application/octet-stream' : contentType;
  const [{ bytes }] = await Promise.all([storage.put(name, hashed, type), pipeline([source, ...steps])]);
  return { bytes, sha256: hash.digest('hex') };
}

export async function openFile({ storage, key }: Writing, name: string): Promise<Readable> {
  const found = await storage.get(name);
  if (!found) throw new Error(`The backup lacks ${name}.`);
  if (!key) return found;
  const plain = decrypting(key, name);
  pipeline(found, plain).catch(() => undefined); // whoever reads it hears of it by the stream itself
  return plain;
}

/** Refuses what is missing, shorter or changed. */
export async function checkFile(storage: Storage, name: string, { bytes, sha256 }: StoredFile): Promise<void> {
  const found = await storage.get(name);
  if (!found) throw new Error(`The backup lacks ${name}.`);
  const hash = createHash('sha256');
  let counted = 0;
  await pipeline(
    found,
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        counted += chunk.length;
        done();
      },
    }),
  );
  if (counted !== bytes || hash.digest('hex') !== sha256)
    throw new Error(`${name} of the backup is not what was written: it was changed or is damaged.`);
}
