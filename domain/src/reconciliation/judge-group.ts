import { addDays } from '../calendar-day.ts';
import {
  type Difference,
  type DifferenceKind,
  type ExpectedMove,
  isSame,
  type OutsideLine,
  type Place,
  type Seen,
  type Sums,
  sumOf,
} from './difference.ts';

/** How long what is booked may take to be seen outside: a bank over a long weekend, a gateway that tells a day later. */
export const WAIT_DAYS: Record<Place, number> = { gateway: 2, bank: 5 };

export type Group = {
  key: string;
  place: Place;
  expected: readonly ExpectedMove[];
  lines: readonly OutsideLine[];
};

/** `waiting`: what is missing may still come. */
export type Verdict = 'matched' | 'waiting' | Difference;

/** All that is known of one thing, on both sides: whether it is the same, and if not, what the difference is called. */
export function judgeGroup(group: Group, seen: Seen): Verdict {
  const { key, place, expected, lines } = group;
  const [books, outside] = [sumOf(expected), sumOf(lines)];
  if (isSame(books, outside)) return 'matched';
  const due = expected.filter((move) => isDue(move, seen));
  if (isSame(sumOf(due), outside)) return 'waiting';
  const days = [...expected, ...lines].map(({ day }) => day).toSorted();
  return { key, place, kind: kindOf(group, books, outside), day: days[0] ?? '', books, outside };
}

/** Whether the outside has told of the days in which it should be seen. */
function isDue({ place, day }: ExpectedMove, seen: Seen): boolean {
  return seen !== null && day >= seen.first && addDays(day, WAIT_DAYS[place]) <= seen.last;
}

function kindOf({ expected, lines }: Group, books: Sums, outside: Sums): DifferenceKind {
  if (expected.length === 0) return 'not_in_books';
  if (lines.length === 0) return 'not_outside';
  if (books.amountCents === outside.amountCents) return 'other_fee';
  if (isSame(books, NOTHING)) return 'not_in_books'; // booked and taken back again
  if (isSame(outside, NOTHING)) return 'not_outside';
  return isMultiple(outside, books) || isMultiple(books, outside) ? 'twice' : 'other_amount';
}

const NOTHING: Sums = { amountCents: 0, feeCents: 0 };

const isMultiple = (more: Sums, once: Sums) =>
  once.amountCents !== 0 && more.amountCents % once.amountCents === 0 && more.amountCents / once.amountCents >= 2;
