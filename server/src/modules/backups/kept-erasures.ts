import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import type { Db } from '../../db/database.ts';
import type { Storage } from '../../storage/port.ts';
import { type KeptErasure, listKeptErasures } from '../persons/apply-queries.ts';

/** Beside the backups, not in one: whoever was erased after the last of them must not come back with it. */
const ERASURES = 'erasures.json';

const Kept = z.array(
  z.object({
    person: z.string().regex(/^[0-9a-f]+$/),
    kind: z.enum(['phone', 'email']),
    createdAt: z.iso.datetime(),
  }),
);

/** Hashes, which name nobody. What once stood in the list stays there, whatever the database has forgotten. */
export async function keepErasures(db: Db, root: Storage): Promise<void> {
  const before = await readErasures(root);
  const all = new Map<string, KeptErasure>();
  for (const erasure of [...before, ...(await listKeptErasures(db))]) all.set(lineOf(erasure), erasure);
  if (all.size === before.length && before.length > 0) return;
  const rows = [...all.keys()].sort().map((line) => JSON.parse(line));
  await root.put(ERASURES, Readable.from([Buffer.from(JSON.stringify(rows, null, 1))]), 'application/json');
}

/** None where there is no list: the rows of the backup have those from before it. */
export async function readErasures(root: Storage): Promise<KeptErasure[]> {
  const found = await root.get(ERASURES);
  if (!found) return [];
  return Kept.parse(JSON.parse(await text(found))).map(({ person, kind, createdAt }) => ({
    ...{ person: Buffer.from(person, 'hex'), kind, createdAt: new Date(createdAt) },
  }));
}

const lineOf = ({ person, kind, createdAt }: KeptErasure) =>
  JSON.stringify({ person: person.toString('hex'), kind, createdAt: createdAt.toISOString() });
