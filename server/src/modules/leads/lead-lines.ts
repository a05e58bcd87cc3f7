import type { StatementRunner } from '../../db/database.ts';
import { naturalBatch } from '../../db/natural-batch.ts';
import { type AskedLine, type FoundLine, findLeadLines, type StampedLine } from './line-queries.ts';

const AT_ONCE = 100;
const MOST_KEPT = 20_000;

export type LeadLines = {
  /** As it stood when it was last read: whoever takes a lead by it is told when it does not hold any more. */
  kept: (asked: AskedLine) => StampedLine | undefined;
  /** As it stands at this moment. */
  read: (asked: AskedLine) => Promise<FoundLine>;
};

/** What routes leads. Those that are read at once are asked for together. */
export function createLeadLines(pool: StatementRunner): LeadLines {
  const kept = new Map<string, StampedLine>();
  const read = naturalBatch<AskedLine, FoundLine>({
    write: async (asked) => {
      const lines = await findLeadLines(pool, asked);
      for (const [place, line] of asked.entries()) keep(keyOf(line), lines[place]?.found);
      return lines;
    },
    maxSize: AT_ONCE,
  });

  /** The oldest makes room: a network of any size costs this process the same. */
  function keep(key: string, found: StampedLine | undefined): void {
    if (!found) return;
    const oldest = !kept.has(key) && kept.size >= MOST_KEPT ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(key, found);
  }
  return { kept: (asked) => kept.get(keyOf(asked)), read };
}

const keyOf = ({ offerId, publisher }: AskedLine) =>
  'id' in publisher ? `${offerId} ${publisher.id} ${publisher.affId ?? ''}` : `${offerId} ${publisher.affId}`;
