import { type Key, useState } from 'react';
import type { Selection } from '../table/table-column.ts';

type SelectionOptions<Row> = {
  keyOf: (row: Row) => Key;
  isSelectable?: (row: Row) => boolean;
  /** What is ticked belongs to this page or question, and is forgotten with it. */
  within?: string;
};

type Labels<Row> = Pick<Selection<Row>, 'labelOf' | 'allLabel'>;

const NONE: ReadonlySet<Key> = new Set();

/** Which rows are ticked; what is decided or gone in the meantime no longer counts. */
export function useSelection<Row>(
  rows: readonly Row[],
  { keyOf, isSelectable = () => true, within = '' }: SelectionOptions<Row>,
) {
  const [ticked, setTicked] = useState({ within, keys: NONE });
  const keys = ticked.within === within ? ticked.keys : NONE;
  const selected = rows.filter((row) => isSelectable(row) && keys.has(keyOf(row)));
  const select = (next: ReadonlySet<Key>) => setTicked({ within, keys: next });
  return {
    rows: selected,
    clear: () => select(NONE),
    /** As the table wants it. */
    named: (labels: Labels<Row>): Selection<Row> => ({
      ...labels,
      selected: new Set(selected.map(keyOf)),
      isSelectable,
      onChange: select,
    }),
  };
}
