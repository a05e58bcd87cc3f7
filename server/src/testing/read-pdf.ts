import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** A PDF as another program reads it: the text of each page, and what the file says of itself. */
export async function readPdf(content: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(content));
  const { text: pages } = await extractText(document, { mergePages: false });
  const { info } = await getMeta(document);
  const { MarkInfo: marks } = { MarkInfo: await document.getMarkInfo() };
  return {
    pages,
    text: pages.join('\n'),
    title: info.Title,
    language: info.Language,
    isTagged: marks?.Marked ?? false,
  };
}

const AMOUNT = /-?\$\d{1,3}(?:,\d{3})*\.\d{2}/g;

/** Every amount of a text in cents, in the order it is read. */
export const amountsIn = (text: string): number[] =>
  [...text.matchAll(AMOUNT)].map(([amount]) => Math.round(Number(amount.replaceAll(/[$,]/g, '')) * 100));
