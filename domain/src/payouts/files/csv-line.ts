/** Spreadsheets run what starts like this, also when it is written with the wide signs of other keyboards. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Free text, disarmed: a quote before it says that it is text. */
export const plainText = (written: string): string => (FORMULA.test(written) ? `'${written}` : written);

/** A line as RFC 4180 has it. */
export function csvLine(cells: readonly string[]): string {
  const written = cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${written.join(',')}\r\n`;
}
