export const IMPORT_VERDICTS = ['new', 'known', 'duplicate', 'invalid'] as const;
export type ImportVerdict = (typeof IMPORT_VERDICTS)[number];

type ImportLine = { line: number; written: string; carrier: string };
export type JudgedLine = ImportLine & { number: string | null; verdict: ImportVerdict };

/** What the numbering plan says of something written: its E.164 form and its country. */
export type ReadNumber = (written: string) => { number: string; country: string | undefined } | undefined;

const CARRIER_MAX_LENGTH = 40;

/** One number a line, with its carrier behind a comma, semicolon or tab if it has one of its own; a heading is passed over. */
export function readLines(text: string, carrier: string): ImportLine[] {
  return text
    .replace(/^\uFEFF/, '') // spreadsheets put it in front
    .split(/\r\n|\n|\r/)
    .map((content, index) => ({ ...cellsOf(content, carrier), line: index + 1 }))
    .filter(({ written }) => written !== '')
    .filter(({ written }, index) => index > 0 || /\d/.test(written));
}

function cellsOf(content: string, carrier: string): { written: string; carrier: string } {
  const [written = '', own = ''] = content.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  return { written, carrier: (own || carrier).slice(0, CARRIER_MAX_LENGTH) };
}

/** What would become of every line, in their order; the first of several equal ones counts. */
export function judgeImport(lines: readonly ImportLine[], read: ReadNumber, known: ReadonlySet<string>): JudgedLine[] {
  const seen = new Set<string>();
  return lines.map((line) => {
    const found = read(line.written);
    if (!found) return { ...line, number: null, verdict: 'invalid' };
    const verdict = verdictOn(found.number, seen, known);
    seen.add(found.number);
    return { ...line, number: found.number, verdict };
  });
}

function verdictOn(number: string, seen: ReadonlySet<string>, known: ReadonlySet<string>): ImportVerdict {
  if (seen.has(number)) return 'duplicate';
  return known.has(number) ? 'known' : 'new';
}
