import { parse } from 'csv-parse/sync';
import { readFormat } from './format-table.ts';

type Line = readonly string[];

/** The payments of a file, by the names its page in docs/formats has for the columns. */
export function readCsvFile(format: string, content: string, { hasHeader }: { hasHeader: boolean }) {
  const [columns = []] = readFormat(format).values();
  const lines: Line[] = parse(content, { record_delimiter: '\r\n' });
  if (hasHeader)
    checkHeader(
      lines[0] ?? [],
      columns.map(({ name = '' }) => name),
    );
  return lines.slice(hasHeader ? 1 : 0).map((line) => readLine(line, columns));
}

function checkHeader(line: Line, names: Line): void {
  if (line.join() !== names.join()) throw new Error(`the header is ${line.join()}`);
}

function readLine(line: Line, columns: readonly Record<string, string>[]): Record<string, string> {
  if (line.length !== columns.length) throw new Error(`${line.length} cells instead of ${columns.length}`);
  return Object.fromEntries(
    columns.map(({ name = '', required, longest }, place) => {
      const value = line[place] ?? '';
      if (required === 'yes' && value === '') throw new Error(`${name} is missing`);
      if (value.length > Number(longest)) throw new Error(`${name} is too long: ${value}`);
      return [name, value];
    }),
  );
}
