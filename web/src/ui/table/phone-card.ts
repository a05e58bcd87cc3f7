import type { Column } from './table-column.ts';

/** On a phone a row is a card: its first cell heads it, the others stand below, each behind the name of its column. */
export const CARD_CLASS =
  'max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:border-b max-sm:px-4 max-sm:py-2.5 max-sm:last:border-b-0';

// Two names for what would be twenty: the browser looks up each name of each cell, and a list has hundreds of cells.
const CELL = 'max-sm:card-cell';
const LINE = 'max-sm:card-line';

/** Beside the heading: the box that ticks the card, and its menu. */
export const CARD_TICK_CLASS = `${CELL} max-sm:self-start`;
export const CARD_MENU_CLASS = `${CELL} max-sm:col-start-3 max-sm:row-start-1 max-sm:self-start`;

export function cardCellClass<Row>({ wideOnly }: Column<Row>, index: number, hasSelection: boolean): string {
  if (index > 0) return wideOnly ? CELL : `${CELL} ${LINE}`;
  return `${CELL} max-sm:block max-sm:text-left ${hasSelection ? 'max-sm:col-start-2' : 'max-sm:col-span-2'}`;
}

/** What stands before its value on a card. */
export const cardLabel = <Row>({ header }: Column<Row>) => (typeof header === 'string' ? header : undefined);
