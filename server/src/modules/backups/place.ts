import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Config } from '../../config.ts';
import { createDiskStorage } from '../../storage/disk.ts';
import type { Storage } from '../../storage/port.ts';
import { createS3Storage } from '../../storage/s3.ts';

/** Where backups lie, one beside the other: a folder, or a bucket such as `s3://bucket/prefix`. */
export type Place = {
  /** What lies beside the backups. */
  root: Storage;
  begin: (name: string) => Promise<Unfinished>;
  open: (name: string) => Storage;
  /** Where people find it. */
  addressOf: (name: string) => string;
  /** Leaves the newest ones; a bucket has rules of its own for that. */
  prune: (keep: number) => Promise<void>;
};
type Unfinished = { storage: Storage; finish: () => Promise<void>; abandon: () => Promise<void> };

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[a-z0-9][a-z0-9-]*)*)\/?$/;
const NAME = /^\d{8}-\d{6}$/;
const UNFINISHED = '.unfinished';

export function openPlace(address: string, { s3 }: Pick<Config, 's3'>): Place {
  if (!address.startsWith('s3://')) return folderPlace(resolve(address));
  const [, bucket, path = ''] = BUCKET.exec(address) ?? [];
  if (!bucket) throw new Error(`${address} is no bucket: write s3://bucket or s3://bucket/prefix.`);
  if (!s3) throw new Error('A backup in a bucket needs S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  return bucketPlace(under(createS3Storage({ ...s3, bucket }), path.slice(1)), address.replace(/\/$/, ''));
}

/** Of one backup: where it lies and which it is. */
export function splitAddress(address: string): { place: string; name: string } {
  const [trimmed, isBucket] = [address.replace(/\/+$/, ''), address.startsWith('s3://')];
  if (!isBucket) return { place: dirname(resolve(trimmed)), name: basename(trimmed) };
  const end = trimmed.lastIndexOf('/');
  return { place: trimmed.slice(0, end), name: trimmed.slice(end + 1) };
}

/** Sorts by time, and is a key of any storage. */
export function nameAt(at: Date): string {
  return at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
}

function folderPlace(folder: string): Place {
  return {
    root: createDiskStorage(folder),
    begin: async (name) => {
      const draft = join(folder, `${name}${UNFINISHED}`);
      await mkdir(folder, { recursive: true, mode: 0o700 }); // everything the network knows, for its owner alone
      await mkdir(draft, { mode: 0o700 });
      return {
        storage: createDiskStorage(draft),
        finish: () => rename(draft, join(folder, name)),
        abandon: () => rm(draft, { recursive: true, force: true }),
      };
    },
    open: (name) => createDiskStorage(join(folder, name)),
    addressOf: (name) => join(folder, name),
    prune: (keep) => pruneFolder(folder, keep),
  };
}

/** Whoever was killed on the way left a draft. */
async function pruneFolder(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).sort().reverse();
  const whole = names.filter((name) => NAME.test(name));
  const drafts = names.filter((name) => name.endsWith(UNFINISHED) && name < (whole[0] ?? ''));
  for (const name of [...whole.slice(keep), ...drafts]) await rm(join(folder, name), { recursive: true, force: true });
}

/** Its manifest comes last and makes it whole. */
function bucketPlace(root: Storage, address: string): Place {
  return {
    root,
    begin: async (name) => ({
      storage: under(root, name),
      finish: async () => undefined,
      abandon: async () => undefined,
    }),
    open: (name) => under(root, name),
    addressOf: (name) => `${address}/${name}`,
    prune: async () => undefined,
  };
}

function under(storage: Storage, prefix: string): Storage {
  if (prefix === '') return storage;
  const keyOf = (key: string) => `${prefix}/${key}`;
  return {
    put: (key, body, contentType) => storage.put(keyOf(key), body, contentType),
    get: (key, range) => storage.get(keyOf(key), range),
    stat: (key) => storage.stat(keyOf(key)),
    delete: (key) => storage.delete(keyOf(key)),
  };
}
