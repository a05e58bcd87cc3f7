import type { StatementRunner } from '../db/database.ts';

export type CountedAttempt = { key: string; windowMs: number };
export type AttemptCount = { used: number; endsAt: number };

/** Of several at one key each has a count of its own, as if they had come one by one. */
export async function countAttempts(
  pool: StatementRunner,
  attempts: readonly CountedAttempt[],
  now: number,
): Promise<AttemptCount[]> {
  const together = new Map<string, { key: string; points: number; ms: number }>();
  const places = attempts.map(({ key, windowMs: ms }) => {
    const points = (together.get(key)?.points ?? 0) + 1;
    together.set(key, { key, points, ms });
    return points;
  });
  const { rows } = await pool.query<{ counted: string; used: number; ends: number }>({
    name: 'count-attempts',
    text: 'select * from count_attempts($1::jsonb, $2)',
    values: [JSON.stringify([...together.values()]), now],
  });
  const counts = new Map(rows.map((row) => [row.counted, row]));
  return attempts.map(({ key }, place) => {
    const { used = 0, ends = now } = counts.get(key) ?? {};
    const later = (together.get(key)?.points ?? 0) - (places[place] ?? 0);
    return { used: used - later, endsAt: Number(ends) };
  });
}
