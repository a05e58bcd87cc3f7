import { setImmediate as nextTurn } from 'node:timers/promises';
import { deflate, type InputType, inflate, type ZlibOptions } from 'node:zlib';
import { filterRow, openPng, pngOf, rowsBytes, unfilterRow } from './png.ts';

export type Redrawn = { file: Buffer; width: number; height: number };

/** So many bytes of pixels are worked on before somebody else has a turn: about two milliseconds. */
const SLICE_BYTES = 256 * 1024;

/** One at a time in a process: a large image takes some sixty megabytes while it is drawn. */
let last: Promise<unknown> = Promise.resolve();

/**
 * The same image as a file of our own making, from its pixels alone; undefined for anything but a PNG no longer than that on
 * either side. Others are served while it is drawn.
 */
export function redrawPng(file: Buffer, longestSide: number): Promise<Redrawn | undefined> {
  const drawing = last.then(() => redraw(file, longestSide));
  last = drawing.catch(() => undefined);
  return drawing;
}

async function redraw(file: Buffer, longestSide: number): Promise<Redrawn | undefined> {
  const png = openPng(file);
  if (!png || Math.max(png.width, png.height) > longestSide) return undefined;
  const rows = await unpacked(png.packed, rowsBytes(png));
  if (!rows) return undefined;
  const stride = png.width * png.channels;
  const data = Buffer.alloc(png.height * stride);
  const slice = Math.ceil(SLICE_BYTES / stride);
  for (let row = 0; row < png.height; row += 1) {
    if (!unfilterRow({ rows, data }, row, png)) return undefined;
    if (row % slice === 0) await nextTurn();
  }
  for (let row = 0; row < png.height; row += 1) {
    filterRow({ rows, data }, row, png);
    if (row % slice === 0) await nextTurn();
  }
  const packed = await run(deflate, rows, { level: 6 });
  return packed && { file: pngOf(png, packed.buffer), width: png.width, height: png.height };
}

/** Exactly so many bytes: a bomb stops at the first byte too many, and nothing hides behind the end of the stream. */
async function unpacked(packed: Buffer, bytes: number): Promise<Buffer | undefined> {
  const result = await run(inflate, packed, { maxOutputLength: bytes });
  return result?.buffer.length === bytes && result.engine.bytesWritten === packed.length ? result.buffer : undefined;
}

type Result = { buffer: Buffer; engine: { bytesWritten: number } };
type Worker = (from: InputType, options: ZlibOptions, done: (error: Error | null, result: Buffer) => void) => void;

/** Undefined where zlib says, in whichever of its ways, that this is no such stream. */
function run(worker: Worker, from: Buffer, options: ZlibOptions): Promise<Result | undefined> {
  return new Promise((resolve) => {
    worker(from, { ...options, info: true }, (error, result) =>
      resolve(error ? undefined : (result as unknown as Result)),
    );
  });
}
