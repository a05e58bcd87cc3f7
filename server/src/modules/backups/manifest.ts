import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import type { Storage } from '../../storage/port.ts';
import { type BackupKey, CIPHER, isSigned, markOf, openKey, signatureOf } from './encryption.ts';

const FORMAT = 1;
/** Written last: a folder without it is no backup. */
const MANIFEST = 'manifest.json';

const StoredFile = z.object({ bytes: z.number(), sha256: z.string() });
export type StoredFile = z.output<typeof StoredFile>;

const TableFile = StoredFile.extend({
  table: z.string(),
  file: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
});
export type TableFile = z.output<typeof TableFile>;

const Contents = z.object({
  format: z.literal(FORMAT, { error: 'This backup has a format that this release does not know.' }),
  madeAt: z.iso.datetime(),
  /** All that had run, in their order: tables are made by the same ones before they are filled. */
  migrations: z.array(z.string()).min(1),
  postgres: z.string(),
  tables: z.array(TableFile),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  months: z.array(z.object({ table: z.string(), name: z.string(), from: z.string(), to: z.string() })),
  /** Recordings, pictures, material: by their key in the storage. */
  files: z.array(StoredFile.extend({ key: z.string(), contentType: z.string() })),
  /** Named by rows, but deleted before they could be copied. */
  goneFiles: z.array(z.string()),
  /** By which people are recognized, where there is no APP_SECRET; in an encrypted backup alone. */
  personKey: StoredFile.optional(),
});
export type Contents = z.output<typeof Contents>;

const Manifest = z.object({
  contents: z.unknown(),
  encryption: z
    .object({ cipher: z.literal(CIPHER), salt: z.string(), keyMark: z.string(), signature: z.string() })
    .optional(),
});

export async function writeManifest(storage: Storage, contents: Contents, key: BackupKey | undefined): Promise<void> {
  const encryption = key && {
    ...{ cipher: CIPHER, salt: key.salt, keyMark: markOf(key) },
    signature: signatureOf(key, JSON.stringify(contents)),
  };
  const written = JSON.stringify({ contents, encryption }, null, 1);
  await storage.put(MANIFEST, Readable.from([Buffer.from(written)]), 'application/json');
}

/** Refuses what is no backup, what was changed, and a passphrase that does not fit. */
export async function readManifest(
  storage: Storage,
  passphrase: string | undefined,
): Promise<{ contents: Contents; key: BackupKey | undefined }> {
  const { contents, encryption } = await parseManifest(storage);
  if (!encryption) return { contents: checkedContents(contents), key: undefined };
  if (passphrase === undefined) throw new Error('This backup is encrypted: set BACKUP_PASSPHRASE.');
  const key = await openKey(passphrase, encryption.salt);
  if (markOf(key) !== encryption.keyMark) throw new Error('BACKUP_PASSPHRASE does not open this backup.');
  if (!isSigned(key, JSON.stringify(contents), encryption.signature))
    throw new Error('The manifest of this backup was changed after it was made.');
  return { contents: checkedContents(contents), key };
}

async function parseManifest(storage: Storage): Promise<z.output<typeof Manifest>> {
  const stream = await storage.get(MANIFEST);
  if (!stream) throw new Error(`There is no whole backup here: ${MANIFEST} is missing.`);
  const parsed = Manifest.safeParse(parseJson(await text(stream)));
  if (!parsed.success) throw new Error(`${MANIFEST} is damaged.`);
  return parsed.data;
}

function checkedContents(contents: unknown): Contents {
  const parsed = Contents.safeParse(contents);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues[0]?.message ?? `${MANIFEST} is damaged.`);
}

function parseJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}
