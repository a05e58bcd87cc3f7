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
};

const HEAD_CLASS = 'sticky top-0 h-10 whitespace-nowrap border-b bg-sunken px-3 font-medium text-12 text-muted';

export function TableHead<Row>({ columns, sort, onSort, selectAll, hasMenu }: TableHeadProps<Row>) {
  const t = useTexts(tableMessages);
  return (
    <thead>
      <tr>
        {selectAll && <th className={clsx(HEAD_CLASS, 'left-0 z-20 w-11 min-w-11 px-2.5')}>{selectAll}</th>}
        {columns.map((column, index) => {
          const pin = pinClass(column, index, Boolean(selectAll));
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={sortOf(column, sort)}
              className={clsx(HEAD_CLASS, alignClass(column), pin, pin ? 'z-20' : 'z-10')}
            >
              {column.sortable && onSort ? <SortButton column={column} sort={sort} onSort={onSort} /> : column.header}
            </th>
          );
        })}
        {hasMenu && (
          <th scope="col" className={clsx(HEAD_CLASS, 'right-0 z-20 w-13')}>
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

type SortButtonProps<Row> = { column: Column<Row>; sort: Sort | undefined; onSort: (sort: Sort) => void };

/** The same column again turns the order around. */
function SortButton<Row>({ column, sort, onSort }: SortButtonProps<Row>) {
  const current = sort?.by === column.id ? sort.direction : undefined;
  const arrow = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown }[current ?? 'none'];
  return (
    <button
      type="button"
      onClick={() => onSort({ by: column.id, direction: current === 'asc' ? 'desc' : 'asc' })}
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
