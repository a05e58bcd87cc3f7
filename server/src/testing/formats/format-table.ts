import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FORMATS = join(import.meta.dirname, '../../../../docs/formats');

type Row = Record<string, string>;
/** The tables of a page, by the heading above each. */
export type FormatTables = ReadonlyMap<string, readonly Row[]>;

/** What docs/formats says of a format: page and check are one. */
export function readFormat(name: string): FormatTables {
  const tables = new Map<string, Row[]>();
  let heading = '';
  let columns: string[] | undefined;
  for (const line of readFileSync(join(FORMATS, `${name}.md`), 'utf8').split('\n')) {
    if (line.startsWith('#')) heading = line.replace(/^#+ /, '');
    if (!line.startsWith('|')) {
      columns = undefined;
      continue;
    }
    const cells = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    if (!columns) {
      columns = cells;
      tables.set(heading, []);
    } else if (!line.startsWith('|---')) {
      tables.get(heading)?.push(Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? ''])));
    }
  }
  return tables;
}

/** `094` → 094 */
export const withoutTicks = (cell: string): string => cell.replace(/^`(.*)`$/, '$1');
