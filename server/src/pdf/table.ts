import { CONTENT_WIDTH, INK, MARGIN, rule, type Sheet } from './sheet.ts';
import { heightOfLines, type TextStyle, wrap, write } from './text.ts';

/** `share` of the width of the page. */
export type Column = { header: string; share: number; align?: 'left' | 'right' };
/** The second line of a cell is smaller and quieter. */
export type Cell = { text: string; detail?: string | undefined };

const HEADER: TextStyle = { size: 8, weight: 'strong', colour: INK.muted };
const TEXT: TextStyle = { size: 9.5, weight: 'regular', colour: INK.text };
const DETAIL: TextStyle = { size: 8, weight: 'regular', colour: INK.muted };
const PADDING = 6;
const GUTTER = 12;

/** As long as it takes: a row is never cut, and every page begins with the names of the columns. */
export function drawTable(sheet: Sheet, columns: readonly Column[], rows: readonly (readonly Cell[])[]): void {
  const table = sheet.part('Table');
  sheet.makeRoom(80); // no header alone at the foot of a page
  drawHeader(sheet, columns, table);
  for (const row of rows) {
    const cells = row.map((cell, index) => laidOut(sheet, cell, widthOfColumn(columns, index)));
    const height = Math.max(...cells.map((cell) => cell.height)) + 2 * PADDING;
    if (sheet.makeRoom(height)) drawHeader(sheet, columns, undefined);
    drawRow(sheet, columns, cells, sheet.part('TR', table));
    sheet.y += height;
    sheet.decoration(() => rule(sheet.doc, sheet.y, { colour: INK.hairline, thickness: 0.5 }));
  }
}

const widthOfColumn = (columns: readonly Column[], index: number) =>
  (columns[index]?.share ?? 0) * CONTENT_WIDTH - (index < columns.length - 1 ? GUTTER : 0);

const startOfColumn = (columns: readonly Column[], index: number) =>
  MARGIN + columns.slice(0, index).reduce((sum, { share }) => sum + share * CONTENT_WIDTH, 0);

function laidOut({ doc }: Sheet, { text, detail }: Cell, width: number) {
  const lines = wrap(doc, text, TEXT, width);
  const details = detail ? wrap(doc, detail, DETAIL, width) : [];
  return { lines, details, height: heightOfLines(lines, TEXT) + heightOfLines(details, DETAIL) };
}

/** Told once to screen readers; on later pages it is only to be seen. */
function drawHeader(sheet: Sheet, columns: readonly Column[], table: PDFKit.PDFStructureElement | undefined): void {
  const row = table && sheet.part('TR', table);
  columns.forEach(({ header, align = 'left' }, index) => {
    const place = { x: startOfColumn(columns, index), y: sheet.y, width: widthOfColumn(columns, index), align };
    const draw = () => write(sheet.doc, [header], HEADER, place);
    if (row) sheet.tagged('TH', draw, row);
    else sheet.decoration(draw);
  });
  sheet.y += 16;
  sheet.decoration(() => rule(sheet.doc, sheet.y, { colour: INK.primary, thickness: 1 }));
}

function drawRow(
  sheet: Sheet,
  columns: readonly Column[],
  cells: readonly ReturnType<typeof laidOut>[],
  row: PDFKit.PDFStructureElement,
): void {
  cells.forEach(({ lines, details }, index) => {
    const align = columns[index]?.align ?? 'left';
    const place = {
      x: startOfColumn(columns, index),
      y: sheet.y + PADDING,
      width: widthOfColumn(columns, index),
      align,
    };
    sheet.tagged(
      'TD',
      () => {
        write(sheet.doc, lines, TEXT, place);
        write(sheet.doc, details, DETAIL, { ...place, y: place.y + heightOfLines(lines, TEXT) });
      },
      row,
    );
  });
}
