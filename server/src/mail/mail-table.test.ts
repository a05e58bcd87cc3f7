import { expect, test } from 'vitest';
import { tableHtml, tableText } from './mail-table.ts';

const TABLE = {
  caption: 'Noviembre',
  headings: [
    { label: 'Campaña', isFigure: false },
    { label: 'Pago', isFigure: true },
  ],
  rows: [
    { cells: ['HS001 <b>', '$1,250.00'], share: 1 },
    { cells: ['HS2', '$5.00'], share: 0.25 },
  ],
  totals: ['Total', '$1,255.00'],
};

test('in text the names stand to the left and the figures to the right', () => {
  expect(tableText(TABLE)).toBe(
    ['Noviembre', 'Campaña         Pago', 'HS001 <b>  $1,250.00', 'HS2            $5.00', 'Total      $1,255.00'].join(
      '\n',
    ),
  );
});

test('in HTML it is a table with headings, and its bars are cells', () => {
  const html = tableHtml(TABLE);
  expect(html).toContain('HS001 &lt;b&gt;');
  expect(html).toContain('<th scope="col"');
  expect(html).toContain('<th scope="rowgroup"');
  expect(html).toContain('width="25%"');
  expect(html).toContain('width="75%"');
  expect(html).not.toMatch(/<img|<script|<svg/);
});
