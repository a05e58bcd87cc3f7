import { type RawBuilder, sql } from 'kysely';

/** Whether a cursor's text can be compared with the column it came from. */
type KeyPart = (written: string, key: readonly string[]) => boolean;

/** One value an order compares, the type a cursor's text becomes again, and what that text must look like. */
type SortKey = { value: RawBuilder<unknown>; type: RawBuilder<unknown>; part: KeyPart };

/** What an order compares, from left to right; the last, the id, makes every key unique. */
export type Keyset = readonly SortKey[];

/** In which direction rows are read, and behind which. */
export type Place = { descending: boolean; from: readonly string[] | undefined };

export const keyParts = (keys: Keyset): KeyPart[] => keys.map(({ part }) => part);

/** Where a row stands, as its cursor says it. */
export const cursorKeyOf = (keys: Keyset) =>
  sql<string[]>`array[${sql.join(keys.map(({ value }) => sql`(${value})::text`))}]`;

export function orderOf(keys: Keyset, { descending }: Place): RawBuilder<unknown> {
  const direction = descending ? sql`desc` : sql`asc`;
  return sql.join(keys.map(({ value }) => sql`${value} ${direction}`));
}

export function isBehind(keys: Keyset, { descending, from }: Place): RawBuilder<boolean> {
  if (!from) return sql`true`;
  const there = keys.map(({ type }, index) => sql`${from[index]}::${type}`);
  const sign = descending ? sql`<` : sql`>`;
  return sql`(${sql.join(keys.map(({ value }) => value))}) ${sign} (${sql.join(there)})`;
}
