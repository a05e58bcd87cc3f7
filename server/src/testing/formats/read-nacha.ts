import { readFormat, withoutTicks } from './format-table.ts';

/** Written from docs/formats/nacha.md, and not from the writer: it refuses what a bank would refuse. */

type NachaRecord = Record<string, string>;
type NachaBatch = { header: NachaRecord; entries: NachaRecord[]; control: NachaRecord };
export type NachaContent = { header: NachaRecord; batches: NachaBatch[]; control: NachaRecord };

type Field = { name: string; from: number; to: number; kind: string; content: string };

const LAYOUTS: ReadonlyMap<string, readonly Field[]> = new Map(
  [...readFormat('nacha')].map(([heading, rows]) => [
    heading.slice(-1),
    rows.map((row) => {
      const [from = 0, to = 0] = (row.positions ?? '').split('-').map(Number);
      return { name: row.name ?? '', from, to, kind: row.kind ?? '', content: withoutTicks(row.content ?? '') };
    }),
  ]),
);

const KINDS: Record<string, RegExp> = {
  digits: /^\d+$/,
  text: /^(?! )[ -_{-~]*$/, // capitals, and nothing before the first sign
  blank: /^ +$/,
  routing: /^ \d{9}$/,
  origin: /^[ A-Z\d][A-Z\d]{9}$/,
  date: /^\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/,
  time: /^([01]\d|2[0-3])[0-5]\d$/,
};

function check(isRight: boolean, what: string): asserts isRight {
  if (!isRight) throw new Error(`not a NACHA file: ${what}`);
}

function readRecord(line: string): NachaRecord {
  const layout = LAYOUTS.get(line.slice(0, 1));
  check(layout !== undefined, `no record begins with ${line.slice(0, 1)}`);
  check(layout.at(-1)?.to === line.length, 'the fields fill the record');
  const record: NachaRecord = {};
  let next = 1;
  for (const { name, from, to, kind, content } of layout) {
    check(from === next, `${name} follows the field before`);
    next = to + 1;
    const value = line.slice(from - 1, to);
    const isRight = kind === 'constant' ? value === content : KINDS[kind]?.test(value);
    check(isRight === true, `${name} of record ${line[0]} is ${kind} ${content}, but found '${value}'`);
    record[name] = kind === 'text' ? value.trimEnd() : value;
  }
  return record;
}

export function readNacha(content: string): NachaContent {
  const lines = content.split('\n');
  check(lines.pop() === '', 'the last line ends, too');
  check(
    lines.every((line) => /^[ -~]{94}$/.test(line)),
    'every line has 94 signs of ASCII',
  );
  check(lines.length % 10 === 0, 'whole blocks of ten');
  const end = lines.findIndex((line) => line.startsWith('9'));
  const padding = lines.slice(end + 1);
  check(
    padding.length < 10 && padding.every((line) => /^9{94}$/.test(line)),
    'nines after the file control, no more than needed',
  );
  const [header, ...rest] = lines.slice(0, end).map(readRecord);
  check(header?.['record type'] === '1', 'the file header comes first');
  const file = { header, batches: readBatches(rest), control: readRecord(lines[end] ?? '') };
  checkFile(file, lines.length / 10);
  return file;
}

function readBatches(records: readonly NachaRecord[]): NachaBatch[] {
  const batches: NachaBatch[] = [];
  let open: { header: NachaRecord; entries: NachaRecord[] } | undefined;
  for (const record of records) {
    const type = record['record type'];
    check((type === '5') === (open === undefined), 'entries and controls stand in a batch, and batches do not overlap');
    if (!open) open = { header: record, entries: [] };
    else if (type === '6') open.entries.push(record);
    else {
      check(type === '8', `a record ${type} has no place in a batch`);
      batches.push({ ...open, control: record });
      open = undefined;
    }
  }
  check(open === undefined, 'the last batch is closed');
  return batches;
}

const sumOf = (records: readonly NachaRecord[], field: string) =>
  records.reduce((sum, record) => sum + BigInt(record[field] ?? ''), 0n);

function checkFile({ batches, control }: NachaContent, blocks: number): void {
  check(batches.length > 0, 'there is a batch');
  batches.forEach(checkBatch);
  const controls = batches.map((batch) => batch.control);
  check(BigInt(control['batch count'] ?? '') === BigInt(batches.length), 'batches are counted');
  check(BigInt(control['block count'] ?? '') === BigInt(blocks), 'blocks are counted, those of nines too');
  for (const field of ['entry/addenda count', 'total debit amount', 'total credit amount'])
    check(BigInt(control[field] ?? '') === sumOf(controls, field), `${field} is the sum of the batches'`);
  check(
    BigInt(control['entry hash'] ?? '') === sumOf(controls, 'entry hash') % 10n ** 10n,
    'the entry hash of the file',
  );
  const traces = batches.flatMap((batch) => batch.entries.map((entry) => entry['trace number'] ?? ''));
  check(
    traces.every((trace, place) => place === 0 || trace > (traces[place - 1] ?? '')),
    'trace numbers rise',
  );
}

function checkBatch({ header, entries, control }: NachaBatch, place: number): void {
  for (const field of ['service class code', 'company identification', 'originating DFI', 'batch number'])
    check(header[field] === control[field], `${field} is the same in header and control`);
  check(Number(header['batch number']) === place + 1, 'batches are numbered');
  check(entries.length > 0, 'a batch has entries');
  check(BigInt(control['entry/addenda count'] ?? '') === BigInt(entries.length), 'entries are counted');
  check(
    BigInt(control['entry hash'] ?? '') === sumOf(entries, 'receiving DFI') % 10n ** 10n,
    'the entry hash of a batch',
  );
  check(BigInt(control['total debit amount'] ?? '') === 0n, 'nobody is debited');
  check(
    BigInt(control['total credit amount'] ?? '') === sumOf(entries, 'amount'),
    'credits are the sum of the entries',
  );
  for (const entry of entries) {
    check(entry['trace number']?.slice(0, 8) === header['originating DFI'], 'a trace begins with the originating bank');
    check(isRoutingNumber(`${entry['receiving DFI']}${entry['check digit']}`), 'the check digit fits');
  }
}

/** The ninth digit makes the weighted sum a multiple of ten. */
function isRoutingNumber(number: string): boolean {
  const weighted = [...number].map((digit, place) => Number(digit) * ([3, 7, 1][place % 3] ?? 0));
  return weighted.reduce((sum, each) => sum + each, 0) % 10 === 0;
}
