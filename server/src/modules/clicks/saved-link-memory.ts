import { setTimeout as sleep } from 'node:timers/promises';
import type { StatementRunner } from '../../db/database.ts';
import { inTime } from '../../db/in-time.ts';
import { naturalBatch } from '../../db/natural-batch.ts';
import { findSavedLinks, listSavedLinks, type SavedLink, type SavedLinkRow } from './link-queries.ts';
import { LinkUnread } from './link-unread.ts';

const MOST_KEPT = 100_000;
const READ_AT_ONCE = 100;
const LOADED_AT_ONCE = 2_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** What codes stand for, in memory; where the link behind one leads, the link table knows. */
export function createSavedLinkMemory(pool: StatementRunner, readMs: number) {
  const known = new Map<string, SavedLink>();
  /** Kept for when the database is away; whoever asks meanwhile reads them again. */
  let old = new Map<string, SavedLink>();
  let changes = 0;

  const forget = (code: string) => {
    changes += 1;
    const link = known.get(code);
    if (link) old.set(code, link);
    known.delete(code);
  };
  const forgetAll = () => {
    changes += 1;
    if (known.size > 0) old = new Map(known);
    known.clear();
  };

  function keep(row: SavedLinkRow): void {
    const oldest = known.size >= MOST_KEPT ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    known.set(row.code, savedLinkOf(row));
    old.delete(row.code);
  }

  const read = naturalBatch<string, SavedLink | undefined>({
    write: async (codes) => {
      const before = changes;
      const rows = await findSavedLinks(pool, [...new Set(codes)]);
      if (changes === before) rows.forEach(keep);
      const found = new Map(rows.map((row) => [row.code, savedLinkOf(row)]));
      return codes.map((code) => found.get(code));
    },
    maxSize: READ_AT_ONCE,
    maxWaitMs: readMs,
  });

  /** So that they lead on even while the database is away. */
  async function load(signal: AbortSignal): Promise<void> {
    for (let after = FIRST; known.size < MOST_KEPT && !signal.aborted; ) {
      const before = changes;
      const rows = await listSavedLinks(pool, { after, limit: LOADED_AT_ONCE });
      if (changes === before) rows.forEach(keep);
      if (rows.length < LOADED_AT_ONCE) return;
      after = rows.at(-1)?.id ?? FIRST;
      await sleep(1); // those who wait come first
    }
  }

  /** Undefined: nobody has saved a link with that code. Throws while nobody can tell. */
  async function find(code: string): Promise<SavedLink | undefined> {
    const link = known.get(code);
    if (link) return link;
    const last = old.get(code);
    const answer = await inTime(read(code), readMs).catch((error: Error) => {
      if (last) return undefined;
      throw error;
    });
    if (!answer && !last) throw new LinkUnread();
    return answer ? answer.result : last;
  }
  return { find, forget, forgetAll, load };
}

const savedLinkOf = ({ id, offerId, affId, subs, to }: SavedLinkRow): SavedLink => ({
  id,
  key: { offerId, affId },
  subs,
  to,
});
