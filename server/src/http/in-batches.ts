import type { CursorKey, PageRequest } from './cursor.ts';

const BATCH = 2_000;

/** A whole list, some rows at a time, for a file: each batch begins where the one before ended. */
export async function* inBatches<Row>(
  listRows: (page: PageRequest) => Promise<Row[]>,
  keyOf: (row: Row) => CursorKey,
): AsyncGenerator<Row[]> {
  let from: CursorKey | undefined;
  for (;;) {
    const batch = await listRows({ forward: true, from, limit: BATCH });
    if (batch.length > 0) yield batch;
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    from = keyOf(last);
  }
}
