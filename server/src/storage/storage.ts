import { join } from 'node:path';
import { createDiskStorage } from './disk.ts';
import type { Storage } from './port.ts';
import { createS3Storage, type S3Options } from './s3.ts';

export type StorageOptions = { s3?: S3Options | undefined; dataDir: string };

/** A bucket where one is configured, which any number of servers can share; else a folder of this machine. */
export function openStorage({ s3, dataDir }: StorageOptions): Storage {
  return s3 ? createS3Storage(s3) : createDiskStorage(join(dataDir, 'recordings'));
}
