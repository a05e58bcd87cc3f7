import { createHash } from 'node:crypto';

/** An entry with its postings as the hash sees them: moments in microseconds since 1970, as text. */
export type SealedEntry = {
  id: number;
  sourceKey: string;
  kind: string;
  currency: string;
  at: string;
  callId: string | null;
  reason: string | null;
  createdBy: string | null;
  postings: readonly SealedPosting[];
};
type SealedPosting = { line: number; from: string; to: string; amountCents: number; at: string };

export type BlockContent = { number: number; sealedAt: Date; previous: Buffer; entries: readonly SealedEntry[] };

/** What the first block follows. */
export const NO_BLOCK = Buffer.alloc(32);

/**
 * SHA-256 over lines of JSON, each ended by a line feed: first the block, then its entries by id. Every value is a string, a
 * whole number or null, so any other program comes to the same bytes. What is written here is never changed, only followed
 * by a new version: the hashes of before are in people's mailboxes.
 */
export function blockHash({ number, sealedAt, previous, entries }: BlockContent): Buffer {
  const hash = createHash('sha256');
  const heading = ['callstead ledger 1', number, sealedAt.toISOString(), previous.toString('hex'), entries.length];
  for (const line of [heading, ...entries.map(lineOf)]) hash.update(`${JSON.stringify(line)}\n`);
  return hash.digest();
}

function lineOf({ id, sourceKey, kind, currency, at, callId, reason, createdBy, postings }: SealedEntry) {
  const moved = postings.map(({ line, from, to, amountCents, at }) => [line, from, to, amountCents, at]);
  return [id, sourceKey, kind, currency, at, callId, reason, createdBy, moved];
}
