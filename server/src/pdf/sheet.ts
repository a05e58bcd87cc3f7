import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { FONTS, fontFile } from './fonts.ts';
import { type TextStyle, write } from './text.ts';

/** Ink on paper: the light colours of the screens. */
export const INK = {
  text: '#17211E',
  muted: '#55605B',
  primary: '#0E5A4A',
  brass: '#805A00',
  hairline: '#DDD8CB',
  sunken: '#F1EEE5',
  success: '#1B6B3A',
  warning: '#8A5200',
} as const;

const PAGE = { width: 612, height: 792 }; // US Letter: who pays is in the United States
export const MARGIN = 54;
const FOOTER_Y = PAGE.height - 44;
const BOTTOM = FOOTER_Y - 16;
const CONTINUED_TOP = 84;

export const CONTENT_WIDTH = PAGE.width - 2 * MARGIN;

export type Sheet = {
  doc: PDFKit.PDFDocument;
  /** How far the page is written. */
  y: number;
  /** Goes to a new page unless so much still fits; true when it did. */
  makeRoom: (height: number) => boolean;
  /** Draws something with a meaning, told to screen readers by its tag. */
  tagged: (tag: string, draw: () => void, parent?: PDFKit.PDFStructureElement) => void;
  /** A part that others hang under, such as a table. */
  part: (tag: string, parent?: PDFKit.PDFStructureElement) => PDFKit.PDFStructureElement;
  /** Draws what is only to be seen. */
  decoration: (draw: () => void) => void;
  /** Numbers the pages and closes the file. */
  finish: () => Promise<Buffer>;
};

type SheetOptions = {
  /** What the file is called by whoever opens it. */
  title: string;
  wordmark: string;
  language: string;
  /** The moment the document is of: the same document is the same file, byte by byte. */
  at: Date;
  pageOf: (page: number, pages: number) => string;
};

const SMALL: TextStyle = { size: 8, weight: 'regular', colour: INK.muted };

export function openSheet(options: SheetOptions): Sheet {
  const doc = newDocument(options);
  const file = buffer(doc);
  const root = doc.struct('Document', { title: options.title, lang: options.language });
  doc.addStructure(root);
  const sheet: Sheet = {
    doc,
    y: MARGIN,
    makeRoom: (height) => {
      if (sheet.y + height <= BOTTOM) return false;
      doc.addPage();
      sheet.decoration(() => drawContinued(doc, options));
      sheet.y = CONTINUED_TOP;
      return true;
    },
    tagged: (tag, draw, parent = root) => {
      const content = doc.markStructureContent(tag);
      draw();
      doc.endMarkedContent();
      parent.add(doc.struct(tag, {}, content));
    },
    part: (tag, parent = root) => {
      const element = doc.struct(tag);
      parent.add(element);
      return element;
    },
    decoration: (draw) => {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
    finish: () => {
      numberPages(sheet, options);
      root.end();
      doc.end();
      return file;
    },
  };
  return sheet;
}

function newDocument({ title, wordmark, language, at }: SheetOptions): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    font: null as unknown as string, // every font is embedded: the built-in ones cannot write every name
    tagged: true,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: wordmark, Creator: wordmark, Producer: wordmark, CreationDate: at, ModDate: at },
  });
  for (const name of new Set(Object.values(FONTS).flat())) doc.registerFont(name, fontFile(name));
  return doc;
}

/** What a page says at its top when it is not the first. */
function drawContinued(doc: PDFKit.PDFDocument, { wordmark, title }: SheetOptions): void {
  const y = 40;
  const place = { x: MARGIN, y, width: CONTENT_WIDTH };
  write(doc, [wordmark], { size: 12, weight: 'display', colour: INK.primary }, place);
  write(doc, [title], SMALL, { ...place, y: y + 4, align: 'right' });
  rule(doc, y + 24, { colour: INK.primary, thickness: 1 });
}

function numberPages({ doc, decoration }: Sheet, { pageOf, title }: SheetOptions): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    const place = { x: MARGIN, y: FOOTER_Y, width: CONTENT_WIDTH };
    decoration(() => {
      rule(doc, FOOTER_Y - 8, { colour: INK.hairline, thickness: 0.5 });
      write(doc, [title], SMALL, place);
      write(doc, [pageOf(page + 1, count)], SMALL, { ...place, align: 'right' });
    });
  }
}

export function rule(
  doc: PDFKit.PDFDocument,
  y: number,
  {
    colour,
    thickness,
    x = MARGIN,
    width = CONTENT_WIDTH,
  }: { colour: string; thickness: number; x?: number; width?: number },
): void {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(thickness)
    .strokeColor(colour)
    .stroke();
}
