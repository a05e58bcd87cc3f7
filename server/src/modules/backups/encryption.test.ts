import { randomBytes } from 'node:crypto';
import { Readable, type Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { beforeAll, expect, test } from 'vitest';
import { type BackupKey, decrypting, encrypting, markOf, newSalt, openKey } from './encryption.ts';

const PIECE = 64 * 1024;
const STORED_PIECE = PIECE + 16;

let key: BackupKey;
beforeAll(async () => {
  key = await openKey('correct horse battery staple', newSalt());
});

async function through(content: Buffer, transform: Transform, chunk = 10_000): Promise<Buffer> {
  const chunks = Array.from({ length: Math.ceil(content.length / chunk) }, (_, at) =>
    content.subarray(at * chunk, (at + 1) * chunk),
  );
  const [read] = await Promise.all([buffer(transform), pipeline(Readable.from(chunks), transform)]);
  return read;
}

test.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 3 * PIECE + 7])(
  '%d bytes come back as they were',
  async (size) => {
    const content = randomBytes(size);
    const stored = await through(content, encrypting(key, 'tables/call.gz'));
    expect(stored.length).toBe(size + 16 * Math.max(1, Math.ceil(size / PIECE)));
    const read = await through(stored, decrypting(key, 'tables/call.gz'), 70_001);
    expect(read.equals(content)).toBe(true);
  },
);

test('what was changed, cut off, reordered or taken from another file opens for nobody', async () => {
  const stored = await through(randomBytes(3 * PIECE), encrypting(key, 'a'));
  const changed = Buffer.from(stored);
  changed[PIECE + 100] = (changed[PIECE + 100] ?? 0) ^ 1;
  const pieces = [0, 1, 2].map((at) => stored.subarray(at * STORED_PIECE, (at + 1) * STORED_PIECE)) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  const attempts = {
    changed,
    shorter: stored.subarray(0, -1),
    'without its last piece': stored.subarray(0, 2 * STORED_PIECE),
    reordered: Buffer.concat([pieces[1], pieces[0], pieces[2]]),
    empty: Buffer.alloc(0),
  };
  for (const [what, attempt] of Object.entries(attempts))
    await expect(through(attempt, decrypting(key, 'a')), what).rejects.toThrow();
  await expect(through(stored, decrypting(key, 'b'))).rejects.toThrow();
});

test('each backup has a key of its own, and the mark tells which', async () => {
  const again = await openKey('correct horse battery staple', key.salt);
  expect(markOf(again)).toBe(markOf(key));
  const other = await openKey('correct horse battery staple', newSalt());
  expect(markOf(other)).not.toBe(markOf(key));
});
