import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Eight bits a channel, red, green, blue and, with four, how opaque; row by row from the top. */
export type Pixels = { width: number; height: number; channels: 3 | 4; data: Buffer };

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOUR_TYPES: Partial<Record<number, Pixels['channels']>> = { 2: 3, 6: 4 };

/**
 * The pixels of a PNG of exactly this size, or undefined for anything else. What else a file carries (texts, profiles,
 * places) is passed over, never handed on; a file with one byte too many, or whose sums are wrong, is none.
 */
export function readPng(file: Buffer, size: { width: number; height: number }): Pixels | undefined {
  const chunks = chunksOf(file);
  const channels = chunks && channelsOf(chunks, size);
  const packed = chunks && imageDataOf(chunks);
  if (!channels || !packed) return undefined;
  const rows = inflated(packed, size.height * (1 + size.width * channels));
  const data = rows && unfilter(rows, size.width * channels, channels);
  return data && { ...size, channels, data };
}

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
function channelsOf([header]: Chunk[], { width, height }: { width: number; height: number }) {
  if (header?.type !== 'IHDR' || header.data.length !== 13) return undefined;
  const [depth, colourType = -1, compression, filter, interlace] = header.data.subarray(8);
  const isPlain = depth === 8 && compression === 0 && filter === 0 && interlace === 0;
  const isThisSize = header.data.readUInt32BE(0) === width && header.data.readUInt32BE(4) === height;
  return isPlain && isThisSize ? COLOUR_TYPES[colourType] : undefined;
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

/** Each row says how it was made from its left and upper neighbours. */
function unfilter(rows: Buffer, stride: number, channels: number): Buffer | undefined {
  const height = rows.length / (stride + 1);
  const data = Buffer.alloc(height * stride);
  for (let row = 0; row < height; row += 1) {
    const filter = rows[row * (stride + 1)] ?? -1;
    if (filter > 4) return undefined;
    for (let column = 0; column < stride; column += 1) {
      const raw = rows[row * (stride + 1) + 1 + column] ?? 0;
      const at = row * stride + column;
      data[at] = raw + predicted(filter, neighboursOf(data, { at, column, stride, channels }));
    }
  }
  return data;
}

type Neighbours = { left: number; up: number; corner: number };
type Place = { at: number; column: number; stride: number; channels: number };

function neighboursOf(data: Buffer, { at, column, stride, channels }: Place): Neighbours {
  const isFirst = column < channels;
  return {
    left: isFirst ? 0 : (data[at - channels] ?? 0),
    up: data[at - stride] ?? 0,
    corner: isFirst ? 0 : (data[at - stride - channels] ?? 0),
  };
}

function predicted(filter: number, { left, up, corner }: Neighbours): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  return filter === 4 ? paeth({ left, up, corner }) : 0;
}

/** The neighbour nearest to left + up − corner. */
function paeth({ left, up, corner }: Neighbours): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

const PAETH = 4;

/** The same pixels as a file of our own making: a header, the image, an end, and nothing that somebody else wrote. */
export function writePng({ width, height, channels, data }: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = channels === 4 ? 6 : 2;
  const stride = width * channels;
  const rows = Buffer.alloc(height * (stride + 1));
  for (let row = 0; row < height; row += 1) {
    rows[row * (stride + 1)] = PAETH;
    for (let column = 0; column < stride; column += 1) {
      const at = row * stride + column;
      const guess = paeth(neighboursOf(data, { at, column, stride, channels }));
      rows[row * (stride + 1) + 1 + column] = (data[at] ?? 0) - guess;
    }
  }
  const packed = deflateSync(rows, { level: 9 });
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
