import type { StatementRunner } from '../../db/database.ts';
import { naturalBatch } from '../../db/natural-batch.ts';
import { type AskedLine, type FoundLine, findLeadLines } from './line-queries.ts';

const AT_ONCE = 100;
const MOST_KEPT = 20_000;

export type LeadLines = (asked: AskedLine) => Promise<FoundLine>;

/**
 * What routes leads, as it stands at this moment: those of leads that come at once are asked for together, and of one that is
 * known only its stamp is read, not its terms and its form.
 */
export function createLeadLines(pool: StatementRunner): LeadLines {
  const kept = new Map<string, FoundLine>();
  const read = naturalBatch<AskedLine, FoundLine>({
    write: async (asked) => {
      const found = await findLeadLines(
        pool,
        asked.map((line) => ({ line, known: kept.get(keyOf(line)) })),
      );
      for (const [place, line] of asked.entries()) keep(keyOf(line), found[place]);
      return found;
    },
    keysOf: () => [],
    maxSize: AT_ONCE,
  });

  /** The oldest makes room: a network of any size costs this process the same. */
  function keep(key: string, found: FoundLine | undefined): void {
    if (!found?.line) return;
    const oldest = !kept.has(key) && kept.size >= MOST_KEPT ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(key, found);
  }
  return read;
}

const keyOf = ({ offerId, publisher }: AskedLine) => JSON.stringify([offerId, publisher]);
