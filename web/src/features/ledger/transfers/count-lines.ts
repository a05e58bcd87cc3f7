import type { TransferLine } from '@callstead/contract/transfers';

/** What an import books, what then waits for somebody, and what it leaves alone. */
export function countLines(lines: readonly TransferLine[]) {
  const count = (...verdicts: TransferLine['verdict'][]) =>
    lines.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const [matched, waiting, known] = [count('matched'), count('proposed', 'unknown'), count('booked')];
  return { matched, waiting, taken: matched + waiting + known, others: lines.length - matched - waiting };
}
