import { inTransaction, type WithDb } from '../../../db/database.ts';
import type { JobLog } from '../../../jobs/jobs.ts';
import { blockHash, NO_BLOCK } from './block-hash.ts';
import { findHead, type Head, insertBlock, listSealedEntries, listUnsealed, lockChain } from './queries.ts';

const ENTRIES_PER_BLOCK = 2_000;

/**
 * Seals what is committed and in no block yet, and says each block's hash in the log once it stands: whoever rewrites the
 * chain later does not reach a log that is kept elsewhere. Bookings never wait for it.
 */
export async function sealLedger(services: WithDb & { log: Pick<JobLog, 'info'> }, now: Date): Promise<void> {
  for (;;) {
    const block = await sealBlock(services, now);
    if (!block) return;
    const { number, hash } = block;
    services.log.info({ block: number, hash: hash.toString('hex') }, 'the ledger is sealed up to here');
  }
}

/** Undefined when there is nothing to seal, or another process is at it. */
export function sealBlock(services: WithDb, now: Date, most = ENTRIES_PER_BLOCK): Promise<Head | undefined> {
  return inTransaction(services, async ({ db }) => {
    if (!(await lockChain(db))) return undefined;
    const { ids, overUpTo, settledUpTo } = await listUnsealed(db, most);
    const last = ids.at(-1);
    if (last === undefined) return undefined;
    const head = await findHead(db);
    const content = { number: (head?.number ?? 0) + 1, sealedAt: now, entries: await listSealedEntries(db, ids) };
    const hash = blockHash({ ...content, previous: head?.hash ?? NO_BLOCK });
    const reach = ids.length === most ? Math.min(overUpTo, last) : overUpTo; // beyond a full block others wait
    await insertBlock(db, { ...content, entryIds: ids, hash, settledUpTo: Math.max(settledUpTo, reach) });
    return { number: content.number, sealedAt: now, hash };
  });
}
