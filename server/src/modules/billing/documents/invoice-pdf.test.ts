import { INVOICE_LINE_KINDS, type Invoice } from '@callstead/contract/billing/statements';
import { LANGUAGES, type Language } from '@callstead/domain/identity/account';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountsIn, readPdf } from '../../../testing/read-pdf.ts';
import { writeCreditNotePdf } from './credit-note-pdf.ts';
import { writeInvoicePdf } from './invoice-pdf.ts';
import { writeReceiptPdf } from './receipt-pdf.ts';

const NETWORK = { wordmark: 'Callstead', currency: 'USD' } as const;

type Line = Invoice['lines'][number];

const LEGAL = {
  legalName: 'Reformas Peña & Núñez, S.L.',
  taxId: 'B-12345678',
  addressLine1: 'Calle de Alcalá 42, 3.º izquierda',
  addressLine2: '28014 Madrid',
  country: 'España',
};
const ISSUER = { name: 'Callstead Network LLC', addressLines: ['350 Fifth Avenue'], taxId: '84-1234567', email: null };

function anInvoice(lines: Line[], changes: Partial<Invoice> = {}): Invoice {
  const sum = (of: 'calls' | 'amountCents') => lines.reduce((total, line) => total + line[of], 0);
  return {
    id: '00000000-0000-4000-8000-000000000001',
    number: 'CS-00042',
    month: '2026-10',
    zone: 'America/New_York',
    issuedAt: '2026-11-01T05:29:00.000Z',
    status: 'paid',
    openCents: 0,
    dueOn: null,
    calls: sum('calls'),
    amountCents: sum('amountCents'),
    billTo: { name: 'Ana', companyName: null, email: 'ana@reformas.example', address: null, legal: LEGAL },
    issuer: ISSUER,
    creditNotes: [],
    lines,
    ...changes,
  };
}

const aLine = (title: string, changes: Partial<Line> = {}): Line => ({
  kind: 'usage',
  campaign: { id: 'HS001', title: { en: title, es: title } },
  chargedMonth: '2026-10',
  calls: 3,
  amountCents: 4550,
  ...changes,
});

const someLine: fc.Arbitrary<Line> = fc
  .record({
    kind: fc.constantFrom(...INVOICE_LINE_KINDS),
    title: fc.string({ unit: 'grapheme', maxLength: 60 }).filter((title) => !title.includes('$')),
    calls: fc.integer({ min: -9999, max: 9999 }),
    cents: fc.integer({ min: -500_000_000, max: 500_000_000 }),
  })
  .map(({ kind, title, calls, cents }) =>
    aLine(title, { kind, calls, amountCents: cents, chargedMonth: kind === 'late' ? null : '2026-09' }),
  );

const sumsOf = (lines: readonly Line[]) => {
  const kinds = INVOICE_LINE_KINDS.filter((kind) => lines.some((line) => line.kind === kind));
  const sum = (kind: Line['kind']) =>
    lines.filter((line) => line.kind === kind).reduce((total, line) => total + line.amountCents, 0);
  return kinds.length > 1 ? kinds.map(sum) : [];
};

test('whatever an invoice holds, its file says the same amounts and adds up, in both languages', async () => {
  const invoices = fc.tuple(fc.array(someLine, { maxLength: 45 }), fc.constantFrom(...LANGUAGES));
  await fc.assert(
    fc.asyncProperty(invoices, async ([lines, language]) => {
      const invoice = anInvoice(lines);
      const { text } = await readPdf(await writeInvoicePdf(invoice, language, NETWORK));
      const amounts = amountsIn(text);
      expect(amounts).toEqual([...lines.map((line) => line.amountCents), ...sumsOf(lines), invoice.amountCents]);
      const told = amounts.slice(0, lines.length).reduce((sum, cents) => sum + cents, 0);
      expect(amounts.at(-1)).toBe(told);
    }),
    { numRuns: 25 },
  );
}, 120_000);

const SAID: Record<Language, string[]> = {
  es: ['Factura CS-00042', 'Pagada con saldo', 'octubre de 2026', '1 de noviembre de 2026', 'hora del Este'],
  en: ['Invoice CS-00042', 'Paid from balance', 'October 2026', 'November 1, 2026', 'Eastern Time'],
};

test.each(LANGUAGES)('it names both sides, the month and its zone (%s)', async (language) => {
  const read = await readPdf(await writeInvoicePdf(anInvoice([aLine('Reparación de tejados')]), language, NETWORK));
  for (const words of SAID[language]) expect(read.text).toContain(words);
  for (const words of [...ISSUER.addressLines, ISSUER.name, ISSUER.taxId, ...Object.values(LEGAL)])
    expect(read.text).toContain(words);
  expect(read).toMatchObject({ title: SAID[language][0], language, isTagged: true });
});

test.each([
  ['es', 'pending', 'Pendiente: vence el 1 de diciembre de 2026', 'Por pagar'],
  ['en', 'overdue', 'Overdue since December 1, 2026', 'To be paid'],
] as const)(
  'one that is not paid says how much is open, and until when (%s, %s)',
  async (language, status, due, open) => {
    const invoice = anInvoice([aLine('Tejados')], { status, openCents: 1_550, dueOn: '2026-12-01' });
    const { text } = await readPdf(await writeInvoicePdf(invoice, language, NETWORK));
    expect(text).toContain(due);
    expect(text).toContain(open);
    expect(amountsIn(text)).toEqual([4550, 4550, 3000, 1550]);
  },
);

test('a long one repeats the names of its columns and counts its pages', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => aLine(`Campaña número ${index + 1}`));
  const { pages } = await readPdf(await writeInvoicePdf(anInvoice(lines), 'es', NETWORK));
  expect(pages.length).toBeGreaterThan(3);
  pages.forEach((page, index) => {
    expect(page).toContain(`Página ${index + 1} de ${pages.length}`);
    if (page.includes('Campaña número')) expect(page).toContain('Monto (USD)');
  });
});

test('Cyrillic and Greek are written, and what no font has stands as its number, never as a question mark', async () => {
  const lines = [aLine('Ремонт крыш Αθήνα Łódź'), aLine('株式会社 🙂')];
  const { text } = await readPdf(await writeInvoicePdf(anInvoice(lines), 'es', NETWORK));
  expect(text).toContain('Ремонт крыш Αθήνα Łódź');
  expect(text).toContain('[U+682A][U+5F0F][U+4F1A][U+793E]');
  expect(text).toContain('[U+1F642]');
  expect(text).not.toContain('?');
});

test('the same invoice is the same file, byte by byte', async () => {
  const invoice = anInvoice([aLine('Uno'), aLine('Dos', { kind: 'credit', amountCents: -100 })]);
  const [one, two] = [await writeInvoicePdf(invoice, 'es', NETWORK), await writeInvoicePdf(invoice, 'es', NETWORK)];
  expect(one.equals(two)).toBe(true);
});

test('an invoice of before legal data was kept names the network and the advertiser as they are called', async () => {
  const billTo = {
    name: 'John Roe',
    companyName: 'Roe Plumbing',
    email: 'j@roe.example',
    address: '1 Main St, Austin',
  };
  const { text } = await readPdf(
    await writeInvoicePdf(anInvoice([aLine('Roofs')], { issuer: null, billTo }), 'en', NETWORK),
  );
  for (const words of ['Callstead', 'Roe Plumbing', 'John Roe', '1 Main St, Austin']) expect(text).toContain(words);
});

test.each([
  ['es', 'Nota de crédito NC-00003', 'Factura original'],
  ['en', 'Credit note NC-00003', 'Original invoice'],
] as const)(
  'a credit note lists the credits of its month and the invoice they were charged on (%s)',
  async (language, title, original) => {
    const invoice = anInvoice([
      aLine('Este mes'),
      aLine('Antes', { kind: 'credit', chargedMonth: '2026-09', amountCents: -5000 }),
      aLine('Mucho antes', { kind: 'credit', chargedMonth: '2026-08', amountCents: -700 }),
    ]);
    const note = {
      id: 'n',
      number: 'NC-00003',
      chargedMonth: '2026-09',
      originalNumber: 'CS-00031',
      amountCents: -5000,
    };
    const { text } = await readPdf(await writeCreditNotePdf(note, invoice, language, NETWORK));
    for (const words of [title, original, 'CS-00031', 'CS-00042', 'Antes']) expect(text).toContain(words);
    expect(text).not.toContain('Mucho antes');
    expect(amountsIn(text)).toEqual([-5000, -5000]);
  },
);

test.each([
  ['es', 'Recibo R-00001234', 'Pago en línea', '5 de octubre de 2026'],
  ['en', 'Receipt R-00001234', 'Online payment', 'October 5, 2026'],
] as const)('a receipt says how much came, when and how (%s)', async (language, ...said) => {
  const receipt = {
    number: 'R-00001234',
    at: new Date('2026-10-06T02:00:00Z'), // still the evening before in New York
    zone: 'America/New_York',
    amountCents: 250_000,
    reference: 'pi_3Qabcdef',
    means: 'online' as const,
    isUndone: false,
    refundedCents: 0,
    chargedBackCents: 0,
    remark: null,
    issuer: ISSUER,
    billTo: anInvoice([]).billTo,
  };
  const { text } = await readPdf(await writeReceiptPdf(receipt, language, NETWORK));
  for (const words of [...said, 'pi_3Qabcdef', LEGAL.legalName]) expect(text).toContain(words);
  expect(amountsIn(text)).toEqual([250_000]);
});
