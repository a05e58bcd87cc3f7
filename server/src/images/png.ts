import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Eight bits a channel, red, green, blue and, with four, how opaque; row by row from the top. */
export type Pixels = { width: number; height: number; channels: 3 | 4; data: Buffer };

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOUR_TYPES: Partial<Record<number, Pixels['channels']>> = { 2: 3, 6: 4 };

/**
 * The pixels of a PNG of exactly this size, or undefined for anything else. What else a file carries (texts, profiles,
 * places) is passed over, never handed on; a file with one byte too many, or whose sums are wrong, is none.
 */
export function readPng(file: Buffer, size: Size): Pixels | undefined {
  const png = openPng(file);
  if (!png || png.width !== size.width || png.height !== size.height) return undefined;
  const rows = inflated(png.packed, rowsBytes(png));
  if (!rows) return undefined;
  const data = Buffer.alloc(size.height * size.width * png.channels);
  for (let row = 0; row < size.height; row += 1) if (!unfilterRow({ rows, data }, row, png)) return undefined;
  return { ...size, channels: png.channels, data };
}

type Size = { width: number; height: number };
type Layout = Size & Pick<Pixels, 'channels'>;

/** As far as its header and its parts tell; the pixels are still packed. */
export function openPng(file: Buffer): (Layout & { packed: Buffer }) | undefined {
  const chunks = chunksOf(file);
  const layout = chunks && layoutOf(chunks);
  const packed = chunks && imageDataOf(chunks);
  return layout && packed && { ...layout, packed };
}

/** Unpacked: each row of pixels begins with the number of its filter. */
export const rowsBytes = ({ width, height, channels }: Layout) => height * (1 + width * channels);

type Chunk = { type: string; data: Buffer };

/** All of them up to the very end of the file, each with the right sum. */
function chunksOf(file: Buffer): Chunk[] | undefined {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  while (at < file.length) {
    if (file.length - at < 12) return undefined;
    const length = file.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > file.length || crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return undefined;
    chunks.push({ type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, end - 4) });
    at = end;
  }
  return chunks;
}

/** The header comes first and says what we expect: eight bits, colours, not interlaced. */
function layoutOf([header]: Chunk[]): Layout | undefined {
  if (header?.type !== 'IHDR' || header.data.length !== 13) return undefined;
  const [depth, colourType = -1, compression, filter, interlace] = header.data.subarray(8);
  const isPlain = depth === 8 && compression === 0 && filter === 0 && interlace === 0;
  const channels = COLOUR_TYPES[colourType];
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  return isPlain && channels && width > 0 && height > 0 ? { width, height, channels } : undefined;
}

/** One run of image data, nothing critical beside it, and the end where it belongs. */
function imageDataOf(chunks: Chunk[]): Buffer | undefined {
  const critical = chunks.filter(({ type }) => /^[A-Z]/.test(type)).map(({ type }) => type);
  const isWhole = /^IHDR(,IDAT)+,IEND$/.test(critical.join());
  const first = chunks.findIndex(({ type }) => type === 'IDAT');
  const last = chunks.findLastIndex(({ type }) => type === 'IDAT');
  const run = chunks.slice(first, last + 1);
  const end = chunks.at(-1);
  if (!isWhole || run.some(({ type }) => type !== 'IDAT') || end?.type !== 'IEND' || end.data.length > 0)
    return undefined;
  return Buffer.concat(run.map(({ data }) => data));
}

/** Exactly so many bytes: a bomb stops at the first byte too many, and nothing hides behind the end of the stream. */
function inflated(packed: Buffer, bytes: number): Buffer | undefined {
  try {
    const { buffer, engine } = inflateSync(packed, { maxOutputLength: bytes, info: true }) as unknown as {
      buffer: Buffer;
      engine: { bytesWritten: number };
    };
    return buffer.length === bytes && engine.bytesWritten === packed.length ? buffer : undefined;
  } catch {
    return undefined; // zlib says in many ways that this is no such stream
  }
}

type Plane = { rows: Buffer; data: Buffer };

/** Each row says how it was made from its left and upper neighbours. False for a filter nobody knows. */
export function unfilterRow({ rows, data }: Plane, row: number, { width, channels }: Layout): boolean {
  const stride = width * channels;
  const from = row * (stride + 1) + 1;
  const start = row * stride;
  const filter = rows[from - 1] ?? -1;
  if (filter > PAETH) return false;
  for (let column = 0; column < stride; column += 1) {
    const at = start + column;
    const left = column < channels ? 0 : (data[at - channels] ?? 0);
    const up = row === 0 ? 0 : (data[at - stride] ?? 0);
    const corner = row === 0 || column < channels ? 0 : (data[at - stride - channels] ?? 0);
    data[at] = (rows[from + column] ?? 0) + predicted(filter, left, up, corner);
  }
  return true;
}

/** The other way round, each row from the neighbour that is nearest. */
export function filterRow({ rows, data }: Plane, row: number, { width, channels }: Layout): void {
  const stride = width * channels;
  const to = row * (stride + 1) + 1;
  const start = row * stride;
  rows[to - 1] = PAETH;
  for (let column = 0; column < stride; column += 1) {
    const at = start + column;
    const left = column < channels ? 0 : (data[at - channels] ?? 0);
    const up = row === 0 ? 0 : (data[at - stride] ?? 0);
    const corner = row === 0 || column < channels ? 0 : (data[at - stride - channels] ?? 0);
    rows[to + column] = (data[at] ?? 0) - paeth(left, up, corner);
  }
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  return filter === PAETH ? paeth(left, up, corner) : 0;
}

const PAETH = 4;

/** The neighbour nearest to left + up − corner. */
function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const toLeft = Math.abs(guess - left);
  const toUp = Math.abs(guess - up);
  const toCorner = Math.abs(guess - corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** The same pixels as a file of our own making. */
export function writePng(pixels: Pixels): Buffer {
  const rows = Buffer.alloc(rowsBytes(pixels));
  for (let row = 0; row < pixels.height; row += 1) filterRow({ rows, data: pixels.data }, row, pixels);
  return pngOf(pixels, deflateSync(rows, { level: 9 }));
}

/** A header, the image, an end, and nothing that somebody else wrote. */
export function pngOf({ width, height, channels }: Layout, packed: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = channels === 4 ? 6 : 2;
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
