import type { Db } from '../../../db/database.ts';
import type { Difference } from '../verify-queries.ts';
import { blockHash, NO_BLOCK } from './block-hash.ts';
import { type Block, listBlocks, listSealedEntries } from './queries.ts';

const AT_ONCE = 100;
const FOLLOWS = 'each block of the chain follows the one before it';
const HOLDS = 'each block of the chain holds what was sealed in it';

/**
 * Makes every hash again from the entries as they stand now. `kept` is a hash from the log or a mail: a chain that was
 * rewritten as a whole is right in itself, but no longer holds what people kept.
 */
export async function verifyChain(db: Db, kept?: string): Promise<Difference[]> {
  const differences: Difference[] = [];
  let previous: Pick<Block, 'number' | 'hash'> = { number: 0, hash: NO_BLOCK };
  let isKept = kept === undefined;
  for (;;) {
    const blocks = await listBlocks(db, previous.number, AT_ONCE);
    for (const block of blocks) {
      differences.push(...(await differencesOf(db, block, previous)));
      isKept ||= block.hash.toString('hex') === kept;
      previous = block;
    }
    if (blocks.length < AT_ONCE) break;
  }
  if (!isKept)
    differences.push({
      invariant: 'the chain holds the head that was kept',
      about: 'head',
      expected: kept,
      found: previous.hash.toString('hex'),
    });
  return differences;
}

async function differencesOf(db: Db, block: Block, previous: Pick<Block, 'number' | 'hash'>): Promise<Difference[]> {
  const about = `block ${block.number}`;
  if (block.number !== previous.number + 1) {
    return [{ invariant: FOLLOWS, about, expected: previous.number + 1, found: block.number }];
  }
  const entries = await listSealedEntries(db, block.entry_ids);
  const { number, sealed_at: sealedAt } = block;
  const made = blockHash({ number, sealedAt, previous: previous.hash, entries });
  if (made.equals(block.hash)) return [];
  return [{ invariant: HOLDS, about, expected: block.hash.toString('hex'), found: made.toString('hex') }];
}
