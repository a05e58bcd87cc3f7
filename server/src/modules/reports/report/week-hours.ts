import type { ReportQuestion } from '@callstead/contract/reports/report';
import { addCounts } from '@callstead/domain/reports/counts';
import {
  type Dimension,
  isTimeDimension,
  WEEK_DIMENSIONS,
  type WeekDimension,
} from '@callstead/domain/reports/dimensions';
import type { TimePieces } from '@callstead/domain/reports/time-pieces';
import type { Group } from './fact-queries.ts';

/** Which hours of the week are looked at; all, where a dimension is not named. */
export type WeekHours = Partial<Record<WeekDimension, readonly string[]>>;

export function readWeekHours(question: ReportQuestion): WeekHours {
  const named = WEEK_DIMENSIONS.flatMap((dimension) => {
    const values = question[dimension];
    return values ? [[dimension, values] as const] : [];
  });
  return Object.fromEntries(named);
}

/** What has to be told apart so that single hours can be left out. */
export const withWeekHours = (by: readonly Dimension[], hours: WeekHours): Dimension[] => [
  ...by,
  ...WEEK_DIMENSIONS.filter((dimension) => hours[dimension] && !by.includes(dimension)),
];

type Told = { by: readonly Dimension[]; told: readonly Dimension[]; pieces: TimePieces };

/** What falls into these hours, told apart no further than was asked. */
export function within(hours: WeekHours, groups: Group[], { by, told, pieces }: Told): Group[] {
  if (Object.keys(hours).length === 0) return groups;
  const isWithin = ({ keys }: Group) =>
    told.every((dimension, index) => {
      const asked = WEEK_DIMENSIONS.find((each) => each === dimension);
      const values = asked && hours[asked];
      return !values || values.includes(nameOf(dimension, keys[index], pieces));
    });
  const found = new Map<string, Group>();
  for (const { keys, counts } of groups.filter(isWithin)) {
    const kept = keys.slice(0, by.length);
    const key = JSON.stringify(kept);
    const known = found.get(key);
    found.set(key, { keys: kept, counts: known ? addCounts(known.counts, counts) : counts });
  }
  return [...found.values()];
}

const nameOf = (dimension: Dimension, place: Group['keys'][number] | undefined, pieces: TimePieces): string =>
  (isTimeDimension(dimension) ? pieces.of.get(dimension)?.keys[Number(place)] : undefined) ?? '';
