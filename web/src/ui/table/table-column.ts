import type { Key, ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers go right. */
  align?: 'left' | 'right' | undefined;
  /** Stays in view while the rest scrolls sideways; the first column does unless told otherwise. */
  pinned?: boolean | undefined;
  /** Not on a phone: there another column tells it. */
  wideOnly?: boolean | undefined;
  /** Its header sorts the table; needs `sort` and `onSort` of the table. */
  sortable?: boolean | undefined;
  /** The largest or newest is what people look for first. */
  sortsDownFirst?: boolean | undefined;
  /** Of all rows, on this page or not; it stands below them. */
  sum?: ReactNode;
};

/** Which column the rows are sorted by; `by` is its id. */
export type Sort = { by: string; direction: 'asc' | 'desc' };

export type Selection<Row> = {
  selected: ReadonlySet<Key>;
  onChange: (selected: ReadonlySet<Key>) => void;
  /** Names the row to a screen reader: 'Seleccionar a Ana'. */
  labelOf: (row: Row) => string;
  /** Names the box that stands for all rows; 'Seleccionar la página' unless told otherwise. */
  allLabel?: string | undefined;
  isSelectable?: ((row: Row) => boolean) | undefined;
};

export const alignClass = <Row>({ align, wideOnly }: Column<Row>) =>
  `${align === 'right' ? 'text-right' : 'text-left'}${wideOnly ? ' max-sm:hidden' : ''}`;

/** Pinned columns keep their place beside the checkboxes, if there are any. */
export function pinClass<Row>(column: Column<Row>, index: number, hasSelection: boolean): string | false {
  const isPinned = column.pinned ?? index === 0;
  return isPinned && (hasSelection ? 'sticky left-11' : 'sticky left-0');
}
