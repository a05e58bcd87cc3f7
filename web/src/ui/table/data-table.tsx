import { clsx } from 'clsx';
import type { CSSProperties, Key, MouseEvent, ReactNode } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { uiMessages } from '../../i18n/ui-messages.ts';
import { Coming } from '../../ui/feedback/coming.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Checkbox } from '../form/checkbox.tsx';
import { tableMessages } from './messages.ts';
import { CARD_CLASS, CARD_MENU_CLASS, CARD_TICK_CLASS, cardCellClass, cardLabel } from './phone-card.ts';
import { alignClass, type Column, pinClass, type Selection, type Sort } from './table-column.ts';
import { TableHead } from './table-head.tsx';
import { useTooWide } from './use-too-wide.ts';

export type { Column, Sort };

/** What a query of TanStack Query looks like from here. */
type TableQuery<Row> = {
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
  /** The order of the rows, for columns that are `sortable`. */
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** A checkbox before each row, and one for the whole page. */
  selection?: Selection<Row> | undefined;
  /** At the end of each row, always in view: usually a RowMenu. */
  rowMenu?: ((row: Row) => ReactNode) | undefined;
  /** A click anywhere on the row; its first cell holds a link or button that does the same by keyboard. */
  onOpen?: ((row: Row) => void) | undefined;
  density?: 'compact' | 'default' | 'touch' | undefined;
  skeletonRows?: number | undefined;
  /** The table scrolls inside this height, under its header. */
  maxHeight?: string | undefined;
  /** It is as long as its rows, each of one line, and the page scrolls; its header stays below the panel's. */
  isPageLong?: boolean | undefined;
  /** The row that is open beside the list. */
  current?: Key | null | undefined;
};

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { query, empty, errorMessage } = props;
  const retry = props.onRetry ?? (query.refetch && (() => void query.refetch?.()));
  return (
    <div className={clsx('rounded border bg-surface', props.isPageLong ? 'min-w-0 overflow-clip' : 'overflow-hidden')}>
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
      <Coming />
      <ScrollingTable {...props} rows={[]}>
        <SkeletonRows {...props} />
      </ScrollingTable>
    </>
  );
}

type LoadedProps<Row> = DataTableProps<Row> & { rows: readonly Row[] };

function LoadedTable<Row>(props: LoadedProps<Row>) {
  if (props.rows.length === 0) return null;
  const cellClasses = props.columns.map((column, index) => cellClass(props, column, index));
  return (
    <ScrollingTable {...props}>
      {props.rows.map((row) => (
        <TableRow key={props.rowKey(row)} {...props} row={row} cellClasses={cellClasses} />
      ))}
    </ScrollingTable>
  );
}

function ScrollingTable<Row>(props: LoadedProps<Row> & { children: ReactNode }) {
  const { query, columns, sort, onSort, caption, selection, rowMenu, maxHeight = '75vh', isPageLong, children } = props;
  const [region, isTooWide] = useTooWide();
  const isScrolling = !isPageLong || isTooWide;
  return (
    <section
      ref={region}
      aria-label={caption}
      aria-busy={query.isPending}
      // A region that scrolls must be reachable by keyboard.
      {...(isScrolling && { tabIndex: 0 })}
      // Relative, so that what is only for screen readers scrolls with its row and does not stretch the page.
      className={clsx(
        'relative -outline-offset-2',
        isScrolling && 'overflow-auto',
        !isPageLong && 'max-h-(--table-height) max-sm:max-h-none',
      )}
      style={{ '--table-height': maxHeight } as CSSProperties}
    >
      <table
        className={clsx('w-full border-separate border-spacing-0 max-sm:block', isPageLong ? 'text-13' : 'text-14')}
      >
        <caption className="sr-only">{caption}</caption>
        <TableHead
          columns={columns}
          sort={sort}
          onSort={onSort}
          selectAll={selection && <SelectAll {...props} selection={selection} />}
          hasMenu={rowMenu !== undefined}
          isBelowPanel={!isScrolling}
          isPageLong={isPageLong}
        />
        <tbody className="max-sm:block">{children}</tbody>
        {props.rows.length > 0 && <Sums {...props} />}
      </table>
    </section>
  );
}

/** Stays in view while the rows scroll above it. */
function Sums<Row>({ columns, selection, rowMenu }: LoadedProps<Row>) {
  if (columns.every(({ sum }) => sum === undefined)) return null;
  return (
    <tfoot className="max-sm:block">
      <tr className={clsx(CARD_CLASS, 'max-sm:bg-sunken')}>
        {selection && <td className={clsx(SUM_CLASS, 'max-sm:hidden')} />}
        {columns.map((column, index) => (
          <td
            key={column.id}
            data-label={cardLabel(column)}
            className={clsx(
              SUM_CLASS,
              alignClass(column),
              pinClass(column, index, Boolean(selection)),
              index === 0 && 'z-20',
              hasSum(column) ? cardCellClass(column, index, Boolean(selection)) : 'max-sm:hidden',
            )}
          >
            {column.sum}
          </td>
        ))}
        {rowMenu && <td className={clsx(SUM_CLASS, 'max-sm:hidden')} />}
      </tr>
    </tfoot>
  );
}

const hasSum = <Row,>({ sum }: Column<Row>) => sum !== undefined && sum !== null;

const SUM_CLASS = 'sticky bottom-0 z-10 h-11 border-t bg-sunken px-3 py-1 font-medium';

function SelectAll<Row>({ rows, rowKey, selection }: LoadedProps<Row> & { selection: Selection<Row> }) {
  const t = useTexts(tableMessages);
  const { isSelectable = () => true } = selection;
  const keys = rows.filter(isSelectable).map(rowKey);
  const chosen = keys.filter((key) => selection.selected.has(key)).length;
  const isAll = chosen > 0 && chosen === keys.length;
  return (
    <Checkbox
      aria-label={selection.allLabel ?? t('selectPage')}
      checked={isAll}
      mixed={chosen > 0 && !isAll}
      disabled={keys.length === 0}
      onChange={() => selection.onChange(new Set(isAll ? [] : keys))}
    />
  );
}

/** What is the same in every row is worked out once. */
type RowProps<Row> = LoadedProps<Row> & { row: Row; cellClasses: readonly string[] };

function TableRow<Row>(props: RowProps<Row>) {
  const { row, rowKey, columns, cellClasses, density, selection, rowMenu, onOpen, current, isPageLong } = props;
  const key = rowKey(row);
  return (
    <tr
      data-row={key}
      aria-current={key === current || undefined}
      className={clsx('group scroll-mt-26', CARD_CLASS, onOpen && 'cursor-pointer')}
      onClick={onOpen && ((event) => isPlain(event) && onOpen(row))}
    >
      {selection && <SelectCell {...props} selection={selection} />}
      {columns.map((column, index) => (
        <td key={column.id} data-label={cardLabel(column)} className={cellClasses[index]}>
          {column.cell(row)}
        </td>
      ))}
      {rowMenu && (
        <td
          className={clsx(
            CELL_CLASS,
            height(density),
            'sticky right-0 px-1 text-right',
            isPageLong ? LOW_MENU : 'py-1',
            CARD_MENU_CLASS,
          )}
        >
          {rowMenu(row)}
        </td>
      )}
    </tr>
  );
}

/** Not one of the row's own controls, and not the end of selecting a text. */
function isPlain({ target }: MouseEvent): boolean {
  const isControl = target instanceof Element && target.closest('a, button, input, label, [role=menu]');
  return !isControl && !window.getSelection()?.toString();
}

function SelectCell<Row>(props: DataTableProps<Row> & { row: Row; selection: Selection<Row> }) {
  const { row, rowKey, density, selection } = props;
  const key = rowKey(row);
  const toggle = () => {
    const selected = new Set(selection.selected);
    if (!selected.delete(key)) selected.add(key);
    selection.onChange(selected);
  };
  return (
    <td className={clsx(CELL_CLASS, ROOMY, height(density), 'sticky left-0 z-10 px-2.5', CARD_TICK_CLASS)}>
      <Checkbox
        aria-label={selection.labelOf(row)}
        checked={selection.selected.has(key)}
        disabled={selection.isSelectable?.(row) === false}
        onChange={toggle}
      />
    </td>
  );
}

const SKELETON_WIDTHS = ['w-24', 'w-16', 'w-20', 'w-28', 'w-12'];

function SkeletonRows<Row>(props: DataTableProps<Row>) {
  const { columns, density, selection, rowMenu, skeletonRows = 6 } = props;
  return Array.from({ length: skeletonRows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <tr key={row} className={clsx('group', CARD_CLASS)}>
      {selection && <td className={clsx(CELL_CLASS, height(density), CARD_TICK_CLASS)} />}
      {columns.map((column, index) => (
        <td key={column.id} className={cellClass(props, column, index)}>
          <Skeleton
            className={clsx(
              'h-3.5',
              SKELETON_WIDTHS[(row + index) % SKELETON_WIDTHS.length],
              column.align === 'right' && 'ml-auto',
            )}
          />
        </td>
      ))}
      {rowMenu && <td className={clsx(CELL_CLASS, height(density), CARD_MENU_CLASS)} />}
    </tr>
  ));
}

/** A card on a phone is as high as what it says, also under a finger. */
const HEIGHTS = { compact: 'h-9', default: 'h-11 sm:pointer-coarse:h-13', touch: 'h-13' };
const height = (density: keyof typeof HEIGHTS = 'default') => HEIGHTS[density];

/** Where each row is one line its menu is no higher, unless it is for fingers. */
const LOW_MENU = 'py-0 sm:pointer-fine:[&_button]:size-8';

/** Unless each row is one line. */
const ROOMY = 'px-3 py-1';

const CELL_CLASS =
  'border-b bg-surface group-last:border-b-0 group-hover:bg-canvas group-aria-[current=true]:bg-sunken';

function cellClass<Row>({ density, selection, isPageLong }: DataTableProps<Row>, column: Column<Row>, index: number) {
  const pin = pinClass(column, index, selection !== undefined);
  return clsx(
    height(density),
    CELL_CLASS,
    alignClass(column),
    pin && [pin, 'z-10 max-w-[56vw] break-words sm:max-w-none'],
    cardCellClass(column, index, selection !== undefined),
    isPageLong ? 'whitespace-nowrap px-1.5 max-sm:whitespace-normal sm:first:pl-3 sm:last:pr-3' : ROOMY,
  );
}
