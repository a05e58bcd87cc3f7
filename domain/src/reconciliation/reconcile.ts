import { assignLines } from './assign-lines.ts';
import { byKey } from './by-key.ts';
import type { Difference, ExpectedMove, OutsideLine, Place, Seen } from './difference.ts';
import { type Group, judgeGroup } from './judge-group.ts';

export type Reconciled = {
  /** What each line turned out to be about. */
  assigned: ReadonlyMap<string, string>;
  /** Keys under which both sides have the same. */
  matched: readonly string[];
  differences: readonly Difference[];
};

/** A line that nobody expects stands under a key of its own. */
export const ownKey = (ref: string) => `line:${ref}`;

/** Puts together what is about the same thing and names every difference, each once. */
export function reconcile(
  expected: readonly ExpectedMove[],
  lines: readonly OutsideLine[],
  seen: Readonly<Record<Place, Seen>>,
): Reconciled {
  const assigned = assignLines(lines, expected);
  const known = lines.map((line) => ({ ...line, key: line.key ?? assigned.get(line.ref) ?? ownKey(line.ref) }));
  const verdicts = groupsOf(expected, known).map((group) => ({ group, verdict: judgeGroup(group, seen[group.place]) }));
  return {
    assigned,
    matched: verdicts.filter(({ verdict }) => verdict === 'matched').map(({ group }) => group.key),
    differences: verdicts.flatMap(({ verdict }) => (typeof verdict === 'string' ? [] : [verdict])),
  };
}

function groupsOf(expected: readonly ExpectedMove[], lines: readonly (OutsideLine & { key: string })[]): Group[] {
  const moves = byKey(expected);
  const seen = byKey(lines);
  return [...new Set([...moves.keys(), ...seen.keys()])].map((key) => {
    const [of, shown] = [moves.get(key) ?? [], seen.get(key) ?? []];
    return { key, place: (of[0] ?? shown[0])?.place ?? 'bank', expected: of, lines: shown };
  });
}
