import type { RunRow } from './queries.ts';

type Sums = { publishers: number; amountCents: number };

/** What an event says of a run. */
export const aboutRun = (run: Pick<RunRow, 'id' | 'number'>, { publishers, amountCents }: Sums) => ({
  subject: { type: 'payout_run' as const, id: run.id, name: `#${run.number}` },
  facts: { runId: run.id, number: run.number, publishers, amountCents },
});

export const sumsOf = (rows: readonly { amount_cents: number }[]): Sums => ({
  publishers: rows.length,
  amountCents: rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
});
