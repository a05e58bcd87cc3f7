import { countDays } from '../calendar-day.ts';
import { foldAccents } from '../fold-accents.ts';
import { byKey } from './by-key.ts';
import type { ExpectedMove, OutsideLine } from './difference.ts';

/** Between the day something left or was booked and the day the bank shows it. */
const NEAR_DAYS = 7;
/** Shorter words stand in too many texts to tell anything. */
const HINT_MIN_LENGTH = 6;

/**
 * What a bank's line is about, where nobody has said so: by a word it carries, else by its amount near the day. One line
 * goes to one thing, and what is seen in full already takes no more.
 */
export function assignLines(lines: readonly OutsideLine[], expected: readonly ExpectedMove[]): Map<string, string> {
  const open = openMovesOf(lines, expected);
  const assigned = new Map<string, string>();
  const unknown = lines.filter(({ key, place }) => key === null && place === 'bank');
  for (const take of [byHint, byWholeAmount, byOneAmount])
    for (const line of unknown.filter(({ ref }) => !assigned.has(ref))) {
      const found = take(line, open);
      if (!found) continue;
      assigned.set(line.ref, found.key);
      found.seen(line.amountCents);
    }
  return assigned;
}

type OpenThing = {
  key: string;
  moves: readonly ExpectedMove[];
  hints: readonly string[];
  leftCents: () => number;
  /** Single moves that no line has shown yet. */
  single: () => readonly number[];
  seen: (cents: number) => void;
};

function openMovesOf(lines: readonly OutsideLine[], expected: readonly ExpectedMove[]): OpenThing[] {
  const atBank = expected.filter(
    ({ place, byAmount, hints }) => place === 'bank' && (byAmount !== null || hints.length),
  );
  return [...byKey(atBank)].map(([key, moves]) => {
    const shown = lines.filter((line) => line.key === key).map(({ amountCents }) => amountCents);
    const singles = moves.map(({ amountCents }) => amountCents);
    const seen = (cents: number) => {
      shown.push(cents);
      const place = singles.indexOf(cents);
      if (place >= 0) singles.splice(place, 1);
    };
    for (const cents of shown.splice(0)) seen(cents);
    const total = moves.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return {
      key,
      moves,
      hints: moves.flatMap(({ hints }) => hints.map(plain)).filter(({ length }) => length >= HINT_MIN_LENGTH),
      leftCents: () => shown.reduce((left, cents) => left - cents, total),
      single: () => singles,
      seen,
    };
  });
}

const plain = (text: string) =>
  foldAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

function byHint({ text }: OutsideLine, open: readonly OpenThing[]): OpenThing | undefined {
  const said = plain(text);
  return open.find(({ hints }) => hints.some((hint) => said.includes(hint)));
}

function byWholeAmount(line: OutsideLine, open: readonly OpenThing[]): OpenThing | undefined {
  return nearest(
    line,
    open.filter(({ leftCents }) => leftCents() === line.amountCents),
  );
}

function byOneAmount(line: OutsideLine, open: readonly OpenThing[]): OpenThing | undefined {
  return nearest(
    line,
    open.filter(({ single }) => single().includes(line.amountCents)),
  );
}

function nearest(line: OutsideLine, open: readonly OpenThing[]): OpenThing | undefined {
  const said = plain(line.text);
  const near = open.flatMap((thing) => {
    const may = thing.moves.filter(({ byAmount }) => byAmount !== null && said.includes(plain(byAmount)));
    const days = may.map(({ day }) => daysBetween(day, line.day)).filter((days) => days <= NEAR_DAYS);
    return days.length === 0 ? [] : [{ thing, days: Math.min(...days) }];
  });
  return near.toSorted((a, b) => a.days - b.days || (a.thing.key < b.thing.key ? -1 : 1))[0]?.thing;
}

function daysBetween(one: string, other: string): number {
  const [first, last] = [one, other].toSorted() as [string, string];
  return countDays(first, last) - 1;
}
