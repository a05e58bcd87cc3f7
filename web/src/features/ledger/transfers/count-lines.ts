import type { TransferLine } from '@callstead/contract/transfers';

/** What an import books, what then waits for somebody, what went out and is only compared, and what it leaves alone. */
export function countLines(lines: readonly TransferLine[]) {
  const count = (...verdicts: TransferLine['verdict'][]) =>
    lines.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const [matched, waiting, known] = [count('matched'), count('proposed', 'unknown'), count('booked')];
  const outgoing = count('not_incoming');
  const others = lines.length - matched - waiting - outgoing;
  return { matched, waiting, outgoing, taken: matched + waiting + known + outgoing, others };
}
