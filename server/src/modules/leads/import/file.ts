import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { TextDecoder } from 'node:util';
import { assert } from '@callstead/domain/assert';
import { MOST_IMPORT_COLUMNS } from '@callstead/domain/leads/import';
import { CsvError, parse } from 'csv-parse';
import { CsvError as CsvErrorAtOnce, parse as parseAtOnce } from 'csv-parse/sync';
import { seal, unseal } from '../../../secrets/seal.ts';
import type { Services } from '../../../services.ts';

type FileServices = Pick<Services, 'storage' | 'sealSecret'>;
export type ImportFile = { id: string; pieces: number };

const keyOf = (id: string, piece: number) => `imports/${id}/${piece}`;
const contextOf = (secret: string, owner: string) => ({ secret, purpose: 'lead-import', owner });

/** Whoever has the storage alone reads nobody's data. */
export async function putPiece(services: FileServices, id: string, piece: number, base64: string): Promise<void> {
  const sealed = seal(base64, contextOf(services.sealSecret, `${id}:${piece}`));
  await services.storage.put(keyOf(id, piece), Readable.from([Buffer.from(sealed)]), 'application/octet-stream');
}

export async function deleteFile({ storage }: FileServices, { id, pieces }: ImportFile): Promise<void> {
  for (let piece = 0; piece < pieces; piece += 1) await storage.delete(keyOf(id, piece));
}

export const sealCells = ({ sealSecret }: Pick<FileServices, 'sealSecret'>, owner: string, cells: readonly string[]) =>
  seal(JSON.stringify(cells), contextOf(sealSecret, owner));

export const unsealCells = (
  { sealSecret }: Pick<FileServices, 'sealSecret'>,
  owner: string,
  sealed: string,
): string[] => JSON.parse(unseal(sealed, contextOf(sealSecret, owner)));

/** One piece after the other: never more than one is in memory. */
async function* bytesOf({ storage, sealSecret }: FileServices, { id, pieces }: ImportFile): AsyncGenerator<Buffer> {
  for (let piece = 0; piece < pieces; piece += 1) {
    const stored = await storage.get(keyOf(id, piece));
    assert(stored, 'a standing import has its file');
    const sealed = (await buffer(stored)).toString();
    yield Buffer.from(unseal(sealed, contextOf(sealSecret, `${id}:${piece}`)), 'base64');
  }
}

/** UTF-8, or what older spreadsheets write where it is none. */
async function* textOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const each of bytes) {
    decoder ??= new TextDecoder(isUtf8(each) ? 'utf-8' : 'windows-1252');
    yield decoder.decode(each, { stream: true });
  }
  yield decoder?.decode() ?? '';
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

const SEPARATORS = [',', ';', '\t', '|'] as const;

/** The one that stands most often in the first line. */
function separatorOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1);
  const counted = SEPARATORS.map((each) => ({ each, times: line.split(each).length }));
  return counted.reduce((best, next) => (next.times > best.times ? next : best)).each;
}

const LONGEST_ROW = 64 * 1024;

const readingOf = (text: string) => ({
  delimiter: separatorOf(text.replace(/^\uFEFF/, '')),
  ...{ bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
  max_record_size: LONGEST_ROW,
});

/** The header first. Throws BrokenFile where it cannot be read any further. */
export async function* rowsOf(services: FileServices, file: ImportFile): AsyncGenerator<string[]> {
  const text = textOf(bytesOf(services, file));
  const first = (await text.next()).value ?? '';
  const parser = parse(readingOf(first));
  const source = Readable.from(chain(first, text));
  source.on('error', (error) => parser.destroy(error));
  try {
    for await (const row of source.pipe(parser)) yield (row as string[]).slice(0, MOST_IMPORT_COLUMNS);
  } catch (error) {
    throw error instanceof CsvError ? new BrokenFile() : error;
  } finally {
    source.destroy();
  }
}

async function* chain(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/** No table: a quote without an end, or a row without one. */
export class BrokenFile extends Error {}

const EXAMPLES = 3;

/** What somebody needs to see to say which column is what; undefined where there is no row at all. */
export async function peek(services: FileServices, file: ImportFile) {
  let text = '';
  for await (const part of textOf(bytesOf(services, { ...file, pieces: 1 }))) text += part;
  // A row that never ends is told when the file is read; its header can be shown all the same.
  const seen = firstRows(text, 1 + EXAMPLES) ?? firstRows(text, 1);
  const [header, ...examples] = (seen ?? []).map((row) => row.slice(0, MOST_IMPORT_COLUMNS));
  return header && { header, examples };
}

function firstRows(text: string, to: number): string[][] | undefined {
  try {
    return parseAtOnce(text, { ...readingOf(text), to });
  } catch (error) {
    if (!(error instanceof CsvErrorAtOnce)) throw error;
    return undefined;
  }
}
