import type { Settings } from '@callstead/contract/settings';
import type { Services } from '../../../services.ts';
import { deleteFile, type ImportFile } from './file.ts';
import { forgetRowsBefore, forgetRowsOf, listHolding, listLeftAlone, markDiscarded } from './forget-queries.ts';

type FileServices = Pick<Services, 'db' | 'storage' | 'sealSecret'>;

const HOUR_MS = 3_600_000;

type Kept = Pick<Settings['people'], 'importHours' | 'refusedRowDays'>;

/** Files nobody started in time, and refused rows nobody mended. */
export async function forgetOldImports(services: FileServices, now: Date, kept: Kept): Promise<void> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  for (const file of await listLeftAlone(services.db, hoursAgo(kept.importHours))) await discard(services, file, now);
  await forgetRowsBefore(services.db, hoursAgo(kept.refusedRowDays * 24));
}

/** The file first: while it is there its row says so. */
async function discard(services: FileServices, file: ImportFile, now: Date): Promise<void> {
  await deleteFile(services, file);
  await markDiscarded(services.db, file.id, now);
}

/**
 * Somebody is erased, by their keyed hashes in hex: what is kept of refused rows of theirs goes, and so does every file
 * that holds them and is not through. A file that nobody has read yet may hold anybody, and goes too.
 */
export async function forgetImports(services: FileServices, personHashes: readonly string[], now: Date): Promise<void> {
  if (personHashes.length === 0) return;
  for (const file of await listHolding(services.db, personHashes)) await discard(services, file, now);
  await forgetRowsOf(services.db, personHashes);
}
