import { clsx } from 'clsx';
import type { Key, ReactNode } from 'react';
import { useTexts } from '../i18n/language.tsx';
import { uiMessages } from '../i18n/ui-messages.ts';
import { ErrorState } from './error-state.tsx';
import { Skeleton } from './skeleton.tsx';

export type Column<Row> = {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers go right. */
  align?: 'left' | 'right' | undefined;
  /** Stays in view while the rest scrolls sideways; the first column does unless told otherwise. */
  pinned?: boolean | undefined;
};

/** What a query of TanStack Query looks like from here. */
export type TableQuery<Row> = {
  data: readonly Row[] | undefined;
  isPending: boolean;
  isError: boolean;
  refetch?: (() => unknown) | undefined;
};

type DataTableProps<Row> = {
  query: TableQuery<Row>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => Key;
  /** Says what the table lists; read by screen readers. */
  caption: string;
  empty: ReactNode;
  errorMessage?: ReactNode;
  onRetry?: (() => void) | undefined;
  density?: 'compact' | 'default' | 'touch' | undefined;
  skeletonRows?: number | undefined;
  /** The table scrolls inside this height, under its header. */
  maxHeight?: string | undefined;
};

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { query, empty, errorMessage } = props;
  const retry = props.onRetry ?? (query.refetch && (() => void query.refetch?.()));
  return (
    <div className="overflow-hidden rounded border bg-surface">
      {query.isPending ? <LoadingTable {...props} /> : <LoadedTable {...props} rows={query.data ?? []} />}
      {query.isError && !query.data && <ErrorState message={errorMessage} onRetry={retry} />}
      {query.data?.length === 0 && empty}
    </div>
  );
}

function LoadingTable<Row>(props: DataTableProps<Row>) {
  const t = useTexts(uiMessages);
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <ScrollingTable {...props}>
        <SkeletonRows {...props} />
      </ScrollingTable>
    </>
  );
}

function LoadedTable<Row>(props: DataTableProps<Row> & { rows: readonly Row[] }) {
  if (props.rows.length === 0) return null;
  return (
    <ScrollingTable {...props}>
      <Rows {...props} />
    </ScrollingTable>
  );
}

function ScrollingTable<Row>(props: DataTableProps<Row> & { children: ReactNode }) {
  const { query, columns, caption, maxHeight = '75vh', children } = props;
  return (
    <section
      aria-label={caption}
      aria-busy={query.isPending}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-auto -outline-offset-2"
      style={{ maxHeight }}
    >
      <table className="w-full border-separate border-spacing-0 text-14">
        <caption className="sr-only">{caption}</caption>
        <HeaderRow columns={columns} />
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

function HeaderRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column, index) => (
          <th
            key={column.id}
            scope="col"
            className={clsx(
              'sticky top-0 h-10 whitespace-nowrap border-b bg-sunken px-3 font-medium text-12 text-muted',
              align(column),
              isPinned(column, index) ? 'left-0 z-20' : 'z-10',
            )}
          >
            {column.header}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Rows<Row>({ rows, columns, rowKey, density }: DataTableProps<Row> & { rows: readonly Row[] }) {
  return rows.map((row) => (
    <tr key={rowKey(row)} className="group">
      {columns.map((column, index) => (
        <td key={column.id} className={cellClass(column, index, density)}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  ));
}

const SKELETON_WIDTHS = ['w-24', 'w-16', 'w-20', 'w-28', 'w-12'];

function SkeletonRows<Row>({ columns, density, skeletonRows = 6 }: DataTableProps<Row>) {
  return Array.from({ length: skeletonRows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <tr key={row} className="group">
      {columns.map((column, index) => (
        <td key={column.id} className={cellClass(column, index, density)}>
          <Skeleton
            className={clsx(
              'h-3.5',
              SKELETON_WIDTHS[(row + index) % SKELETON_WIDTHS.length],
              column.align === 'right' && 'ml-auto',
            )}
          />
        </td>
      ))}
    </tr>
  ));
}

const HEIGHTS = { compact: 'h-9', default: 'h-11 pointer-coarse:h-13', touch: 'h-13' };

function cellClass<Row>(column: Column<Row>, index: number, density: keyof typeof HEIGHTS = 'default') {
  return clsx(
    HEIGHTS[density],
    'border-b bg-surface px-3 py-1 group-last:border-b-0 group-hover:bg-canvas',
    align(column),
    isPinned(column, index) && 'sticky left-0 z-10 max-w-[45vw] sm:max-w-none',
  );
}

function align<Row>(column: Column<Row>) {
  return column.align === 'right' ? 'text-right' : 'text-left';
}

function isPinned<Row>(column: Column<Row>, index: number) {
  return column.pinned ?? index === 0;
}
