import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type XlsxSheet, xlsxBytes } from './xlsx.ts';

async function* rowsOf(rows: (string | number | null)[][]) {
  yield* rows;
}

async function unpacked(sheet: XlsxSheet) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of xlsxBytes(sheet)) chunks.push(chunk);
  const files = unzipSync(Buffer.concat(chunks));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test('numbers are numbers with their format, and text is text, whatever it looks like', async () => {
  const files = await unpacked({
    name: 'A: report / 2026',
    headings: ['Name', 'Amount'],
    formats: ['plain', 'money'],
    rows: rowsOf([
      ['=SUM(A1) & <b>"\u0007', 12.5],
      ['José 🙂', null],
    ]),
  });
  const sheet = files['xl/worksheets/sheet1.xml'];
  expect(sheet).toContain('<c s="2"><v>12.5</v></c>');
  expect(sheet).toContain('=SUM(A1) &#38; &#60;b&#62;&#34;</t>');
  expect(sheet).toContain('José 🙂');
  expect(sheet).not.toContain('<f>');
  expect(files['xl/workbook.xml']).toContain('name="A  report   2026"');
  expect(Object.keys(files)).toContain('[Content_Types].xml');
});

test('it is packed while its rows come, not after the last', async () => {
  let made = 0;
  async function* many() {
    for (; made < 50_000; made += 1) yield [`row ${made} ${Math.sin(made)}`, made];
  }
  const sheet: XlsxSheet = { name: 'r', headings: ['a', 'b'], formats: ['plain', 'whole'], rows: many() };
  let bytes = 0;
  let firstAfter = 0;
  for await (const chunk of xlsxBytes(sheet)) {
    bytes += chunk.length;
    if (bytes > 100_000 && firstAfter === 0) firstAfter = made;
  }
  expect(firstAfter).toBeLessThan(25_000);
  expect(made).toBe(50_000);
});
