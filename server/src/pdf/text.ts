import { FONTS, type Weight } from './fonts.ts';

export type TextStyle = { size: number; weight: Weight; colour: string };
type Align = 'left' | 'right';
type Doc = PDFKit.PDFDocument;
/** A piece of a line that one font can write. */
type Run = { font: string; text: string };

/** Figures of one width, so that columns of them line up. */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

export const LINE_HEIGHT = 1.4;
export const heightOfLines = (lines: readonly string[], { size }: TextStyle) => lines.length * size * LINE_HEIGHT;

/** What no font of ours can write stands as its number: a reader sees that a sign is there, and which. */
export function runsOf(doc: Doc, text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const sign of tidied(text)) {
    const font = FONTS[weight].find((name) => hasSign(doc, name, sign));
    const last = runs.at(-1);
    const written = font ? sign : `[U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`;
    const by = font ?? (FONTS[weight][0] as string);
    if (last?.font === by) last.text += written;
    else runs.push({ font: by, text: written });
  }
  return runs;
}

/** Composed letters, plain spaces, nothing invisible. */
const tidied = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '');

function hasSign(doc: Doc, font: string, sign: string): boolean {
  doc.font(font);
  // The open font of the document, which its types keep to themselves.
  const { _font: open } = doc as unknown as { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } };
  return open.font.hasGlyphForCodePoint(sign.codePointAt(0) as number);
}

export function widthOf(doc: Doc, text: string, { size, weight }: TextStyle): number {
  const widths = runsOf(doc, text, weight).map((run) =>
    doc.font(run.font).fontSize(size).widthOfString(run.text, { features: FEATURES }),
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

/** In lines of a width; a word that is longer than one is cut where it ends. */
export function wrap(doc: Doc, text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of tidied(text)
    .trim()
    .split(' ')
    .flatMap((word) => cut(doc, word, style, width))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(doc, longer, style) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function cut(doc: Doc, word: string, style: TextStyle, width: number): string[] {
  if (widthOf(doc, word, style) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const sign of word) {
    if (part && widthOf(doc, part + sign, style) > width) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part];
}

type Place = { x: number; y: number; width: number; align?: Align };

/** Lines below one another, from the top of the first. */
export function write(doc: Doc, lines: readonly string[], style: TextStyle, { x, y, width, align }: Place): void {
  lines.forEach((line, index) => {
    const start = align === 'right' ? x + width - widthOf(doc, line, style) : x;
    writeLine(doc, line, style, { x: start, y: y + index * style.size * LINE_HEIGHT });
  });
}

function writeLine(doc: Doc, line: string, { size, weight, colour }: TextStyle, at: { x: number; y: number }): void {
  let { x } = at;
  for (const { font, text } of runsOf(doc, line, weight)) {
    doc.font(font).fontSize(size).fillColor(colour);
    // Fonts differ in where their lines begin: all stand on one base line.
    doc.text(text, x, at.y + size, { lineBreak: false, baseline: 'alphabetic', features: FEATURES });
    x += doc.widthOfString(text, { features: FEATURES });
  }
}
