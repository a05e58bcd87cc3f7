import { CONTENT_WIDTH, INK, MARGIN, rule, type Sheet } from './sheet.ts';
import { heightOfLines, type TextStyle, widthOf, wrap, write } from './text.ts';

const LABEL: TextStyle = { size: 8, weight: 'regular', colour: INK.muted };
const TEXT: TextStyle = { size: 9.5, weight: 'regular', colour: INK.text };
const STRONG: TextStyle = { size: 9.5, weight: 'strong', colour: INK.text };
const WORDMARK: TextStyle = { size: 22, weight: 'display', colour: INK.primary };
const TITLE: TextStyle = { size: 22, weight: 'display', colour: INK.text };
const GAP = 18;
const FACT_GAP = 20;

type Tone = 'success' | 'warning';
type Heading = { wordmark: string; title: string; status: { text: string; tone: Tone } };

/** Who writes, what it is, and how it stands; below it the line. */
export function drawHeading(sheet: Sheet, { wordmark, title, status }: Heading): void {
  const { doc, y } = sheet;
  const place = { x: MARGIN, y, width: CONTENT_WIDTH };
  sheet.tagged('P', () => write(doc, [wordmark], WORDMARK, place));
  sheet.tagged('H1', () => write(doc, [title], TITLE, { ...place, align: 'right' }));
  const below = y + 34;
  sheet.decoration(() => drawLine(sheet, below));
  const style: TextStyle = { ...STRONG, colour: INK[status.tone] };
  sheet.tagged('P', () => write(doc, [status.text], style, { ...place, y: below + 9, align: 'right' }));
  sheet.y = below + 34;
}

/** The telephone line, hanging from pole to pole. */
function drawLine({ doc }: Sheet, y: number): void {
  rule(doc, y, { colour: INK.primary, thickness: 1.5 });
  for (const x of [MARGIN, MARGIN + CONTENT_WIDTH]) doc.circle(x, y, 2.5).fillColor(INK.primary).fill();
}

/** The first line is the name. */
export type Party = { label: string; lines: readonly string[] };

export function drawParties(sheet: Sheet, parties: readonly Party[]): void {
  const width = CONTENT_WIDTH / parties.length - GAP;
  const blocks = parties.map(({ label, lines: [name = '', ...rest] }) => ({
    label,
    name: wrap(sheet.doc, name, STRONG, width),
    rest: rest.flatMap((line) => wrap(sheet.doc, line, TEXT, width)),
  }));
  const heights = blocks.map(({ name, rest }) => 14 + heightOfLines(name, STRONG) + heightOfLines(rest, TEXT));
  const top = sheet.y;
  blocks.forEach(({ label, name, rest }, index) => {
    const place = { x: MARGIN + index * (width + GAP), y: top, width };
    sheet.tagged('P', () => {
      write(sheet.doc, [label], LABEL, place);
      write(sheet.doc, name, STRONG, { ...place, y: top + 14 });
      write(sheet.doc, rest, TEXT, { ...place, y: top + 14 + heightOfLines(name, STRONG) });
    });
  });
  sheet.y = top + Math.max(...heights) + GAP;
}

/** `share` of the width of the page. */
export type Fact = { label: string; value: string; share: number };

/** A row of figures on a tinted band, as the summary of a ledger page. */
export function drawFacts(sheet: Sheet, facts: readonly Fact[]): void {
  const values = facts.map(({ value, share }) => wrap(sheet.doc, value, STRONG, share * CONTENT_WIDTH - FACT_GAP));
  const height = 30 + Math.max(...values.map((lines) => heightOfLines(lines, STRONG)));
  sheet.makeRoom(height);
  const top = sheet.y;
  sheet.decoration(() => sheet.doc.rect(MARGIN, top, CONTENT_WIDTH, height).fillColor(INK.sunken).fill());
  facts.forEach(({ label, share }, index) => {
    const before = facts.slice(0, index).reduce((sum, fact) => sum + fact.share, 0);
    const x = MARGIN + before * CONTENT_WIDTH + FACT_GAP / 2;
    const place = { x, y: top + 9, width: share * CONTENT_WIDTH - FACT_GAP };
    sheet.tagged('P', () => {
      write(sheet.doc, [label], LABEL, place);
      write(sheet.doc, values[index] ?? [], STRONG, { ...place, y: place.y + 13 });
    });
  });
  sheet.y = top + height + GAP;
}

export type Sum = { label: string; amount: string };

/** What it adds up to, at the right; the last one is the whole, under the rule of money. */
export function drawSums(sheet: Sheet, sums: readonly Sum[]): void {
  const width = 250;
  const [x, right] = [MARGIN + CONTENT_WIDTH - width, 110];
  sheet.makeRoom(sums.length * 18 + 24);
  sheet.y += 10;
  sums.forEach(({ label, amount }, index) => {
    const isWhole = index === sums.length - 1;
    const style: TextStyle = isWhole ? { size: 12, weight: 'strong', colour: INK.brass } : TEXT;
    if (isWhole) {
      sheet.decoration(() => rule(sheet.doc, sheet.y, { colour: INK.brass, thickness: 1.5, x, width }));
      sheet.y += 7;
    }
    const place = { x, y: sheet.y, width };
    sheet.tagged('P', () => {
      write(sheet.doc, [label], isWhole ? { ...style, colour: INK.text } : style, { ...place, width: width - right });
      write(sheet.doc, [amount], style, { ...place, align: 'right' });
    });
    sheet.y += isWhole ? 22 : 17;
  });
  sheet.y += GAP;
}

export function drawParagraph(sheet: Sheet, text: string): void {
  const style: TextStyle = { ...TEXT, size: 8.5, colour: INK.muted };
  const lines = wrap(sheet.doc, text, style, CONTENT_WIDTH);
  sheet.makeRoom(heightOfLines(lines, style));
  sheet.tagged('P', () => write(sheet.doc, lines, style, { x: MARGIN, y: sheet.y, width: CONTENT_WIDTH }));
  sheet.y += heightOfLines(lines, style) + 6;
}

/** The one figure a small document is about. */
export function drawAmount(sheet: Sheet, { label, amount }: Sum): void {
  const style: TextStyle = { size: 28, weight: 'display', colour: INK.brass };
  const place = { x: MARGIN, y: sheet.y, width: CONTENT_WIDTH };
  sheet.tagged('P', () => {
    write(sheet.doc, [label], LABEL, place);
    write(sheet.doc, [amount], style, { ...place, y: place.y + 13 });
  });
  const below = sheet.y + 56;
  const width = Math.max(120, widthOf(sheet.doc, amount, style));
  sheet.decoration(() => rule(sheet.doc, below, { colour: INK.brass, thickness: 1.5, x: MARGIN, width }));
  sheet.y = below + GAP;
}

/** Words somebody agreed to, as large as they matter. */
export function drawSentence(sheet: Sheet, { label, text }: { label: string; text: string }): void {
  const style: TextStyle = { size: 12, weight: 'strong', colour: INK.text };
  const lines = wrap(sheet.doc, text, style, CONTENT_WIDTH);
  sheet.makeRoom(14 + heightOfLines(lines, style));
  const place = { x: MARGIN, y: sheet.y, width: CONTENT_WIDTH };
  sheet.tagged('P', () => {
    write(sheet.doc, [label], LABEL, place);
    write(sheet.doc, lines, style, { ...place, y: place.y + 14 });
  });
  sheet.y += 14 + heightOfLines(lines, style) + GAP;
}
