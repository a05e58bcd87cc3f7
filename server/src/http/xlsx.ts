import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** How a spreadsheet shows the numbers of a column; whatever is text stands there as text and is never a formula. */
const XLSX_FORMATS = ['plain', 'whole', 'money', 'percent', 'decimal'] as const;
export type XlsxFormat = (typeof XLSX_FORMATS)[number];

export type XlsxSheet = {
  name: string;
  headings: readonly string[];
  formats: readonly XlsxFormat[];
  rows: AsyncIterable<readonly (string | number | null)[]>;
};

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const FIXED: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  // Styles 0 to 4 are XLSX_FORMATS in their order, 5 is a heading; formats 0, 3 and 4 every reader has of its own.
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.0"/><numFmt numFmtId="165" formatCode="0.0%"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6">${[0, 3, 4, 165, 164].map((id) => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`).join('')}<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
};
const HEADING_STYLE = XLSX_FORMATS.length;

/** What XML cannot hold is left out. */
const escapeXml = (text: string) =>
  text
    .replace(/(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const textCell = (text: string, style: number) =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

function cell(value: string | number | null, style: number): string {
  if (value === null) return '<c/>';
  return typeof value === 'number' ? `<c s="${style}"><v>${value}</v></c>` : textCell(value, 0);
}

/** Names of sheets take neither these signs nor more than 31. */
const sheetName = (name: string) =>
  name
    .replace(/[[\]*?:/\\']/g, ' ')
    .slice(0, 31)
    .trim() || 'Report';

const ROWS_PER_CHUNK = 150;

async function* sheetXml({ headings, formats, rows }: XlsxSheet): AsyncGenerator<string> {
  const styles = formats.map((format) => XLSX_FORMATS.indexOf(format));
  const head = headings.map((text) => textCell(text, HEADING_STYLE)).join('');
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData><row>${head}</row>`;
  let waiting: string[] = [];
  for await (const row of rows) {
    waiting.push(`<row>${row.map((value, index) => cell(value, styles[index] ?? 0)).join('')}</row>`);
    if (waiting.length < ROWS_PER_CHUNK) continue;
    yield waiting.join('');
    waiting = [];
  }
  yield `${waiting.join('')}</sheetData></worksheet>`;
}

/** A workbook of one sheet, packed as its rows come: none of them waits for the last. */
export async function* xlsxBytes(sheet: XlsxSheet): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const workbook = `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXml(sheetName(sheet.name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  for (const [name, content] of Object.entries({ ...FIXED, 'xl/workbook.xml': workbook })) {
    const part = new ZipPassThrough(name);
    zip.add(part);
    part.push(strToU8(XML + content), true);
  }
  const packed = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 });
  zip.add(packed);
  for await (const piece of sheetXml(sheet)) {
    packed.push(strToU8(piece));
    yield* ready.splice(0);
  }
  packed.push(new Uint8Array(), true);
  zip.end();
  yield* ready;
}

const XLSX_TYPE = `${TYPES}.sheet`;

export function sendXlsx(reply: FastifyReply, fileName: string, sheet: XlsxSheet) {
  return reply
    .type(XLSX_TYPE)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(xlsxBytes(sheet)));
}
