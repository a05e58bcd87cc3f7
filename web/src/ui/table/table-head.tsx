import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Icon } from '../brand/icon.tsx';
import { tableMessages } from './messages.ts';
import { alignClass, type Column, pinClass, type Sort } from './table-column.ts';

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** The checkbox that stands for all rows. */
  selectAll?: ReactNode;
  hasMenu: boolean;
  /** The page scrolls, and the panel's header stays in view. */
  isBelowPanel?: boolean;
  /** Its rows are lines. */
  isPageLong?: boolean | undefined;
};

const HEAD_CLASS = 'sticky h-9 whitespace-nowrap border-b bg-sunken font-medium text-12 text-muted';

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sort, onSort, selectAll, hasMenu, isBelowPanel = false, isPageLong = false } = props;
  const t = useTexts(tableMessages);
  const headClass = clsx(
    HEAD_CLASS,
    isBelowPanel ? 'top-15' : 'top-0',
    'max-sm:static max-sm:border-0',
    isPageLong ? 'px-1.5 first:pl-3 last:pr-3' : 'px-3',
  );
  return (
    <thead className="max-sm:block">
      <tr className="max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:bg-sunken max-sm:px-2">
        {selectAll && <th className={clsx(headClass, 'left-0 z-20 w-11 min-w-11 px-2.5')}>{selectAll}</th>}
        {columns.map((column, index) => {
          const pin = pinClass(column, index, Boolean(selectAll));
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={sortOf(column, sort)}
              className={clsx(
                headClass,
                alignClass(column),
                pin,
                pin ? 'z-20' : 'z-10',
                !(column.sortable && onSort) && 'max-sm:hidden', // each card says it
              )}
            >
              {column.sortable && onSort ? <SortButton column={column} sort={sort} onSort={onSort} /> : column.header}
            </th>
          );
        })}
        {hasMenu && (
          <th scope="col" className={clsx(headClass, 'right-0 z-20 w-13 max-sm:hidden')}>
            <span className="sr-only">{t('actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function sortOf<Row>(column: Column<Row>, sort: Sort | undefined) {
  if (!column.sortable || sort?.by !== column.id) return undefined;
  return sort.direction === 'asc' ? 'ascending' : 'descending';
}

function nextDirection<Row>({ sortsDownFirst = false }: Column<Row>, current: Sort['direction'] | undefined) {
  if (current) return current === 'asc' ? 'desc' : 'asc';
  return sortsDownFirst ? 'desc' : 'asc';
}

type SortButtonProps<Row> = { column: Column<Row>; sort: Sort | undefined; onSort: (sort: Sort) => void };

/** The same column again turns the order around. */
function SortButton<Row>({ column, sort, onSort }: SortButtonProps<Row>) {
  const current = sort?.by === column.id ? sort.direction : undefined;
  const arrow = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown }[current ?? 'none'];
  return (
    <button
      type="button"
      onClick={() => onSort({ by: column.id, direction: nextDirection(column, current) })}
      className={clsx(
        '-mx-1.5 inline-flex min-h-8 items-center gap-1 rounded-sm px-1.5 font-medium hover:text-text',
        current && 'text-text',
      )}
    >
      {column.header}
      <Icon of={arrow} className={current ? '' : 'opacity-60'} />
    </button>
  );
}
